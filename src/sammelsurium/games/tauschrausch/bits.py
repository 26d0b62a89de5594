"""Sets as bit masks of at most 62 bits. Masks are widened first, so that all means the same with the compiler off."""

import numpy as np

from sammelsurium.kernel.compiled import compiled

# Powers of two leave different remainders when divided by 67.
_LOWEST = np.zeros(67, np.int64)
for _bit in range(63):
    _LOWEST[(1 << _bit) % 67] = _bit


@compiled
def wide(number: int) -> int:
    """A small integer as a large one: then the compiler needs fewer copies of what it is given to."""
    return np.int64(number)  # type: ignore[return-value] # an integer all the same


@compiled
def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    mask = int(mask)
    return _LOWEST[(mask & -mask) % 67]


@compiled
def count(mask: int) -> int:
    """How many members: neighbours are added up, then pairs, then fours."""
    mask = int(mask)
    mask = mask - (mask >> 1 & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


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
