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
Pace = Annotated[int, Meta(ge=60, le=30 * 86_400)]
Zone = Annotated[str, Meta(min_length=1, max_length=60)]
Face = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
Language = Literal["de", "en", "fr", "it"]
MailAddress = Annotated[str, Meta(min_length=3, max_length=254)]
ShuffleWord = Annotated[str, Meta(pattern="^[0-9a-f]{8,64}$")]
Phrase = Literal[
    "clap",
    "laugh",
    "wow",
    "think",
    "heart",
    "hello",
    "good-luck",
    "nice",
    "well-played",
    "thanks",
    "sorry",
    "hurry",
    "one-moment",
    "back-soon",
    "good-game",
]
"""What everybody reads in their own language; the first five are reactions, and have a picture instead of words."""
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


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people of a table agree on beside the game."""

    pace: Pace | None = None
    """Seconds for what the game waits for; null: as long as one likes."""
    weekends: bool = False
    """Saturdays and Sundays do not count."""
    zone: Zone = "UTC"
    """Whose weekends: the host's time zone, as in Europe/Berlin."""
    talk: Literal["phrases", "text"] = "phrases"
    """Whether people may write what they like, or only say what everybody reads in their own language."""
    watchers: bool = True
    """Whether those without a seat may look on."""


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


class PlaceWish(Incoming, frozen=True):
    """A place at a table that gathers. An open one waits for whoever is invited."""

    kind: Literal["me", "beside", "open", "bot"]
    name: Name | None = None
    """Null where it is open, or a bot that the server may name."""
    mind: Line | None = None
    """As at a table."""
    face: Face | None = None


class NewGathering(Incoming, frozen=True):
    """A table to which people are invited."""

    game: Line
    seats: Annotated[list[PlaceWish], Meta(min_length=1, max_length=12)]
    """In turn order; in a campaign the people who are to belong to it. Exactly one is me."""
    options: Annotated[dict[Line, Line], Meta(max_length=50)] = {}
    """What is not named is as usual."""
    campaign: bool = False
    terms: Terms = Terms()
    listed: bool = False
    """Whether it stands in the lobby."""
    language: Line = "en"
    """Of the word to be typed."""
    word: ShuffleWord | None = None
    """My part of the shuffle."""


class NewTerms(Incoming, frozen=True):
    """What the host changes while people gather. What is not named stays."""

    options: Annotated[dict[Line, Line], Meta(max_length=50)] | None = None
    terms: Terms | None = None
    listed: bool | None = None
    places: Annotated[int, Meta(ge=1, le=12)] | None = None
    """How many. More of them are open; of those where nobody sits the last go away, bots after all others."""


class ChangedPlace(Incoming, frozen=True):
    """What the host makes of a place. Who sat there has to leave; to change two places, name the other as `swap`."""

    place: SeatNumber
    kind: Literal["open", "bot", "beside"] | None = None
    name: Name | None = None
    mind: Line | None = None
    swap: SeatNumber | None = None
    version: Count | None = None
    """The one the host saw: if somebody has come or gone since, nothing is changed. Null: whatever it is by now."""


class Sitting(Incoming, frozen=True):
    """Somebody sits down: at a table that gathers, or on a seat that a bot has kept."""

    name: Name
    place: SeatNumber | None = None
    """Null: the first that is open."""
    face: Face | None = None
    word: ShuffleWord | None = None
    """Their part of the shuffle, as long as the table gathers."""


class TypedWord(Incoming, frozen=True):
    """The word of a table that gathers, as somebody types it."""

    word: Line


class Leaving(Incoming, frozen=True):
    """A seat is left to a bot; whoever left takes it back at any moment. Of a table that gathers: the place is free."""

    seat: SeatNumber
    mind: Line | None = None
    """The bot's level; null: the usual one."""


class ComingBack(Incoming, frozen=True):
    """Whoever left a seat to a bot, or was away too long, takes it back."""

    seat: SeatNumber


class MotionWish(Incoming, frozen=True):
    """Something is proposed that all people at the table must agree to."""

    seat: SeatNumber
    kind: Literal["undo", "end", "pause", "resume"]
    ply: Count
    """That of the snapshot."""


class Vote(Incoming, frozen=True):
    """Whether a seat agrees. One that does not ends the matter."""

    seat: SeatNumber
    motion: Count
    agree: bool


class Saying(Incoming, frozen=True):
    """Something is said at a table: a phrase or a reaction of ours, or if the host allows it a text."""

    phrase: Phrase | None = None
    """The first five are reactions."""
    text: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    """Instead of a phrase."""
    seat: SeatNumber | None = None
    """One of mine; in a campaign the place among its people. Null: among those who watch."""
    name: Name | None = None
    """Of somebody who watches."""


class ChangedMe(Incoming, frozen=True):
    """What somebody says of themselves. What is not named stays, and what is null is forgotten."""

    name: Name | UnsetType | None = UNSET
    face: Face | UnsetType | None = UNSET
    language: Language | UnsetType | None = UNSET
    mail: MailAddress | UnsetType | None = UNSET
    """Where they want to be told that it is their turn; a mail goes there first to ask whether it is theirs."""


