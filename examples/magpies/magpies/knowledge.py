"""Who knows what: a card that lies face down is known to whoever laid it (MA-11), until all are shown (MA-13)."""

import numpy as np
from sammelsurium.kernel.bits import count, nth
from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, BoxData, State

from .state import NONE, VEILED


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    """That somebody has laid a card is seen; which one is not."""
    for other in range(state.players):
        if other != seat and state.laid[other] != NONE:
            state.laid[other] = VEILED


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """Each card that somebody still has may be the one face down."""
    veil(box, state, seat)
    for other in range(state.players):
        if state.laid[other] == VEILED:
            state.laid[other] = nth(state.cards[other], draw(key, other, count(state.cards[other])))


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """A card is laid face down; only the last one is shown at once, with all others."""
    return move if actor in (CHANCE, seat) or is_last(state, actor) else HIDDEN


@compiled
def is_last(state: State, actor: int) -> bool:
    """Everybody else has laid a card."""
    for other in range(state.players):
        if other != actor and state.laid[other] == NONE:
            return False
    return True
