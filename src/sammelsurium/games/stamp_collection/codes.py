"""Moves as integers: verb, tile, place, slot and loan side by side in the bits. They never leave the process."""

from functools import cache
from typing import NamedTuple

from sammelsurium.kernel.compiled import compiled

COIN, LOAN, REPAY, ALBUM, BUY = range(5)

# Places beyond the 16 spaces of the grid.
STORAGE = 16  # where a stamp waits for its mount
SLOT = 17  # where a bought storage tile lies

CODES = (BUY + 1) << 11


@compiled
def simple(verb: int) -> int:
    return verb << 11


@compiled
def pick_album(album: int) -> int:
    return ALBUM << 11 | album << 3


@compiled
def buy(tile: int, place: int, from_slot: int, loan: int) -> int:
    """`from_slot` 1 or 2 says which of two stored stamps moves onto the new mount, 0 that there is nothing to say."""
    return BUY << 11 | tile << 8 | place << 3 | from_slot << 1 | loan


@compiled
def verb_of(move: int) -> int:
    return move >> 11


@compiled
def tile_of(move: int) -> int:
    return move >> 8 & 7


@compiled
def place_of(move: int) -> int:
    return move >> 3 & 31


@compiled
def slot_of(move: int) -> int:
    return move >> 1 & 3


@compiled
def loan_of(move: int) -> int:
    return move & 1


class Parts(NamedTuple):
    """What a move is made of, for those who tell of it in Python."""

    verb: int
    tile: int
    place: int
    from_slot: int
    loan: int


@cache
def parts(move: int) -> Parts:
    return Parts(*(int(part(move)) for part in (verb_of, tile_of, place_of, slot_of, loan_of)))
