"""How a contest meets other cards: a final contest over the same stamps, an event, a specialist, its own ticket.

Each row of MEETINGS is an album with what a round contest and a final contest pay for it, counted by hand.
"""
# ruff: noqa: E501 an album a line

from functools import cache

import pytest

from sammelsurium.games.tauschrausch.box.names import CELL_NUMBERS, PIECE_NUMBERS
from sammelsurium.games.tauschrausch.cards import (
    ALONE_ON_STAGE,
    GALA_EVENING,
    GOLDEN_TWEEZERS,
    REGULAR_GUEST,
    RESTORER,
    STATIONER,
)
from sammelsurium.games.tauschrausch.codes import ENTER, code
from sammelsurium.games.tauschrausch.state import EXHIBITORS, FINAL, FINISHED, NONE, T_CONTESTS, T_FINAL, TERMS
from sammelsurium.kernel.contract import State, copy_state

from .table import ADA, BEN, BOX, FACTS, GAME, Table, contest_number, lay, opening

FIRST_EDGE = {"a1": "S01", "c1": "S07", "e1": "S13", "g1": "S18", "i1": "S24", "k1": "S28"}
HOLE = {"a2": "forever", "b1": "forever"}  # a pinhole at a1
CORNER_HOLE = {"k12": "forever", "l11": "forever"}  # a pinhole at l12

MEETINGS = [
    # two purple, two yellow; their corners meet once
    ("second_fiddle", 8, "crossroads", 4, {"a1": "S01", "c1": "S07", "a3": "S09", "c3": "S02"}),
    # three purple ones in one group; a1 lies between them and the border
    ("monochrome", 9, "snug", 3, {"a1": "S01", "c1": "S02", "a3": "S03", "c3": "S07"}),
    # the rare stamp closes the edge and has no colour
    ("paintbox", 8, "picture_frame", 10, FIRST_EDGE),
    # a gap of two cells above the purple one
    ("duet", 6, "letter_slots", 3, {"a2": "S01", "c1": "S07", "e1": "S09"}),
    ("islands", 8, "pinholes", 5, HOLE | {"e1": "S01", "g1": "S02", "e5": "S07", "g5": "S09"}),
    # c3 sees yellow, blue and green; a1 to b2 are cut off from the rest
    ("mosaic", 2, "ponds", 4, {"c3": "S01", "a3": "S07", "e3": "S13", "c1": "S18"}),
    ("grand_tour", 9, "crossroads", 4, {"a1": "S01", "c1": "S03", "a3": "S04", "c3": "S10", "a9": "S11"}),
    # three monuments, two of space; a1 and c1 are closed in
    ("silver_medal", 8, "snug", 6, {"a1": "S01", "c1": "S02", "a3": "S13", "c3": "S18", "e1": "R14"}),
    ("one_story", 9, "picture_frame", 10, {"a1": "S01", "a3": "S02", "a5": "S07", "a7": "S13", "a9": "S18", "a11": "S28"}),
    ("wide_interests", 8, "letter_slots", 3, {"a2": "S01", "c1": "S02", "e1": "S13", "g1": "S18", "k11": "S10"}),
    # the hole at a1 lies between a purple stamp and a forever one
    ("colour_chronicle", 11, "pinholes", 5, {"a2": "S01", "b1": "forever", "c2": "S03", "e2": "S04"}),
    ("parade", 18, "ponds", 2, {"a1": "S01", "c1": "S03", "e1": "S04", "g1": "S10", "i1": "S11", "k1": "S28"}),
    ("brickwork", 12, "crossroads", 4, {"a1": "R02", "d1": "R03", "a3": "R05", "d3": "R10"}),
    # a rare small square is one of the group, forever stamps are not, but they close in
    ("small_tiles", 9, "snug", 6, {"a1": "S01", "c1": "S28", "a3": "S02"} | dict.fromkeys(("e1", "e2", "c3", "d3"), "forever")),
    # three large, two small, one short
    ("second_format", 6, "picture_frame", 10, {"a10": "L03", "d10": "L02", "g10": "L04", "j11": "R02", "a1": "S01", "c1": "S02"}),
    ("tall_and_wide", 10, "letter_slots", 3, {"a2": "R11", "c1": "R02", "c3": "R07", "f1": "R03"}),
    # a block of 6 by 4 cells
    ("showpiece", 8, "pinholes", 5, CORNER_HOLE | {"a1": "R02", "d1": "R03", "a3": "R05", "d3": "R10"}),
    ("good_neighbours", 6, "ponds", 4, CORNER_HOLE | {"a1": "L03", "d1": "S01", "a4": "R02"}),
    ("postmark_club", 14, "crossroads", 4, {"a1": "S05", "c1": "S08", "a3": "S12", "c3": "S01"}),
    # ink in four rows and four columns
    ("ink_trail", 8, "snug", 3, {"a1": "S05", "c1": "S01", "a3": "S02", "c3": "S08"}),
    # purple, yellow, twice blue, green
    ("colourful_mail", 18, "picture_frame", 10, {"k1": "S05", "k3": "S08", "k5": "S12", "k7": "S14", "k9": "S17", "k11": "S01"}),
    # 4 and 9 cells: four times three of them
    ("under_ink", 8, "letter_slots", 3, {"a2": "S05", "c1": "L01"}),
    ("reunion", 10, "pinholes", 5, {"b1": "forever", "a2": "S12", "c2": "S01", "a4": "S05", "c4": "S10"}),
    # two purple ones, a rare and a forever one around the ink; d2 is closed in, and so are the five cells around a1
    ("good_company", 8, "ponds", 6, {"c3": "S05", "a3": "S01", "e3": "S28", "c5": "S02"} | dict.fromkeys(("c2", "d1", "e2"), "forever")),
]  # fmt: skip
meetings = pytest.mark.parametrize(
    ("contest", "points", "final", "final_points", "tiles"), MEETINGS, ids=[f"{m[0]}-{m[2]}" for m in MEETINGS]
)


