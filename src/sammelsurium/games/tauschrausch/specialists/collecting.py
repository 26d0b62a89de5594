"""Specialists that work in Collect."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..bits import bit, count
from ..items import face_down, holder_of, holds, look, lose, new_item, tick
from ..state import NONE, T_CARDS
from . import CUSTOMS_OFFICER, FORTUNE_TELLER, STOCKKEEPER

HIDDEN_NEEDED = 3  # face-down stamps that the fortune teller asks for


@compiled
def customs_officer(state: State, seat: int) -> None:
    """Looks at all face-down stamps of the pool, once in a Collect: when she is taken, or at its start."""
    if holds(state, seat, CUSTOMS_OFFICER) and not state.inspected:
        state.inspected = 1
        look(state, seat, face_down(state, state.pool))


@compiled
def stockkeeper(state: State, seat: int, item: int, stack: int) -> None:
    """Puts an item of the haul into the pool and draws a stamp for it, face down."""
    state.haul[seat] &= ~bit(item)
    state.pool |= bit(item)
    lose(state, seat, item)
    tick(state, item)
    drawn = new_item(state, stack)
    state.haul[seat] |= bit(drawn)
    look(state, seat, bit(drawn))


@compiled
def stockkeeper_holder(state: State) -> int:
    return holder_of(state, STOCKKEEPER)


@compiled
def fortune_teller(box: BoxData, state: State) -> None:
    """Points at the end of Collect for at least three face-down stamps in the haul."""
    seat = holder_of(state, FORTUNE_TELLER)
    if seat != NONE and count(face_down(state, state.haul[seat])) >= HIDDEN_NEEDED:
        state.terms[seat, T_CARDS] += box.specialist_value[FORTUNE_TELLER]
