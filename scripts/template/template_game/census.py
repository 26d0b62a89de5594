"""Whether every piece is still there: sums that no action may change."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .state import KINDS, NONE, PLACES

CENSUS = len(KINDS)


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """The pieces of each kind, wherever they lie."""
    for kind in range(len(KINDS)):
        sums[kind] = state.pile[kind]
        for seat in range(state.players):
            sums[kind] += state.kept[seat, kind]
    for place in range(PLACES):
        if state.table[place] != NONE:
            sums[state.table[place]] += 1
