"""What pictures ask of a state, as plain values of Python. The names are those of `state.STATE`."""

from typing import NamedTuple


class Plain(NamedTuple):
    """What a view shows."""

    players: int
    phase: int
    turn: int
    starter: int
    round_number: int
    ending: int
    markers: list[int]
    glued: int
    display: list[int]
    pile_size: int
    hand: list[list[int]]
    hand_size: list[int]
    album: list[list[int]]
    open_card: list[list[int]]
    favourite: list[int]
    chosen: list[int]
    laid_set: int
    laid_count: int
    pending: list[int]
    late: int
    doing: int
    giver: int
    asked: int
    most: list[list[int]]


class Offer(NamedTuple):
    """What choices are told from."""

    phase: int
    markers: list[int]
    display: list[int]
    album: list[list[int]]
    laid_count: int
    every_card: int


class Held(NamedTuple):
    """What further is asked while cards are laid."""

    hand: list[list[int]]


class Trace(NamedTuple):
    """What the log is told from: taken before and after an action, and compared."""

    players: int
    phase: int
    turn: int
    starter: int
    round_number: int
    ending: int
    markers: list[int]
    display: list[int]
    pile_size: int
    hand: list[list[int]]
    album: list[list[int]]
    chosen: list[int]
    laid_set: int
    laid_count: int
    giver: int
    asked: int
