"""The game's own fast judgement: a sensible drafter, splitter, chooser and packer. Values are in points, roughly.

Taking something back is judged below everything else, so that whoever follows this judgement always comes to an end.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .. import codes, rules, scoring
from ..state import NONE, OFFER_A
from .worth import HIDDEN_STAMP, NEVER, item_worth, items_worth, place_worth, stamp_first

PACE = 4000
LAST_RESORT = -2000.0


# -- splitting -----------------------------------------------------------------------------------------------------


@compiled
def put_worth(box: BoxData, state: State, seat: int, item: int, tray: int, tally: scoring.Tally) -> float:
    """The best item is reserved first; then the largest left goes to the smaller offer, so that both come out alike."""
    if rules.tray_of(state, seat, item) != NONE:
        return NEVER
    own = item_worth(box, state, seat, item, tally)
    if tray < OFFER_A:
        return 500.0 + own
    return 100.0 + own - 0.001 * items_worth(box, state, seat, state.tray[seat, tray], tally)


# -- all moves -----------------------------------------------------------------------------------------------------


@compiled
def value_of(box: BoxData, state: State, seat: int, move: int, tally: scoring.Tally) -> float:
    verb, argument = codes.verb_of(move), codes.argument_of(move)
    first, second = codes.first_of(move), codes.second_of(move)
    if verb == codes.TAKE:
        return item_worth(box, state, seat, argument, tally)
    if verb == codes.PUT:
        return put_worth(box, state, seat, first, second, tally)
    if verb == codes.STAMP:
        return stamp_first(box, state, argument)
    if verb in (codes.BACK, codes.DROP):
        return LAST_RESORT
    if verb in (codes.CONFIRM, codes.USE):
        return 1000.0  # who uses a specialist first loses nothing: what was possible still is
    if verb == codes.CHOOSE_OFFER:
        return items_worth(box, state, seat, state.tray[first, OFFER_A + second], tally)
    if verb == codes.DRAW:
        return HIDDEN_STAMP[argument]
    if verb == codes.GIVE:
        return scoring.shown_value(box, state, seat, argument) - item_worth(box, state, seat, argument, tally)
    if verb == codes.EXCHANGE_ITEM:
        return item_worth(box, state, seat, second, tally) - item_worth(box, state, seat, first, tally)
    if verb == codes.REDRAW_ITEM:
        return HIDDEN_STAMP[second] - item_worth(box, state, seat, first, tally)
    return 0.0  # passing; and one album is as good as another, as is one face-down stamp to reveal


@allocating
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    """Contests are asked for here: they are much code, which should not lie under many levels of calls."""
    tally = scoring.tally_of(box, state, seat)
    for i in range(n):
        verb = codes.verb_of(moves[i])
        if verb == codes.PLACE:
            values[i] = place_worth(box, state, seat, codes.argument_of(moves[i]))
        elif verb == codes.ENTER:
            values[i] = scoring.worth(
                box, state.contests[codes.argument_of(moves[i])], scoring.album_layout(box, state, seat)
            )
        else:
            values[i] = value_of(box, state, seat, moves[i], tally)
