"""Who knows what: one's own card and nobody else's (KP-3), until both are shown (KP-21)."""

import numpy as np

from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, BoxData, State

from .state import CALLED, CARDS, CHECKED, PLAYERS, UNDEALT, VEILED


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    """Of those who only watch no card is their own."""
    if state.said in (CHECKED, CALLED):
        return
    for other in range(PLAYERS):
        if other != seat and state.card[other] >= 0:
            state.card[other] = VEILED


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """Every card that can be there is equally likely. Who watches imagines both."""
    veil(box, state, seat)
    for veiled in range(PLAYERS):
        if state.card[veiled] == VEILED:
            known = state.card[1 - veiled]
            card = draw(key, veiled, len(CARDS) - 1 if known >= 0 else len(CARDS))
            state.card[veiled] = card + 1 if 0 <= known <= card else card


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """Everything is said aloud; a card is seen by whoever gets it."""
    if actor != CHANCE:
        return move
    receiver = 0 if state.card[0] == UNDEALT else 1
    return move if receiver == seat else HIDDEN
