"""Who knows what: everybody sees everything, and what nobody has seen is not in the state at all.

Where somebody has a hand, `veil` overwrites the hands of others, `resample` deals them anew from what the seat cannot
see, and `seen` hides a card that is drawn: `examples/kuhn_poker` of Sammelsurium is the smallest game that does so.
`examples/magpies` shows how all choose at the same time, in secret. Such a game is not `open` (`__init__.py`).
"""

import numpy as np
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    """There is nothing to hide."""


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """There is nothing to fill in."""


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """Every action is made in the open."""
    return move
