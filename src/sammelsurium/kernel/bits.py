"""Sets as bit masks of at most 62 bits. Masks are widened first, so that all means the same with the compiler off."""

import numpy as np

from .compiled import compiled


@compiled
def wide(number: int) -> int:
    """A small integer as a large one: then the compiler needs fewer copies of what it is given to."""
    return np.int64(number)  # type: ignore[return-value] # an integer all the same


@compiled
def count(mask: int) -> int:
    """How many members. The compiler knows this loop, and makes it one instruction."""
    mask, n = int(mask), 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@compiled
def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty: as many bits lie below it."""
    mask = int(mask)
    return count((mask & -mask) - 1)


@compiled
def nth(mask: int, n: int) -> int:
    """The n-th member, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


@compiled
def has(mask: int, member: int) -> bool:
    return int(mask) >> int(member) & 1 == 1


@compiled
def bit(member: int) -> int:
    return 1 << int(member)
