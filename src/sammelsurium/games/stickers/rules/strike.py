"""Strike: the bonus of this turn once more."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import USE, code
from ..state import BONUS, STRIKE
from .pending import use_up
from .stations import AT_EFFECTS


@compiled
def add_strike(out: Moves, n: int) -> int:
    out[n] = code(USE + STRIKE, 0)
    return n + 1


@compiled
def use_strike(state: State) -> int:
    use_up(state, STRIKE)
    if state.laid_count > 0:
        state.pending[BONUS] += 1
    return AT_EFFECTS
