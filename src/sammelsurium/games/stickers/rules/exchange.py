"""Exchange: two adjacent markers change places. Rocket: two markers of neighbouring rows."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..board import can_exchange, exchange_markers
from ..box import PAIRS, ROCKETS
from ..codes import USE, code
from ..state import EXCHANGE, ROCKET
from .pending import use_up
from .stations import AT_EFFECTS

# -- adjacent markers ----------------------------------------------------------------------------------------------


@compiled
def add_pairs(box: BoxData, state: State, verb: int, out: Moves, n: int) -> int:
    for pair in range(PAIRS):
        if can_exchange(state, box.pairs[pair, 0], box.pairs[pair, 1]):
            out[n] = code(verb, pair)
            n += 1
    return n


@compiled
def refuse_pair(box: BoxData, state: State, pair: int) -> int:
    if pair >= PAIRS:
        return 32
    return 0 if can_exchange(state, box.pairs[pair, 0], box.pairs[pair, 1]) else 74


@compiled
def exchange(box: BoxData, state: State, pair: int) -> None:
    exchange_markers(state, box.pairs[pair, 0], box.pairs[pair, 1])


@compiled
def use_exchange(box: BoxData, state: State, pair: int) -> int:
    use_up(state, EXCHANGE)
    exchange(box, state, pair)
    return AT_EFFECTS


# -- markers of neighbouring rows ----------------------------------------------------------------------------------


@compiled
def add_rockets(box: BoxData, state: State, out: Moves, n: int) -> int:
    for pair in range(ROCKETS):
        if can_exchange(state, box.rockets[pair, 0], box.rockets[pair, 1]):
            out[n] = code(USE + ROCKET, pair)
            n += 1
    return n


@compiled
def refuse_rocket(box: BoxData, state: State, pair: int) -> int:
    known = pair < ROCKETS and can_exchange(state, box.rockets[pair, 0], box.rockets[pair, 1])
    return 0 if known else 74


@compiled
def use_rocket(box: BoxData, state: State, pair: int) -> int:
    use_up(state, ROCKET)
    exchange_markers(state, box.rockets[pair, 0], box.rockets[pair, 1])
    return AT_EFFECTS
