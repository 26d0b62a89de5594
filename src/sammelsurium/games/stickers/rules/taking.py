"""Step 1 of a turn: a card of the display into the hand (ST-20)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import TAKE_CARD, about, verb_of
from ..hands import join_seen
from ..state import NONE
from .stations import AT_PLAY
from .targets import add_slots, refuse_slot


@compiled
def add_taking(state: State, out: Moves, n: int) -> int:
    return add_slots(state, TAKE_CARD, out, n)


@compiled
def refuse_taking(state: State, move: int) -> int:
    return refuse_slot(state, about(move), 20) if verb_of(move) == TAKE_CARD else 20


@compiled
def take(state: State, seat: int, slot: int) -> int:
    take_card(state, seat, slot)
    return AT_PLAY


@compiled
def take_card(state: State, seat: int, slot: int) -> None:
    """The display is not refilled yet."""
    join_seen(state, seat, state.display[slot])
    state.display[slot] = NONE
