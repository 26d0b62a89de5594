"""The gate for what is told beside the game: who is here, and what is said. Of people only seats and names leave it."""

from __future__ import annotations

import msgspec

from .messages.company import Around, Said
from .talk import StoredSaying


def around(here: list[int], watchers: int) -> bytes:
    return msgspec.json.encode(Around("around", here, watchers))


def said(saying: StoredSaying, person: str) -> bytes:
    return msgspec.json.encode(told_to(saying, person))


def told_to(saying: StoredSaying, person: str) -> Said:
    return Said(
        kind="said",
        number=saying.number,
        seat=saying.seat,
        name=saying.name,
        watching=saying.watching,
        phrase=saying.phrase,
        text=saying.text,
        at=saying.at.isoformat(timespec="seconds"),
        mine=saying.person == person,
    )
