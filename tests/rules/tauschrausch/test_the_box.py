"""What lies in the box (TR-1 to TR-8, TR-87, TR-90), and that a bad box is refused with the place of its fault."""
# ruff: noqa: E501 lines of the box are quoted as they stand there

from collections import Counter
from collections.abc import Sequence

import pytest

from sammelsurium.games.tauschrausch.box import read_box
from sammelsurium.games.tauschrausch.box.contents import most_asked
from sammelsurium.games.tauschrausch.box.facts import Half, Stamp
from sammelsurium.kernel.errors import BoxError

from .table import BOX, FACTS, GAME


def parts_of(stamp: Stamp) -> Sequence[Stamp | Half]:
    return stamp.halves or [stamp]


TEXT = (GAME.folder / "box.toml").read_text("utf-8")
PARTS: list[Stamp | Half] = [part for stamp in FACTS.stamps.in_order() for part in parts_of(stamp)]
COLOURED = [part for part in PARTS if part.colour]


@pytest.mark.rule("TR-2", "TR-1")
def test_there_are_165_stamps_by_size_and_five_albums() -> None:
    sizes = Counter((stamp.w, stamp.h) for stamp in FACTS.stamps.in_order())
    assert sizes == {(2, 2): 30, (3, 3): 30, (3, 2): 30, (2, 3): 30, (4, 2): 15, (2, 4): 15}
    assert FACTS.forever.tiles == 15
    assert len({exhibitor.theme for exhibitor in FACTS.album_exhibitor}) == 5
    assert (FACTS.album.width, FACTS.album.height, FACTS.album.haul) == (12, 12, 6)


@pytest.mark.rule("TR-3", "TR-90")
def test_every_pair_of_colour_and_theme_occurs_six_times_with_six_drawings() -> None:
    pairs = Counter((part.colour, part.theme) for part in COLOURED)
    assert len(pairs) == 25
    assert set(pairs.values()) == {6}
    motifs = Counter((part.colour, part.theme, part.motif) for part in COLOURED)
    assert set(motifs.values()) == {1}
    assert {part.value for part in COLOURED if part.kind == "ordinary"} == {1, 2, 3}


@pytest.mark.rule("TR-4", "TR-5", "TR-6")
def test_special_stamps_are_what_their_kinds_say() -> None:
    kinds = Counter(part.kind for part in PARTS)
    assert (kinds["cancelled"], kinds["faded"], kinds["rare"]) == (35, 15, 15)
    doubles = [stamp for stamp in FACTS.stamps.in_order() if stamp.halves]
    assert len(doubles) == 15
    assert all(sum(half.kind != "ordinary" for half in stamp.halves) <= 1 for stamp in doubles)
    assert all(part.value == 0 for part in PARTS if part.kind == "cancelled")
    assert all(part.value < 0 for part in PARTS if part.kind == "faded")


@pytest.mark.rule("TR-8")
def test_cards() -> None:
    assert (len(FACTS.exhibitor), len(FACTS.specialist), len(FACTS.event)) == (5, 14, 10)
    assert Counter(contest.kind for contest in FACTS.contest) == dict.fromkeys(
        ("colour", "theme", "shape", "cancelled", "final"), 6
    )


@pytest.mark.rule("TR-87")
def test_no_supply_can_run_dry() -> None:
    asked = [most_asked(FACTS.event, column) for column in range(6)]
    assert asked[2] + 5 + 9 <= 60
    assert all(n + 9 <= 30 for n in (asked[0], asked[1], asked[3]))
    assert asked[4] <= 15
    assert asked[5] <= 19
    assert all(6 <= sum(event.symbols.counts()) <= 7 for event in FACTS.event)
    assert sum(sorted(sum(event.symbols.counts()) for event in FACTS.event)[3:6]) == 19


FAULTS = [
    ('id = "S01", w = 2', 'id = "S01", w = 3', "stamps.small[0]"),
    ('id = "S02"', 'id = "S09"', "stamps.small[1]"),
    ('kind = "cancelled", colour = "purple", theme = "flowers",   value =  0', 'kind = "cancelled", colour = "purple", theme = "flowers",   value =  2', "cancelled"),
    ('kind = "faded",     colour = "purple", theme = "vehicles",  value = -1', 'kind = "faded",     colour = "purple", theme = "vehicles",  value = 1', "faded"),
    ('id = "S28", w = 2, h = 2, kind = "rare"', 'id = "S28", w = 2, h = 2, kind = "rare", colour = "blue"', "colour, theme and motif"),
    ('id = "S28", w = 2, h = 2, kind = "rare"', 'id = "S28", w = 2, h = 2, kind = "double"', "two halves"),
    ('id = "second_fiddle"', 'id = "third_fiddle"', "contest"),
    ("table = [2, 5, 9, 14, 20, 27]", "table = [2, 5, 5, 14, 20, 27]", "contest[1].table"),
    ('id = "monochrome"\nkind = "colour"', 'id = "monochrome"\nkind = "theme"', "contest[1]"),
    ('id = "islands"\nkind = "colour"\npoints = 4', 'id = "islands"\nkind = "colour"', "points or by a table"),
    ('id = "stargazer"\ntheme = "space"', 'id = "stargazer"\ntheme = "flowers"', "album_exhibitor"),
    ('id = "beekeeper"\ncolour = "yellow"', 'id = "beekeeper"\ncolour = "blue"', "exhibitor"),
    ("symbols = { small = [1, 0], long = [1, 0], short = [0, 1], large = [1, 0], forever = 1", "symbols = { small = [3, 3], long = [1, 0], short = [0, 1], large = [1, 0], forever = 1", "supply"),
    ("small = 15, long = 15", "small = 14, long = 15", "supply.asked_at_most.small"),
    ("drawn_besides_at_most = 9", "drawn_besides_at_most = 20", "can be asked for"),
    ("players = 2\npoints = [0, 1]", "players = 2\npoints = [0]", "even_start[0]"),
    ("players = 2\npoints = [0, 1]", "players = 3\npoints = [0, 1, 1]", "even_start"),
    ("players = [1, 2, 3, 4, 5]", "players = [2, 3]", "players"),
    ('left_out = ["early_riser"]', "left_out = []", "solo.left_out"),
    ('left_out = ["early_riser"]', 'left_out = ["early_riser", "nobody"]', "solo.left_out"),
    ('cut = "ABBABAB"', 'cut = "AAABABB"', "solo.card[0].cut"),
    ('id = "newcomer"', 'id = "legend"', "solo.level"),
    ('supply = "ours"', 'nothing = "ours"', "source"),
    ("version = 1", "version = 0", "version"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "where"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_bad_box_is_refused_and_the_error_says_where(old: str, new: str, where: str) -> None:
    assert old in TEXT
    with pytest.raises(BoxError) as caught:
        read_box(TEXT.replace(old, new, 1), "a box")
    assert where in str(caught.value)


def test_an_event_with_too_few_items_is_refused() -> None:
    old = "symbols = { small = [1, 0], long = [1, 0], short = [0, 1], large = [0, 0], forever = 1, attendees = 2 }"
    new = "symbols = { small = [0, 0], long = [1, 0], short = [0, 1], large = [0, 0], forever = 1, attendees = 2 }"
    assert old in TEXT
    with pytest.raises(BoxError):
        read_box(TEXT.replace(old, new, 1), "a box")
    assert BOX.hash == read_box(TEXT, "again").hash
