"""Whether every piece is still there."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

CENSUS = 2


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """All chips; and whether both hold the same card, of which there is only one."""
    sums[0] = state.chips[0] + state.chips[1] + state.pot
    sums[1] = state.card[0] >= 0 and state.card[0] == state.card[1]
