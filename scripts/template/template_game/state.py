"""The state of a game: every field with its meaning. One record of a fixed size, copied a thousand times a second.

Never keep an order that nobody knows: the pile is a count of each kind, and drawing from it is an action of Chance.
"""

from typing import Literal, get_args

from sammelsurium.kernel.records import record_type

Kind = Literal["sun", "moon", "star", "comet"]
KINDS: tuple[Kind, ...] = get_args(Kind)
PLAYERS = 4  # at most
PLACES = 3  # on the table
NONE = -1  # no piece

STATE = record_type(
    [
        ("players", "i1"),
        ("turn", "i1"),  # the seat on turn
        ("takes_left", "i1"),  # how many pieces are still to be taken by all together
        ("table", "i1", (PLACES,)),  # by place: a kind, or NONE
        ("pile", "i1", (len(KINDS),)),  # how many of each kind nobody has seen yet
        ("kept", "i1", (PLAYERS, len(KINDS))),  # by seat: how many of each kind
        ("last", "i1", (PLAYERS,)),  # by seat: the kind that it took last, or NONE
    ]
)
