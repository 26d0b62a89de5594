"""The game's own fast judgement of its moves."""

from .instinct import PACE, judge

__all__ = ["PACE", "judge"]
