"""Planning a whole chain: what is taken in a turn is valued together."""

from collections.abc import Iterator, Mapping

import numpy as np
import pytest

from sammelsurium.games.collexxion.bot import chains
from sammelsurium.games.collexxion.bot.chains import uncovers
from sammelsurium.games.collexxion.bot.worth import PLANNING, THREAT, counts_of, worth
from sammelsurium.games.collexxion.codes import TAKE, polygon_of, verb_of
from sammelsurium.games.collexxion.pile import accessible
from sammelsurium.games.collexxion.rules import apply, legal
from sammelsurium.games.collexxion.state import KINDS
from sammelsurium.kernel.contract import State, copy_state
from sammelsurium.kernel.match import Match

from .table import ADA, GAME, PINK_SET, SQUARES, names_of_takes, play, polygon, real_pile, seat, table, take
from .test_instinct import judged


def foreseen(match: Match) -> Mapping[str, float]:
    """What each legal move of Ada looks worth after the longer look, which leaves the state alone."""
    seated = match.seated(ADA)
    moves, before = seated.legal(), seated.state.tobytes()
    values = np.full(len(moves), np.nan)
    GAME.foresee(match.box.data, seated.state, ADA, moves, len(moves), values)
    assert np.isfinite(values).all()
    assert seated.state.tobytes() == before
    return dict(zip(match.legal(ADA), map(float, values), strict=True))


def best(values: Mapping[str, float]) -> str:
    return max(values, key=lambda move: values[move])


# -- the collection that a chain makes -----------------------------------------------------------------------------


def test_a_chain_that_completes_a_set_is_better_than_the_polygon_that_looks_best_alone() -> None:
    """After the blue pentagon only three pink ones would fit into the chain."""
    match = table(seat("blue triangle", "blue square"), seat(), left=[*PINK_SET, "blue pentagon"])
    assert best(judged(match)) in names_of_takes("blue pentagon")
    assert best(foreseen(match)) not in names_of_takes("blue pentagon")


def test_the_chain_is_gone_on_with_to_its_end() -> None:
    match = table(seat("blue triangle", "blue square"), seat(), left=[*PINK_SET, "blue pentagon"])
    for _ in range(4):
        match.play(ADA, best(foreseen(match)))
    assert best(foreseen(match)) == "stop"
    assert match.legal(ADA)[0] == "stop"
    assert "score pink" in play(match, ADA, "stop").legal(ADA)


def test_a_polygon_that_fits_two_sets_is_taken_twice() -> None:
    mine = ["pink triangle", "pink pentagon", "pink octagon", "green square", "yellow square", "blue square"]
    match = table(seat(*mine), seat(), left=["pink square", "pink square", "pink triangle"])
    assert best(foreseen(take(match, ADA, "pink square"))) in names_of_takes("pink square")


def test_what_brings_nothing_more_is_left() -> None:
    match = table(seat(*PINK_SET[:3]), seat(), left=["pink octagon", "pink square", "pink square"])
    assert best(foreseen(take(match, ADA, PINK_SET[3]))) == "stop"


def test_a_set_that_lies_there_already_counts_once() -> None:
    """Given by somebody else, it waits to be scored (CX-46): a fifth pink polygon adds nothing to it."""
    values = foreseen(table(seat(*PINK_SET), seat(), left=["pink square", "green octagon"]))
    assert max(values.values()) < 1.0


# -- compared with all chains --------------------------------------------------------------------------------------


def chains_from(match: Match, state: State) -> Iterator[State]:
    """Everything a seat could have taken, by the rules themselves."""
    yield state
    moves = GAME.new_moves()
    for i in range(legal(match.box.data, state, ADA, moves)):
        if verb_of(int(moves[i])) == TAKE:
            after = copy_state(state)
            apply(match.box.data, after, ADA, int(moves[i]))
            yield from chains_from(match, after)


def worth_of(match: Match, state: State) -> float:
    """By the tray as it is before."""
    counts, stacks = np.zeros(KINDS, np.int64), np.zeros(5, np.int64)
    counts_of(state, ADA, counts)
    stacks[:4] = state.stack
    return float(worth(match.box.data, match.state, counts, stacks, PLANNING))


