"""What people are sent, part by part. A text below a field describes it."""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from ..state import Kind

Verb = Literal["take"]
EventKey = Literal["", "took", "over"]


class Player(Picture, frozen=True):
    """What lies before somebody."""

    seat: int
    pieces: list[Kind]
    points: int
    terms: dict[str, int]
    """What the points are for."""


class View(Picture, frozen=True):
    """The table."""

    pieces: list[Kind | None]
    """On the table; null: the place is empty."""
    pile: int
    """Pieces that nobody has seen yet."""
    players: list[Player]


class Choice(Picture, frozen=True):
    """Something the reader may do now."""

    move: str
    """What to send."""
    verb: Verb
    place: int
    """On the table, from 1."""
    piece: Kind
    gain: int
    """Points that it brings at once."""


class Event(Picture, frozen=True):
    """One thing that happened. `took` has the arguments `seat` and `piece`."""

    key: EventKey
    """The message that tells it; empty: it only moves pieces."""
    args: dict[str, str | int]
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By seat number, only where points changed."""


class Caption(Picture, frozen=True):
    """What a summary of the table says."""

    left: int
    """Pieces that are still to be taken."""
