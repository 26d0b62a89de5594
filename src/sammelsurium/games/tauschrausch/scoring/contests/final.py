"""The six final contests: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.bits import bit, count
from sammelsurium.kernel.compiled import compiled

from ...state import FULL_ROW, KIND_CARDS, NONE, WIDTH
from .layout import Layout, empty_areas, empty_row, pairs_of_cells, single_cells


@compiled
def is_perfect_corner(album: Layout, cell: int) -> bool:
    """The four cells around the lower right corner of a cell belong to four different stamps (TR-73).

    Stamps are rectangles, so each of four different ones has a corner of its own there.
    """
    a, b = album.cell[cell], album.cell[cell + 1]
    c, d = album.cell[cell + WIDTH], album.cell[cell + WIDTH + 1]
    if a == NONE or b == NONE or c == NONE or d == NONE:
        return False
    return a != b and a != c and b != d and c != d


@compiled
def crossroads(album: Layout) -> int:
    """Perfect corners: each is the lower right corner of one stamp."""
    corners = 0
    for stamp in range(album.stamps):
        right, below = album.x[stamp] + album.w[stamp], album.y[stamp] + album.h[stamp]
        if right < WIDTH and below < WIDTH:
            corners += is_perfect_corner(album, (below - 1) * WIDTH + right - 1)
    return corners


@compiled
def is_surrounded(album: Layout, stamp: int) -> bool:
    """No empty cell lies beside it; the border closes (TR-74)."""
    x, y, w, h = album.x[stamp], album.y[stamp], album.w[stamp], album.h[stamp]
    strip = (bit(w) - 1) << x
    if (empty_row(album, y - 1) | empty_row(album, y + h)) & strip:
        return False
    for row in range(y, y + h):
        if empty_row(album, row) & (strip << 1 | strip >> 1):
            return False
    return True


@compiled
def snug(album: Layout) -> int:
    """Surrounded stamps."""
    stamps = 0
    for stamp in range(album.stamps):
        stamps += is_surrounded(album, stamp)
    return stamps


@compiled
def picture_frame(album: Layout) -> int:
    """Full edges (TR-75)."""
    full_columns = FULL_ROW
    for row in range(WIDTH):
        full_columns &= album.rows[row]
    top, bottom = album.rows[0] == FULL_ROW, album.rows[WIDTH - 1] == FULL_ROW
    return int(top) + int(bottom) + (full_columns & 1) + (full_columns >> WIDTH - 1)


@compiled
def letter_slots(album: Layout) -> int:
    """Gaps of exactly two cells (TR-76)."""
    return pairs_of_cells(album)


@compiled
def pinholes(album: Layout) -> int:
    """Gaps of exactly one cell (TR-76)."""
    return single_cells(album)


@compiled
def ponds(album: Layout) -> int:
    """All empty areas (TR-76)."""
    return empty_areas(album)


# -- how near an album is to further units: a guide for whoever moves stamps about ---------------------------------
#
# An edge pays when its last cell is covered, a stamp when its last neighbour lies beside it. What leads there pays
# nothing, so that nobody would go there by way of the points alone. The other final contests grow step by step.

SNUG, PICTURE_FRAME = 1, 2  # among the final contests
FOR_EACH_GAP = 0.6  # what is left of the promise of a stamp for each empty cell beside it


@compiled
def part_of_edge(covered: int) -> float:
    """The more of an edge is covered, the more another cell promises."""
    return (covered / WIDTH) ** 2


@compiled
def nearly_framed(album: Layout) -> float:
    """Edges, each as far as it is covered."""
    left, right = 0, 0
    for row in range(WIDTH):
        left += album.rows[row] & 1
        right += album.rows[row] >> WIDTH - 1
    top, bottom = count(album.rows[0]), count(album.rows[WIDTH - 1])
    return part_of_edge(left) + part_of_edge(right) + part_of_edge(top) + part_of_edge(bottom)


@compiled
def empty_beside(album: Layout, stamp: int) -> int:
    """Empty cells along the sides of a stamp."""
    x, y, w, h = album.x[stamp], album.y[stamp], album.w[stamp], album.h[stamp]
    strip = (bit(w) - 1) << x
    beside = (strip << 1 | strip >> 1) & ~strip
    cells = count(empty_row(album, y - 1) & strip) + count(empty_row(album, y + h) & strip)
    for row in range(y, y + h):
        cells += count(empty_row(album, row) & beside)
    return cells


@compiled
def nearly_snug(album: Layout) -> float:
    """Stamps, each as far as it is surrounded."""
    total = 0.0
    for stamp in range(album.stamps):
        total += FOR_EACH_GAP ** empty_beside(album, stamp)
    return total


@compiled
def nearness(contest: int, album: Layout) -> float:
    """In units of the final contest, reached ones included."""
    card = contest % KIND_CARDS
    if card == SNUG:
        return nearly_snug(album)
    if card == PICTURE_FRAME:
        return nearly_framed(album)
    return 0.0
