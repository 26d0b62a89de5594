"""What a list says of a table and only the rules can tell. Made by the gate, stored with every change."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from msgspec import Raw, Struct

from sammelsurium.kernel.reading import read_json

from .messages.tables import Progress

log = logging.getLogger(__name__)


class Summary(Struct, frozen=True):
    seats: list[int]
    """The chairs of those who sit at the game in view, in turn order."""
    points: dict[int, list[int]]
    """By the chair of each person everybody's points, as far as that person knows them."""
    waiting: list[int]
    caption: Any
    campaign: Progress | None


class StoredSummary(Summary, frozen=True):
    """The same read again: what the games fill in is passed on as it is, because it may be of older rules."""

    caption: Raw


def read_summary(text: str | None) -> Summary | None:
    """None where there is none, or none that we can read: that harms no other line of the list."""
    try:
        return read_json(text, StoredSummary) if text else None
    except msgspec.DecodeError as error:
        log.warning("the summary of a table cannot be read: %s", error)
        return None
