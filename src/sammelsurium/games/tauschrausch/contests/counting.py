"""What several contests share: groups, frequencies, sets, empty areas. All of it only looks at a layout."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled

from ..album import FULL_ROW
from ..bits import bit, count, lowest
from ..layout import Layout
from ..state import LONG_RECTANGLE, SHORT_RECTANGLE, WIDTH

LEFT_COLUMN = 1 | 1 << WIDTH | 1 << 2 * WIDTH | 1 << 3 * WIDTH  # of four rows
RIGHT_COLUMN = LEFT_COLUMN << WIDTH - 1
LAST_ROW = 3 * WIDTH  # where the last of four rows begins

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
    while count(members) > largest:  # the rest could be larger
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


# -- empty areas (TR-76): rows are masks, so that a whole row is looked at in one step ---------------------------------


@compiled
def empty_row(layout: Layout, row: int) -> int:
    """The empty cells of a row; beyond the border there are none."""
    return FULL_ROW & ~layout.rows[row] if 0 <= row < WIDTH else 0


@compiled
def single_cells(layout: Layout) -> int:
    """Empty areas of exactly one cell."""
    areas, above, here = 0, 0, empty_row(layout, 0)
    for row in range(WIDTH):
        below = empty_row(layout, row + 1)
        areas += count(here & ~(above | below | here << 1 | here >> 1))
        above, here = here, below
    return areas


@compiled
def pairs_of_cells(layout: Layout) -> int:
    """Empty areas of exactly two cells, counted where their left or upper cell lies."""
    areas, above, here = 0, 0, empty_row(layout, 0)
    for row in range(WIDTH):
        below, under = empty_row(layout, row + 1), empty_row(layout, row + 2)
        across = above | below
        side_by_side = here & here >> 1 & ~(here << 1 | here >> 2 | across | across >> 1)
        beside = here | below
        stacked = here & below & ~(above | under | beside << 1 | beside >> 1)
        areas += count(side_by_side) + count(stacked)
        above, here = here, below
    return areas


@compiled
def third_of(layout: Layout, first: int) -> int:
    """The empty cells of four rows as one mask: three such masks hold the album."""
    cells = 0
    for row in range(4):
        cells |= empty_row(layout, first + row) << row * WIDTH
    return cells


@compiled
def grown(cells: int) -> int:
    """The cells of a third and all beside them."""
    sideways = (cells & ~RIGHT_COLUMN) << 1 | (cells & ~LEFT_COLUMN) >> 1
    return cells | sideways | cells << WIDTH | cells >> WIDTH


@compiled
def empty_areas(layout: Layout) -> int:
    """All of them: from its first cell an area grows until it is complete, then it is taken away."""
    top, middle, bottom = third_of(layout, 0), third_of(layout, 4), third_of(layout, 8)
    areas = 0
    while top | middle | bottom:
        areas += 1
        upper, central, lower = top & -top, 0, 0
        if not top:
            central = middle & -middle
        if not top | middle:
            lower = bottom & -bottom
        size = 0
        while size != count(upper) + count(central) + count(lower):
            size = count(upper) + count(central) + count(lower)
            upper = (grown(upper) | (central & FULL_ROW) << LAST_ROW) & top
            central = (grown(central) | upper >> LAST_ROW | (lower & FULL_ROW) << LAST_ROW) & middle
            lower = (grown(lower) | central >> LAST_ROW) & bottom
        top, middle, bottom = top & ~upper, middle & ~central, bottom & ~lower
    return areas
