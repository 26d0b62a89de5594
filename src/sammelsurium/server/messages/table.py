"""A table that is played: how it is opened, what is wished there, and how somebody sees it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from .company import MotionInfo
from .form import Count, Face, Incoming, Line, Name, Outgoing, SeatNumber
from .terms import Terms

MoveLine = Annotated[str, Meta(max_length=300)]  # long enough to name everybody at a table
WishNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Outdated = Literal["game", "rules", "box"]  # what of a table this server does not have


class SeatWish(Incoming, frozen=True):
    """Who is to sit there. Exactly one is me. Beside me sits somebody who shares my device."""

    kind: Literal["me", "beside", "bot"]
    name: Name
    mind: Line | None = None
    """A bot's level, one of those that the game offers."""
    face: Face | None = None
    word: Line | None = None
    """A person's part of the shuffle when a table is opened: 8 to 64 random digits from 0-9 and a-f."""


class NewPerson(SeatWish, frozen=True):
    """Somebody who joins a campaign."""


class NewTable(Incoming, frozen=True):
    """A table that somebody wants to open."""

    game: Line
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    """In turn order; in a campaign the people who belong to it."""
    options: Annotated[dict[Line, Line], Meta(max_length=50)] = field(default_factory=dict)
    """What is not named is as usual."""
    campaign: bool = False
    terms: Terms = Terms()


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


class Seat(Outgoing, frozen=True):
    """Who sits there."""

    seat: int
    """From 0, in turn order."""
    name: str
    kind: Literal["person", "bot"]
    mind: str | None
    """The level of the bot that plays it now; on a person's seat: as long as they are away."""
    mine: bool
    """It is the reader's, or that of somebody beside the reader."""
    beside: bool = False
    """Of somebody who shares a device with the person on another seat."""
    face: str | None = None
    """The tool by which the others know who it is."""
    open: bool = False
    """A bot keeps it for somebody who may still come: whoever has the table's address may take it."""


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


class Shuffled(Outgoing, frozen=True):
    """How the game in view was shuffled, once it is over. `sammelsurium verify` computes every draw from it."""

    commitment: str
    """What was shown before anything was dealt: a hash of table and secret."""
    secret: str
    """The server's."""
    words: list[str | None]
    """In the order of the seats, of a campaign in that of joining; null: a bot's, or of somebody who gave none."""


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
    commitment: str | None = None
    """A hash of the secret that deals the game, or in a campaign the next one; null: begun before there were any."""
    shuffle: Shuffled | None = None
    """Only when the game in view is over."""
    outdated: Outdated | None = None
    """Set: the last picture of a finished game, made by rules or with a box that this server does not have any more. If
    pictures have another form since, `view` is null and only `seats`, `options` and `outcome` are told."""
    own: list[int] = field(default_factory=list)
    """All seats of the reader: several where somebody sits beside them."""
    host: bool = False
    """The reader opened the table, and may change its terms."""
    terms: Terms = Terms()
    due: str | None = None
    """When the agreed time for what the game waits for has run out; null: it does not."""
    paused: bool = False
    motion: MotionInfo | None = None
    ended: bool = False
    """By consent, before the game was over: there is no outcome."""
    next: str | None = None
    """Where the same people play again."""
    wish: int | UnsetType = UNSET
    """Only on the socket that sent the wish: it is carried out and stored, and this is the table with it."""
