"""Moves as integers: the verb above, what it is about below. They never leave the process."""

from sammelsurium.kernel.compiled import compiled

from .state import wide

(
    USE_TAKE,  # slot of the display
    USE_PLAY,  # card
    DONE,
    USE_DECK,
    ASK,  # seat and set
    SWAP,  # pair of spaces
    USE_ENCORE,  # card
    USE_GLUE,  # set
    LAUNCH,  # pair of spaces
    USE_FEAST,  # set
    USE_TRICK,  # card of the hand and slot of the display
    USE_STRIKE,
    USE_PARCEL,  # slot of the display
    USE_COPY,  # card with the copy sticker, and kind
    BONUS_TAKE,  # slot of the display
    BONUS_SWAP,  # pair of spaces
    BONUS_GLUE,  # set
    BONUS_NONE,
    WASTE,  # kind of effect that can do nothing
    GIVE,  # card
    KEEP,  # card
    STOP,
) = wide(range(22))

BITS = 11
CODES = (int(STOP) + 1) << BITS


@compiled
def code(verb: int, about: int) -> int:
    return verb << BITS | about


@compiled
def verb_of(move: int) -> int:
    return move >> BITS


@compiled
def about(move: int) -> int:
    return move & ((1 << BITS) - 1)


@compiled
def two(first: int, second: int) -> int:
    """Two things side by side: seat and set, card and slot, card and kind."""
    return first << 4 | second


@compiled
def first_of(move: int) -> int:
    return (move & ((1 << BITS) - 1)) >> 4


@compiled
def second_of(move: int) -> int:
    return move & 15
