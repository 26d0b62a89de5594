"""Money from the bank and back."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State


@compiled
def give_money(state: State, seat: int, silver: int) -> None:
    """From the bank; a payment is a negative gift."""
    state.money[seat] += silver
    state.bank -= silver


@compiled
def can_repay(box: BoxData, state: State, seat: int) -> bool:
    """A loan that there is money for (SC-82)."""
    return state.loan[seat] != 0 and state.money[seat] >= box.repay
