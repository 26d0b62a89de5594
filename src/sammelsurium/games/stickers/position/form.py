"""The form of a position. Seats count from 1. The pile is not written: it is what lies nowhere else."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..state import DISPLAY, SETS

Phase = Literal[
    "start", "markers", "favourites", "display", "hands", "turn card", "draw for asker", "draw for giver",
    "refill hand", "refill display", "opening", "take", "play", "laying", "effects", "bonus", "again", "giving",
    "last card", "over",
]  # fmt: skip
PHASES: tuple[Phase, ...] = Phase.__args__  # type: ignore[attr-defined] # the names of a Literal
Count = Annotated[int, Meta(ge=0, le=127)]


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: list[str] = []
    album: list[list[str]] = []  # one list for each collection, the open card last
    favourite: str | None = None
    chosen: str | None = None
    least: dict[str, Count] = {}  # sets of which everybody knows that the hand holds at least so many
    most: dict[str, Count] = {}  # or at most so many; unmentioned: 12
    located: dict[str, list[str]] = {}  # by seat: cards that this seat knows may be in that hand and in no pile


class Turn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What has happened in the turn so far."""

    laid: list[str] = []
    pending: dict[str, Count] = {}
    copies: list[str] = []
    late: bool = False
    step: Count = 0
    doing: str | None = None
    giver: int | None = None
    asked: str | None = None
    feasting: bool = False
    given: Count = 0


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    phase: Phase
    turn: int
    start: int | None
    round: Annotated[int, Meta(ge=1, le=1000)]
    ending: bool
    markers: Annotated[list[str], Meta(max_length=SETS)]  # on L1, R1, R2, R3, C1 … C5
    display: Annotated[list[str | None], Meta(min_length=DISPLAY, max_length=DISPLAY)]
    seats: list[Seat]
    now: Turn = Turn()
    glued: str | None = None
    seen: dict[str, list[str]] = {}  # by seat: cards that everybody knows may be in that hand and in no pile
