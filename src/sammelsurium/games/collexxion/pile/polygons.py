"""What the id of a polygon tells: its kind, colour and shape, and its bit in a set of polygons (see state.py)."""

from sammelsurium.kernel.compiled import compiled

from ..state import COPIES, SHAPES, WORD


@compiled
def bit_of(polygon: int) -> int:
    return 1 << (int(polygon) % WORD)


@compiled
def kind_of(polygon: int) -> int:
    return polygon // COPIES


@compiled
def colour_of(polygon: int) -> int:
    return polygon // WORD


@compiled
def shape_of(polygon: int) -> int:
    return polygon // COPIES % len(SHAPES)
