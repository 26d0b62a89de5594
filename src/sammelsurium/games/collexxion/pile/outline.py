"""Outlines of regular polygons in whole numbers, so that every machine finds the same pile.

Lengths are hundredths of a millimetre, angles half degrees: then corners and edge normals of all four shapes point
along whole angles. `UNIT` holds cosine and sine of each, times 2**14. A polygon is (shape, x, y, turn); corner k of n
lies at turn + k * 720 / n.
"""

import math

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData

from ..state import CORNERS

CIRCLE = 720
BITS = 14
SCALE = 1 << BITS
UNIT = np.zeros((CIRCLE, 2), np.int64)
for _angle in range(CIRCLE):
    _radians = math.tau * _angle / CIRCLE
    UNIT[_angle] = round(math.cos(_radians) * SCALE), round(math.sin(_radians) * SCALE)
# The angle from one corner to the next.
SECTOR = np.array([CIRCLE // corners for corners in CORNERS], np.int64)


@compiled
def along(length: int, angle: int, axis: int) -> int:
    """One coordinate of a step of that length: axis 0 is x, axis 1 is y."""
    return (length * UNIT[angle % CIRCLE, axis] + SCALE // 2) >> BITS


@compiled
def is_inside(box: BoxData, shape: int, x: int, y: int, turn: int) -> bool:
    """Whether every corner lies in the tray, whose own corners are round."""
    flat_x, flat_y = box.half_width - box.corner, box.half_height - box.corner
    for angle in range(turn, turn + CIRCLE, SECTOR[shape]):
        far_x = abs(x + along(box.radius[shape], angle, 0))
        far_y = abs(y + along(box.radius[shape], angle, 1))
        if far_x > box.half_width or far_y > box.half_height:
            return False
        if far_x > flat_x and far_y > flat_y and (far_x - flat_x) ** 2 + (far_y - flat_y) ** 2 > box.corner**2:
            return False
    return True


@compiled
def reach(box: BoxData, shape: int, turn: int, angle: int) -> int:
    """How far a polygon reaches from its middle in a direction, times SCALE: to the corner that lies nearest to it."""
    off = (angle - turn) % SECTOR[shape]
    return box.radius[shape] * UNIT[min(off, SECTOR[shape] - off), 0]


@compiled
def widest_gap(box: BoxData, shape: int, turn: int, other: int, other_turn: int, dx: int, dy: int) -> tuple[int, int]:
    """Over the edges of the first polygon: the widest strip beside one of them that the other stays out of.

    (dx, dy) leads to the other's middle. Answers with the width times SCALE, negative if the other reaches over the
    edge, and the direction in which the edge looks.
    """
    widest, direction = -(1 << 40), 0
    apothem = box.radius[shape] * UNIT[SECTOR[shape] // 2, 0]
    first = turn + SECTOR[shape] // 2
    for edge in range(first, first + CIRCLE, SECTOR[shape]):
        angle = edge % CIRCLE
        distance = dx * UNIT[angle, 0] + dy * UNIT[angle, 1]
        width = distance - apothem - reach(box, other, other_turn, angle + CIRCLE // 2)
        if width > widest:
            widest, direction = width, angle
    return widest, direction


@compiled
def gap_between(box: BoxData, shape: int, turn: int, other: int, other_turn: int, dx: int, dy: int) -> tuple[int, int]:
    """How far two convex polygons are apart; negative: how deep they overlap, which is how far the other would have to
    move to be free. With it the direction of that move. Two corners that face each other are a little farther apart."""
    width, direction = widest_gap(box, shape, turn, other, other_turn, dx, dy)
    back_width, back = widest_gap(box, other, other_turn, shape, turn, -dx, -dy)
    if back_width > width:
        width, direction = back_width, (back + CIRCLE // 2) % CIRCLE
    return (width + SCALE // 2) >> BITS, direction
