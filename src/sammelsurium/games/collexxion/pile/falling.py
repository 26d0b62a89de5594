"""The pile (CX-10): polygons fall into the tray one after the other, from nothing but a number.

Each falls flat to a random place at a random angle, and comes to rest one layer above the highest thing it covers.
Whatever would hang on another by a sliver slides down beside it, and a place where people could not tell whether one
polygon covers another is not kept if there is a better one.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from ..state import NONE, POLYGONS, WORD
from .outline import CIRCLE, along, gap_between, is_inside
from .polygons import shape_of

PILES = 1 << 30  # so many different piles there are
SLIDES = 3
CLEAR_PLACES = 2
DRAWS = 5
APART, TOUCHES, COVERS = range(3)

LAYOUT = record_type(
    [
        ("order", "i1", (POLYGONS,)),  # ids in the order in which they fell
        ("x", "i4", (POLYGONS,)),
        ("y", "i4", (POLYGONS,)),
        ("angle", "i4", (POLYGONS,)),
        ("height", "i1", (POLYGONS,)),  # layers below it
        # who lies how to whom, as sets of polygons (see state.py)
        ("covers", "i4", (POLYGONS, 4)),
        ("rests_on", "i4", (POLYGONS, 4)),
        ("touches", "i4", (POLYGONS, 4)),  # both ways: what it rests on, what rests on it, what lies beside it
        ("relation", "i1", (POLYGONS,)),  # scratch: of the polygon that is falling to each below
    ]
)
Layout = np.record


@compiled
def drop(box: BoxData, number: int, layout: Layout) -> None:
    """Fills in where everything lies. `layout` comes empty."""
    key = np.uint64(number)
    counter = shuffle(key, layout)
    for fallen in range(POLYGONS):
        counter = let_fall(box, key, counter, layout, fallen)
        come_to_rest(layout, fallen)


@compiled
def shuffle(key: np.uint64, layout: Layout) -> int:
    """The order in which they fall; answers with the next counter of the stream."""
    for i in range(POLYGONS):
        other = draw(key, i, i + 1)
        layout.order[i] = layout.order[other]
        layout.order[other] = i
    return POLYGONS


@compiled
def let_fall(box: BoxData, key: np.uint64, counter: int, layout: Layout, fallen: int) -> int:
    """Of the first two places where it lies clearly, the lower one: a shaken pile spreads. If clear places are rare,
    where it lies most clearly."""
    polygon = layout.order[fallen]
    best_x, best_y, best_angle, least = 0, 0, 0, NONE
    tries, clear = 0, 0
    while clear < CLEAR_PLACES and (tries < box.tries or least == NONE):
        propose(box, key, counter, layout, polygon)
        unclear, height = settle(box, layout, fallen)
        badness = unclear * POLYGONS + height
        if unclear != NONE and (least == NONE or badness < least):
            best_x, best_y, best_angle = layout.x[polygon], layout.y[polygon], layout.angle[polygon]
            least = badness
        clear += unclear == 0
        tries += 1
        counter += DRAWS
    layout.x[polygon], layout.y[polygon], layout.angle[polygon] = best_x, best_y, best_angle
    layout.height[polygon] = look_below(box, layout, fallen)[1]
    return counter


@compiled
def propose(box: BoxData, key: np.uint64, counter: int, layout: Layout, polygon: int) -> None:
    """Anywhere, but a little less often near the rim. Takes DRAWS numbers of the stream."""
    layout.x[polygon] = softly(key, counter, box.half_width)
    layout.y[polygon] = softly(key, counter + 2, box.half_height)
    layout.angle[polygon] = 2 * draw(key, counter + 4, CIRCLE // 2)


@compiled
def softly(key: np.uint64, counter: int, half: int) -> int:
    """Between -half and half, as the sum of a wide and a narrow draw."""
    wide = 3 * half // 2
    return draw(key, counter, wide) + draw(key, counter + 1, 2 * half - wide) - half


@compiled
def settle(box: BoxData, layout: Layout, fallen: int) -> tuple[int, int]:
    """Slides off what it would lie on by a sliver. Answers how many pairs are unclear, NONE if it left the tray or
    does not come to rest, and how high it lies."""
    polygon = layout.order[fallen]
    for _ in range(SLIDES):
        x, y, angle = layout.x[polygon], layout.y[polygon], layout.angle[polygon]
        if not is_inside(box, shape_of(polygon), x, y, angle):
            return NONE, 0
        unclear, height, depth, direction = look_below(box, layout, fallen)
        if depth == 0:
            return unclear, height
        layout.x[polygon] += along(depth, direction, 0)
        layout.y[polygon] += along(depth, direction, 1)
    return NONE, 0


@compiled
def look_below(box: BoxData, layout: Layout, fallen: int) -> tuple[int, int, int, int]:
    """How the polygon lies to everything that fell before, also written down in `relation`. Answers how many pairs are
    unclear, how high it lies, and how far and in which direction it would slide off the last sliver."""
    polygon = layout.order[fallen]
    shape, angle = shape_of(polygon), layout.angle[polygon]
    unclear, height, depth, direction = 0, 0, 0, 0
    hair = box.tolerance // 2
    for before in range(fallen):
        other = layout.order[before]
        layout.relation[other] = APART
        dx, dy = layout.x[polygon] - layout.x[other], layout.y[polygon] - layout.y[other]
        near = box.radius[shape] + box.radius[shape_of(other)] + box.gap
        if dx * dx + dy * dy >= near * near:
            continue
        gap, away = gap_between(box, shape_of(other), layout.angle[other], shape, angle, dx, dy)
        if gap < -box.tolerance:
            layout.relation[other] = COVERS
            height = max(height, int(layout.height[other]) + 1)
        elif gap <= box.tolerance:
            layout.relation[other] = TOUCHES
        if -box.visible < gap < -hair:
            depth, direction = -gap, away
            unclear += 1
        elif hair < gap < box.gap:
            unclear += 1
    return unclear, height, depth, direction


@compiled
def come_to_rest(layout: Layout, fallen: int) -> None:
    """It rests on what lies one layer below it; over the rest it hangs (CX-21)."""
    polygon = layout.order[fallen]
    for before in range(fallen):
        other = layout.order[before]
        if layout.relation[other] == COVERS:
            note(layout.covers, polygon, other)
            if layout.height[other] == layout.height[polygon] - 1:
                note(layout.rests_on, polygon, other)
                note(layout.touches, polygon, other)
                note(layout.touches, other, polygon)
        elif layout.relation[other] == TOUCHES and layout.height[other] == layout.height[polygon]:
            note(layout.touches, polygon, other)
            note(layout.touches, other, polygon)


@compiled
def note(relation: NDArray[np.int64], polygon: int, other: int) -> None:
    relation[polygon, other // WORD] |= 1 << (int(other) % WORD)
