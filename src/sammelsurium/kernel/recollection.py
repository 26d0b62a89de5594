"""How far back the log of a match reaches, in games in which people are to remember what they saw (contract.Memory)."""

from bisect import bisect_left
from collections.abc import Callable


def first_told(tells: Callable[[int], bool], actions: int, known: int | None) -> int:
    """Which of so many actions is the first that the log still tells. What it has forgotten it does not tell again, so
    it is looked for from where it was known to be: states close to each other are found at once. Where nothing is
    known, by halves."""
    if known is None:
        return bisect_left(range(actions), True, key=tells)
    return next(filter(tells, range(known, actions)), actions)
