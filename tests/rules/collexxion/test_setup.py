"""Setup (CX-10 to CX-12)."""

import pytest

from sammelsurium.games.collexxion.picture.structures import Actions, Counts
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import Unreadable
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, GAME, NAMES, begin, play, real_pile, refused, seat, starting, table


@pytest.mark.rule("CX-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_draws_the_start_player_and_turns_go_clockwise(players: int) -> None:
    match = Match.begin(GAME, NAMES[:players])
    assert (match.waiting, match.legal(ADA)) == ((), [])
    match.play(CHANCE, f"start {players}")
    match.play(CHANCE, "pile 5")
    order = []
    for _ in range(players + 1):
        player = match.waiting[0]
        order.append(player)
        play(match, player, starting(match, player, "take")[0], "stop")
    assert order == [*range(players - 1, players), *range(players)]
    assert GAME.rooms.order
    assert GAME.rooms.order.start_player(match.state) == order[0]


@pytest.mark.rule("CX-11")
def test_nobody_acts_before_the_game_or_out_of_turn() -> None:
    match = Match.begin(GAME, NAMES[:2])
    assert refused(match, ADA, "stop") == "CX-11"
    match.play(CHANCE, "start 1")
    assert refused(match, ADA, "take 3") == "CX-11"
    match.play(CHANCE, "pile 5")
    assert refused(match, BEN, "stop") == "CX-11"
    assert match.view(None).turn == ADA


@pytest.mark.rule("CX-10")
def test_one_chance_action_drops_the_pile_and_the_record_names_it() -> None:
    match = begin()
    start, pile = match.actions
    assert (start.actor, pile.actor) == (CHANCE, CHANCE)
    number = int(pile.move.removeprefix("pile "))
    assert match.view(None).pile == real_pile(number).view(None).pile
    assert match.view(None).pile != real_pile(number + 1).view(None).pile
    assert match.view(None).left == 80


@pytest.mark.rule("CX-10", "CX-11")
def test_what_chance_cannot_say_is_refused() -> None:
    match = Match.begin(GAME, NAMES[:3])
    for text in ("start 4", "start 0", "pile 4"):
        with pytest.raises(Unreadable, match="start 1 to start 3"):
            match.play(CHANCE, text)
    match.play(CHANCE, "start 3")
    for text in ("pile", "pile x", f"pile {1 << 30}", "start 1"):
        with pytest.raises(Unreadable, match="drops no pile"):
            match.play(CHANCE, text)


@pytest.mark.rule("CX-12")
def test_collections_and_unused_action_tokens_lie_open() -> None:
    match = table(seat("pink square"), seat("blue square", actions=["steal"]), seat())
    for viewer in (None, ADA, BEN, CEM):
        players = match.view(viewer).players
        assert [polygon.shape for polygon in players[ADA].collection] == ["square"]
        assert players[BEN].actions == Actions(swap=False, steal=True, remove=False)
        assert players[BEN].grid.blue == Counts(triangle=0, square=1, pentagon=0, octagon=0)
