"""Money from the bank and back, and loans (SC-80 to SC-83)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State


@compiled
def give_money(state: State, seat: int, silver: int) -> None:
    """From the bank; a payment is a negative gift."""
    state.money[seat] += silver
    state.bank -= silver


@compiled
def refuse_loan(state: State, seat: int) -> int:
    """A loan of its own, apart from a purchase, needs the option "any time" (SC-80); one at a time (SC-81)."""
    if not state.loans_any_time:
        return 80
    return 81 if state.loan[seat] else 0


@compiled
def borrow(box: BoxData, state: State, seat: int) -> None:
    state.loan[seat] = 1
    give_money(state, seat, box.loan)


@compiled
def refuse_repayment(box: BoxData, state: State, seat: int) -> int:
    return 0 if state.loan[seat] and state.money[seat] >= box.repay else 82


@compiled
def repay(box: BoxData, state: State, seat: int) -> None:
    state.loan[seat] = 0
    give_money(state, seat, -box.repay)
