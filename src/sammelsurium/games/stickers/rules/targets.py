"""What moves are about: places of the display, cards of the hand. Each is listed, and refused by the given rule."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..cards import holds
from ..codes import code
from ..state import CARDS, DISPLAY, NONE, SET_CARDS, SETS

# -- the display ---------------------------------------------------------------------------------------------------


@compiled
def add_slots(state: State, verb: int, out: Moves, n: int) -> int:
    for slot in range(DISPLAY):
        if state.display[slot] != NONE:
            out[n] = code(verb, slot)
            n += 1
    return n


@compiled
def refuse_slot(state: State, slot: int, rule: int) -> int:
    return 0 if slot < DISPLAY and state.display[slot] != NONE else rule


# -- the hand ------------------------------------------------------------------------------------------------------


@compiled
def add_hand(state: State, seat: int, verb: int, out: Moves, n: int) -> int:
    for number in range(SETS):
        n = add_cards_of(state, seat, number, verb, out, n)
    return n


@compiled
def add_cards_of(state: State, seat: int, number: int, verb: int, out: Moves, n: int) -> int:
    """Of one set."""
    mask = int(state.hand[seat, number])
    card = number * SET_CARDS
    while mask:
        if mask & 1:
            out[n] = code(verb, card)
            n += 1
        card += 1
        mask >>= 1
    return n


@compiled
def refuse_hand_card(state: State, seat: int, card: int, rule: int) -> int:
    return 0 if card < CARDS and holds(state, seat, card) else rule
