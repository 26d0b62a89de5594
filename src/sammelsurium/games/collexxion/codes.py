"""Moves as integers: verb, seat and two kinds, or verb and polygon, in the bits. They never leave the process."""

from functools import cache
from typing import NamedTuple

from sammelsurium.kernel.compiled import compiled

# In the order in which legal moves are listed.
TAKE, STOP, ADD, GIFT, SWAP, STEAL, REMOVE, GIVE, COLOUR_SET, SHAPE_SET = range(10)

NO_STACK = 4  # a shape set that earns nothing because every stack is empty

CODES = (SHAPE_SET + 1) << 10


@compiled
def simple(verb: int) -> int:
    return verb << 10


@compiled
def with_polygon(verb: int, polygon: int) -> int:
    """Take, remove."""
    return verb << 10 | polygon


@compiled
def with_seat(verb: int, seat: int, own: int, other: int) -> int:
    """Swap: a kind of mine for a kind of theirs. Steal: a kind of theirs. Give: a kind of mine."""
    return verb << 10 | seat << 8 | own << 4 | other


@compiled
def colour_set(colour: int) -> int:
    return COLOUR_SET << 10 | colour


@compiled
def shape_set(shape: int, stack: int) -> int:
    return SHAPE_SET << 10 | shape << 4 | stack


@compiled
def verb_of(move: int) -> int:
    return move >> 10


@compiled
def polygon_of(move: int) -> int:
    return move & 0x3FF


@compiled
def seat_of(move: int) -> int:
    return move >> 8 & 3


@compiled
def own_of(move: int) -> int:
    """The kind of mine, or the shape of a shape set."""
    return move >> 4 & 15


@compiled
def other_of(move: int) -> int:
    """The kind of theirs, the colour of a colour set, or the stack that a shape set earns from."""
    return move & 15


class Parts(NamedTuple):
    """What a move is made of, for those who tell of it in Python."""

    verb: int
    polygon: int
    seat: int
    own: int
    other: int


@cache
def parts(move: int) -> Parts:
    return Parts(*(int(part(move)) for part in (verb_of, polygon_of, seat_of, own_of, other_of)))
