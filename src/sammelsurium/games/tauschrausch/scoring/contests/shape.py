"""The six shape contests: each function counts the units that the card of its name pays for."""

from sammelsurium.kernel.compiled import compiled

from ...state import LARGE_SQUARE, SMALL_SQUARE, WIDTH
from .layout import Layout, largest_group, rectangles, second


@compiled
def brickwork(album: Layout) -> int:
    """Rectangles in the best group of rectangles."""
    return largest_group(album, rectangles(album))


@compiled
def small_tiles(album: Layout) -> int:
    """Small squares in the best group of small squares."""
    return largest_group(album, album.forms[SMALL_SQUARE])


@compiled
def second_format(album: Layout) -> int:
    """Stamps of the second most frequent of the five shapes."""
    return second(album.forms)


@compiled
def tall_and_wide(album: Layout) -> int:
    """Pairs of an upright and a wide rectangle."""
    wide, upright = 0, 0
    for stamp in range(album.stamps):
        wide += album.w[stamp] > album.h[stamp]
        upright += album.h[stamp] > album.w[stamp]
    return min(wide, upright)


@compiled
def longest_run(cells: int) -> int:
    """Of neighbouring cells in a row: each step takes the right end of every run away."""
    length = 0
    while cells:
        cells &= cells >> 1
        length += 1
    return length


@compiled
def showpiece(album: Layout) -> int:
    """Cells of the largest rectangle of the grid that is covered completely."""
    largest = 0
    for top in range(WIDTH):
        covered, height = album.rows[top], 1
        while covered:
            largest = max(largest, height * longest_run(covered))
            covered &= album.rows[top + height] if top + height < WIDTH else 0
            height += 1
    return largest


@compiled
def good_neighbours(album: Layout) -> int:
    """Large squares that touch both a small square and a rectangle."""
    small, oblong = album.forms[SMALL_SQUARE], rectangles(album)
    squares = 0
    for stamp in range(album.stamps):
        if album.form[stamp] == LARGE_SQUARE:
            squares += album.touch[stamp] & small != 0 and album.touch[stamp] & oblong != 0
    return squares
