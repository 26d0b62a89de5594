"""The game's own fast judgement: a sensible drafter, splitter, chooser and packer. Values are in points, roughly.

Taking something back is judged below everything else, so that whoever follows this judgement always comes to an end.
"""

import math

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import UNPLANNED, BoxData, Flags, Moves, State

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
    USE,
    argument_of,
    first_of,
    second_of,
    verb_of,
)
from .contests import worth
from .events.collecting import shown_value
from .layout import album_layout
from .memory import Memory, Question
from .packer import next_move, pack
from .placing import NEVER, place_worth, stamp_first
from .prospects import Desk, open_desk
from .scoring import Tally, tally_of
from .split import tray_of
from .splitter import next_put
from .state import NONE, OFFER_A, SHOW, SPLIT
from .worths import HIDDEN_STAMP, item_worth, items_worth

PACE = 4000
EVALUATIONS = 1000000  # layouts that the packer looks at in a second
THOROUGH = 0.5  # effort from which on all of it goes into layouts
LAYOUTS = Memory()
LAST_RESORT = -2000.0


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
    if verb in (CONFIRM, USE):
        return 1000.0  # who uses a specialist first loses nothing: what was possible still is
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
    return 0.0  # passing; and one album is as good as another, as is one face-down stamp to reveal


@allocating
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


# -- plans ---------------------------------------------------------------------------------------------------------


@compiled
def towards_plan(
    box: BoxData, state: State, seat: int, desk: Desk, is_packed: bool, evaluations: int, stop: Flags
) -> int:
    """Splitting and placing are planned as a whole: item by item, a search would have to find the end of many moves
    that look alike. Against Pinzetta, who has rules of her own for choosing, a split is left to the search."""
    if state.phase == SPLIT and state.players > 1:
        return next_put(box, state, seat)
    if state.phase == SHOW:
        if not is_packed:
            pack(box, seat, desk, evaluations, stop)
        return next_move(box, state, seat, desk)
    return UNPLANNED


def layouts(effort: float) -> int:
    """How many the packer looks at. A tenth of the layouts is nearly as good, so little effort finds much fewer: else
    all levels would place alike."""
    return int(EVALUATIONS * effort * min(1.0, math.sqrt(effort / THOROUGH)))


def plan_move(box: BoxData, state: State, seat: int, effort: float, stop: Flags) -> int:
    """Not compiled, as it remembers; what it calls is the same in every phase, so that one call compiles all of it."""
    desk, evaluations = open_desk(box, state, seat), layouts(effort)
    question = Question(seat, evaluations, desk.states.tobytes())
    known = LAYOUTS.recall(box, question)
    if known is not None:
        desk.best[:] = known
    move = int(towards_plan(box, state, seat, desk, known is not None, evaluations, stop))
    if state.phase == SHOW and known is None and not stop[0]:
        LAYOUTS.keep(box, question, desk)
    return move
