"""What people are sent, part by part. A text below a field describes it."""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from ..state import Trinket

Verb = Literal["lay"]
EventKey = Literal["uncovered", "laid", "showed", "took", "lost", "over"]


class Player(Picture, frozen=True):
    """What lies before somebody."""

    seat: int
    cards: list[int]
    """Not shown yet; of others, the one face down is among them."""
    laid: int | Literal["veiled"] | None
    """The card face down, if the reader may know it; null: none lies there."""
    shown: int | None
    """The card of the round before."""
    trinkets: list[Trinket]
    points: int
    terms: dict[str, int]
    """What the points are for."""


class View(Picture, frozen=True):
    """The table."""

    trinket: Trinket | None
    """What all want in this round."""
    worth: int | None
    """Its points."""
    hidden_trinkets: list[Trinket]
    """Still in the grass."""
    lost_trinkets: list[Trinket]
    players: list[Player]


class Choice(Picture, frozen=True):
    """Something the reader may do now."""

    move: str
    """What to send."""
    verb: Verb
    card: int
    beats: int
    """How many cards of the others are lower."""


class Event(Picture, frozen=True):
    """One thing that happened. Its arguments: `seat` acts; `card`: what it laid, if the reader may know, or showed;
    `trinket`: what was uncovered, taken or lost."""

    key: EventKey
    """The message that tells it."""
    args: dict[str, str | int]
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By seat number, only where points changed."""


class Caption(Picture, frozen=True):
    """What a summary of the table says."""

    left: int
    """Rounds that are not over yet."""
