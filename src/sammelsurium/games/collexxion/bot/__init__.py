"""The game's own fast judgement: `worth` says what a collection is worth, `instinct` how good a move looks, and
`chains` looks on to the end of the chain."""

from .instinct import PACE, foresee, judge

__all__ = ["PACE", "foresee", "judge"]
