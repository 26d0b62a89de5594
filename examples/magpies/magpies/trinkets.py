"""Where trinkets are, and who gets the one that lies there: the highest card that nobody else shows (MA-13)."""

from sammelsurium.kernel.bits import count
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .state import NONE, TRINKETS, Trinket


@compiled
def rounds_played(state: State) -> int:
    """As many trinkets are neither hidden nor lie there."""
    return len(TRINKETS) - count(state.hidden) - (state.lying != NONE)


@compiled
def is_cancelled(state: State, seat: int) -> bool:
    for other in range(state.players):
        if other != seat and state.shown[other] == state.shown[seat]:
            return True
    return False


@compiled
def winner(state: State) -> int:
    """The seat, or NONE where all cards were cancelled (MA-14)."""
    best, found = NONE, NONE
    for seat in range(state.players):
        if state.shown[seat] > best and not is_cancelled(state, seat):
            best, found = state.shown[seat], seat
    return found


def owned(state: State, owner: int) -> list[Trinket]:
    """By name, for what is written and shown."""
    return [name for trinket, name in enumerate(TRINKETS) if state.owner[trinket] == owner]
