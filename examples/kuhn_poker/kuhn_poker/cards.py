"""The cards that are left, counted through."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .state import UNDEALT


@compiled
def card_of(state: State, outcome: int) -> int:
    """The card that an outcome of Chance deals: they are counted without the one that is dealt already."""
    if state.card[0] != UNDEALT and outcome >= state.card[0]:
        return outcome + 1
    return outcome
