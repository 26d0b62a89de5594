"""The game's own fast judgement, by which bots play until they have thought, and play on in their thoughts."""

from .worth import judge

PACE = 60_000

__all__ = ["PACE", "judge"]
