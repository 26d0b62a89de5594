"""What pictures ask of a state, as plain values of Python."""

from typing import NamedTuple

from msgspec import Struct


class Plain(NamedTuple):
    """What a picture shows of a state. The names are those of `state.STATE`."""

    players: int
    phase: int
    turn: int
    starter: int
    round_number: int
    ending: int
    loans_any_time: int
    storing_german: int
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
