"""The game's own fast judgement, by which bots play until they have thought, and play on in their thoughts."""

from .worth import judge

PACE = 300_000  # games that a core plays by it in a second, roughly: the bots measure their effort in this

__all__ = ["PACE", "judge"]
