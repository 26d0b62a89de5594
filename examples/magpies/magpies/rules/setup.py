"""How a game begins (MA-1, MA-2): everybody has all cards, and all trinkets lie hidden."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from ..state import ALL_CARDS, NONE, TRINKETS


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.players = players
    state.hidden = (1 << len(TRINKETS)) - 1
    state.lying = NONE
    state.cards[:] = 0
    state.cards[:players] = ALL_CARDS
    state.laid[:] = NONE
    state.shown[:] = NONE
    state.owner[:] = NONE
