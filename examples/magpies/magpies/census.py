"""Whether every piece is still there: sums that no action may change."""

from sammelsurium.kernel.bits import count, has
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .state import NONE, PLAYERS, TRINKETS
from .trinkets import rounds_played

CENSUS = len(TRINKETS) + PLAYERS


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Each trinket, wherever it is; and for each player the cards, those that were played among them."""
    for trinket in range(len(TRINKETS)):
        sums[trinket] = has(state.hidden, trinket) + (state.lying == trinket) + (state.owner[trinket] != NONE)
    for seat in range(PLAYERS):
        playing = seat < state.players
        sums[len(TRINKETS) + seat] = count(state.cards[seat]) + rounds_played(state) if playing else 0
