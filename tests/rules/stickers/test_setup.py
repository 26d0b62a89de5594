"""Setting up (ST-10 to ST-13), and the option "even start" (ST-84)."""

import pytest

from sammelsurium.games.stickers.state import SET_NAMES
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import Unreadable
from sammelsurium.kernel.match import Match

from .table import ADA, FACTS, GAME, NAMES, begin, finish_turn, hand, least, markers

SEEDS = [str(number) for number in range(40)]


@pytest.mark.rule("ST-10")
def test_every_set_marker_lies_on_one_space_and_every_set_can_be_legendary() -> None:
    boards = [markers(begin(seed=seed)) for seed in SEEDS]
    assert all(sorted(board.values()) == sorted(SET_NAMES) for board in boards)
    assert len({board["L1"] for board in boards}) == len(SET_NAMES)


@pytest.mark.rule("ST-10")
def test_no_marker_is_dealt_twice() -> None:
    match = Match.begin(GAME, NAMES[:2])
    match.play(CHANCE, "start 2")
    match.play(CHANCE, "marker corking")
    with pytest.raises(Unreadable, match="no longer left"):
        match.play(CHANCE, "marker corking")
    with pytest.raises(Unreadable, match="not what Chance does"):
        match.play(CHANCE, "deal corking-3")


@pytest.mark.rule("ST-11", "ST-2")
@pytest.mark.parametrize(("players", "cards"), [(2, 54), (3, 81), (4, 108)])
def test_marked_cards_stay_out_of_smaller_games(players: int, cards: int) -> None:
    match = begin(players)
    view = match.view(None)
    assert view.deck + view.reserve + 6 + 6 * players == cards
    dealt = [card.card for card in view.display] + [card for p in range(players) for card in hand(match, p)]
    assert all(least(card) <= players for card in dealt)


@pytest.mark.rule("ST-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_each_are_the_reserve_six_the_display_and_six_each_hand(players: int) -> None:
    match = begin(players)
    view = match.view(ADA)
    assert view.reserve == 3 * players
    assert len([card for card in view.display if card]) == 6
    assert [player.hand for player in view.players] == [6] * players
    assert [card.card for card in view.hand] == hand(match, ADA)


@pytest.mark.rule("ST-13")
def test_chance_names_the_start_player_and_turns_go_clockwise() -> None:
    matches = [begin(3, seed) for seed in SEEDS]
    assert {match.view(None).start for match in matches} == {0, 1, 2}
    for match in matches[:3]:
        first = match.view(None).turn
        assert match.view(None).start == first
        assert finish_turn(match).view(None).turn == (first + 1) % 3


@pytest.mark.rule("ST-84")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_even_start_gives_points_by_turn_order_from_the_start_player(players: int) -> None:
    points = next(start.points for start in FACTS.even_start if start.players == players)
    match = Match.begin(GAME, NAMES[:players], {"start": "even"})
    assert match.points() == [0] * players
    match.play(CHANCE, "start 2")
    due = [points[(player - 1) % players] for player in range(players)]
    assert match.points() == [match.terms(player)["start"] for player in range(players)] == due
    assert [player.terms.start for player in match.view(ADA).players] == due
    assert match.events(0, None)[0].points == {str(player): n for player, n in enumerate(due) if n}


@pytest.mark.rule("ST-84")
def test_the_printed_start_is_the_default_and_gives_nothing() -> None:
    match = begin(4)
    assert match.options["start"] == "printed"
    assert match.points() == [0] * 4


def test_chance_is_understood_only_in_what_is_due() -> None:
    match = Match.begin(GAME, NAMES[:2])
    for wrong in ("start 3", "marker corking", "deal corking-3"):
        with pytest.raises(Unreadable):
            match.play(CHANCE, wrong)
    match = begin(2)
    with pytest.raises(Unreadable, match="not Chance's turn"):
        match.play(CHANCE, "draw corking-3")
