"""The game's own player: what it makes of a move at first sight, and its plans for splitting and for placing."""

from .instinct import PACE, judge
from .plans import plan_move

__all__ = [
    "PACE",
    "judge",
    "plan_move",
]
