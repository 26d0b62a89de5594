"""The six final contests: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.compiled import compiled

from ..album import FULL_ROW
from ..bits import bit
from ..layout import Layout
from ..state import NONE, WIDTH
from .counting import empty_areas, empty_row, pairs_of_cells, single_cells


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
