"""How often the interpreter looks for garbage: for what refers to itself, and to which nothing else refers any more.

Everybody waits meanwhile, the longer the more is kept. Tables that are forgotten leave no garbage, but every connection
that ends leaves some, and so do refusals. So where little is kept it is looked for often, and where much is, rarely.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping

NEWEST = 1000  # new objects that make it look at them
YOUNG = 10  # such looks until it looks at all that is young
ALL = 10  # of those, at least, until it looks at everything
# For so many kept pieces of memory one more of them. A table has a thousand: everything is looked at with every hundred
# thousand new objects where twenty are played, and where two thousand are, every few minutes.
KEPT = 2000


def spare() -> None:
    """What has been loaded stays until the end: looked at again and again for something to free, it would make
    everybody wait a tenth of a second each time."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(Rhythm(sys.getallocatedblocks()))
    gc.collect()  # Python waits until there is a quarter more than it saw the last time, and that was all of this


class Rhythm:
    """How much is kept after a look at everything says when the next one comes."""

    def __init__(self, loaded: int) -> None:
        self._loaded = loaded

    def __call__(self, phase: str, info: Mapping[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            kept = sys.getallocatedblocks() - self._loaded
            gc.set_threshold(NEWEST, YOUNG, max(ALL, kept // KEPT))
