"""Encore: one more card from the hand, of any set."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import USE
from ..hands import lay_from_hand
from ..state import ENCORE
from .pending import trigger, use_up
from .stations import AT_EFFECTS
from .targets import add_hand, refuse_hand_card


@compiled
def can_encore(state: State) -> bool:
    return state.hand_size[state.turn] > 0


@compiled
def add_encores(state: State, seat: int, out: Moves, n: int) -> int:
    return add_hand(state, seat, USE + ENCORE, out, n)


@compiled
def refuse_encore(state: State, seat: int, card: int) -> int:
    return refuse_hand_card(state, seat, card, 74)


@compiled
def use_encore(box: BoxData, state: State, seat: int, card: int) -> int:
    use_up(state, ENCORE)
    lay_from_hand(state, seat, card)
    trigger(box, state, card)
    return AT_EFFECTS