class TypedCode(Incoming, frozen=True):
    """What another device of theirs has shown to somebody."""

    code: Line


class NewTable(Incoming, frozen=True):
    """A table that somebody wants to open."""

    game: Line
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    """In turn order; in a campaign the people who belong to it."""
    options: Annotated[dict[Line, Line], Meta(max_length=50)] = {}
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
    secrets: bool
    """Whether a seat knows something that the others do not: then a device that goes round needs a curtain."""


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


class Place(Outgoing, frozen=True):
    """A place at a table that gathers."""

    place: int
    state: Literal["person", "beside", "open", "kept", "bot"]
    """Kept: for somebody who has played here before, and may sit down with one tap."""
    name: str | None
    face: str | None
    mind: str | None
    host: bool
    mine: bool
    """The reader's, or of somebody beside the reader, or kept for the reader."""


class Gathering(Outgoing, frozen=True):
    """A table before it begins, as somebody sees it."""

    kind: Literal["gathering"]
    table: str
    game: str
    campaign: bool
    version: int
    """Grows with every change. The table's own versions begin anew."""
    places: list[Place]
    options: dict[str, str]
    terms: Terms
    listed: bool
    host: bool
    """The reader is the host."""
    host_name: str
    word: str | None
    """To be typed on the home page; only those who sit there are told."""
    commitment: str
    """Of the server's part of the shuffle."""
    again: str | None
    """The table that it is the rematch of."""


class LobbyLine(Outgoing, frozen=True):
    """A listed table that has open places."""

    table: str
    game: str
    campaign: bool
    host: str
    names: list[str]
    """Who sits there, bots too."""
    open: int
    pace: int | None
    since: str


class Found(Outgoing, frozen=True):
    """Where something leads."""

    table: str


class Waiting(Outgoing, frozen=True):
    """The table that has waited longest for the reader."""

    table: str | None
    others: int
    """How many more there are."""


class House(Outgoing, frozen=True):
    """What this server offers beside the games."""

    address: str | None
    """Where other devices reach it; null: only this machine does."""
    mail: bool
    """Whether it can send mail."""


class Me(Outgoing, frozen=True):
    """What the server knows of the reader; all of it may be missing."""

    name: str | None = None
    face: str | None = None
    language: Language | None = None
    mail: str | None = None
    confirmed: bool = False
    """They have said from that address that it is theirs: nothing else is sent there before."""


class DeviceCode(Outgoing, frozen=True):
    """What makes another device the reader's, once."""

    code: str
    """To be typed there."""
    until: str
    address: str
    """Where the other device types nothing."""
    svg: str
    """That address as a QR code."""


class RefusedTable(Outgoing, frozen=True):
    """A table in a file that was not taken over."""

    table: str | None
    """As the file calls it; null: that could not be read."""
    why: str


class Imported(Outgoing, frozen=True):
    """What became of a file with everything of somebody's."""

    device: bool
    """The file's key is one of this server: this device is now that person's."""
    tables: int
    """How many finished games are new here."""
    skipped: int
    """Those that the reader has already, and those that were still played when the file was made."""
    refused: list[RefusedTable]
    left: int
    """There was no time for these: the same file, sent again, goes on with them."""


class MotionInfo(Outgoing, frozen=True):
    """What the people at the table are asked to agree to."""

    number: int
    kind: Literal["undo", "end", "pause", "resume"]
    by: int
    agreed: list[int]
    asked: list[int]
    """The seats of people whose consent is needed, without those who have given it."""


class Around(Outgoing, frozen=True):
    """Who is here now. By the socket only, and stored nowhere."""

    kind: Literal["around"]
    here: list[int]
    """The seats, or while it gathers the places, whose people look at the table now; in a campaign their places among
    its people."""
    watchers: int
    """How many people without a seat."""


class Said(Outgoing, frozen=True):
    """Something was said at the table."""

    kind: Literal["said"]
    number: int
    """Grows: what has a larger one was said later. The same one may come again, by another socket or in an answer."""
    seat: int | None
    """As in what was sent; null: somebody who watches."""
    name: str
    watching: bool
    """Said among those who watch; nobody at the table is told."""
    phrase: Phrase | None
    text: str | None
    at: str
    mine: bool
    """The reader has said it, or somebody beside the reader."""


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
    my_turn: bool
    """It waits for the reader, or for somebody beside the reader."""
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
    """First those that wait for the reader, beginning with the one that has waited longest; then the others, beginning
    with the one that changed last."""
    next: str | None
    """What to send as `after` to get the next page; null: there is none."""
    gatherings: list[LobbyLine] = []
    """Not yet begun: where the reader sits, or a place is kept for them. On the first page of what is running."""


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
    own: list[int] = []
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


class GameTexts(Outgoing, frozen=True):
    """All words of a game, for a page that does not have them."""

    game: str
    language: str
    """English where the game has none in the language that was asked for."""
    fluent: str
    """Its messages; those that the language lacks are English."""


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
