"""What a move is worth at first sight."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import BET

MIDDLE = 1  # the queen: neither a card to bet on nor one to give up


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    """The better the card, the better the bet. Bluffs are left to those who think ahead."""
    for i in range(n):
        values[i] = state.card[seat] - MIDDLE if moves[i] == BET else 0
