"""Why something was not done."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from .form import Outgoing

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
