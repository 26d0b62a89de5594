"""Who gets which album (TR-10): dealt by Chance, or picked in turn order from the start player on."""

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.codes import ALBUM, code
from sammelsurium.games.tauschrausch.picture.structures import View
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import PositionError, Unreadable
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, BOX, CEM, GAME, NAMES, Table, opening, refused

PICKED = {"albums": "picked"}
ALL = [f"album {number}" for number in range(1, 6)]


def picking(players: int = 3, start: int = BEN) -> Table:
    return Table(players, [f"start {start + 1}", *opening(players=players)[1:]], PICKED)


def albums(view: View) -> list[int | None]:
    return [player.album for player in view.players]


@pytest.mark.rule("TR-10")
def test_by_default_chance_deals_everyone_another_album() -> None:
    table = Table(3, ["start 2", "album 4", "album 1", "album 5"])
    assert table.match.options["albums"] == "dealt"
    assert albums(table.view()) == [4, 3, 0], "clockwise from the start player"


@pytest.mark.rule("TR-10")
def test_albums_are_picked_clockwise_from_the_start_player_on_before_contests_are_known() -> None:
    table = picking()
    assert (table.phase, table.match.waiting, table.view().contests) == ("albums", (BEN,), [])
    assert table.match.legal(BEN) == ALL
    table.play(BEN, "album 3")
    assert (table.match.waiting, table.match.legal(CEM)) == ((CEM,), [text for text in ALL if text != "album 3"])
    table.play(CEM, "album 1")
    assert table.match.waiting == (ADA,)
    table.play(ADA, "album 5")
    assert albums(table.view()) == [4, 2, 0]
    assert (table.phase, len(table.view().contests)) == ("collect", 4)
    assert table.match.waiting == (BEN,), "who holds the start marker takes first"


@pytest.mark.rule("TR-10")
def test_an_album_is_picked_once_and_nobody_picks_out_of_turn() -> None:
    table = picking()
    assert refused(table, ADA, "album 1") == "TR-10"
    assert refused(table, BEN, "take 1") == "TR-10"
    assert int(GAME.refusal(BOX.data, table.state, BEN, code(ALBUM, 5))) == 10
    table.play(BEN, "album 1")
    assert refused(table, CEM, "album 1") == "TR-10"
    with pytest.raises(Unreadable):
        table.match.play(CEM, "album 6")
    table.play(CEM, "album 2")
    table.play(ADA, "album 3")
    assert refused(table, BEN, "album 4") == "TR-30"


@pytest.mark.rule("TR-1", "TR-10")
def test_who_picks_sees_every_album_with_its_exhibitor_and_who_has_it() -> None:
    table = picking()
    table.play(BEN, "album 3")
    shown = table.view(CEM).albums
    assert [(a.album, a.exhibitor, a.theme) for a in shown] == [
        (0, "stargazer", "space"),
        (1, "stonemason", "monuments"),
        (2, "zookeeper", "animals"),
        (3, "gardener", "flowers"),
        (4, "mechanic", "vehicles"),
    ]
    assert [a.taken for a in shown] == [None, None, BEN, None, None]
    assert [choice.album for choice in table.match.choices(CEM)] == [0, 1, 3, 4]
    table.play(CEM, "album 1")
    table.play(ADA, "album 2")
    assert table.view(CEM).albums == []


@pytest.mark.rule("TR-10", "TR-95")
def test_alone_the_player_picks_and_pinzetta_is_dealt_one_of_the_others() -> None:
    table = Table(1, ["album 4"], PICKED)
    assert (table.phase, table.match.waiting, table.match.legal(ADA)) == ("albums", (ADA,), ALL)
    table.play(ADA, "album 2")
    assert albums(table.view()) == [1, 3]
    assert [(action.actor, action.move) for action in table.match.actions[:2]] == [
        (ADA, "album 2"),
        (CHANCE, "album 4"),
    ]


@pytest.mark.rule("TR-10")
def test_everybody_is_told_who_picked_what() -> None:
    table = picking(2)
    table.play(BEN, "album 3")
    told = table.match.events(table.match.ply - 1, ADA)
    assert [(event.key, event.args) for event in told] == [("picked-album", {"seat": BEN, "album": 2})]


@pytest.mark.rule("TR-10")
def test_a_position_in_the_middle_of_picking_comes_back_and_only_in_turn_order() -> None:
    table = picking()
    table.play(BEN, "album 3")
    position = table.match.position()
    assert Match.from_position(GAME, NAMES[:3], position, PICKED).position() == position
    position["turn"] = ADA
    with pytest.raises(PositionError, match="TR-10"):
        Match.from_position(GAME, NAMES[:3], position, PICKED)


@pytest.mark.rule("TR-10")
def test_nobody_has_an_album_before_the_start_player_is_known() -> None:
    position = Match.begin(GAME, NAMES[:2], PICKED).position()
    position["sides"][0]["album"] = 1
    with pytest.raises(PositionError, match="TR-10"):
        Match.from_position(GAME, NAMES[:2], position, PICKED)


@pytest.mark.rule("TR-10")
def test_one_album_is_judged_as_good_as_another() -> None:
    table = picking()
    seated = table.match.seated(BEN)
    moves = seated.legal()
    values = np.full(len(moves), np.nan)
    GAME.judge(BOX.data, seated.state, BEN, moves, len(moves), values)
    assert values.tolist() == [0.0] * 5
