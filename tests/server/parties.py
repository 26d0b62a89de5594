"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from typing import Any

from .gathering import OPEN, bot, gather, me, sit, start
from .serving import Visitor

NAMES = ("Ada", "Ben", "Cem", "Dea")


def gathered(url: str, people: int, game: str = "stickers", **terms: Any) -> tuple[str, list[Visitor]]:
    """A table that gathers, and those who sit there in this order; the first is the host."""
    visitors = [Visitor(url) for _ in range(people)]
    seats = [me(NAMES[0]), *[OPEN] * (people - 1), *[bot("Pip")] * (people == 1)]
    table = gather(visitors[0], *seats, game=game, terms=terms)["table"]
    for visitor, name in zip(visitors[1:], NAMES[1:], strict=False):
        sit(visitor, table, name)
    return table, visitors


def party(url: str, people: int, game: str = "stickers", **terms: Any) -> tuple[str, list[Visitor]]:
    """The same, begun."""
    table, visitors = gathered(url, people, game, **terms)
    assert start(visitors[0], table).is_success
    return table, visitors
