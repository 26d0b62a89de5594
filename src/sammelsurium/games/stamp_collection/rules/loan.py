"""Loans: taken by themselves, with the option "any time" (SC-80), or with a purchase; and repaid (SC-81 to SC-83)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..bank import can_repay, give_money
from ..codes import LOAN, REPAY, simple


@compiled
def add_loans(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    if not refuse_loan(state, seat):
        out[n] = simple(LOAN)
        n += 1
    if not refuse_repayment(box, state, seat):
        out[n] = simple(REPAY)
        n += 1
    return n


@compiled
def deals_with_bank(box: BoxData, state: State, seat: int) -> bool:
    """Whether there is anything of this that the seat may do."""
    return not refuse_loan(state, seat) or not refuse_repayment(box, state, seat)


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
    return 0 if can_repay(box, state, seat) else 82


@compiled
def repay(box: BoxData, state: State, seat: int) -> None:
    state.loan[seat] = 0
    give_money(state, seat, -box.repay)
