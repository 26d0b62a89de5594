"""What a move would bring, told before anybody commits to it."""

from sammelsurium.kernel.contract import OVER, BoxData, State, copy_state

from ..codes import BET
from ..rules import apply, to_act
from ..state import BET_MADE, RAISED
from .structures import Verb


def verb(state: State, code: int) -> Verb:
    if state.said in (BET_MADE, RAISED):
        return "hold" if code == BET else "give-up"
    return "bet" if code == BET else "pass"


def pays(box: BoxData, code: int) -> int:
    return int(box.bet) if code == BET else 0


def ends(box: BoxData, state: State, seat: int, code: int) -> bool:
    """Tried on a copy. Who has which card is not asked: it decides only who gets the pot."""
    tried = copy_state(state)
    apply(box, tried, seat, code)
    return bool(to_act(tried) == OVER)
