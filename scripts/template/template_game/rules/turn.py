"""A turn, as the rulebook tells it: who acts, what may be done, what follows."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from ..pieces import empty_place
from ..state import NONE
from .drawing import draw_piece
from .taking import add_takes, refuse_take, take

NOT_YOUR_TURN = 10  # the ledger's statement, TG-10


@compiled
def to_act(state: State) -> int:
    """Empty places are filled first (TG-11). The game ends when nobody is to take any more (TG-20)."""
    if state.takes_left == 0:
        return OVER
    if empty_place(state) != NONE:
        return CHANCE
    return 1 << int(state.turn)


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Nobody does anything out of turn (TG-10)."""
    return 0


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    """With a second verb: `n = add_takes(...)`, then `return add_…(state, seat, out, n)`."""
    return add_takes(state, seat, out, 0) if to_act(state) == 1 << seat else 0


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    """Explains what `legal` leaves out."""
    return refuse_take(state, seat, move) if to_act(state) == 1 << seat else NOT_YOUR_TURN


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        draw_piece(state, move)
        return
    take(state, actor, move)
    state.turn = (state.turn + 1) % state.players
