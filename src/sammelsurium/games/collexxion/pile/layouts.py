"""The geometry of a pile, for those who draw it: found again from its number, and kept for a while."""

from functools import lru_cache

import numpy as np

from sammelsurium.kernel.contract import BoxData

from ..box import BOX
from .falling import LAYOUT, Layout, drop


def layout_of(box: BoxData, number: int) -> Layout:
    return kept_layout(box.tobytes(), int(number))


@lru_cache(maxsize=256)
def kept_layout(box: bytes, number: int) -> Layout:
    layout: Layout = np.zeros(1, LAYOUT)[0]
    drop(np.frombuffer(bytearray(box), BOX)[0], number, layout)
    return layout
