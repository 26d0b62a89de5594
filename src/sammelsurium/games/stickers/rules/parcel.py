"""Parcel: a card of the display straight into the album."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..cards import display_empty, lay
from ..codes import USE
from ..state import NONE, PARCEL
from .pending import trigger, use_up
from .stations import AT_EFFECTS
from .targets import add_slots, refuse_slot


@compiled
def can_unpack(state: State) -> bool:
    return not display_empty(state)


@compiled
def add_parcels(state: State, out: Moves, n: int) -> int:
    return add_slots(state, USE + PARCEL, out, n)


@compiled
def refuse_parcel(state: State, slot: int) -> int:
    return refuse_slot(state, slot, 74)


@compiled
def use_parcel(box: BoxData, state: State, seat: int, slot: int) -> int:
    use_up(state, PARCEL)
    card = state.display[slot]
    state.display[slot] = NONE
    lay(state, seat, card)
    trigger(box, state, card)
    return AT_EFFECTS
