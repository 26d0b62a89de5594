"""Everything that goes in and out, as types (docs/protocol.md). The page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Line = Annotated[str, Meta(max_length=100)]
MoveLine = Annotated[str, Meta(max_length=300)]  # long enough to name everybody at a table
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
WishNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ErrorName = Literal[
    "unreadable",
    "illegal",
    "stale",
    "not_yours",
    "not_found",
    "invalid",
    "outdated",
    "too_fast",
    "starting",
    "away",
    "full",
    "broken",
]
Outdated = Literal["game", "rules", "box"]  # what of a table this server does not have


# What a game fills in itself: which of its structures (contract.Structures, CampaignStructures) stand in which field.
OF_THE_GAME: dict[str, dict[str, tuple[str, ...]]] = {
    "Snapshot": {
        "view": ("View",),
        "caption": ("Caption",),
        "choices": ("Choice", "BetweenChoice"),
        "campaign": ("Sheet",),
    },
    "TableSummary": {"caption": ("Caption",)},
    "LogEntry": {"events": ("Event", "OpenedEvent")},
}


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a visitor sends: a field nobody knows is a mistake worth telling."""


class Outgoing(Struct, frozen=True):
    """What a visitor is sent; only the gate makes these."""


class SeatWish(Incoming, frozen=True):
    """Who is to sit there. At a table exactly one is me."""

    kind: Literal["me", "bot"]
    name: Name
    mind: Line | None = None
    """A bot's level, one of those that the game offers."""


class NewPerson(SeatWish, frozen=True):
    """Somebody who joins a campaign."""


class NewTable(Incoming, frozen=True):
    """A table that somebody wants to open."""

    game: Line
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    """In turn order; in a campaign the people who belong to it."""
    options: Annotated[dict[Line, Line], Meta(max_length=50)] = {}
    """What is not named is as usual."""
    seed: Line | None = None
    """Only where the server is told to allow it, for tests: tables with the same seed are dealt the same."""
    campaign: bool = False


class MoveWish(Incoming, frozen=True):
    """A move, as a choice writes it."""

    seat: SeatNumber | None
    """Null: the people of a campaign together."""
    ply: Count
    """That of the snapshot in which the move was chosen."""
    move: MoveLine


class UndoWish(Incoming, frozen=True):
    """Back to the ply that the snapshot names for it."""

    seat: SeatNumber
    ply: Count
    """That of the snapshot."""


class LiveMove(MoveWish, frozen=True, tag_field="kind", tag="move"):
    """A move sent over the table's socket."""

    wish: WishNumber
    """Whatever the sender likes, best another one each time: the answer carries it."""


class LiveUndo(UndoWish, frozen=True, tag_field="kind", tag="undo"):
    """Undo sent over the table's socket."""

    wish: WishNumber
    """As with a move."""


LiveWish = LiveMove | LiveUndo


class Stored(Outgoing, frozen=True):
    """A wish is carried out and stored. The table as it is then comes by its socket; who has none asks for it."""

    version: int
    ply: int


class Warmth(Outgoing, frozen=True):
    """A game that is played without the compiler for now: those of its bots who look ahead have to wait."""

    game: str
    minds: list[str]
    """The levels that wait."""
    seconds: int | None
    """About how long; null if that cannot be said yet."""
    failed: bool
    """It cannot be compiled here: they do not wait, but play without looking ahead."""


class Health(Outgoing, frozen=True):
    """Whether the server can play already."""

    ready: bool
    step: str
    """What is being loaded."""
    done: int
    total: int
    version: str
    """Of the program."""
    warming: list[Warmth]
    """The games that are not compiled yet."""


class OptionInfo(Outgoing, frozen=True):
    """A rule that people may choose."""

    name: str
    choices: list[str]
    default: str
    rule: str
    """The ledger id of the statement that offers it."""
    players: list[int]
    """With how many players there is a choice at all; with any other number everything but the default is refused."""


