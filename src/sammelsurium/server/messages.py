"""Everything that goes in and out, as types (docs/protocol.md). The page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Line = Annotated[str, Meta(max_length=100)]
MoveLine = Annotated[str, Meta(max_length=300)]  # long enough to name everybody at a table
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
ErrorName = Literal[
    "unreadable", "illegal", "stale", "not_yours", "not_found", "invalid", "outdated", "starting", "broken"
]


# What a game fills in itself: which of its structures (contract.Structures, CampaignStructures) stand in which field.
OF_THE_GAME: dict[str, dict[str, tuple[str, ...]]] = {
    "Snapshot": {"view": ("View",), "choices": ("Choice", "BetweenChoice"), "campaign": ("Sheet",)},
    "TableSummary": {"caption": ("Caption",)},
    "LogEntry": {"events": ("Event", "OpenedEvent")},
}


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a visitor sends: a field nobody knows is a mistake worth telling."""


class Outgoing(Struct, frozen=True):
    """What a visitor is sent; only the gate makes these."""


class SeatWish(Incoming, frozen=True):
    kind: Literal["me", "bot"]
    name: Name
    mind: Line | None = None


class NewPerson(SeatWish, frozen=True):
    """Somebody who joins a campaign."""


class NewTable(Incoming, frozen=True):
    game: Line
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Line, Line], Meta(max_length=50)] = {}
    seed: Line | None = None
    campaign: bool = False


class MoveWish(Incoming, frozen=True):
    seat: SeatNumber | None
    """None: the people of a campaign together."""
    ply: Count
    move: MoveLine


class UndoWish(Incoming, frozen=True):
    seat: SeatNumber
    ply: Count


class Health(Outgoing, frozen=True):
    ready: bool
    step: str
    done: int
    total: int
    version: str


class OptionInfo(Outgoing, frozen=True):
    name: str
    choices: list[str]
    default: str
    rule: str
    players: list[int]
    """With how many players there is a choice at all; with any other number it is the default."""


class GameInfo(Outgoing, frozen=True):
    name: str
    title: str
    players: list[int]
    minutes: list[int]
    prefix: str
    options: list[OptionInfo]
    minds: list[str]
    campaign: bool


class Seat(Outgoing, frozen=True):
    seat: int
    name: str
    kind: Literal["person", "bot"]
    mind: str | None
    mine: bool


class Person(Outgoing, frozen=True):
    """Who belongs to a campaign."""

    name: str
    kind: Literal["person", "bot"]
    mind: str | None
    mine: bool
    left: bool


class Progress(Outgoing, frozen=True):
    """How far a campaign is."""

    stage: str
    game: int
    games: int
    finished: bool


class TableSummary(Outgoing, frozen=True):
    table: str
    game: str
    seats: list[Seat]
    points: list[int]
    waiting: list[int]
    mine: int | None
    over: bool
    ply: int
    caption: Any
    changed: str
    campaign: Progress | None


class Event(Outgoing, frozen=True):
    """One thing that happened, told by a game that has no structures of its own."""

    key: str
    args: dict[str, str | int]
    moves: list[tuple[str, str]]
    points: dict[str, int]


class LogEntry(Outgoing, frozen=True):
    ply: int
    seat: int | None
    move: str
    events: list[Any]


class RankedPlace(Outgoing, frozen=True):
    seat: int
    rank: int
    points: int
    terms: dict[str, int]
    tie_break: int


class Outcome(Outgoing, frozen=True):
    reason: str
    ranking: list[RankedPlace]


class Snapshot(Outgoing, frozen=True):
    table: str
    game: str
    version: int
    """How often the table had changed when this was made: answers and sockets may overtake each other."""
    ply: int
    seat: int | None
    seats: list[Seat]
    options: dict[str, str]
    waiting: list[int]
    thinking: int | None
    over: bool
    outcome: Outcome | None
    view: Any
    """Null before the first game of a campaign."""
    choices: list[Any]
    """What the reader may do now."""
    undo: int | None
    log_from: int
    log: list[LogEntry]
    begins: int
    campaign: Any
    """The campaign's sheet; null: a single game."""
    people: list[Person]


class Block(Outgoing, frozen=True):
    kind: Literal["text", "item", "example", "note", "heading", "entry"]
    text: str
    rules: list[str]


class Section(Outgoing, frozen=True):
    id: str
    title: str
    blocks: list[Block]


class Rulebook(Outgoing, frozen=True):
    game: str
    language: str
    title: str
    players: list[int]
    minutes: list[int]
    sections: list[Section]


class Refusal(Outgoing, frozen=True):
    error: ErrorName
    message: str
    rule: str | None
    where: str | None
