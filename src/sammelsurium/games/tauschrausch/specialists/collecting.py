"""Specialists that work in Collect."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..bits import bit, count, lowest
from ..items import card_of, face_down, holder_of, holds, look, lose, new_item, tick
from ..state import EXHIBITORS, NONE, T_CARDS
from . import CUSTOMS_OFFICER, FORTUNE_TELLER, STOCKKEEPER

HIDDEN_NEEDED = 3  # face-down stamps that the fortune teller asks for


@compiled
def customs_officer(state: State, seat: int) -> None:
    """Looks at all face-down stamps of the pool, once in a Collect: when she is taken, or at its start."""
    if holds(state, seat, CUSTOMS_OFFICER) and not state.inspected:
        state.inspected = 1
        look(state, seat, face_down(state, state.pool))


@compiled
def stockkeeper(state: State, seat: int, item: int, stack: int) -> None:
    """Puts an item of the haul into the pool and draws a stamp for it, face down."""
    state.haul[seat] &= ~bit(item)
    state.pool |= bit(item)
    lose(state, seat, item)
    tick(state, item)
    drawn = new_item(state, stack)
    state.haul[seat] |= bit(drawn)
    look(state, seat, bit(drawn))


@compiled
def stockkeeper_holder(state: State) -> int:
    return holder_of(state, STOCKKEEPER)


@compiled
def sees_backs(state: State, seat: int) -> bool:
    return count(face_down(state, state.haul[seat])) >= HIDDEN_NEEDED


@compiled
def fortune_teller(box: BoxData, state: State) -> None:
    """Points at the end of Collect for at least three face-down stamps in the haul."""
    seat = holder_of(state, FORTUNE_TELLER)
    if seat != NONE and sees_backs(state, seat):
        state.terms[seat, T_CARDS] += box.specialist_value[FORTUNE_TELLER]


# -- in which order (TR-82) ----------------------------------------------------------------------------------------

# Only these two work at the end of the same phase. The customs officer looks when she is taken or before Collect;
# scholar and porter work during the split, the dealer after it, and the early riser only says who chooses first;
# appraiser, hunter and auctioneer belong to one choice each, before it, after it, or another's; curator, guest,
# restorer and stationer each change a term of the scoring of their own, and sums know no order. Events come later,
# and find the same items whichever of the two came first.
#
# The stockkeeper draws face down, so no exchange leaves fewer backs: with three of them the teller scores before and
# after it, unless she is exchanged herself, and for that she must lie in the haul. That is when the order is asked.
# With fewer there is nothing to score before an exchange, so she waits for it.

EXCHANGED, TOLD = 1, 2  # who has worked already, as bits of `asked`


@compiled
def has_exchanged(state: State) -> bool:
    return state.asked & EXCHANGED != 0


@compiled
def has_told(state: State) -> bool:
    return state.asked & TOLD != 0


@compiled
def lies_in_haul(state: State, seat: int, specialist: int) -> bool:
    items = state.haul[seat]
    while items:
        if card_of(state, lowest(items)) == EXHIBITORS + specialist:
            return True
        items &= items - 1
    return False


@compiled
def may_use_first(state: State, seat: int, specialist: int) -> bool:
    """Of the one who is asked whether the stockkeeper exchanges something."""
    if specialist != FORTUNE_TELLER or has_told(state):
        return False
    return lies_in_haul(state, seat, FORTUNE_TELLER) and sees_backs(state, seat)


@compiled
def use_first(box: BoxData, state: State) -> None:
    fortune_teller(box, state)
    state.asked |= TOLD
