"""What contests see of an album: stamps (halves of a double are two), what they are, where they lie, which touch; and
what several contests share: groups, frequencies, sets, empty areas."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import bit, count, lowest, wide
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.records import record_type

from ...state import CANCELLED, CELLS, FULL_ROW, LONG_RECTANGLE, NONE, SHORT_RECTANGLE, WIDTH

MOST_STAMPS = 62  # 144 cells hold no more than 15 forever stamps and 32 others; masks of stamps fit into 62 bits

LAYOUT = record_type(
    [
        ("touch", "i8", (MOST_STAMPS,)),  # mask of the stamps that share an edge or part of one
        ("stamps", "i8"),
        ("colours", "i8", (5,)),  # masks of the stamps of each colour, theme and shape, and of the cancelled ones
        ("themes", "i8", (5,)),
        ("forms", "i8", (5,)),
        ("inked", "i8"),
        ("colour", "i8", (MOST_STAMPS,)),  # or NONE
        ("theme", "i8", (MOST_STAMPS,)),
        ("form", "i8", (MOST_STAMPS,)),
        ("x", "i8", (MOST_STAMPS,)),
        ("y", "i8", (MOST_STAMPS,)),
        ("w", "i8", (MOST_STAMPS,)),
        ("h", "i8", (MOST_STAMPS,)),
        ("cell", "i8", (CELLS,)),  # the stamp that covers each cell, or NONE
        ("rows", "i8", (WIDTH,)),  # the covered cells of each row, bit 0 the left column
    ]
)
Layout = np.record
Layouts = NDArray[np.void]  # of one layout: a record alone does not keep its memory in compiled code
Masks = NDArray[np.int64]  # of the stamps of each colour, theme or shape

LEFT_COLUMN = 1 | 1 << WIDTH | 1 << 2 * WIDTH | 1 << 3 * WIDTH  # of four rows
RIGHT_COLUMN = LEFT_COLUMN << WIDTH - 1
LAST_ROW = 3 * WIDTH  # where the last of four rows begins


@compiled
def add_stamp(layout: Layout, colour: int, theme: int, kind: int, shape: int, x: int, y: int, w: int, h: int) -> None:
    stamp = layout.stamps
    layout.stamps += 1
    layout.colour[stamp], layout.theme[stamp], layout.form[stamp] = colour, theme, shape
    if colour != NONE:
        layout.colours[colour] |= bit(stamp)
        layout.themes[theme] |= bit(stamp)
    layout.forms[shape] |= bit(stamp)
    if kind == CANCELLED:
        layout.inked |= bit(stamp)
    layout.x[stamp], layout.y[stamp], layout.w[stamp], layout.h[stamp] = x, y, w, h
    strip = (bit(w) - 1) << x
    for row in range(y, y + h):
        layout.rows[row] |= strip
        for column in range(x, x + w):
            layout.cell[row * WIDTH + column] = stamp


@compiled
def add_tile(box: BoxData, layout: Layout, piece: int, cell: int) -> None:
    """A double adds its halves: left and right when wide, top and bottom when upright (TR-6)."""
    x, y = cell % WIDTH, cell // WIDTH
    parts = box.parts[piece]
    w, h = int(box.w[piece]), int(box.h[piece])
    if parts == 2:
        w, h = 2, 2
    for part in range(parts):
        add_stamp(
            layout,
            box.part_colour[piece, part],
            box.part_theme[piece, part],
            box.part_kind[piece, part],
            box.part_shape[piece, part],
            x + (2 * part if box.w[piece] == 4 else 0),
            y + (2 * part if box.h[piece] == 4 else 0),
            w,
            h,
        )


@compiled
def join(layout: Layout, one: int, other: int) -> None:
    if one != other and one != NONE and other != NONE:
        layout.touch[one] |= bit(other)
        layout.touch[other] |= bit(one)


@compiled
def find_touching(layout: Layout) -> None:
    for cell in range(CELLS):
        if cell % WIDTH < WIDTH - 1:
            join(layout, layout.cell[cell], layout.cell[cell + 1])
        if cell < CELLS - WIDTH:
            join(layout, layout.cell[cell], layout.cell[cell + WIDTH])


@compiled
def fill_layout(box: BoxData, state: State, side: int, layout: Layout) -> None:
    for cell in range(CELLS):
        layout.cell[cell] = NONE
    for cell in range(CELLS):
        if state.tile[side, cell] != NONE:
            add_tile(box, layout, wide(state.tile[side, cell]), cell)
    find_touching(layout)


@allocating
def album_layout(box: BoxData, state: State, side: int) -> Layouts:
    layouts = np.zeros(1, LAYOUT)
    fill_layout(box, state, side, layouts[0])
    return layouts


@compiled
def touch_around(layout: Layout, x: int, y: int, w: int, h: int) -> None:
    """A tile just added touches whatever lies along its sides."""
    for column in range(x, x + w):
        top, bottom = y * WIDTH + column, (y + h - 1) * WIDTH + column
        if y > 0:
            join(layout, layout.cell[top], layout.cell[top - WIDTH])
        if y + h < WIDTH:
            join(layout, layout.cell[bottom], layout.cell[bottom + WIDTH])
    for row in range(y, y + h):
        left, right = row * WIDTH + x, row * WIDTH + x + w - 1
        if x > 0:
            join(layout, layout.cell[left], layout.cell[left - 1])
        if x + w < WIDTH:
            join(layout, layout.cell[right], layout.cell[right + 1])


@compiled
def lay_tile(box: BoxData, layout: Layout, piece: int, cell: int) -> None:
    add_tile(box, layout, piece, cell)
    if box.parts[piece] == 2:
        join(layout, layout.stamps - 2, layout.stamps - 1)
    touch_around(layout, cell % WIDTH, cell // WIDTH, wide(box.w[piece]), wide(box.h[piece]))


@compiled
def copy_numbers(these: NDArray[np.int64], to: NDArray[np.int64]) -> None:
    """Into an array of the same size. Assigned as a whole, the sizes would be compared, and complaints need memory."""
    for i in range(these.shape[0]):
        to[i] = these[i]


@compiled
def forget_show(layout: Layout, earlier: Layout) -> None:
    """Only the stamps of earlier rounds are left. What else is said of a stamp is written anew when it is added."""
    layout.stamps, layout.inked = earlier.stamps, earlier.inked
    copy_numbers(earlier.colours, layout.colours)
    copy_numbers(earlier.themes, layout.themes)
    copy_numbers(earlier.forms, layout.forms)
    copy_numbers(earlier.touch, layout.touch)
    copy_numbers(earlier.cell, layout.cell)
    copy_numbers(earlier.rows, layout.rows)


# -- counting ------------------------------------------------------------------------------------------------------


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


# -- empty areas (TR-76): rows are masks, so that a whole row is looked at in one step -----------------------------


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
