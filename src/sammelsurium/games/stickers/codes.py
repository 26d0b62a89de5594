"""Moves as integers: the verb above, what it is about below. They never leave the process.

The verb that uses a combo sticker up is `USE` and its kind: `USE + PARCEL`.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from sammelsurium.kernel.compiled import compiled

from .state import USABLE, wide

TAKE_CARD, PLAY_CARD, DONE, USE = wide(range(4))
BONUS_TAKE, BONUS_EXCHANGE, BONUS_GLUE, BONUS_NONE, WASTE, GIVE, KEEP, STOP = wide(
    range(USE + USABLE, USE + USABLE + 8)
)

BITS = 11
CODES = (int(STOP) + 1) << BITS


class About(Enum):
    """What a move names besides its verb."""

    NOTHING = auto()
    CARD = auto()
    SLOT = auto()  # of the display; people say the card that lies there
    SET = auto()
    PAIR = auto()  # of spaces
    SEAT_AND_SET = auto()
    CARD_AND_SLOT = auto()
    CARD_AND_KIND = auto()  # of combo sticker
    EFFECT = auto()  # a kind of combo sticker, or the bonus


class Verb(NamedTuple):
    """How a verb is written: its words, then what it is about."""

    words: str
    about: About


# In the order of their kinds.
STICKERS = (
    Verb("deck", About.NOTHING),
    Verb("ask", About.SEAT_AND_SET),
    Verb("exchange", About.PAIR),
    Verb("encore", About.CARD),
    Verb("glue", About.SET),
    Verb("rocket", About.PAIR),
    Verb("feast", About.SET),
    Verb("trick", About.CARD_AND_SLOT),
    Verb("strike", About.NOTHING),
    Verb("parcel", About.SLOT),
    Verb("copy", About.CARD_AND_KIND),
)
VERBS: Mapping[int, Verb] = {
    TAKE_CARD: Verb("take", About.SLOT),
    PLAY_CARD: Verb("play", About.CARD),
    DONE: Verb("done", About.NOTHING),
    **{USE + kind: sticker for kind, sticker in enumerate(STICKERS)},
    BONUS_TAKE: Verb("bonus take", About.SLOT),
    BONUS_EXCHANGE: Verb("bonus exchange", About.PAIR),
    BONUS_GLUE: Verb("bonus glue", About.SET),
    BONUS_NONE: Verb("bonus none", About.NOTHING),
    WASTE: Verb("nothing", About.EFFECT),  # it can do nothing
    GIVE: Verb("give", About.CARD),
    KEEP: Verb("keep", About.CARD),
    STOP: Verb("stop", About.NOTHING),
}


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
