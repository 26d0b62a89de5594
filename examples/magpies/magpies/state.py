"""The state of a game: every field with its meaning. One record of a fixed size, copied a thousand times a second.

Never keep an order that nobody knows: what lies hidden is a set, and uncovering is an action of Chance.
"""

from typing import Literal, get_args

from sammelsurium.kernel.records import record_type

Trinket = Literal["bead", "key", "spoon", "ring", "watch"]
TRINKETS: tuple[Trinket, ...] = get_args(Trinket)
PLAYERS = 4  # at most
CARDS = 5  # of each player; card 0 is the 1
ALL_CARDS = (1 << CARDS) - 1
NONE = -1  # no trinket, no card, nobody
VEILED = -2  # instead of a card that lies face down: not for the reader to know
LOST = -2  # instead of an owner: all cards were cancelled

STATE = record_type(
    [
        ("players", "i1"),
        ("hidden", "i1"),  # the set of trinkets that lie in the grass
        ("lying", "i1"),  # the trinket of this round, or NONE
        ("cards", "i1", (PLAYERS,)),  # by seat: the set of cards not shown yet, the one face down among them
        ("laid", "i1", (PLAYERS,)),  # by seat: the card face down, NONE or VEILED
        ("shown", "i1", (PLAYERS,)),  # by seat: the card of the round before, or NONE
        ("owner", "i1", (len(TRINKETS),)),  # by trinket: a seat, NONE or LOST
    ]
)
