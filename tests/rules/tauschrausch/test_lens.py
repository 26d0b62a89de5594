"""What a contest is seen to count is what it counts: the two ways to look at an album agree."""

from collections.abc import Callable

import pytest

from sammelsurium.games.tauschrausch.album import fits_at, place_tile
from sammelsurium.games.tauschrausch.box.names import CELL_NUMBERS, CONTEST_IDS, PIECE_NUMBERS
from sammelsurium.games.tauschrausch.picture import lens
from sammelsurium.games.tauschrausch.picture.lens import Found, Page
from sammelsurium.games.tauschrausch.picture.plain import members
from sammelsurium.games.tauschrausch.scoring.contests import units
from sammelsurium.games.tauschrausch.scoring.contests.layout import Layout, album_layout
from sammelsurium.games.tauschrausch.state import FOREVER, WIDTH
from sammelsurium.kernel.chance import Stream

from .table import ADA, BOX, FACTS, Table, new_state, opening

Tiles = list[tuple[int, int]]


def random_album(number: int) -> tuple[Tiles, Layout]:
    """Stamps laid side by side at random, some albums nearly full, with forever stamps among them."""
    state, stream = new_state(), Stream.of(f"album {number}", "lens")
    tiles: Tiles = []
    for step in range(0, 3 * (10 + number % 150), 3):
        piece = FOREVER if stream.draw(step, 6) == 0 else stream.draw(step + 1, FOREVER)
        if piece != FOREVER and any(piece == other for other, _ in tiles):
            continue
        cells = [cell for cell in range(WIDTH * WIDTH) if fits_at(BOX.data, state, ADA, piece, cell)]
        if cells:
            cell = cells[min(stream.draw(step + 2, len(cells)), stream.draw(step, len(cells)))]
            place_tile(BOX.data, state, ADA, piece, cell)
            tiles.append((piece, cell))
    return tiles, album_layout(BOX.data, state, ADA)[0]


def lines(page: Page, found: Found) -> int:
    cells = [cell for cell, n in page.cover.items() if found.stamps >> n & 1]
    return len({x for x, _ in cells}) + len({y for _, y in cells})


def cells_of(page: Page, found: Found) -> int:
    return sum(page.stamps[n].shape for n in members(found.stamps)) + sum(w * h for _, _, w, h in found.areas)


def groups(page: Page, found: Found) -> int:
    colours = {page.stamps[n].colour for n in members(found.stamps)}
    return sum(
        len(list(lens._groups(page, page.mask(lambda stamp: stamp.colour == colour) & found.stamps)))  # noqa: B023
        for colour in colours
    )


def themes(page: Page, found: Found) -> int:
    return len({page.stamps[n].theme for n in members(found.stamps)})


def each(page: Page, found: Found) -> int:
    return found.stamps.bit_count() + len(found.areas)


COUNTS: dict[str, Callable[[Page, Found], int]] = {
    "paintbox": lambda page, found: each(page, found) // 5,
    "grand_tour": lambda page, found: each(page, found) // 5,
    "tall_and_wide": lambda page, found: each(page, found) // 2,
    "islands": groups,
    "wide_interests": themes,
    "showpiece": cells_of,
    "under_ink": cells_of,
    "ink_trail": lines,
}


@pytest.mark.parametrize("contest", CONTEST_IDS)
def test_what_is_lit_is_what_the_contest_counts(contest: str) -> None:
    seen = set()
    for number in range(60):
        tiles, layout = random_album(number)
        page = lens._page(FACTS, tiles)
        found = lens.FINDERS[contest](page)
        expected = int(units(CONTEST_IDS.index(contest), layout))
        assert COUNTS.get(contest, each)(page, found) == expected, tiles
        seen.add(expected)
    assert len(seen) > 1, "the albums say nothing about it"


@pytest.mark.rule("TR-6")
def test_the_halves_of_a_double_are_lit_one_by_one() -> None:
    double = next(stamp for stamp in FACTS.stamps.in_order() if stamp.kind == "double")
    (counted,) = lens.counted(
        FACTS, [CONTEST_IDS.index("small_tiles")], [(PIECE_NUMBERS[double.id], CELL_NUMBERS["c3"])]
    )
    assert counted.stamps == (["c3", "e3"] if double.w > double.h else ["c3", "c5"])


def test_a_duet_names_its_colours() -> None:
    blue = next(n for n, stamp in enumerate(FACTS.stamps.in_order()) if stamp.colour == "blue")
    (counted,) = lens.counted(FACTS, [CONTEST_IDS.index("duet")], [(blue, 0)])
    assert (counted.stamps, "blue" in counted.features) == (["a1"], True)
    assert lens.counted(FACTS, [CONTEST_IDS.index("duet")], [])[0].features == []


def test_everybody_s_album_is_seen_through_each_contest() -> None:
    table = Table(2, opening())
    table.until("enter")
    for player in table.view(ADA).players:
        assert len(player.counted) == len(player.worth) == 5
        cells = {tile.cell for tile in player.tiles}
        assert all(set(one.stamps) & cells for one in player.counted if one.stamps)
