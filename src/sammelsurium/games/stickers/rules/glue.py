"""Glue: a set marker stays where it is, until another is glued."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import code
from ..state import GLUE, SETS
from .pending import use_up
from .stations import AT_EFFECTS


@compiled
def add_glue(state: State, verb: int, out: Moves, n: int) -> int:
    for number in range(SETS):
        if number != state.glued:
            out[n] = code(verb, number)
            n += 1
    return n


@compiled
def refuse_glue(state: State, number: int) -> int:
    return 0 if number < SETS and number != state.glued else 74


@compiled
def use_glue(state: State, number: int) -> int:
    use_up(state, GLUE)
    state.glued = number
    return AT_EFFECTS
