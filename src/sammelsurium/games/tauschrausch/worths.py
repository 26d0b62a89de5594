"""What things are worth to a seat, in points: their value, what exhibitors pay for them, and a share for contests."""

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .bits import has, lowest
from .prospects import FOREVER_WORTH, rounds_left
from .scoring import COLOUR_TALLY, THEME_TALLY, Tally
from .state import CANCELLED, CARD_BACK, EXHIBITORS, FIRST_CARD, FOREVER, MARKER_BACK, NONE
from .values import tile_value

HIDDEN_STAMP = np.array([2.6, 3.6, 2.9, 3.0])  # a stamp not seen, by stack: doubles make long tiles better
MARKER_WORTH = 2.5
FEATURE = 0.9  # of a colour and a theme, for contests of any kind
LIKE = 0.25  # for each stamp of the same colour or theme in the album
INK = 1.2


@compiled
def stamp_worth(box: BoxData, state: State, seat: int, piece: int, tally: Tally) -> float:
    """Its value, what the exhibitors pay for it in the rounds to come, and a share for contests."""
    if piece == FOREVER:
        return FOREVER_WORTH
    total = float(tile_value(box, state, seat, piece))
    for part in range(box.parts[piece]):
        colour, theme = box.part_colour[piece, part], box.part_theme[piece, part]
        if colour == NONE:
            continue
        total += FEATURE + LIKE * min(8, tally[COLOUR_TALLY + colour] + tally[THEME_TALLY + theme])
        if theme == box.album_theme[state.album[seat]]:
            total += rounds_left(state)
        if has(state.cards[seat], colour):
            total += rounds_left(state)
        if box.part_kind[piece, part] == CANCELLED:
            total += INK
    return total


@compiled
def card_worth(box: BoxData, state: State, card: int, tally: Tally) -> float:
    if card < EXHIBITORS:
        return rounds_left(state) * (1.0 + tally[COLOUR_TALLY + box.exhibitor_colour[card]])
    return box.specialist_points + 1.2 * rounds_left(state)


@compiled
def item_worth(box: BoxData, state: State, seat: int, item: int, tally: Tally) -> float:
    back, piece = state.item_back[item], state.item_piece[item]
    if back == MARKER_BACK:
        return MARKER_WORTH
    if back == CARD_BACK:
        return card_worth(box, state, piece - FIRST_CARD, tally)
    if piece == NONE:
        return HIDDEN_STAMP[back]
    return stamp_worth(box, state, seat, piece, tally)


@compiled
def items_worth(box: BoxData, state: State, seat: int, items: int, tally: Tally) -> float:
    total = 0.0
    while items:
        total += item_worth(box, state, seat, lowest(items), tally)
        items &= items - 1
    return total
