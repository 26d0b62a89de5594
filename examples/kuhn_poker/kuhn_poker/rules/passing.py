"""Pass (KP-11): nothing is paid. After a bet it gives up; after a pass both show their cards."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import PASS
from ..state import CHECKED, FOLDED, NOTHING, PASSED


@compiled
def add_pass(out: Moves, n: int) -> int:
    out[n] = PASS
    return n + 1


@compiled
def refuse_pass() -> int:
    """Whoever has the turn may always pass."""
    return 0


@compiled
def do_pass(state: State, seat: int) -> None:
    if state.said == NOTHING:
        state.said = PASSED
    elif state.said == PASSED:
        state.said = CHECKED
    else:
        state.said = FOLDED
        state.folder = seat
