"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from typing import Any

from .campaigning import begin, join
from .serving import Visitor

NAMES = ("Ada", "Ben", "Cem", "Dea")


def party(url: str, people: int, **terms: Any) -> tuple[str, list[Visitor]]:
    """The table, and those who sit there in this order; the first is the host."""
    visitors = [Visitor(url) for _ in range(people)]
    table = begin(visitors[0], name=NAMES[0], terms=terms)["table"]
    for visitor, name in zip(visitors[1:], NAMES[1:], strict=False):
        join(visitor, table, "me", name)
    return table, visitors
