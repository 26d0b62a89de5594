"""Who looks at a table, and from where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Reader:
    person: str
    seat: int | None = None
    """Which of their own they wish to look from; None: the one they have. Who has several, for people beside them,
    sees only what everybody may see until one is named."""
    watches: bool = False
    """As somebody without a seat, whoever it is: the screen in the middle of the table."""


NOBODY = Reader("", watches=True)
