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
    teams: int
    experts: int
    taken: int
    chain: list[int]
    pair: int
    action_used: int
    pile_number: int
    tray_size: int
    where: list[int]
    kind_count: list[list[int]]
    kinds: list[int]
    held: list[int]
    actions: list[int]
    stack: list[int]
    earned: list[list[int]]
    earned_size: list[int]


class Mark(Struct, frozen=True, gc=False):
    """What a move did, or would do, found by comparing the states before and after it."""

    piece: int
    """The polygon that it speaks of, as `structures.Choice` says; or NONE."""
    other: int
    """The polygon that it is swapped for, or NONE."""
    completes: int
    """Sets that are complete then, as bits: the colours, then the shapes."""
    sets: int
    """The same, without leaving out what was complete before."""
    gain: int
    """Points for the player who moves."""
    pair: int
    ending: int
    phase: int
    round_number: int
    tokens: int
    """Score tokens of the player who moves. This and the four before are those of the state after it."""
    frees: list[int]
    follow: list[int]
    used: list[int]
