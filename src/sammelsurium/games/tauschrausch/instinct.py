"""The game's own fast judgement: a sensible drafter, splitter, chooser and packer. Values are in points, roughly.

Taking something back is judged below everything else, so that whoever follows this judgement always comes to an end.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import UNPLANNED, BoxData, Moves, State

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
from .packer import next_move
from .placing import NEVER, place_worth, stamp_first
from .prospects import FOREVER_WORTH, rounds_left
from .scoring import COLOUR_TALLY, THEME_TALLY, Tally, tally_of
from .split import tray_of
from .state import (
    CANCELLED,
    CARD_BACK,
    EXHIBITORS,
    FIRST_CARD,
    FOREVER,
    MARKER_BACK,
    NONE,
    OFFER_A,
    SHOW,
)
from .values import tile_value

PACE = 1600
EVALUATIONS = 40000  # layouts that the packer looks at for an effort of 1: a tenth of it, as no plan stops half-way
LAST_RESORT = -2000.0
HIDDEN_STAMP = np.array([2.6, 3.6, 2.9, 3.0])  # a stamp not seen, by stack: doubles make long tiles better
MARKER_WORTH = 2.5
FEATURE = 0.9  # of a colour and a theme, for contests of any kind
LIKE = 0.25  # for each stamp of the same colour or theme in the album
INK = 1.2


# -- what things are worth -----------------------------------------------------------------------------------------


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


@compiled
def plan_move(box: BoxData, state: State, seat: int, effort: float) -> int:
    """Placing is planned as a whole: stamp by stamp, a search would have to find an album at the end of many moves."""
    if state.phase != SHOW:
        return UNPLANNED
    return next_move(box, state, seat, int(effort * EVALUATIONS))
