"""What several contests share: groups, frequencies, sets, empty areas. All of it only looks at a layout."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import allocating, compiled

from ..bits import bit, count, lowest
from ..layout import Layout
from ..state import CELLS, LONG_RECTANGLE, NONE, SHORT_RECTANGLE, WIDTH

Counts = NDArray[np.int64]
Masks = NDArray[np.int64]  # of the stamps of each colour, theme or shape


@compiled
def group_of(layout: Layout, stamp: int, members: int) -> int:
    """The group of members that a stamp belongs to (TR-70)."""
    group = bit(stamp)
    border = group
    while border:
        found = layout.touch[lowest(border)] & members & ~group
        border &= border - 1
        group |= found
        border |= found
    return group


@compiled
def largest_group(layout: Layout, members: int) -> int:
    """The number of stamps in the largest group of the members."""
    largest = 0
    while members:
        group = group_of(layout, lowest(members), members)
        members &= ~group
        largest = max(largest, count(group))
    return largest


@compiled
def rectangles(layout: Layout) -> int:
    """Short and long ones mixed (TR-70). Squares are not rectangles (TR-7)."""
    return layout.forms[SHORT_RECTANGLE] | layout.forms[LONG_RECTANGLE]


@compiled
def second(features: Masks) -> int:
    """The second most frequent: the largest count is ignored, of two equal ones only one (TR-71)."""
    largest, next_one = 0, 0
    for feature in range(5):
        n = count(features[feature])
        if n > largest:
            largest, next_one = n, largest
        elif n > next_one:
            next_one = n
    return next_one


@compiled
def sets(features: Masks) -> int:
    """Sets of all five features: as many as there are of the rarest (TR-72)."""
    fewest = count(features[0])
    for feature in range(1, 5):
        fewest = min(fewest, count(features[feature]))
    return fewest


@compiled
def different(features: Masks, members: int) -> int:
    """How many of the five features are among the members. Rare and forever stamps have none."""
    found = 0
    for feature in range(5):
        found += features[feature] & members != 0
    return found


@compiled
def fill_area(layout: Layout, start: int, seen: Counts, stack: Counts) -> int:
    """The number of empty cells connected with a cell; marks them as seen (TR-76)."""
    size, waiting = 0, 1
    stack[0] = start
    seen[start] = 1
    while waiting:
        waiting -= 1
        cell = stack[waiting]
        size += 1
        column = cell % WIDTH
        for side in range(4):
            if side == 0 and column > 0:
                other = cell - 1
            elif side == 1 and column < WIDTH - 1:
                other = cell + 1
            elif side == 2 and cell >= WIDTH:
                other = cell - WIDTH
            elif side == 3 and cell < CELLS - WIDTH:
                other = cell + WIDTH
            else:
                continue
            if layout.cell[other] == NONE and not seen[other]:
                seen[other] = 1
                stack[waiting] = other
                waiting += 1
    return size


@allocating
def empty_areas(layout: Layout, size: int) -> int:
    """How many empty areas have exactly that many cells; with size 0 all of them."""
    seen, stack = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    areas = 0
    for cell in range(CELLS):
        if layout.cell[cell] == NONE and not seen[cell]:
            cells = fill_area(layout, cell, seen, stack)
            areas += size in (0, cells)
    return areas
