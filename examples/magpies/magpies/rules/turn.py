"""A round, as the rulebook tells it: who acts, what may be done, what follows."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from ..state import NONE
from .laying import add_lays, lay, refuse_lay
from .uncovering import uncover


@compiled
def to_act(state: State) -> int:
    """A trinket is uncovered (MA-10), then everybody lays a card at the same time (MA-11), until none is hidden any
    more (MA-20)."""
    if state.lying == NONE:
        return CHANCE if state.hidden else OVER
    waiting = 0
    for seat in range(state.players):
        if state.laid[seat] == NONE:
            waiting |= 1 << seat
    return waiting


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """What is laid stays (MA-11)."""
    return 0


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    return add_lays(state, seat, out, 0)


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    """Explains what `legal` leaves out."""
    return refuse_lay(state, seat, move)


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        uncover(state, move)
    else:
        lay(state, actor, move)
