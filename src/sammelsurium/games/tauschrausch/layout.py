"""An album as contests see it: stamps (halves of a double are two), what they are, where they lie, which touch."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.records import record_type

from .bits import bit, wide
from .state import CANCELLED, CELLS, NONE, WIDTH

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
