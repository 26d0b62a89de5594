"""What a game itself has to say: what moves look worth at first sight, and what it plans."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.contract import UNPLANNED, Moves
from sammelsurium.kernel.match import Seated

from .sitting import Sitting


def looks(seated: Seated) -> tuple[Moves, NDArray[np.float64]]:
    """The moves, and the game's own judgement of each in points."""
    moves = seated.legal()
    values = np.zeros(len(moves))
    seated.game.judge(seated.box.data, seated.state, seated.seat, moves, len(moves), values)
    return moves, values


def planned(seated: Seated, effort: float, sitting: Sitting) -> int | None:
    """The next move of a plan that the game itself makes, if it has one here. Stopped early, it plans less well."""
    planner = seated.game.rooms.planner
    if planner is None:
        return None
    move = int(planner.plan_move(seated.box.data, seated.state, seated.seat, effort, sitting.stop.flags))
    return None if move == UNPLANNED else move
