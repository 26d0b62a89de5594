"""Lay a card face down (MA-11, MA-12); the last one shows them all (MA-13, MA-14)."""

from sammelsurium.kernel.bits import bit, has
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..state import CARDS, LOST, NONE
from ..trinkets import winner

# The ledger's statements.
NOTHING_LIES_THERE = 10
LAID_ALREADY = 11
PLAYED_BEFORE = 12


@compiled
def add_lays(state: State, seat: int, out: Moves, n: int) -> int:
    """In ascending order: the contract wants that of all moves."""
    for card in range(CARDS):
        if refuse_lay(state, seat, card) == 0:
            out[n] = card
            n += 1
    return n


@compiled
def refuse_lay(state: State, seat: int, card: int) -> int:
    """The rule that forbids it, or 0."""
    if state.lying == NONE:
        return NOTHING_LIES_THERE
    if state.laid[seat] != NONE:
        return LAID_ALREADY
    return 0 if has(state.cards[seat], card) else PLAYED_BEFORE


@compiled
def lay(state: State, seat: int, card: int) -> None:
    state.laid[seat] = card
    if all_have_laid(state):
        show(state)


@compiled
def all_have_laid(state: State) -> bool:
    for seat in range(state.players):
        if state.laid[seat] == NONE:
            return False
    return True


@compiled
def show(state: State) -> None:
    for seat in range(state.players):
        state.cards[seat] ^= bit(state.laid[seat])
        state.shown[seat] = state.laid[seat]
        state.laid[seat] = NONE
    taker = winner(state)
    state.owner[state.lying] = LOST if taker == NONE else taker
    state.lying = NONE
