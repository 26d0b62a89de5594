"""The pile as people see it: each polygon where it lies, and what still lies over it."""

from functools import lru_cache

import numpy as np

from sammelsurium.kernel.contract import BoxData, Numbers
from sammelsurium.kernel.picture import Records

from .box import HUNDREDTHS
from .inquiry import ACCESSIBLE, TAKEABLE, look_at_pile, turn_over
from .layouts import kept_layout
from .picture import Piece
from .pile import Layout
from .state import POLYGONS, WORD
from .words import ALL

HEAPS = 64  # how many are kept
Key = tuple[int, int, int]  # as `look_at_pile` writes it
ID = ACCESSIBLE - 1


class Heap(dict[Key, Piece]):
    """One pile, from its fall to its end, with all pieces that were ever seen in it: from turn to turn most stay as
    they were."""

    def __init__(self, layout: Layout) -> None:
        """From the bottom up: by height, and within a layer in the order in which they fell."""
        heights = layout.height.tolist()
        self.order = np.array(sorted(layout.order.tolist(), key=heights.__getitem__), np.int64)
        self.over: Numbers = np.zeros((POLYGONS, 4), np.int64)
        turn_over(layout.covers, self.over)
        self.places = [
            (x / HUNDREDTHS, y / HUNDREDTHS, angle / 2, height)
            for x, y, angle, height in zip(
                layout.x.tolist(), layout.y.tolist(), layout.angle.tolist(), heights, strict=True
            )
        ]

    def __missing__(self, key: Key) -> Piece:
        state, low, high = key
        polygon, over = ALL[state & ID], low | high << 2 * WORD
        covered_by = [other for other in self.order.tolist() if over >> other & 1]
        may = bool(state & ACCESSIBLE), bool(state & TAKEABLE)
        piece = Piece(polygon.id, polygon.colour, polygon.shape, *self.places[polygon.id], covered_by, *may)
        self[key] = piece
        return piece

    def lying(self, states: Records) -> list[Piece]:
        rows = np.empty((3, POLYGONS), np.int64)
        n = look_at_pile(states, self.order, self.over, rows)
        return [self[key] for key in zip(*rows[:, :n].tolist(), strict=True)]


def heap_of(box: BoxData, number: int) -> Heap:
    return _heap(box.tobytes(), number)


@lru_cache(maxsize=HEAPS)
def _heap(box: bytes, number: int) -> Heap:
    return Heap(kept_layout(box, number))
