"""What people at one table do beside the game: leave and come back, propose and vote, talk."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .form import Count, Incoming, Line, Name, Outgoing, SeatNumber

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


class MotionInfo(Outgoing, frozen=True):
    """What the people at the table are asked to agree to."""

    number: int
    kind: Literal["undo", "end", "pause", "resume"]
    by: int
    agreed: list[int]
    asked: list[int]
    """The seats of people whose consent is needed, without those who have given it."""


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


class Around(Outgoing, frozen=True):
    """Who is here now. By the socket only, and stored nowhere."""

    kind: Literal["around"]
    here: list[int]
    """The seats, or while it gathers the places, whose people look at the table now; in a campaign their places among
    its people."""
    watchers: int
    """How many people without a seat."""
