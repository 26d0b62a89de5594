"""The thirty contests: what each counts and pays, the printed examples, and how they meet in one album."""

import pytest

from sammelsurium.games.tauschrausch.scoring.contests import pay, units, worth

from .table import BOX, FACTS, album, contest_number, stamps

# Stamps used below: S01, S02 purple space; S03 purple monuments; S07 yellow space; S05 purple flowers, cancelled;
# S08 yellow monuments, cancelled; S12 blue space, cancelled; S28 rare. L03 purple animals, L01 purple space, cancelled;
# R02 purple monuments, wide; R11 purple vehicles, upright; B13 upright double: purple flowers over purple vehicles;
# B16 wide double: green space, cancelled, beside green flowers.
PURPLE_ROW = {"a1": "S01", "c1": "S02", "e1": "S03"}

CASES = [
    ("second_fiddle", PURPLE_ROW | {"g1": "S07", "i1": "S09"}, 2, 8),
    ("second_fiddle", PURPLE_ROW, 0, 0),
    ("monochrome", PURPLE_ROW, 3, 9),
    ("monochrome", PURPLE_ROW | {"a5": "B13"}, 3, 9),
    ("paintbox", {"a1": "S01", "c1": "S07", "e1": "S13", "g1": "S18", "i1": "S24"}, 1, 8),
    ("duet", PURPLE_ROW | {"g1": "S07"}, 4, 8),
    ("islands", PURPLE_ROW | {"a6": "B13"}, 2, 8),
    ("mosaic", {"c3": "S01", "a3": "S07", "e3": "S13", "c1": "S18"}, 1, 2),
    ("grand_tour", {"a1": "S01", "c1": "S03", "e1": "S04", "g1": "S10", "i1": "S11"}, 1, 9),
    ("silver_medal", PURPLE_ROW | {"g1": "S13"}, 2, 8),
    ("one_story", PURPLE_ROW, 2, 6),
    ("wide_interests", PURPLE_ROW | {"g1": "S13"}, 2, 8),
    ("colour_chronicle", PURPLE_ROW | {"g1": "S04"}, 3, 11),
    ("parade", PURPLE_ROW | {"g1": "S04", "a7": "S10"}, 3, 7),
    ("brickwork", {"a1": "R02", "d1": "R11"}, 2, 6),
    ("small_tiles", {"a1": "S01", "c1": "B16"}, 3, 9),
    ("second_format", PURPLE_ROW | {"a4": "R02", "a6": "R03"}, 2, 6),
    ("tall_and_wide", {"a1": "R02", "d1": "R11", "f1": "R03"}, 1, 5),
    ("showpiece", PURPLE_ROW, 12, 4),
    ("good_neighbours", {"a1": "L03", "d1": "S01", "a4": "R02"}, 1, 6),
    ("postmark_club", {"a1": "S05", "c1": "S08", "e1": "S01", "g1": "S12"}, 2, 8),
    ("ink_trail", {"a1": "S05", "c1": "S08"}, 6, 6),
    ("colourful_mail", {"a1": "S05", "c1": "S08", "e1": "L01"}, 2, 7),
    ("under_ink", {"a1": "S05", "c1": "S08"}, 8, 4),
    ("reunion", {"a1": "S12", "c1": "S01"}, 1, 5),
    ("good_company", {"a1": "S05", "c1": "S01", "a3": "S28", "l12": "forever"}, 2, 4),
    ("crossroads", {"a1": "S01", "c1": "S02", "a3": "S03", "c3": "S04"}, 1, 4),
    ("snug", {"a1": "S01", "c1": "R11", "a3": "S02"}, 1, 3),
    ("picture_frame", {"a1": "R02", "d1": "R03", "g1": "R05", "j1": "R10"}, 1, 10),
    ("letter_slots", {"a2": "S01", "c1": "S02"}, 1, 3),
    ("pinholes", {"a2": "forever", "b1": "forever"}, 1, 5),
    ("ponds", {"a2": "forever", "b1": "forever"}, 2, 4),
]


@pytest.mark.rule("TR-90", "TR-70", "TR-71", "TR-72")
@pytest.mark.parametrize(("name", "tiles", "counted", "points"), CASES, ids=[case[0] for case in CASES])
def test_a_contest_counts_and_pays(name: str, tiles: dict[str, str], counted: int, points: int) -> None:
    contest = contest_number(name)
    assert (units(contest, album(tiles)[0]), worth(BOX.data, contest, album(tiles))) == (counted, points)


def test_every_contest_has_a_case() -> None:
    assert {case[0] for case in CASES} == {contest.id for contest in FACTS.contest}


# -- the printed examples ------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-77", "TR-70", "TR-7")
def test_rectangles_in_one_group_pay_3_and_6_and_squares_do_not_join() -> None:
    brickwork = contest_number("brickwork")
    assert worth(BOX.data, brickwork, album({"a1": "R02", "d1": "S01"})) == 3
    assert worth(BOX.data, brickwork, album({"a1": "R02", "d1": "S01", "a6": "R03", "d6": "B03"})) == 6


@pytest.mark.rule("TR-77", "TR-71")
def test_the_second_colour_with_3_stamps_of_two_that_are_equally_frequent_pays_12() -> None:
    green, purple = stamps(colour="green", w=2, h=2)[:3], stamps(colour="purple", w=2, h=2)[:3]
    tiles = dict(zip(("a1", "c1", "e1", "a4", "c4", "e4"), green + purple, strict=True))
    assert worth(BOX.data, contest_number("second_fiddle"), album(tiles)) == 12


