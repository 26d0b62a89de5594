"""The list of somebody's tables."""

from __future__ import annotations

from typing import Any

from msgspec import field

from .form import Outgoing
from .gathering import LobbyLine
from .table import Outdated, Seat


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
    gatherings: list[LobbyLine] = field(default_factory=list)
    """Not yet begun: where the reader sits, or a place is kept for them. On the first page of what is running."""


class Found(Outgoing, frozen=True):
    """Where something leads."""

    table: str


class Waiting(Outgoing, frozen=True):
    """The table that has waited longest for the reader."""

    table: str | None
    others: int
    """How many more there are."""
