"""Cards as numbers and masks: counting, finding the n-th, and moving them from place to place."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State
from sammelsurium.kernel.records import narrow

from .state import DISPLAY, NONE, SET_CARDS

# How many bits each mask of 12 cards has; a look-up is faster than `kernel.bits.count`.
COUNTS = narrow([bin(mask).count("1") for mask in range(1 << SET_CARDS)], 8)


@compiled
def count(mask: int) -> int:
    """How many cards."""
    return int(COUNTS[mask])


@compiled
def lowest(mask: int) -> int:
    """The place of the first card."""
    mask = int(mask)
    return int(COUNTS[(mask & -mask) - 1])


@compiled
def nth(mask: int, n: int) -> int:
    """The place of the n-th card, counted from 0."""
    mask = int(mask)
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


@compiled
def bit(card: int) -> int:
    return 1 << (int(card) % SET_CARDS)


@compiled
def set_of(card: int) -> int:
    return int(card) // SET_CARDS


@compiled
def nth_card(state: State, outcome: int) -> int:
    """The cards of the pile counted through set by set."""
    number = 0
    n = int(outcome)
    while n >= count(state.pile[number]):
        n -= count(state.pile[number])
        number += 1
    return number * SET_CARDS + nth(state.pile[number], n)


@compiled
def leave_pile(state: State, outcome: int) -> int:
    """Chance draws a card; the moment the last one is gone, the end begins (ST-51)."""
    card = nth_card(state, outcome)
    state.pile[set_of(card)] &= ~bit(card)
    state.pile_size -= 1
    if state.pile_size == 0:
        state.ending = 1
    return card


@compiled
def holds(state: State, seat: int, card: int) -> bool:
    return int(state.hand[seat, set_of(card)]) & bit(card) != 0


@compiled
def free_slot(state: State) -> int:
    """The first empty place of the display, or NONE."""
    for slot in range(DISPLAY):
        if state.display[slot] == NONE:
            return slot
    return NONE


@compiled
def display_empty(state: State) -> bool:
    for slot in range(DISPLAY):
        if state.display[slot] != NONE:
            return False
    return True


@compiled
def hidden_cards(state: State, in_play: int, number: int) -> int:
    """The cards of a set that lie neither in an album nor in the display: in hands or in the pile."""
    mask = int(in_play)
    for seat in range(state.players):
        mask &= ~int(state.album[seat, number])
    for slot in range(DISPLAY):
        card = state.display[slot]
        if card != NONE and set_of(card) == number:
            mask &= ~bit(card)
    return mask


@compiled
def all_hands(state: State, number: int) -> int:
    mask = 0
    for seat in range(state.players):
        mask |= int(state.hand[seat, number])
    return mask


@compiled
def lay(state: State, seat: int, card: int) -> None:
    """On top of the collection of its set, or as a new one (ST-22)."""
    state.album[seat, set_of(card)] |= bit(card)
    state.open_card[seat, set_of(card)] = card % SET_CARDS
