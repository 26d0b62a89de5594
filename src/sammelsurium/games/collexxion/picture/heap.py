"""The pile as people see it: each polygon where it lies, and what still lies over it."""

from functools import lru_cache

import numpy as np

from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.picture import Records

from ..box import HUNDREDTHS
from ..codes import REMOVE, TAKE
from ..notation import write_polygon
from ..pile import Layout, kept_layout
from ..state import POLYGONS
from .inquiry import list_above, look_at_pile
from .looks import ALL
from .structures import Piece

# How many are kept, of 5 kB each. A process has no more tables than that at a time (docs/scaling.md); with fewer heaps
# than tables nearly every picture would have to let its pile fall again, because tables are looked at in turn.
HEAPS = 4096
TAKES, REMOVES = ([write_polygon(verb, polygon) for polygon in range(POLYGONS)] for verb in (TAKE, REMOVE))


class Heap:
    """One pile as it fell, in arrays: there are many, and a picture reads one in a few microseconds."""

    def __init__(self, layout: Layout) -> None:
        """From the bottom up: by height, and within a layer in the order in which they fell."""
        heights = layout.height.tolist()
        self._order = np.array(sorted(layout.order.tolist(), key=heights.__getitem__), np.int64)
        self._ends = np.zeros(POLYGONS, np.int64)
        above = np.empty(POLYGONS * POLYGONS, np.int64)
        self._above = above[: list_above(layout.covers, self._order, above, self._ends)].copy()
        self._heights = layout.height.copy()
        self._places = np.stack([layout.x / HUNDREDTHS, layout.y / HUNDREDTHS, layout.angle / 2], axis=1)

    def lying(self, states: Records) -> list[Piece]:
        """What is still there."""
        rows, ids = np.empty((POLYGONS, 4), np.int64), np.empty(len(self._above), np.int64)
        n = look_at_pile(states, self._order, self._above, self._ends, rows, ids)
        places, heights, listed = self._places.tolist(), self._heights.tolist(), ids.tolist()
        pieces, begin = [], 0
        for polygon, accessible, takeable, end in rows[:n].tolist():
            look, (x, y, rotation) = ALL[polygon], places[polygon]
            may = bool(accessible), bool(takeable)
            lies = x, y, rotation, heights[polygon], listed[begin:end]
            pieces.append(Piece(polygon, look.colour, look.shape, *lies, *may, TAKES[polygon], REMOVES[polygon]))
            begin = end
        return pieces


def heap_of(box: BoxData, number: int) -> Heap:
    return kept_heap(box.tobytes(), number)


@lru_cache(maxsize=HEAPS)
def kept_heap(box: bytes, number: int) -> Heap:
    return Heap(kept_layout(box, number))
