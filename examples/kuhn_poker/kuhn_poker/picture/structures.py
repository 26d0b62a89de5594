"""What people are sent, part by part. A text below a field describes it."""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from ..state import Card

Verb = Literal["pass", "give-up", "bet", "hold"]
EventKey = Literal["", "passed", "gave-up", "bet", "held", "won-by-fold", "won-by-card"]


class Player(Picture, frozen=True):
    """What lies before somebody."""

    seat: int
    card: Card | None
    """Null: not dealt yet, or not for the reader to know."""
    chips: int
    points: int
    """The same: points are chips."""
    terms: dict[str, int]


class View(Picture, frozen=True):
    """The table."""

    pot: int
    """Chips between the players."""
    players: list[Player]


class Choice(Picture, frozen=True):
    """Something the reader may do now."""

    move: str
    """What to send."""
    verb: Verb
    """What it means now: to pass after a bet is to give up, to bet after one is to hold."""
    pays: int
    """Chips that go into the pot."""
    ends: bool
    """The game is over then."""


class Event(Picture, frozen=True):
    """One thing that happened. Its arguments: `seat` acts or wins; `pays`: the chips of a bet; `pot`: those won;
    `card`: the winner's."""

    key: EventKey
    """The message that tells it; empty: it only moves pieces."""
    args: dict[str, str | int]
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By seat number, only where points changed."""


class Caption(Picture, frozen=True):
    """What a summary of the table says."""

    pot: int
