"""Bet (KP-12): a chip goes into the pot. After a bet it holds against it, and both show their cards."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import BET
from ..state import BET_MADE, CALLED, NOTHING, PASSED, RAISED


@compiled
def add_bet(out: Moves, n: int) -> int:
    out[n] = BET
    return n + 1


@compiled
def refuse_bet() -> int:
    """Whoever has the turn has bet at most the ante before, and can always pay (KP-2)."""
    return 0


@compiled
def bet(box: BoxData, state: State, seat: int) -> None:
    state.chips[seat] -= box.bet
    state.pot += box.bet
    if state.said == NOTHING:
        state.said = BET_MADE
    elif state.said == PASSED:
        state.said = RAISED
    else:
        state.said = CALLED
