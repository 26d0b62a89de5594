"""Where a stamp of the Show looks best at first sight: large ones first, each where it earns and leaves room."""

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State

from .album import lift_tile, place_tile
from .bits import has
from .contests import worth
from .layout import album_layout
from .state import FINAL, NONE, ROUND_CONTESTS, WIDTH

NEVER = -1000.0
FREE_CONTEST = 0.5  # share of a contest's points that counts while placing: only some are entered
FINAL_CONTEST = 0.7
CONTACT = 0.2  # a cell's side that lies against a stamp or the border, so that room is left for others


@compiled
def is_covered(state: State, seat: int, x: int, y: int) -> bool:
    """The border counts as covered."""
    inside = 0 <= x < WIDTH and 0 <= y < WIDTH
    return not inside or has(state.rows[seat, y], x)


@compiled
def contacts(box: BoxData, state: State, seat: int, piece: int, cell: int) -> int:
    x, y, touching = cell % WIDTH, cell // WIDTH, 0
    w, h = box.w[piece], box.h[piece]
    for column in range(x, x + w):
        touching += is_covered(state, seat, column, y - 1) + is_covered(state, seat, column, y + h)
    for row in range(y, y + h):
        touching += is_covered(state, seat, x - 1, row) + is_covered(state, seat, x + w, row)
    return touching


@allocating
def place_worth(box: BoxData, state: State, seat: int, cell: int) -> float:
    """A share of what the contests still to be entered, and the final one, would pay with the stamp there.

    The stamp is lifted again at once.
    """
    piece = state.item_piece[state.hand[seat]]
    total = CONTACT * contacts(box, state, seat, piece, cell)
    place_tile(box, state, seat, piece, cell)
    layout = album_layout(box, state, seat)
    lift_tile(box, state, seat, cell)
    for kind in range(ROUND_CONTESTS + 1):
        if kind == FINAL or not has(state.tickets[seat], kind):
            share = FINAL_CONTEST if kind == FINAL else FREE_CONTEST
            total += share * worth(box, state.contests[kind], layout)
    return total


@compiled
def stamp_first(box: BoxData, state: State, item: int) -> float:
    """Large stamps first, while there is room."""
    if state.item_cell[item] != NONE:
        return NEVER
    piece = state.item_piece[item]
    return 100.0 + box.w[piece] * box.h[piece]