def test_every_contest_meets_another() -> None:
    assert {name for row in MEETINGS for name in (row[0], row[2])} == {contest.id for contest in FACTS.contest}


# -- a last day on which everyone enters a contest -----------------------------------------------------------------


@cache
def first_evening() -> State:
    """All have placed their stamps and are about to enter a contest."""
    table = Table(2, opening())
    table.until("enter")
    return table.state


def last_evening(tiles: dict[str, str], *contests: str, event: int = GOLDEN_TWEEZERS) -> State:
    """The last day, with these contests on the table and these stamps in Ada's album; Ben's is empty."""
    state: State = copy_state(first_evening())
    state.round_number = 3
    state.events[state.revealed - 1] = event
    for name in contests:
        state.contests[contest_number(name) // 6] = contest_number(name)
    for seat in (ADA, BEN):
        state.tile[seat, :], state.rows[seat, :], state.cards[seat], state.forevers[seat] = NONE, 0, 0, 0
        state.terms[seat, :] = 0
    lay(state, ADA, tiles)
    state.forevers[ADA] = list(tiles.values()).count("forever")
    return state


def enter(state: State, *kinds: int) -> None:
    """Ada and then Ben enter the contest of a kind."""
    for seat, kind in enumerate(kinds):
        GAME.apply(BOX.data, state, seat, code(ENTER, kind))


def terms(state: State, seat: int = ADA) -> dict[str, int]:
    return {name: int(state.terms[seat, number]) for number, name in enumerate(TERMS)}


def kind_of(contest: str) -> int:
    return contest_number(contest) // 6


def elsewhere(contest: str) -> int:
    return (kind_of(contest) + 1) % FINAL


@meetings
@pytest.mark.rule("TR-55", "TR-64", "TR-69", "TR-77")
def test_a_round_contest_and_the_final_one_pay_for_the_same_stamps(
    contest: str, points: int, final: str, final_points: int, tiles: dict[str, str]
) -> None:
    state = last_evening(tiles, contest, final)
    enter(state, kind_of(contest), kind_of(contest))
    assert state.phase == FINISHED
    assert (terms(state)["contests"], terms(state)["final"]) == (points, final_points)
    assert terms(state, BEN)["contests"] == 0, "compulsory, even for nothing"
    assert terms(state, BEN)["final"] == (2 if final == "ponds" else 0), "an empty album is one empty area"


@meetings
@pytest.mark.rule("TR-55", "TR-90")
def test_alone_on_stage_pays_4_more_for_a_contest_and_nothing_for_the_final_one(
    contest: str, points: int, final: str, final_points: int, tiles: dict[str, str]
) -> None:
    alone = last_evening(tiles, contest, final, event=ALONE_ON_STAGE)
    enter(alone, kind_of(contest), elsewhere(contest))
    assert (terms(alone)["contests"], terms(alone)["final"]) == (points + 4, final_points)
    together = last_evening(tiles, contest, final, event=ALONE_ON_STAGE)
    enter(together, kind_of(contest), kind_of(contest))
    assert (terms(together)["contests"], terms(together)["final"]) == (points, final_points)


@meetings
@pytest.mark.rule("TR-55", "TR-64", "TR-90")
def test_only_a_regular_guest_is_paid_by_a_contest_again_and_the_final_one_asks_for_no_ticket(
    contest: str, points: int, final: str, final_points: int, tiles: dict[str, str]
) -> None:
    state, moves = last_evening(tiles, contest, final), GAME.new_moves()
    state.tickets[ADA] = state.tickets[BEN] = 1 << kind_of(contest)
    state.terms[ADA, T_CONTESTS] = points
    state.cards[ADA] = 1 << (EXHIBITORS + REGULAR_GUEST)
    again = code(ENTER, kind_of(contest))
    assert GAME.refusal(BOX.data, state, ADA, again) == 0
    assert GAME.refusal(BOX.data, state, BEN, again) == 55
    assert again not in moves[: GAME.legal(BOX.data, state, BEN, moves)]
    enter(state, kind_of(contest), elsewhere(contest))
    assert (terms(state)["contests"], terms(state)["final"]) == (2 * points, final_points)
    assert state.tickets[ADA] == 1 << kind_of(contest), "no second ticket"


# -- other cards over the same stamps ------------------------------------------------------------------------------


@pytest.mark.rule("TR-54", "TR-55", "TR-90")
def test_gala_evening_doubles_no_contest() -> None:
    name, points, final, final_points, tiles = MEETINGS[0]
    state = last_evening(tiles, name, final, event=GALA_EVENING)
    enter(state, kind_of(name), kind_of(name))
    assert (terms(state)["contests"], terms(state)["final"]) == (points, final_points)


@pytest.mark.rule("TR-60", "TR-64", "TR-90")
def test_the_stationer_counts_forever_stamps_that_close_no_hole() -> None:
    """Two forever stamps and two more against the imaginary three: first instead of second; still one pinhole."""
    for card, forever in ((0, 6), (1 << (EXHIBITORS + STATIONER), 10)):
        state = last_evening(HOLE, "islands", "pinholes")
        state.cards[ADA] = card
        enter(state, 0, 0)
        assert (terms(state)["forever"], terms(state)["final"]) == (forever, 5)


@pytest.mark.rule("TR-62", "TR-64", "TR-90")
def test_a_faded_stamp_counts_in_contests_and_the_restorer_changes_only_its_value() -> None:
    """S06, purple and faded, costs 1 or is worth 1; with S01, worth 3, it makes a purple group of two."""
    for card, values in ((0, 2), (1 << (EXHIBITORS + RESTORER), 4)):
        state = last_evening({"a1": "S06", "c1": "S01"}, "monochrome", "snug")
        state.cards[ADA] = card
        enter(state, 0, 0)
        assert (terms(state)["values"], terms(state)["contests"], terms(state)["final"]) == (values, 5, 0)


@pytest.mark.rule("TR-51", "TR-64", "TR-70")
def test_one_more_stamp_helps_one_contest_and_harms_another() -> None:
    """A purple stamp on the only hole: the group grows, the gap of four cells is gone."""
    tiles = {"c1": "S01", "a3": "S07"}
    for more, points, areas in (({}, 2, 2), ({"a1": "S02"}, 5, 1)):
        state = last_evening(tiles | more, "monochrome", "ponds")
        enter(state, 0, 0)
        assert (terms(state)["contests"], terms(state)["final"]) == (points, 2 * areas)


@pytest.mark.rule("TR-60", "TR-65", "TR-51")
def test_a_stamp_that_fits_nowhere_is_in_no_contest() -> None:
    """No cell is free: a second purple stamp fits nowhere, and the group stays one stamp."""
    table = Table(2, [*opening(), "monochrome", "S01"])
    table.collect(("S01",))
    table.split(ADA, reserve="S01")
    table.split(BEN)
    table.until("show")
    lay(table.state, ADA, {"a1": "S02"})
    table.state.rows[ADA, :] = (1 << 12) - 1
    assert f"stamp {table.find('S01', 'gained/0')}" not in table.match.legal(ADA)
    table.play(ADA, "confirm")
    table.until("enter")
    assert PIECE_NUMBERS["S01"] not in table.state.tile[ADA]
    assert table.state.tile[ADA, CELL_NUMBERS["a1"]] == PIECE_NUMBERS["S02"]
    table.play(ADA, "enter 1")
    table.play(BEN, "enter 2")
    assert table.terms(ADA)["contests"] == 2, "one purple stamp, not two"
    assert int(table.state.terms[ADA, T_FINAL]) == 0
