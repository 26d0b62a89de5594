"""Chance draws a piece from the pile into an empty place of the table (TG-2, TG-11)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..pieces import count_pile, empty_place, kind_of_draw


@compiled
def chance(box: BoxData, state: State) -> int:
    return count_pile(state)


@compiled
def draw_piece(state: State, outcome: int) -> None:
    kind = kind_of_draw(state, outcome)
    state.pile[kind] -= 1
    state.table[empty_place(state)] = kind
