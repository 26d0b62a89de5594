"""What things are worth to a seat at first sight, in points: items, by their value, what exhibitors pay for them and a
share for contests; and places for a stamp, where it earns and leaves room."""

import numpy as np

from sammelsurium.kernel.bits import has, lowest
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State

from .. import album, scoring
from ..state import (
    CANCELLED,
    CARD_BACK,
    EXHIBITORS,
    FINAL,
    FIRST_CARD,
    FOREVER,
    MARKER_BACK,
    NONE,
    ROUND_CONTESTS,
    WIDTH,
)
from .desk import FOREVER_WORTH, rounds_left

HIDDEN_STAMP = np.array([2.6, 3.6, 2.9, 3.0])  # a stamp not seen, by stack: doubles make long tiles better
MARKER_WORTH = 2.5
FEATURE = 0.9  # of a colour and a theme, for contests of any kind
LIKE = 0.25  # for each stamp of the same colour or theme in the album
INK = 1.2


@compiled
def stamp_worth(box: BoxData, state: State, seat: int, piece: int, tally: scoring.Tally) -> float:
    """Its value, what the exhibitors pay for it in the rounds to come, and a share for contests."""
    if piece == FOREVER:
        return FOREVER_WORTH
    total = float(scoring.tile_value(box, state, seat, piece))
    for part in range(box.parts[piece]):
        colour, theme = box.part_colour[piece, part], box.part_theme[piece, part]
        if colour == NONE:
            continue
        total += FEATURE + LIKE * min(8, tally[scoring.COLOUR_TALLY + colour] + tally[scoring.THEME_TALLY + theme])
        if theme == box.album_theme[state.album[seat]]:
            total += rounds_left(state)
        if has(state.cards[seat], colour):
            total += rounds_left(state)
        if box.part_kind[piece, part] == CANCELLED:
            total += INK
    return total


@compiled
def card_worth(box: BoxData, state: State, card: int, tally: scoring.Tally) -> float:
    if card < EXHIBITORS:
        return rounds_left(state) * (1.0 + tally[scoring.COLOUR_TALLY + box.exhibitor_colour[card]])
    return box.specialist_points + 1.2 * rounds_left(state)


@compiled
def item_worth(box: BoxData, state: State, seat: int, item: int, tally: scoring.Tally) -> float:
    back, piece = state.item_back[item], state.item_piece[item]
    if back == MARKER_BACK:
        return MARKER_WORTH
    if back == CARD_BACK:
        return card_worth(box, state, piece - FIRST_CARD, tally)
    if piece == NONE:
        return HIDDEN_STAMP[back]
    return stamp_worth(box, state, seat, piece, tally)


@compiled
def items_worth(box: BoxData, state: State, seat: int, items: int, tally: scoring.Tally) -> float:
    total = 0.0
    while items:
        total += item_worth(box, state, seat, lowest(items), tally)
        items &= items - 1
    return total


# -- places for stamps ---------------------------------------------------------------------------------------------

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
    album.place_tile(box, state, seat, piece, cell)
    layout = scoring.album_layout(box, state, seat)
    album.lift_tile(box, state, seat, cell)
    for kind in range(ROUND_CONTESTS + 1):
        if kind == FINAL or not has(state.tickets[seat], kind):
            share = FINAL_CONTEST if kind == FINAL else FREE_CONTEST
            total += share * scoring.worth(box, state.contests[kind], layout)
    return total


@compiled
def stamp_first(box: BoxData, state: State, item: int) -> float:
    """Large stamps first, while there is room."""
    if state.item_cell[item] != NONE:
        return NEVER
    piece = state.item_piece[item]
    return 100.0 + box.w[piece] * box.h[piece]