@pytest.mark.rule("TR-77", "TR-72")
def test_one_set_of_all_themes_pays_9_wherever_the_stamps_lie() -> None:
    tiles = {"a1": "S01", "e5": "S03", "k1": "S04", "a9": "S10", "k11": "S11"}
    assert worth(BOX.data, contest_number("grand_tour"), album(tiles)) == 9


@pytest.mark.rule("TR-77", "TR-73", "TR-6")
def test_three_perfect_corners_pay_12_and_halves_of_doubles_have_corners() -> None:
    tiles = {"a1": "B16", "a3": "B14", "e1": "S01", "e3": "S02", "a5": "S03", "c5": "S04"}
    assert units(contest_number("crossroads"), album(tiles)[0]) == 3
    assert worth(BOX.data, contest_number("crossroads"), album(tiles)) == 12


@pytest.mark.rule("TR-77", "TR-74", "TR-69")
def test_three_surrounded_stamps_pay_9_the_border_and_forever_stamps_close() -> None:
    corner = dict.fromkeys(("l12", "k12", "l11"), "forever")
    tiles = {"a1": "S01", "c1": "S02", "e1": "S03", "a3": "R02", "d3": "R03"} | corner
    assert worth(BOX.data, contest_number("snug"), album(tiles)) == 9


@pytest.mark.rule("TR-77", "TR-75")
def test_one_full_edge_with_five_stamps_pays_10() -> None:
    tiles = {"k1": "S01", "k3": "S02", "k5": "S03", "k7": "S04", "k9": "B01"}
    assert worth(BOX.data, contest_number("picture_frame"), album(tiles)) == 10
    short = {cell: piece for cell, piece in tiles.items() if cell != "k3"}
    assert worth(BOX.data, contest_number("picture_frame"), album(short)) == 0


@pytest.mark.rule("TR-77", "TR-76")
def test_six_empty_areas_of_which_two_are_gaps_of_two_cells_pay_6() -> None:
    forever = ("a3", "b2", "b1", "d1", "d2", "c3", "f1", "e2", "h1", "g2", "l4", "k3", "k2", "k1")
    tiles = dict.fromkeys(forever, "forever")
    shown = album(tiles)
    assert units(contest_number("ponds"), shown[0]) == 6
    assert units(contest_number("letter_slots"), shown[0]) == 2
    assert worth(BOX.data, contest_number("letter_slots"), shown) == 6


# -- how cards meet ------------------------------------------------------------------------------------------------

RICH = PURPLE_ROW | {
    "g1": "S07",
    "a3": "R02",
    "d3": "R11",
    "f3": "L03",
    "i3": "B16",
    "a6": "S05",
    "c6": "S28",
    "l12": "forever",
}
TOGETHER = {
    "second_fiddle": 2, "monochrome": 6, "paintbox": 0, "duet": 8, "islands": 2, "mosaic": 1,
    "grand_tour": 1, "silver_medal": 2, "one_story": 2, "wide_interests": 3, "colour_chronicle": 4, "parade": 5,
    "brickwork": 2, "small_tiles": 4, "second_format": 2, "tall_and_wide": 1, "showpiece": 32, "good_neighbours": 1,
    "postmark_club": 1, "ink_trail": 8, "colourful_mail": 2, "under_ink": 8, "reunion": 0, "good_company": 3,
    "crossroads": 0, "snug": 3, "picture_frame": 0, "letter_slots": 0, "pinholes": 0, "ponds": 3,
}  # fmt: skip


@pytest.mark.rule("TR-5", "TR-6", "TR-69", "TR-90")
def test_one_album_is_counted_differently_by_every_contest() -> None:
    """Rare and forever stamps have a shape but no colour; a double is two small squares; cancelled stamps keep both."""
    from .slow import UNITS, picture

    shown = album(RICH)
    counted = {contest.id: int(units(number, shown[0])) for number, contest in enumerate(FACTS.contest)}
    assert counted == {name: UNITS[name](picture(RICH)) for name in UNITS}
    assert {name for name in TOGETHER if counted[name] != TOGETHER[name]} == set()


@pytest.mark.rule("TR-90")
@pytest.mark.parametrize("contest", FACTS.contest, ids=lambda contest: contest.id)
def test_a_contest_meets_another_of_its_kind_on_the_same_album(contest: object) -> None:
    """Only one of a kind lies on the table, but an edition may hold others: each looks at the album for itself."""
    number = [c.id for c in FACTS.contest].index(contest.id)  # type: ignore[attr-defined] # a Contest
    other = number // 6 * 6 + (number + 1) % 6
    shown = album(RICH)
    before = int(units(number, shown[0]))
    assert int(units(other, shown[0])) == TOGETHER[FACTS.contest[other].id]
    assert int(units(number, shown[0])) == before


@pytest.mark.rule("TR-90")
def test_tables_end_with_their_last_entry_and_a_cap_holds() -> None:
    assert [pay(BOX.data, contest_number("monochrome"), n) for n in (0, 1, 6, 9)] == [0, 2, 27, 27]
    assert [pay(BOX.data, contest_number("good_company"), n) for n in (9, 10, 14)] == [18, 20, 20]
    assert [pay(BOX.data, contest_number("showpiece"), n) for n in (2, 3, 8)] == [0, 1, 2]
