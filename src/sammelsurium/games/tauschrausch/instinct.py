"""The game's own fast judgement: a sensible drafter, splitter, chooser and packer. Values are in points, roughly.

Taking something back is judged below everything else, so that whoever follows this judgement always comes to an end.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .album import lift_tile, place_tile
from .bits import has, lowest
from .codes import (
    BACK,
    CHOOSE_OFFER,
    CONFIRM,
    DRAW,
    DROP,
    ENTER,
    EXCHANGE_ITEM,
    GIVE,
    PLACE,
    PUT,
    REDRAW_ITEM,
    STAMP,
    TAKE,
    argument_of,
    first_of,
    second_of,
    verb_of,
)
from .contests import worth
from .events.collecting import shown_value
from .layout import album_layout
from .scoring import COLOUR_TALLY, THEME_TALLY, Tally, tally_of
from .split import tray_of
from .state import (
    CANCELLED,
    CARD_BACK,
    EXHIBITORS,
    FINAL,
    FIRST_CARD,
    FOREVER,
    MARKER_BACK,
    NONE,
    OFFER_A,
    ROUND_CONTESTS,
    ROUNDS,
    WIDTH,
)
from .values import tile_value

PACE = 1600
NEVER = -1000.0
LAST_RESORT = -2000.0
HIDDEN_STAMP = np.array([2.6, 3.6, 2.9, 3.0])  # a stamp not seen, by stack: doubles make long tiles better
MARKER_WORTH = 2.5
FOREVER_WORTH = 2.2
FEATURE = 0.9  # of a colour and a theme, for contests of any kind
LIKE = 0.25  # for each stamp of the same colour or theme in the album
INK = 1.2
FREE_CONTEST = 0.5  # share of a contest's points that counts while placing: only some are entered
FINAL_CONTEST = 0.7
CONTACT = 0.2  # a cell's side that lies against a stamp or the border, so that room is left for others


# -- what things are worth -----------------------------------------------------------------------------------------


@compiled
def rounds_left(state: State) -> int:
    """This one included."""
    return ROUNDS + 1 - state.round_number


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


# -- splitting -----------------------------------------------------------------------------------------------------


@compiled
def put_worth(box: BoxData, state: State, seat: int, item: int, tray: int, tally: Tally) -> float:
    """The best item is reserved first; then the largest left goes to the smaller offer, so that both come out alike."""
    if tray_of(state, seat, item) != NONE:
        return NEVER
    own = item_worth(box, state, seat, item, tally)
    if tray < OFFER_A:
        return 500.0 + own
    return 100.0 + own - 0.001 * items_worth(box, state, seat, state.tray[seat, tray], tally)


# -- placing -------------------------------------------------------------------------------------------------------


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


@compiled
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


# -- all moves -----------------------------------------------------------------------------------------------------


@compiled
def value_of(box: BoxData, state: State, seat: int, move: int, tally: Tally) -> float:
    verb, argument = verb_of(move), argument_of(move)
    first, second = first_of(move), second_of(move)
    if verb == TAKE:
        return item_worth(box, state, seat, argument, tally)
    if verb == PUT:
        return put_worth(box, state, seat, first, second, tally)
    if verb == STAMP:
        return stamp_first(box, state, argument)
    if verb in (BACK, DROP):
        return LAST_RESORT
    if verb == CONFIRM:
        return 1000.0
    if verb == CHOOSE_OFFER:
        return items_worth(box, state, seat, state.tray[first, OFFER_A + second], tally)
    if verb == DRAW:
        return HIDDEN_STAMP[argument]
    if verb == GIVE:
        return shown_value(box, state, seat, argument) - item_worth(box, state, seat, argument, tally)
    if verb == EXCHANGE_ITEM:
        return item_worth(box, state, seat, second, tally) - item_worth(box, state, seat, first, tally)
    if verb == REDRAW_ITEM:
        return HIDDEN_STAMP[second] - item_worth(box, state, seat, first, tally)
    return 0.0  # passing; and one face-down stamp is as good to reveal as another


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    """Contests are asked for here: they are much code, which should not lie under many levels of calls."""
    tally = tally_of(box, state, seat)
    for i in range(n):
        verb = verb_of(moves[i])
        if verb == PLACE:
            values[i] = place_worth(box, state, seat, argument_of(moves[i]))
        elif verb == ENTER:
            values[i] = worth(box, state.contests[argument_of(moves[i])], album_layout(box, state, seat))
        else:
            values[i] = value_of(box, state, seat, moves[i], tally)
