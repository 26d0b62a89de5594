"""The size of a tree somebody else has counted: OpenSpiel pins the same three numbers for Kuhn poker."""

from collections import Counter

from sammelsurium.kernel.contract import CHANCE, OVER, State, copy_state

from .exchanged import KUHN


def walk(state: State, found: Counter[str]) -> None:
    game, box = KUHN, KUHN.box().data
    actor = int(game.to_act(state))
    if actor == OVER:
        found["ends"] += 1
        return
    if actor == CHANCE:
        found["chance"] += 1
        outcomes = list(range(game.chance(box, state)))
    else:
        found["decisions"] += 1
        moves = game.new_moves()
        outcomes = list(moves[: game.legal(box, state, actor - 1, moves)])
    for outcome in outcomes:
        after = copy_state(state)
        game.apply(box, after, CHANCE if actor == CHANCE else actor - 1, int(outcome))
        walk(after, found)


def test_the_tree_of_kuhn_poker_has_its_published_size() -> None:
    game = KUHN
    state = game.new_state()
    game.start(game.box().data, state, 2, game.option_codes({}))
    found: Counter[str] = Counter()
    walk(state, found)
    assert found == {"chance": 4, "decisions": 24, "ends": 30}
