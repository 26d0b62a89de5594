"""What the legal moves look worth at first sight."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.contract import Moves
from sammelsurium.kernel.match import Seated


def looks(seated: Seated) -> tuple[Moves, NDArray[np.float64]]:
    """The moves, and the game's own judgement of each in points."""
    moves = seated.legal()
    values = np.zeros(len(moves))
    seated.game.judge(seated.box.data, seated.state, seated.seat, moves, len(moves), values)
    return moves, values
