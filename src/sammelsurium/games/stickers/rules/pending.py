"""Effects that may still be used in this turn, by kind (ST-24, ST-40)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..cards import bit, set_of
from ..state import COPY, NONE, PENDING, SETS, USABLE


@compiled
def trigger(box: BoxData, state: State, card: int) -> None:
    """The combo stickers of a card played may be used from now on (ST-40)."""
    combos = int(box.combos[card])
    if combos == 0:
        return
    for kind in range(USABLE):
        state.pending[kind] += combos >> kind & 1
    if combos >> COPY & 1:
        state.copies[set_of(card)] |= bit(card)


@compiled
def is_pending(state: State) -> bool:
    for kind in range(PENDING):
        if state.pending[kind]:
            return True
    return False


@compiled
def is_usable(state: State, kind: int) -> bool:
    """Of one effect that must be carried out now no other comes first (ST-45)."""
    return state.pending[kind] > 0 and (state.doing == NONE or state.doing == kind)


@compiled
def use_up(state: State, kind: int) -> None:
    state.pending[kind] -= 1
    state.doing = NONE


@compiled
def clear_pending(state: State) -> None:
    for kind in range(PENDING):
        state.pending[kind] = 0
    for number in range(SETS):
        state.copies[number] = 0
