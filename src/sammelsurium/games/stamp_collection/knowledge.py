"""What is known: everything is open (SC-12)."""

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    """What nobody has seen is not in the state at all."""


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """Nothing is hidden, so there is nothing to fill in."""


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """Every action is made in the open."""
    return move
