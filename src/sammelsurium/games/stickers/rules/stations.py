"""Where a turn can be on its way: whatever carries a move out says where the turn goes on from there."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from ..state import wide

# At REST somebody acts.
REST, AT_TAKE, AT_PLAY, AT_EFFECTS, AT_HAND, AT_LATE, AT_DISPLAY, AT_END, AT_LAST_CARD = wide(range(9))


@compiled
def rest(state: State, phase: int) -> int:
    state.phase = phase
    return REST