@pytest.mark.parametrize(
    ("mine", "left"),
    [
        ([], ["pink square", "green square", "green octagon", "blue octagon", "blue triangle"]),
        (PINK_SET[:3], [*SQUARES, "pink octagon"]),
        (["pink triangle", "pink octagon", *SQUARES[:2]], [*PINK_SET[1:3], *SQUARES[2:], "blue octagon"]),
    ],
)
def test_where_nothing_is_covered_the_plan_is_the_best_of_all_chains(mine: list[str], left: list[str]) -> None:
    match = table(seat(*mine), seat(), left=left)
    now = worth_of(match, match.state)
    found: dict[int, float] = {}
    for state in chains_from(match, match.state):
        if state.taken:
            first = int(state.chain[0])
            found[first] = max(found.get(first, -99.0), worth_of(match, state) - now)
    values = np.zeros(len(left))
    moves = np.array([TAKE << 10 | first for first in sorted(found)], np.int64)
    alone = PLANNING.copy()
    alone[THREAT] = 0.0
    chains.plan_chains(match.box.data, match.state, ADA, moves, len(moves), values, alone)
    assert values == pytest.approx([found[polygon_of(int(move))] for move in moves])


# -- what lies below, and the next player --------------------------------------------------------------------------


def accessible_kinds(state: State) -> int:
    words = [int(accessible(state, colour)) for colour in range(4)]
    return sum(1 << kind for kind in range(KINDS) if words[kind // 4] >> kind % 4 * 5 & 31)


@pytest.mark.parametrize("option", ["uncovered", "resting", "untouched"])
def test_what_a_polygon_uncovers_is_what_the_rules_make_accessible(option: str) -> None:
    match = real_pile(1, accessible=option)
    uncovered = 0
    for move in match.legal(ADA):
        if move.startswith("take"):
            number, after = int(move.split()[1]), copy_state(match.state)
            apply(match.box.data, after, ADA, TAKE << 10 | number)
            new = [p for p in range(80) if is_new(match.state, after, p)]
            assert uncovers(match.state, number) == sum(1 << kind for kind in {p // 5 for p in new})
            uncovered += len(new)
    assert uncovered > 0 or option == "untouched"  # what touches nothing rests on nothing


def is_new(before: State, after: State, number: int) -> bool:
    bit = 1 << number % 20
    return bool(int(accessible(after, number // 20)) & ~int(accessible(before, number // 20)) & bit)


def two_alike(state: State) -> tuple[int, int, int]:
    """Two accessible polygons of a kind, and a kind that fits and lies below the first of them only."""
    for upper in range(80):
        for other in range(upper // 5 * 5, upper // 5 * 5 + 5):
            if all(int(accessible(state, p // 20)) >> p % 20 & 1 for p in (upper, other)):
                below = int(uncovers(state, upper)) & ~int(uncovers(state, other)) & ~(1 << upper // 5)
                if below := below & int(chains.FOLLOWING[upper // 5]):
                    return upper, other, below.bit_length() - 1
    raise AssertionError("everything lies flat")


def test_what_lies_below_can_follow() -> None:
    """It would complete a set, and only the two alike ones can be reached. Who begins with the wrong one needs both."""
    match = real_pile(1)
    state = copy_state(match.state)
    upper, other, kind = two_alike(state)
    state.clear[:] = state.free[:] = 0
    for number in (upper, other):
        state.clear[number // 20] |= 1 << number % 20
        state.free[number // 20] |= 1 << number % 20
    state.kind_count[ADA, kind // 4 * 4 : kind // 4 * 4 + 4] = 1
    state.kind_count[ADA, kind] = 0
    moves, values = np.array([TAKE << 10 | upper, TAKE << 10 | other], np.int64), np.zeros(2)
    GAME.foresee(match.box.data, state, ADA, moves, 2, values)
    assert values[0] > values[1] + 0.3 > 1.0


def test_what_the_next_player_needs_is_taken_away() -> None:
    left = ["pink octagon", "blue octagon"]
    values = foreseen(table(seat(), seat(*PINK_SET[:3], actions=[]), left=left))
    assert values[f"take {polygon('pink octagon')}"] > values[f"take {polygon('blue octagon')}"]


def test_whoever_stops_answers_for_what_is_left_to_the_next_player() -> None:
    others = ["green triangle", "green pentagon"]
    calm = take(table(seat(), seat(), left=["pink octagon", "pink triangle", *others]), ADA, "pink triangle")
    tense = table(seat(), seat(*PINK_SET[:3], actions=[]), left=["pink octagon", "pink triangle", *others])
    assert foreseen(take(tense, ADA, "pink triangle"))["stop"] < foreseen(calm)["stop"]


def test_an_empty_tray_leaves_nothing() -> None:
    match = take(table(seat(), seat(*PINK_SET[:3]), left=["pink octagon"]), ADA, "pink octagon")
    assert foreseen(match)["stop"] == 0.0


def test_after_taking_there_is_no_chain_to_plan() -> None:
    match = play(take(table(seat(*PINK_SET[:3]), seat()), ADA, PINK_SET[3]), ADA, "stop")
    assert foreseen(match) == judged(match)
