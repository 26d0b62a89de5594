"""Moves as integers: the verb, then its arguments in the lower nine bits. They never leave the process.

Two arguments share the nine bits, six for the item or side and three for the tray, stack or offer. Only an exchange
names two items; it is the last verb, so that its arguments may take twelve bits.
"""

from functools import cache
from typing import NamedTuple

from sammelsurium.kernel.bits import has, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves

(
    PASS,
    CONFIRM,
    REVEAL,
    TAKE,
    REDRAW_ITEM,
    GIVE,
    PUT,
    BACK,
    DRAW,
    CHOOSE_OFFER,
    STAMP,
    PLACE,
    DROP,
    ENTER,
    ALBUM,
    USE,
    EXCHANGE_ITEM,
) = range(17)

EXCHANGES = EXCHANGE_ITEM << 9
CODES = EXCHANGES + 4096
MEMBERS = 62  # of a set at most


@compiled
def code(verb: int, argument: int) -> int:
    return verb << 9 | argument


@compiled
def two(verb: int, first: int, second: int) -> int:
    return EXCHANGES + (first << 6 | second) if verb == EXCHANGE_ITEM else verb << 9 | first << 3 | second


@compiled
def verb_of(move: int) -> int:
    return min(move >> 9, EXCHANGE_ITEM)


@compiled
def argument_of(move: int) -> int:
    """The item, cell, stack, contest, album or specialist of a verb that has one argument."""
    return move & 511


@compiled
def first_of(move: int) -> int:
    """The item of a verb that has two arguments; the side whose offer is chosen."""
    return (move - EXCHANGES) >> 6 if move >= EXCHANGES else move >> 3 & 63


@compiled
def second_of(move: int) -> int:
    """The tray, stack, offer or second item."""
    return (move - EXCHANGES) & 63 if move >= EXCHANGES else move & 7


@compiled
def one_each(verb: int, arguments: int, out: Moves) -> int:
    """Lists one move for each item, or album."""
    n = 0
    while arguments:
        out[n] = code(verb, lowest(arguments))
        arguments &= arguments - 1
        n += 1
    return n


@compiled
def is_one_of(move: int, verb: int, arguments: int) -> bool:
    """Whether the move names one of the items, or albums."""
    return verb_of(move) == verb and argument_of(move) < MEMBERS and has(arguments, argument_of(move))


class Parts(NamedTuple):
    """What a move is made of, for those who tell of it in Python: the verb, and its arguments in either reading."""

    verb: int
    argument: int
    first: int
    second: int


@cache
def parts(move: int) -> Parts:
    return Parts(*(int(part(move)) for part in (verb_of, argument_of, first_of, second_of)))
