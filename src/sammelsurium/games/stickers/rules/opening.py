"""A scenario: before the first turn everybody may exchange two markers, the last player first."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import STOP, USE, about, code, verb_of
from ..state import EXCHANGE, OPENING
from .exchange import add_pairs, exchange, refuse_pair
from .stations import AT_TAKE, REST, rest


@compiled
def begin_opening(state: State) -> int:
    state.turn = before(state, state.starter)
    return rest(state, OPENING)


@compiled
def before(state: State, seat: int) -> int:
    return (seat + state.players - 1) % state.players


@compiled
def add_opening(box: BoxData, state: State, out: Moves, n: int) -> int:
    n = add_pairs(box, state, USE + EXCHANGE, out, n)
    out[n] = code(STOP, 0)
    return n + 1


@compiled
def refuse_opening(box: BoxData, state: State, move: int) -> int:
    if move == code(STOP, 0):
        return 0
    return refuse_pair(box, state, about(move)) if verb_of(move) == USE + EXCHANGE else 45


@compiled
def do_opening(box: BoxData, state: State, move: int) -> int:
    if verb_of(move) != STOP:
        exchange(box, state, about(move))
    if state.turn == state.starter:
        return AT_TAKE
    state.turn = before(state, state.turn)
    return REST
