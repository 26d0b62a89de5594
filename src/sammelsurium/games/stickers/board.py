"""The board with its markers; and sets as bits, as Chance draws from those that are left."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .state import NONE, SPACES


@compiled
def sets_placed(state: State) -> int:
    """Which set markers lie on the board, as bits."""
    placed = 0
    for space in range(SPACES):
        if state.markers[space] != NONE:
            placed |= 1 << int(state.markers[space])
    return placed


@compiled
def favourites_dealt(state: State) -> int:
    dealt = 0
    for seat in range(state.players):
        if state.favourite[seat] != NONE:
            dealt |= 1 << int(state.favourite[seat])
    return dealt


@compiled
def nth_free(taken: int, n: int) -> int:
    """The n-th set that is not taken."""
    number = 0
    while taken >> number & 1 or n > 0:
        if not taken >> number & 1:
            n -= 1
        number += 1
    return number


@compiled
def can_exchange(state: State, one: int, other: int) -> bool:
    """A glued marker stays where it is."""
    if state.glued == NONE:
        return True
    return state.markers[one] != state.glued and state.markers[other] != state.glued


@compiled
def exchange_markers(state: State, one: int, other: int) -> None:
    first = state.markers[one]
    state.markers[one] = state.markers[other]
    state.markers[other] = first
