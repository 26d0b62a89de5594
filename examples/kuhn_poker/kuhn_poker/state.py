"""The state of a game: every field with its meaning."""

from typing import Literal, get_args

from sammelsurium.kernel.records import record_type

Card = Literal["jack", "queen", "king"]
CARDS: tuple[Card, ...] = get_args(Card)
PLAYERS = 2

UNDEALT, VEILED = -1, -2  # instead of a card: not dealt yet, or not for the reader to know
NOBODY = -1

# What was said so far. From CHECKED on the game is over.
NOTHING, PASSED, BET_MADE, RAISED, CHECKED, FOLDED, CALLED = range(7)

STATE = record_type(
    [
        ("card", "i1", (PLAYERS,)),  # by seat: its number in CARDS, UNDEALT or VEILED
        ("said", "i1"),  # one of the above
        ("folder", "i1"),  # the seat that passed after a bet, or NOBODY
        ("chips", "i2", (PLAYERS,)),  # by seat: what lies before it
        ("pot", "i2"),  # what lies between them
    ]
)
