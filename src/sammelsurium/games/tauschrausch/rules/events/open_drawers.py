"""Open Drawers: before Collect everyone in turn order reveals a face-down stamp of the pool (TR-83). The verb is
reveal."""

from sammelsurium.kernel.bits import bit
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ... import cards, codes, table
from ...state import EVERYBODY, GOES_ON, INSPECT, WAITS, side_in_turn
from .. import rival


@compiled
def ask_drawers(state: State) -> bool:
    """TR-83: who finds no face-down stamp does nothing."""
    hidden = table.face_down(state, state.pool)
    if cards.event_in_force(state) != cards.OPEN_DRAWERS or state.asked == state.sides or not hidden:
        state.asked = 0
        state.phase = INSPECT
        return GOES_ON
    state.turn = side_in_turn(state)
    if state.turn < state.players:
        return WAITS
    rival.reveal_first(state)
    state.asked += 1
    return GOES_ON


@compiled
def add_reveals(state: State, out: Moves) -> int:
    return codes.one_each(codes.REVEAL, table.face_down(state, state.pool), out)


@compiled
def refuse_reveal(state: State, move: int) -> int:
    return 0 if codes.is_one_of(move, codes.REVEAL, table.face_down(state, state.pool)) else 83


@compiled
def reveal(state: State, item: int) -> None:
    table.look(state, EVERYBODY, bit(item))
    state.asked += 1