class GameInfo(Outgoing, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    players: list[int]
    """How many can play."""
    minutes: list[int]
    """How long it takes: one number, or from and to."""
    prefix: str
    """Of its ledger ids, as in SC-24."""
    options: list[OptionInfo]
    minds: list[str]
    """The levels of its bots, the weakest first."""
    campaign: bool
    """Whether it can be played as a campaign."""


class Seat(Outgoing, frozen=True):
    """Who sits there."""

    seat: int
    """From 0, in turn order."""
    name: str
    kind: Literal["person", "bot"]
    mind: str | None
    """A bot's level."""
    mine: bool
    """It is the reader's."""


class Person(Outgoing, frozen=True):
    """Who belongs to a campaign."""

    name: str
    kind: Literal["person", "bot"]
    mind: str | None
    """A bot's level."""
    mine: bool
    """It is the reader."""
    left: bool
    """Has left it, and stays on its sheet."""


class Progress(Outgoing, frozen=True):
    """How far a campaign is."""

    stage: str
    game: int
    games: int
    finished: bool


class TableSummary(Outgoing, frozen=True):
    """A line in the list of tables."""

    table: str
    game: str
    seats: list[Seat]
    points: list[int]
    """By seat, as far as the reader knows them."""
    waiting: list[int]
    """The seats that the game waits for."""
    mine: int | None
    """The reader's seat."""
    over: bool
    ply: int
    caption: Any
    """How far it is, in the game's own words; null before the first game of a campaign."""
    changed: str
    """When it changed last."""
    campaign: Progress | None
    """Null: a single game."""
    outdated: Outdated | None
    """Why it cannot be played on here; then points, waiting and caption may be missing."""


class TableList(Outgoing, frozen=True):
    """A page of the list of tables."""

    tables: list[TableSummary]
    """The one that changed last comes first."""
    next: str | None
    """What to send as `after` to get the next page; null: there is none."""


class LogEntry(Outgoing, frozen=True):
    """An action, and what happened by it."""

    ply: int
    """How many actions there were once it was carried out: the first entry has 1."""
    seat: int | None
    """Who acted; null: Chance, or the people of a campaign together."""
    move: str
    """Empty where the reader may not know it."""
    events: list[Any]


class RankedPlace(Outgoing, frozen=True):
    """Where somebody came in."""

    seat: int
    rank: int
    """From 1; the same for those who share it."""
    points: int
    terms: dict[str, int]
    """What the points are for."""
    tie_break: int
    """What was compared between those with equal points."""


class Outcome(Outgoing, frozen=True):
    """How a game ended."""

    reason: str
    ranking: list[RankedPlace]


class Snapshot(Outgoing, frozen=True):
    """A table as somebody sees it."""

    table: str
    game: str
    version: int
    """Grows with every change, undo included: of two snapshots the one with the larger is newer."""
    ply: int
    """How many actions there were so far, Chance's included."""
    seat: int | None
    """The reader's; null: a spectator."""
    seats: list[Seat]
    options: dict[str, str]
    waiting: list[int]
    """The seats that the game waits for."""
    thinking: int | None
    """The bot that is thinking now."""
    over: bool
    outcome: Outcome | None
    """Once it is over."""
    view: Any
    """Null before the first game of a campaign."""
    caption: Any
    """As in the list of tables; null before the first game of a campaign."""
    choices: list[Any]
    """What the reader may do now."""
    undo: int | None
    """The ply that undo would go back to; null when it would not be fair."""
    log_from: int
    """The ply before the first entry that is sent."""
    log: list[LogEntry]
    begins: int
    """The ply up to which nothing is told, usually 0: entries of at most this ply are to be dropped."""
    campaign: Any
    """The campaign's sheet, the same for everybody; null: a single game."""
    people: list[Person]
    """Who belongs to the campaign, in the order of joining; nobody for a single game."""
    outdated: Outdated | None = None
    """Set: the last picture of a finished game, made by rules or with a box that this server does not have any more. If
    pictures have another form since, `view` is null and only `seats`, `options` and `outcome` are told."""
    wish: int | UnsetType = UNSET
    """Only on the socket that sent the wish: it is carried out and stored, and this is the table with it."""


class Block(Outgoing, frozen=True):
    """A paragraph of a rulebook."""

    kind: Literal["text", "item", "example", "note", "heading", "entry"]
    text: str
    """With **bold** and *italic*, and nothing else; an entry is a bold name and a sentence."""
    rules: list[str]
    """The ledger ids that it tells."""


class Section(Outgoing, frozen=True):
    """A chapter of a rulebook."""

    id: str
    title: str
    blocks: list[Block]


class Rulebook(Outgoing, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    players: list[int]
    minutes: list[int]
    sections: list[Section]


class Refusal(Outgoing, frozen=True):
    """Why something was not done. Nothing stored has changed."""

    error: ErrorName
    message: str
    """In English, for developers; people are shown the text of the rule, or of the kind of error, in their language."""
    rule: str | None
    """The ledger id of the rule that forbids it."""
    where: str | None
    """Which part of the request is at fault."""
    wish: int | UnsetType | None = UNSET
    """Only on a socket: the wish that was refused; null if its number could not be read."""
    record: bool | UnsetType = UNSET
    """Only of a table that is outdated, to whoever looks at it: whether they may have its record."""
