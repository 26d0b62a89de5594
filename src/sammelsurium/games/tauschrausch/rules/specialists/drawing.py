"""The secretive dealer and the bargain hunter, for whom a stamp may be drawn and reserved (TR-80, TR-81). The verb is
draw, or pass."""

from sammelsurium.kernel.bits import bit, count, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ... import cards, codes, table
from ...state import BARGAIN, CHOOSE, EVERYBODY, GOES_ON, NONE, OFFER_A, OFFER_B, RESERVE, STACKS, WAITS
from . import unasked

# -- whom they work for --------------------------------------------------------------------------------------------


@compiled
def secretive_dealer(state: State) -> int:
    """Whoever holds her and has an offer without a face-up stamp may draw one and reserve it (TR-80)."""
    seat = cards.holder_of(state, cards.SECRETIVE_DEALER)
    if seat == NONE:
        return NONE
    first, second = state.tray[seat, OFFER_A], state.tray[seat, OFFER_B]
    both_open = has_face_up_stamp(state, first) and has_face_up_stamp(state, second)
    return NONE if both_open else seat


@compiled
def has_face_up_stamp(state: State, items: int) -> bool:
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_up[item] and table.is_stamp(state, item):
            return True
    return False


@compiled
def bargain_hunter(box: BoxData, state: State, seat: int, taken: int) -> bool:
    """May draw a stamp and reserve it when the offer chosen is small. Asked before the offer changes hands (TR-34)."""
    return cards.holds(state, seat, cards.BARGAIN_HUNTER) and count(taken) <= box.specialist_value[cards.BARGAIN_HUNTER]


@compiled
def ask_dealer(state: State) -> bool:
    """TR-80."""
    seat = secretive_dealer(state)
    if seat != NONE and state.asked == 0 and table.supply_left(state):
        state.turn = seat
        return WAITS
    state.turn = unasked.early_riser(state)
    state.asked = 0
    state.chosen = 0
    state.settled = 0
    state.phase = CHOOSE
    return GOES_ON


# -- drawing a stamp -----------------------------------------------------------------------------------------------


@compiled
def add_draws(state: State, out: Moves) -> int:
    out[0] = codes.code(codes.PASS, 0)
    n = 1
    for stack in range(STACKS):
        if table.refuse_stack(state, stack) == 0:
            out[n] = codes.code(codes.DRAW, stack)
            n += 1
    return n


@compiled
def refuse_draw(state: State, move: int) -> int:
    if move == codes.code(codes.PASS, 0):
        return 0
    return table.refuse_stack(state, codes.argument_of(move)) if codes.verb_of(move) == codes.DRAW else 80


@compiled
def draw_or_pass(state: State, seat: int, move: int) -> None:
    """Answers to what a specialist or an event offers."""
    if codes.verb_of(move) == codes.DRAW:
        draw_and_reserve(state, seat, codes.argument_of(move))
    state.asked += 1
    if state.phase == BARGAIN:
        end_bargain(state)


@compiled
def draw_and_reserve(state: State, seat: int, stack: int) -> None:
    """A stamp from the supply, turned up; it may be rare (TR-81)."""
    drawn = table.new_item(state, stack)
    state.tray[seat, RESERVE] |= bit(drawn)
    state.haul[seat] |= bit(drawn)
    table.look(state, EVERYBODY, bit(drawn))


@compiled
def end_bargain(state: State) -> None:
    state.turn = state.upcoming
    state.phase = CHOOSE
    state.asked = 0
