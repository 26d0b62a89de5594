"""Chance uncovers one of the hidden trinkets (MA-10)."""

from sammelsurium.kernel.bits import bit, count, nth
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State


@compiled
def chance(box: BoxData, state: State) -> int:
    return count(state.hidden)


@compiled
def uncover(state: State, outcome: int) -> None:
    state.lying = nth(state.hidden, outcome)
    state.hidden ^= bit(state.lying)
