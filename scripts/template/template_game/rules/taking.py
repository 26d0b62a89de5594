"""Take a piece from the table and keep it (TG-11, TG-12)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..state import NONE, PLACES

SAME_KIND = 12  # the ledger's statement, TG-12


@compiled
def add_takes(state: State, seat: int, out: Moves, n: int) -> int:
    """In ascending order: the contract wants that of all moves."""
    for place in range(PLACES):
        if refuse_take(state, seat, place) == 0:
            out[n] = place
            n += 1
    return n


@compiled
def refuse_take(state: State, seat: int, place: int) -> int:
    """The rule that forbids it, or 0."""
    same = state.table[place] == state.last[seat]
    return SAME_KIND if same and lies_another(state, state.table[place]) else 0


@compiled
def lies_another(state: State, kind: int) -> bool:
    for place in range(PLACES):
        if state.table[place] != kind:
            return True
    return False


@compiled
def take(state: State, seat: int, place: int) -> None:
    kind = state.table[place]
    state.table[place] = NONE
    state.kept[seat, kind] += 1
    state.last[seat] = kind
    state.takes_left -= 1
