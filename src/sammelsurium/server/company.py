"""What at a table is about its people and not about the game: it is stored beside the record, never in it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec
from msgspec import Struct

from sammelsurium.kernel.reading import read_json

from .messages.terms import Terms

MotionKind = Literal["undo", "end", "pause", "resume"]


class Motion(Struct, frozen=True):
    """What somebody asks all people at the table to agree to. There is one at a time."""

    number: int
    """Grows from one to the next: a vote belongs to one."""
    kind: MotionKind
    by: int
    """The seat that asks."""
    ply: int
    """When it was asked."""
    target: int | None = None
    """Of undo: the ply that it would lead back to."""
    agreed: tuple[int, ...] = ()


class Wait(Struct, frozen=True, omit_defaults=True):
    """For somebody whom the game waits for."""

    since: datetime
    due: datetime | None = None
    """When the agreed time has run out; None: it does not."""


class Company(Struct, frozen=True, omit_defaults=True):
    """Replaced as a whole, as a standing is."""

    host: str = ""
    """Who opened the table; empty: nobody may change its terms."""
    terms: Terms = Terms()
    motions: int = 0
    """How many there were."""
    motion: Motion | None = None
    ended: bool = False
    """By consent, before the game was over."""
    paused: datetime | None = None
    """Since when, by consent."""
    next: str | None = None
    """Where the same people play again."""
    waits: dict[int, Wait] = {}
    """By seat, for all whom the game waits for, bots too: whoever comes back gets no new time."""


NO_COMPANY = Company()
"""Of a table of before: one without a host, where nothing is agreed."""


def write_company(company: Company) -> str:
    return msgspec.json.encode(company).decode()


def read_company(text: str | None) -> Company:
    return read_json(text, Company) if text else NO_COMPANY
