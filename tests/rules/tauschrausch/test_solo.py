"""Alone against Pinzetta (TR-95): she decides by her cards, and a person decides nothing for her."""

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.box.names import PIECE_NUMBERS
from sammelsurium.games.tauschrausch.cards import SECOND_SAFE
from sammelsurium.games.tauschrausch.rules import rival
from sammelsurium.games.tauschrausch.scoring.points import outcome
from sammelsurium.games.tauschrausch.state import FINISHED, RESERVE, RIVAL, SAFE, SMALL, T_CONTESTS
from sammelsurium.games.tauschrausch.table import new_item, show_piece

from .table import ADA, BOX, Table, lay, new_state, refused

QUIET = ("golden_tweezers", "gala_evening")


def solo(*wishes: str, events: tuple[str, str] = QUIET, level: str = "newcomer") -> Table:
    return Table(1, [*events, *wishes], {"rival": level})


def collect_anything(table: Table) -> None:
    while table.phase == "collect":
        table.play(ADA, table.unwanted([]))


@pytest.mark.rule("TR-95")
def test_the_player_holds_the_marker_and_two_events_are_revealed() -> None:
    table = solo("album 2", "album 4")
    view = table.view(ADA)
    assert (view.first, len(view.events), len(view.players)) == (ADA, 2, 2)
    assert [player.seat for player in view.players] == [0, None]
    assert table.rival().card is not None
    assert not table.state.attendees >> (5 + 9) & 1, "the early riser is left out"


@pytest.mark.rule("TR-95")
def test_she_takes_the_dearest_item_that_fits_her_first_want_then_her_second() -> None:
    table = solo("gold_fever", "S28", "S29", "R60")
    table.take(ADA, "marker")
    assert "R60" in table.pieces("haul/1"), "the dearest rare stamp"
    table = solo("small_talk", "sailor", "curator")
    table.take(ADA, "marker")
    assert "sailor" in table.pieces("haul/1"), "an exhibitor"


WANTS = {"hurry": "marker", "thrift": "forever", "good_advice": "curator", "bargain": "B13"}


@pytest.mark.rule("TR-95")
@pytest.mark.parametrize("card", WANTS)
def test_her_wants(card: str) -> None:
    table = solo(card, "curator", "B13")
    table.take(ADA, "size:short")
    assert WANTS[card] in table.pieces("haul/1")


@pytest.mark.rule("TR-95")
def test_she_never_looks_at_a_face_down_stamp() -> None:
    table = solo("curiosity")
    table.take(ADA, "marker")
    hidden = table.items("haul/1")[0]
    assert table.state.item_known[hidden - 1] == 0, "still undecided"


@pytest.mark.rule("TR-95")
def test_without_anything_she_wants_she_takes_a_face_up_stamp_and_then_anything() -> None:
    state = new_state(1)
    state.album[:2] = (0, 1)
    state.open_card = 0
    card = new_item(state, 5)
    show_piece(state, card, PIECE_NUMBERS["curator"])
    state.pool = 1 << card
    assert rival.next_item(BOX.data, state) == card
    stamp = new_item(state, 0)
    show_piece(state, stamp, PIECE_NUMBERS["S06"])
    state.pool |= 1 << stamp
    assert rival.next_item(BOX.data, state) == stamp


@pytest.mark.rule("TR-95")
def test_her_split_follows_the_letters_of_the_cut_card() -> None:
    table = solo()
    collect_anything(table)
    card = table.rival().cut
    assert card is not None
    shown = {item.item: item for item in table._all()}
    mine = sorted(
        (item for item in shown.values() if item.place.startswith(("offer/1", "reserve/1"))),
        key=lambda i: i.order,
    )
    reserve = [item for item in mine if item.place == "reserve/1"]
    assert len(reserve) == 1
    dealt = [item.place[-1].upper() for item in mine if item.place.startswith("offer")]
    assert "".join(dealt) == card.cut[: len(dealt)]


@pytest.mark.rule("TR-81", "TR-95")
def test_her_second_reserve_is_the_next_item_that_is_not_an_open_rare_stamp() -> None:
    state = new_state(1)
    state.events[0], state.revealed, state.cut_card = SECOND_SAFE, 1, 0
    items = [new_item(state, SMALL) for _ in range(5)]
    for item, piece in zip(items, ("S28", "S01", "S29", "S02", "S03"), strict=True):
        show_piece(state, item, PIECE_NUMBERS[piece])
        state.haul[RIVAL] |= 1 << item
    rival.split_haul(BOX.data, state)
    assert [int(state.tray[RIVAL, tray]) for tray in (RESERVE, SAFE)] == [1 << items[1], 1 << items[3]]


@pytest.mark.rule("TR-95")
@pytest.mark.parametrize(("level", "tastes"), [("newcomer", 1), ("dealer", 2), ("legend", 0)])
def test_the_level_says_how_many_tastes_lie_open(level: str, tastes: int) -> None:
    table = solo(level=level)
    collect_anything(table)
    assert len(table.rival().tastes) == tastes
    table.split(ADA)
    table.until("show")
    assert table.rival().tastes
    assert {table.match.actions[i].actor for i in range(table.match.ply)} == {-1, 0}, "nobody acts for her"


