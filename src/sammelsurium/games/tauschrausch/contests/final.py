"""The six final contests: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.compiled import compiled

from ..layout import Layout
from ..state import CELLS, NONE, WIDTH
from .counting import empty_areas


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
    """Perfect corners."""
    corners = 0
    for cell in range(CELLS - WIDTH):
        if cell % WIDTH < WIDTH - 1:
            corners += is_perfect_corner(album, cell)
    return corners


@compiled
def is_open(album: Layout, cell: int) -> bool:
    """An empty cell lies beside it; the border closes (TR-74)."""
    column = cell % WIDTH
    if column > 0 and album.cell[cell - 1] == NONE:
        return True
    if column < WIDTH - 1 and album.cell[cell + 1] == NONE:
        return True
    if cell >= WIDTH and album.cell[cell - WIDTH] == NONE:
        return True
    return cell < CELLS - WIDTH and album.cell[cell + WIDTH] == NONE


@compiled
def is_surrounded(album: Layout, stamp: int) -> bool:
    for row in range(album.y[stamp], album.y[stamp] + album.h[stamp]):
        for column in range(album.x[stamp], album.x[stamp] + album.w[stamp]):
            if is_open(album, row * WIDTH + column):
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
def is_full(album: Layout, first: int, step: int) -> bool:
    for place in range(WIDTH):
        if album.cell[first + place * step] == NONE:
            return False
    return True


@compiled
def picture_frame(album: Layout) -> int:
    """Full edges (TR-75)."""
    top, bottom = is_full(album, 0, 1), is_full(album, CELLS - WIDTH, 1)
    left, right = is_full(album, 0, WIDTH), is_full(album, WIDTH - 1, WIDTH)
    return int(top) + int(bottom) + int(left) + int(right)


@compiled
def letter_slots(album: Layout) -> int:
    """Gaps of exactly two cells (TR-76)."""
    return empty_areas(album, 2)


@compiled
def pinholes(album: Layout) -> int:
    """Gaps of exactly one cell (TR-76)."""
    return empty_areas(album, 1)


@compiled
def ponds(album: Layout) -> int:
    """All empty areas (TR-76)."""
    return empty_areas(album, 0)
