"""A table before it begins: people are invited, and sit down."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .form import Count, Face, Incoming, Line, Name, Outgoing, SeatNumber, ShuffleWord
from .terms import Terms


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
    options: Annotated[dict[Line, Line], Meta(max_length=50)] = field(default_factory=dict)
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
