"""The stockkeeper, who may exchange an item of the haul for a stamp from the supply, and the fortune teller, who works
at the same moment. The verb is redraw, or pass; use, where the fortune teller shall come first (TR-82)."""

from sammelsurium.kernel.bits import bit, count, has, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ... import cards, codes, table
from ...state import EXCHANGE, EXCHANGED, EXHIBITORS, GOES_ON, ITEMS, NONE, STACKS, T_CARDS, TELL_FORTUNE, TOLD, WAITS

HIDDEN_NEEDED = 3  # face-down stamps that the fortune teller asks for


@compiled
def ask_stockkeeper(state: State) -> bool:
    """Whoever holds the fortune teller too may use her first, where the order matters (TR-82)."""
    seat = cards.holder_of(state, cards.STOCKKEEPER)
    if has_exchanged(state) or seat == NONE or not table.exchangeable(state, seat) or not table.supply_left(state):
        state.phase = TELL_FORTUNE
        return GOES_ON
    state.turn = seat
    return WAITS


@compiled
def add_redraws(state: State, seat: int, out: Moves) -> int:
    out[0] = codes.code(codes.PASS, 0)
    n = 1
    items = table.exchangeable(state, seat)
    while items:
        item = lowest(items)
        items &= items - 1
        for stack in range(STACKS):
            if table.refuse_stack(state, stack) == 0:
                out[n] = codes.two(codes.REDRAW_ITEM, item, stack)
                n += 1
    if may_use_first(state, seat, cards.FORTUNE_TELLER):
        out[n] = codes.code(codes.USE, cards.FORTUNE_TELLER)
        n += 1
    return n


@compiled
def refuse_redraw(state: State, seat: int, move: int) -> int:
    if move == codes.code(codes.PASS, 0):
        return 0
    if codes.verb_of(move) == codes.USE:
        return 0 if may_use_first(state, seat, codes.argument_of(move)) else 82
    if codes.verb_of(move) != codes.REDRAW_ITEM:
        return 82
    item, stack = codes.first_of(move), codes.second_of(move)
    if item >= ITEMS or not has(table.exchangeable(state, seat), item):
        return 90
    return table.refuse_stack(state, stack)


@compiled
def redraw(state: State, seat: int, item: int, stack: int) -> None:
    """Puts an item of the haul into the pool and draws a stamp for it, face down."""
    state.haul[seat] &= ~bit(item)
    state.pool |= bit(item)
    cards.lose(state, seat, item)
    table.tick(state, item)
    drawn = table.new_item(state, stack)
    state.haul[seat] |= bit(drawn)
    table.look(state, seat, bit(drawn))
    state.asked |= EXCHANGED


# -- the fortune teller --------------------------------------------------------------------------------------------


@compiled
def sees_backs(state: State, seat: int) -> bool:
    return count(table.face_down(state, state.haul[seat])) >= HIDDEN_NEEDED


@compiled
def fortune_teller(box: BoxData, state: State) -> None:
    """Points at the end of Collect for at least three face-down stamps in the haul."""
    seat = cards.holder_of(state, cards.FORTUNE_TELLER)
    if seat != NONE and sees_backs(state, seat):
        state.terms[seat, T_CARDS] += box.specialist_value[cards.FORTUNE_TELLER]


@compiled
def tell_fortune(box: BoxData, state: State) -> bool:
    """Specialists come before the event (TR-82)."""
    if not has_told(state):
        fortune_teller(box, state)
    state.asked = 0
    state.phase = EXCHANGE
    return GOES_ON


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
        if cards.card_of(state, lowest(items)) == EXHIBITORS + specialist:
            return True
        items &= items - 1
    return False


@compiled
def may_use_first(state: State, seat: int, specialist: int) -> bool:
    """Of the one who is asked whether the stockkeeper exchanges something."""
    if specialist != cards.FORTUNE_TELLER or has_told(state):
        return False
    return lies_in_haul(state, seat, cards.FORTUNE_TELLER) and sees_backs(state, seat)


@compiled
def use_first(box: BoxData, state: State) -> None:
    fortune_teller(box, state)
    state.asked |= TOLD
