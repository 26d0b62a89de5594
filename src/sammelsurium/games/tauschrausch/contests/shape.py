"""The six shape contests: each function counts the units that the card of its name pays for."""

import numpy as np

from sammelsurium.kernel.compiled import allocating, compiled

from ..layout import Layout
from ..state import LARGE_SQUARE, NONE, SMALL_SQUARE, WIDTH
from .counting import largest_group, rectangles, second


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


@allocating
def showpiece(album: Layout) -> int:
    """Cells of the largest rectangle of the grid that is covered completely.

    Row by row: how far each column is covered upwards, and how wide a block of each height reaches from there.
    """
    largest = 0
    heights = np.zeros(WIDTH, np.int64)
    for row in range(WIDTH):
        for column in range(WIDTH):
            covered = album.cell[row * WIDTH + column] != NONE
            heights[column] = heights[column] + 1 if covered else 0
        for left in range(WIDTH):
            lowest_height = heights[left]
            right = left
            while right < WIDTH and heights[right] > 0:
                lowest_height = min(lowest_height, heights[right])
                largest = max(largest, lowest_height * (right - left + 1))
                right += 1
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
