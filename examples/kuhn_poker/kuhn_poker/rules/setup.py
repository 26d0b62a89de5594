"""How a game begins: both pay the ante (KP-2)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from ..state import NOBODY, NOTHING, UNDEALT


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.card[:] = UNDEALT
    state.said = NOTHING
    state.folder = NOBODY
    state.chips[:] = box.chips - box.ante
    state.pot = 2 * box.ante
