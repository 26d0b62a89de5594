"""A state as plain values of Python: read out in one go, because asking a record field by field takes far longer."""

from typing import Any, NamedTuple

import numpy as np
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


class After(NamedTuple):
    """What a move may have changed, as far as it is told."""

    phase: int
    round_number: int
    ending: int
    bonuses: list[int]
    loan: list[int]
    chocolates: list[int]
    storage: list[list[int]]


def alone(record: np.void) -> Records:
    """A copy, as an array of one."""
    return np.array(record).reshape(1)


def plain(states: Records) -> Plain:
    """The only one of the states."""
    return Plain(*[states[name].tolist()[0] for name in Plain._fields])


def after_each(states: Records) -> list[After]:
    columns = [states[name].tolist() for name in After._fields]
    return [After(*row) for row in zip(*columns, strict=True)]
