"""The eight lines of the grid colour × shape: the sets there are, and how far a collection has come with them."""

from collections.abc import Iterable

from sammelsurium.kernel.contract import Json, State

from .collection import COLOUR_KINDS, SHAPE_KINDS
from .state import COLOURS, KINDS, SHAPES
from .tray import kind_of

LINES = [("colour", str(name), COLOUR_KINDS << 4 * n) for n, name in enumerate(COLOURS)]
LINES += [("shape", str(name), SHAPE_KINDS << n) for n, name in enumerate(SHAPES)]


def line(kind: str, name: str, mask: int, kinds: int) -> Json:
    missing = [n for n in range(KINDS) if mask & ~kinds & 1 << n]
    named = [{"colour": COLOURS[n // 4], "shape": SHAPES[n % 4]} for n in missing]
    return {"set": name, "kind": kind, "have": 4 - len(missing), "missing": named}


def lines_of(kinds: int) -> list[Json]:
    return [line(kind, name, mask, kinds) for kind, name, mask in LINES]


def complete_sets(kinds: int) -> list[str]:
    return [name for _, name, mask in LINES if kinds & mask == mask]


def kinds_with(state: State, seat: int, polygons: Iterable[int]) -> int:
    """The kinds of a collection together with some more polygons."""
    kinds = int(state.kinds[seat])
    for polygon in polygons:
        kinds |= 1 << int(kind_of(polygon))
    return kinds
