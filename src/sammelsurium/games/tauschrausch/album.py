"""Placing stamps on the 12 by 12 cells of an album (TR-50 to TR-52). A row is a bit mask, bit 0 the left column.

How an album looks to contests, `scoring/contests/layout.py` says.
"""

from sammelsurium.kernel.bits import bit, wide
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .state import FULL_ROW, NONE, WIDTH

ALBUMS = 5


@compiled
def row_fits(state: State, side: int, y: int, w: int, h: int) -> int:
    """The columns where the left edge of a stamp can lie when its upper edge lies in row y."""
    covered = 0
    for row in range(y, y + h):
        covered |= state.rows[side, row]
    empty = FULL_ROW & ~covered
    fits = empty
    for column in range(1, w):
        fits &= empty >> column
    return fits


@compiled
def fits_somewhere(box: BoxData, state: State, side: int, piece: int) -> bool:
    w, h = box.w[piece], box.h[piece]
    for y in range(WIDTH - h + 1):
        if row_fits(state, side, y, w, h):
            return True
    return False


@compiled
def fits_at(box: BoxData, state: State, side: int, piece: int, cell: int) -> bool:
    y = cell // WIDTH
    if y + box.h[piece] > WIDTH:
        return False
    return row_fits(state, side, y, box.w[piece], box.h[piece]) >> cell % WIDTH & 1 == 1


@compiled
def cover(box: BoxData, state: State, side: int, piece: int, cell: int) -> None:
    strip = (bit(box.w[piece]) - 1) << cell % WIDTH
    for row in range(cell // WIDTH, cell // WIDTH + box.h[piece]):
        state.rows[side, row] ^= strip


@compiled
def place_tile(box: BoxData, state: State, side: int, piece: int, cell: int) -> None:
    state.tile[side, cell] = piece
    cover(box, state, side, piece, cell)


@compiled
def lift_tile(box: BoxData, state: State, side: int, cell: int) -> None:
    cover(box, state, side, wide(state.tile[side, cell]), cell)
    state.tile[side, cell] = NONE


@compiled
def albums_left(state: State) -> int:
    """The albums nobody has, as a mask."""
    left = (1 << ALBUMS) - 1
    for side in range(state.sides):
        if state.album[side] != NONE:
            left &= ~bit(state.album[side])
    return left
