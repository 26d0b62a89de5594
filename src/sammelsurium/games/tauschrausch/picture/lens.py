"""What a contest counts in an album, stamp by stamp: for people who look at a contest and ask where its points lie.

How many they are, `contests` says; a test holds the two together. An album changes seldom and is looked at often, so
what was found is kept.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..box import CELL_NAMES, CONTEST_IDS, Facts
from ..state import COLOURS, NONE, THEMES, WIDTH, Colour, Theme
from . import pieces, plain, structures

ALBUMS = 512  # that are remembered
FULL = (1 << WIDTH) - 1
SMALL, LARGE = 4, 9
SHAPES = (SMALL, LARGE, 6, 8, 1)  # by the number of cells
Feature = Colour | Theme


class Stamp(NamedTuple):
    """As contests see it: the halves of a double are two."""

    x: int
    y: int
    w: int
    h: int
    colour: int
    theme: int
    inked: bool

    @property
    def shape(self) -> int:
        """Its size, whichever way it lies: squares are no rectangles (TR-7)."""
        return self.w * self.h

    @property
    def oblong(self) -> bool:
        return self.w != self.h


class Page(NamedTuple):
    """An album: its stamps, row by row, and by masks of them which each of them touches."""

    stamps: list[Stamp]
    touch: list[int]
    rows: list[int]
    """The covered cells of each row."""
    cover: dict[tuple[int, int], int]
    """The stamp at each covered cell."""

    def mask(self, test: Callable[[Stamp], bool]) -> int:
        return sum(1 << n for n, stamp in enumerate(self.stamps) if test(stamp))


class Found(NamedTuple):
    """Stamps as a mask; where something else counts, areas by column, row, width and height; and by what they count."""

    stamps: int = 0
    areas: Sequence[tuple[int, int, int, int]] = ()
    features: Sequence[Feature] = ()


def counted(facts: Facts, contests: Sequence[int], tiles: Sequence[tuple[int, int]]) -> list[structures.Counted]:
    """Of each contest on the table, the final one last. Tiles are pieces and the cells of their upper left corners."""
    return _counted(facts, tuple(contests), tuple(tiles))


@lru_cache(ALBUMS)
def _counted(facts: Facts, contests: tuple[int, ...], tiles: tuple[tuple[int, int], ...]) -> list[structures.Counted]:
    page = _page(facts, tiles)
    return [_shown(page, FINDERS[CONTEST_IDS[contest]](page)) for contest in contests]


def _shown(page: Page, found: Found) -> structures.Counted:
    cells = [CELL_NAMES[page.stamps[n].y * WIDTH + page.stamps[n].x] for n in plain.members(found.stamps)]
    areas = [(CELL_NAMES[y * WIDTH + x], w, h) for x, y, w, h in found.areas]
    return structures.Counted(cells, areas, list(found.features))


# -- the album -----------------------------------------------------------------------------------------------------


def _page(facts: Facts, tiles: Sequence[tuple[int, int]]) -> Page:
    stamps = sorted((one for tile in tiles for one in _stamps(facts, *tile)), key=lambda stamp: (stamp.y, stamp.x))
    cover, rows = {}, [0] * WIDTH
    for n, stamp in enumerate(stamps):
        for y in range(stamp.y, stamp.y + stamp.h):
            rows[y] |= ((1 << stamp.w) - 1) << stamp.x
            for x in range(stamp.x, stamp.x + stamp.w):
                cover[x, y] = n
    touch = [0] * len(stamps)
    for (x, y), n in cover.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = cover.get(beside, n)
            if other != n:
                touch[n] |= 1 << other
                touch[other] |= 1 << n
    return Page(stamps, touch, rows, cover)


def _stamps(facts: Facts, number: int, cell: int) -> Iterator[Stamp]:
    """A double lies beside itself or below itself (TR-6)."""
    piece, (y, x) = pieces.pieces_of(facts)[number], divmod(cell, WIDTH)
    w, h = (2, 2) if piece.double else (piece.w, piece.h)
    for n, part in enumerate(piece.parts):
        colour = NONE if part.colour is None else COLOURS.index(part.colour)
        theme = NONE if part.theme is None else THEMES.index(part.theme)
        right, down = (2 * n, 0) if piece.w > piece.h else (0, 2 * n)
        yield Stamp(x + right, y + down, w, h, colour, theme, part.kind == "cancelled")


# -- groups and features -------------------------------------------------------------------------------------------


def _groups(page: Page, among: int) -> Iterator[int]:
    """Of stamps that touch each other (TR-70)."""
    while among:
        group, border = 0, among & -among
        while border:
            group |= border
            near = 0
            for n in plain.members(border):
                near |= page.touch[n]
            border = near & among & ~group
        among &= ~group
        yield group


def _largest(page: Page, among: int) -> int:
    return max(_groups(page, among), key=int.bit_count, default=0)


def _by(page: Page, feature: Callable[[Stamp], int], kinds: Sequence[int]) -> list[int]:
    return [sum(1 << n for n, stamp in enumerate(page.stamps) if feature(stamp) == kind) for kind in kinds]


def _by_colour(page: Page) -> list[int]:
    return _by(page, lambda stamp: stamp.colour, range(len(COLOURS)))


def _by_theme(page: Page) -> list[int]:
    return _by(page, lambda stamp: stamp.theme, range(len(THEMES)))


def _best(groups: Sequence[tuple[int, Sequence[Feature]]]) -> Found:
    """The group with most stamps, and by what it belongs together."""
    stamps, features = max(groups, key=lambda one: one[0].bit_count())
    return Found(stamps, features=features if stamps else ())


def _second(features: Sequence[int], names: Sequence[Feature]) -> Found:
    """TR-71."""
    order = sorted(range(len(features)), key=lambda n: -features[n].bit_count())
    second = order[1]
    return Found(features[second], features=[names[second]] if features[second] and names else ())


def _sets(features: Sequence[int]) -> Found:
    """As many of each as there are of the rarest (TR-72)."""
    fewest = min(mask.bit_count() for mask in features)
    return Found(sum(1 << n for mask in features for n in plain.members(mask)[:fewest]))


def _one_of_each(features: Sequence[int], among: int) -> int:
    return sum(shared & -shared for shared in (mask & among for mask in features))


# -- contests ------------------------------------------------------------------------------------------------------


def _duet(page: Page) -> Found:
    colours = _by_colour(page)
    pairs = [(one, other) for one in range(len(colours)) for other in range(one + 1, len(colours))]
    return _best([(_largest(page, colours[a] | colours[b]), (COLOURS[a], COLOURS[b])) for a, b in pairs])


def _islands(page: Page) -> Found:
    groups = [group for mask in _by_colour(page) for group in _groups(page, mask)]
    return Found(sum(group for group in groups if group.bit_count() > 1))


def _mosaic(page: Page) -> Found:
    colours = _by_colour(page)
    near = [sum(touch & mask != 0 for mask in colours) for touch in page.touch]
    return Found(sum(1 << n for n, stamp in enumerate(page.stamps) if stamp.colour != NONE and near[n] >= 3))


def _colour_chronicle(page: Page) -> Found:
    themes = _by_theme(page)
    groups = [(group, n) for n, mask in enumerate(_by_colour(page)) for group in _groups(page, mask)]
    told = [(_one_of_each(themes, group), (COLOURS[n],)) for group, n in groups]
    return _best([*told, (0, ())])


def _parade(page: Page) -> Found:
    themes = _by_theme(page)
    return _best([(_one_of_each(themes, line), ()) for line in (*_lines(page, 0), *_lines(page, 1))])


def _lines(page: Page, axis: int) -> list[int]:
    """The stamps in each column (axis 0) or row (axis 1)."""
    lines = [0] * WIDTH
    for cell, n in page.cover.items():
        lines[cell[axis]] |= 1 << n
    return lines


def _tall_and_wide(page: Page) -> Found:
    kinds = page.mask(lambda stamp: stamp.w > stamp.h), page.mask(lambda stamp: stamp.h > stamp.w)
    return _sets(kinds)


def _showpiece(page: Page) -> Found:
    best = 0, 0, 0, 0
    for top in range(WIDTH):
        covered = FULL
        for bottom in range(top, WIDTH):
            covered &= page.rows[bottom]
            left, width = _longest_run(covered)
            if width * (bottom + 1 - top) > best[2] * best[3]:
                best = left, top, width, bottom + 1 - top
    return Found(areas=[best] if best[2] else [])


def _longest_run(cells: int) -> tuple[int, int]:
    """Where it begins, and how long it is."""
    length = 0
    ends = cells
    while cells:
        ends, cells, length = cells, cells & cells >> 1, length + 1
    return (ends & -ends).bit_length() - 1, length


def _good_neighbours(page: Page) -> Found:
    small, oblong = page.mask(lambda stamp: stamp.shape == SMALL), page.mask(lambda stamp: stamp.oblong)
    large = page.mask(lambda stamp: stamp.shape == LARGE)
    return Found(sum(1 << n for n in plain.members(large) if page.touch[n] & small and page.touch[n] & oblong))


def _inked(page: Page) -> int:
    return page.mask(lambda stamp: stamp.inked)


def _reunion(page: Page) -> Found:
    themes, inked = _by_theme(page), _inked(page)
    return Found(sum(1 << n for n in plain.members(inked) if page.touch[n] & themes[page.stamps[n].theme] & ~inked))


def _good_company(page: Page) -> Found:
    inked = _inked(page)
    return Found(sum(1 << n for n, touch in enumerate(page.touch) if touch & inked and not plain.has(inked, n)))


def _crossroads(page: Page) -> Found:
    corners = [(x, y) for y in range(WIDTH - 1) for x in range(WIDTH - 1)]
    return Found(areas=[(x, y, 2, 2) for x, y in corners if len(_around(page, x, y)) == 4])


def _around(page: Page, x: int, y: int) -> set[int]:
    """The stamps at the four cells that meet at the lower right corner of a cell."""
    cells = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
    return {page.cover[cell] for cell in cells if cell in page.cover}


def _snug(page: Page) -> Found:
    return Found(sum(1 << n for n, stamp in enumerate(page.stamps) if _is_surrounded(page, stamp)))


def _is_surrounded(page: Page, stamp: Stamp) -> bool:
    across, down = range(stamp.x, stamp.x + stamp.w), range(stamp.y, stamp.y + stamp.h)
    beside = [(x, y) for x in across for y in (stamp.y - 1, stamp.y + stamp.h)]
    beside += [(x, y) for y in down for x in (stamp.x - 1, stamp.x + stamp.w)]
    return all((x, y) in page.cover for x, y in beside if 0 <= x < WIDTH and 0 <= y < WIDTH)


def _picture_frame(page: Page) -> Found:
    edges = [(0, 0, WIDTH, 1), (0, WIDTH - 1, WIDTH, 1), (0, 0, 1, WIDTH), (WIDTH - 1, 0, 1, WIDTH)]
    return Found(areas=[edge for edge in edges if _is_covered(page, *edge)])


def _is_covered(page: Page, x: int, y: int, w: int, h: int) -> bool:
    return all((column, row) in page.cover for column in range(x, x + w) for row in range(y, y + h))


def _gaps(page: Page) -> Iterator[list[tuple[int, int]]]:
    """Empty areas (TR-76), each with its cells from the upper left one on."""
    free = {(x, y) for y in range(WIDTH) for x in range(WIDTH)} - page.cover.keys()
    while free:
        area = [min(free, key=lambda cell: (cell[1], cell[0]))]
        free.remove(area[0])
        for x, y in area:
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & free
            free -= beside
            area += sorted(beside)
        yield area


def _gaps_of(page: Page, size: int) -> Found:
    gaps = [area for area in _gaps(page) if len(area) == size]
    return Found(areas=[(*area[0], 1 + area[-1][0] - area[0][0], 1 + area[-1][1] - area[0][1]) for area in gaps])


FINDERS: dict[str, Callable[[Page], Found]] = {
    "second_fiddle": lambda page: _second(_by_colour(page), COLOURS),
    "monochrome": lambda page: _best([(_largest(page, m), (COLOURS[n],)) for n, m in enumerate(_by_colour(page))]),
    "paintbox": lambda page: _sets(_by_colour(page)),
    "duet": _duet,
    "islands": _islands,
    "mosaic": _mosaic,
    "grand_tour": lambda page: _sets(_by_theme(page)),
    "silver_medal": lambda page: _second(_by_theme(page), THEMES),
    "one_story": lambda page: _best([(_largest(page, m), (THEMES[n],)) for n, m in enumerate(_by_theme(page))]),
    "wide_interests": lambda page: Found(sum(mask for mask in _by_theme(page) if mask.bit_count() > 1)),
    "colour_chronicle": _colour_chronicle,
    "parade": _parade,
    "brickwork": lambda page: Found(_largest(page, page.mask(lambda stamp: stamp.oblong))),
    "small_tiles": lambda page: Found(_largest(page, page.mask(lambda stamp: stamp.shape == SMALL))),
    "second_format": lambda page: _second(_by(page, lambda stamp: stamp.shape, SHAPES), ()),
    "tall_and_wide": _tall_and_wide,
    "showpiece": _showpiece,
    "good_neighbours": _good_neighbours,
    "postmark_club": lambda page: Found(_largest(page, _inked(page))),
    "ink_trail": lambda page: Found(_inked(page)),
    "colourful_mail": lambda page: Found(_one_of_each(_by_colour(page), _inked(page))),
    "under_ink": lambda page: Found(_inked(page)),
    "reunion": _reunion,
    "good_company": _good_company,
    "crossroads": _crossroads,
    "snug": _snug,
    "picture_frame": _picture_frame,
    "letter_slots": lambda page: _gaps_of(page, 2),
    "pinholes": lambda page: _gaps_of(page, 1),
    "ponds": lambda page: Found(areas=[(*area[0], 1, 1) for area in _gaps(page)]),
}
