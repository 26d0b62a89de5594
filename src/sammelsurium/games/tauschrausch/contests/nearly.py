"""How near an album is to further units of a final contest: a guide for whoever moves stamps about.

An edge pays when its last cell is covered, a stamp when its last neighbour lies beside it. What leads there pays
nothing, so that nobody would go there by way of the points alone. The other final contests grow step by step.
"""

from sammelsurium.kernel.compiled import compiled

from ..bits import bit, count
from ..layout import Layout
from ..state import KIND_CARDS, WIDTH
from .counting import empty_row

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