@pytest.mark.rule("TR-95")
@pytest.mark.parametrize("taste", range(5))
def test_her_tastes(taste: int) -> None:
    table = solo("S28")
    table.collect(("S28", "marker"))
    table.split(ADA, a=("S28",))
    while table.phase == "choose" and table.match.waiting:
        first, second = int(table.state.tray[0, 4]), int(table.state.tray[0, 5])
        liked = [int(rival.liking(BOX.data, table.state, items, taste)) for items in (first, second)]
        better = int(rival.preferred_offer(BOX.data, table.state, taste)) - 4
        assert liked[better] == max(liked)
        break


@pytest.mark.rule("TR-95")
def test_equal_offers_are_told_apart_by_value_then_items_then_the_first() -> None:
    state = new_state(1)
    state.album[:2] = (0, 1)
    items = [new_item(state, 4) for _ in range(3)]
    state.tray[0, 4], state.tray[0, 5] = 1 << items[0], 1 << items[1]
    assert rival.preferred_offer(BOX.data, state, rival.T_HIDDEN) == 4
    state.tray[0, 5] |= 1 << items[2]
    assert rival.preferred_offer(BOX.data, state, rival.T_HIDDEN) == 5


@pytest.mark.rule("TR-95")
def test_she_scores_a_point_a_stamp_and_the_bonus_of_her_level() -> None:
    table = solo(level="legend")
    table.until("enter")
    stamps = sum(len(piece.parts) for piece in table.rival().pile)
    table.play(ADA, "enter 1")
    assert table.match.view(ADA).players[1].terms.contests == stamps + 10
    assert len(table.match.view(ADA).players[1].tickets) == 1


@pytest.mark.rule("TR-95")
def test_she_enters_the_next_contest_where_she_has_been() -> None:
    state = new_state(1)
    state.cut_card = 0
    assert rival.contest(BOX.data, state) == 0
    state.tickets[RIVAL] = 0b1001 | 0b0001
    assert rival.contest(BOX.data, state) == 1
    state.cut_card = 3
    assert rival.contest(BOX.data, state) == 1, "from cancelled it goes on with colour, then theme"


@pytest.mark.rule("TR-95", "TR-83", "TR-84")
def test_events_hold_for_her_too() -> None:
    table = solo(events=("golden_tweezers", "open_drawers"))
    before = sum(not item.up for item in table._all() if item.place == "pool")
    table.play(ADA, table.match.legal(ADA)[0])
    assert sum(not item.up for item in table._all() if item.place == "pool") == before - 2
    table = solo(events=("golden_tweezers", "open_hand"))
    collect_anything(table)
    last = max((item for item in table._all() if item.place == "haul/1"), key=lambda item: item.order)
    table.play(ADA, table.match.legal(ADA)[0])
    assert table.place(last.item) in ("haul/0", "reserve/0", "offer/0/a", "offer/0/b")
    table = solo(events=("golden_tweezers", "second_safe"))
    collect_anything(table)
    assert len(table.items("safe/1")) == 1
    table = solo(events=("golden_tweezers", "open_house"))
    collect_anything(table)
    assert table.items("reserve/1") == []
    table = solo(events=("golden_tweezers", "exchange_table"))
    collect_anything(table)
    assert table.phase in ("exchange", "split")


@pytest.mark.rule("TR-95")
def test_her_specialists_do_nothing() -> None:
    table = solo("good_advice", "restorer")
    table.take(ADA, "marker")
    assert table.match.view(ADA).players[1].specialists == ["restorer"]
    from sammelsurium.games.tauschrausch.scoring.values import tile_value

    assert tile_value(BOX.data, table.state, RIVAL, PIECE_NUMBERS["S06"]) == -1


@pytest.mark.rule("TR-95", "TR-65")
def test_who_wins() -> None:
    state = new_state(1)
    state.phase = FINISHED
    ranks, ties = np.zeros(1, np.int64), np.zeros(1, np.int64)

    def reason(own: int, hers: int) -> int:
        state.terms[:2, T_CONTESTS] = (own, hers)
        return int(outcome(BOX.data, state, ranks, ties))

    assert [reason(10, 9), reason(9, 10), reason(9, 9)] == [1, 2, 3]
    lay(state, ADA, {"a1": "S28"})
    assert reason(9, 9) == 1
    state.pile[3] = 1 << 29
    assert reason(9, 9) == 2


@pytest.mark.rule("TR-95")
def test_a_whole_solo_game_ends_with_a_verdict() -> None:
    table = solo(level="dealer")
    while not table.match.over:
        table.anything()
    outcome = table.match.outcome()
    assert outcome is not None
    ranks = [player.rank for player in table.view(ADA).players]
    assert ranks == {"beaten": [1, 2], "lost": [2, 1], "tied": [1, 1]}[outcome.reason]


def test_what_pinzetta_does_is_told_as_hers() -> None:
    table = solo()
    while not table.match.over:
        table.anything()
    events = [event for index in range(table.match.ply) for event in table.match.events(index, ADA)]
    hers = [event for event in events if event.key.startswith("rival-")]
    assert {"rival-took", "rival-chose", "rival-scored"} <= {event.key for event in hers}
    assert all(event.args["seat"] == RIVAL for event in hers)
    assert refused(table, ADA, "confirm") == "TR-65"


@pytest.mark.rule("TR-95", "TR-41")
def test_the_rival_reserves_the_first_that_is_no_open_rare_stamp_or_nothing() -> None:
    state = new_state(1)
    for item, piece in enumerate(("S28", "S29", "S01")):
        state.item_back[item], state.item_when[item] = SMALL, item
        show_piece(state, item, PIECE_NUMBERS[piece])
    assert rival.reserve_first(BOX.data, state, 0b111) == 0b100
    assert rival.reserve_first(BOX.data, state, 0b011) == 0
