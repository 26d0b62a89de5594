"""A state as plain values of Python: read out in one go, because asking a record field by field takes far longer."""

from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Records = NDArray[Any]


class Plain(NamedTuple):
    """What a picture shows of a state. The names are those of `state.STATE`."""

    players: int
    phase: int
    turn: int
    starter: int
    round_number: int
    ending: int
    coins: int
    fair: list[int]
    pile_size: int
    discards: list[int]
    connoisseurs: list[int]
    bonuses: list[int]
    album: list[int]
    money: list[int]
    loan: list[int]
    chocolates: list[int]
    slots: list[int]
    storage: list[list[int]]
    mounts: list[list[int]]
    stamp: list[list[int]]


class Mark(Struct, frozen=True, gc=False):
    """What a move may change, as it stands for the player who moves: taken before and after, and compared."""

    phase: int
    round_number: int
    ending: int
    chocolates: int
    first_stored: int
    second_stored: int
    loans: int
    """Who owes one, as bits."""
    bonuses: int
    """Which are held by anybody, as bits."""


def alone(record: np.void) -> Records:
    """A copy, as an array of one."""
    return np.array(record).reshape(1)


def plain(states: Records) -> Plain:
    """The only one of the states."""
    return Plain(*[states[name].tolist()[0] for name in Plain._fields])
