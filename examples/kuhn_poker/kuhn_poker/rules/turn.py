"""A game from the first card to the last word: who acts, what may be done, what follows."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from ..codes import BET
from ..scoring import winner
from ..state import BET_MADE, CHECKED, PASSED
from .betting import add_bet, bet, refuse_bet
from .dealing import deal, is_dealing
from .passing import add_pass, do_pass, refuse_pass

NOT_YOUR_TURN = 10  # the ledger's statement, KP-10


@compiled
def to_act(state: State) -> int:
    """First the cards are dealt (KP-3); then the first player speaks, the second, and the first again (KP-10)."""
    if is_dealing(state):
        return CHANCE
    if state.said >= CHECKED:
        return OVER
    return 1 << (1 if state.said in (PASSED, BET_MADE) else 0)


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Nobody speaks out of turn (KP-10)."""
    return 0


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    if to_act(state) != 1 << seat:
        return 0
    return add_bet(out, add_pass(out, 0))


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    if to_act(state) != 1 << seat:
        return NOT_YOUR_TURN
    return refuse_bet() if move == BET else refuse_pass()


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        deal(state, move)
        return
    if move == BET:
        bet(box, state, actor)
    else:
        do_pass(state, actor)
    if state.said >= CHECKED:
        state.chips[winner(state)] += state.pot  # (KP-20, KP-21)
        state.pot = 0
