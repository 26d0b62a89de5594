"""Moves as integers: the verb, then its arguments in the lower twelve bits. They never leave the process."""

from sammelsurium.kernel.compiled import compiled

(
    PASS,
    CONFIRM,
    REVEAL,
    TAKE,
    REDRAW_ITEM,
    EXCHANGE_ITEM,
    GIVE,
    PUT,
    BACK,
    DRAW,
    CHOOSE_OFFER,
    STAMP,
    PLACE,
    DROP,
    ENTER,
) = range(15)

CODES = (ENTER + 1) << 12


@compiled
def code(verb: int, argument: int) -> int:
    return verb << 12 | argument


@compiled
def verb_of(move: int) -> int:
    return move >> 12


@compiled
def argument_of(move: int) -> int:
    """The item, cell, stack or contest of a verb that has one argument."""
    return move & 4095


@compiled
def first_of(move: int) -> int:
    """The item of a verb that has two arguments; the side whose offer is chosen."""
    return move >> 6 & 63


@compiled
def second_of(move: int) -> int:
    """The tray, stack, offer or second item."""
    return move & 63


@compiled
def two(verb: int, first: int, second: int) -> int:
    return verb << 12 | first << 6 | second
