"""Cards are dealt by Chance, one to each (KP-3). The pile is what nobody has: it has no order."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..cards import card_of
from ..state import CARDS, UNDEALT


@compiled
def is_dealing(state: State) -> bool:
    return bool(state.card[0] == UNDEALT or state.card[1] == UNDEALT)


@compiled
def chance(box: BoxData, state: State) -> int:
    return len(CARDS) if state.card[0] == UNDEALT else len(CARDS) - 1


@compiled
def deal(state: State, outcome: int) -> None:
    state.card[0 if state.card[0] == UNDEALT else 1] = card_of(state, outcome)
