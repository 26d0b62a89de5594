"""What several contests share: groups, frequencies, sets, empty areas. All of it only looks at a layout."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled

from ..bits import bit, count, lowest
from ..layout import Layout, is_rectangle
from ..state import CANCELLED, CELLS, NONE, WIDTH

Counts = NDArray[np.int64]


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
def of_colour(layout: Layout, colour: int) -> int:
    members = 0
    for stamp in range(layout.stamps):
        if layout.colour[stamp] == colour:
            members |= bit(stamp)
    return members


@compiled
def of_theme(layout: Layout, theme: int) -> int:
    members = 0
    for stamp in range(layout.stamps):
        if layout.theme[stamp] == theme:
            members |= bit(stamp)
    return members


@compiled
def of_shape(layout: Layout, shape: int) -> int:
    members = 0
    for stamp in range(layout.stamps):
        if layout.form[stamp] == shape:
            members |= bit(stamp)
    return members


@compiled
def rectangles(layout: Layout) -> int:
    """Short and long ones mixed (TR-70)."""
    members = 0
    for stamp in range(layout.stamps):
        if is_rectangle(layout, stamp):
            members |= bit(stamp)
    return members


@compiled
def cancelled(layout: Layout) -> int:
    members = 0
    for stamp in range(layout.stamps):
        if layout.kind[stamp] == CANCELLED:
            members |= bit(stamp)
    return members


@compiled
def count_colours(layout: Layout) -> Counts:
    counts = np.zeros(5, np.int64)
    for stamp in range(layout.stamps):
        if layout.colour[stamp] != NONE:
            counts[layout.colour[stamp]] += 1
    return counts


@compiled
def count_themes(layout: Layout) -> Counts:
    counts = np.zeros(5, np.int64)
    for stamp in range(layout.stamps):
        if layout.theme[stamp] != NONE:
            counts[layout.theme[stamp]] += 1
    return counts


@compiled
def second(counts: Counts) -> int:
    """The second most frequent: the largest count is ignored, of two equal ones only one (TR-71)."""
    largest, next_one = 0, 0
    for n in counts:
        if n > largest:
            largest, next_one = n, largest
        elif n > next_one:
            next_one = n
    return next_one


@compiled
def different_themes(layout: Layout, members: int) -> int:
    themes = 0
    while members:
        themes |= bit(layout.theme[lowest(members)])
        members &= members - 1
    return count(themes)


@compiled
def different_colours(layout: Layout, members: int) -> int:
    """Rare and forever stamps have none."""
    colours = 0
    while members:
        colour = layout.colour[lowest(members)]
        members &= members - 1
        if colour != NONE:
            colours |= bit(colour)
    return count(colours)


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


@compiled
def empty_areas(layout: Layout, size: int) -> int:
    """How many empty areas have exactly that many cells; with size 0 all of them."""
    seen, stack = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    areas = 0
    for cell in range(CELLS):
        if layout.cell[cell] == NONE and not seen[cell]:
            cells = fill_area(layout, cell, seen, stack)
            areas += size in (0, cells)
    return areas
