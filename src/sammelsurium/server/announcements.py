"""Tells all who look at a table that it has changed. Only that travels: what somebody sees of it, the gate makes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Changed(asyncio.Event):
    """Something is new at a table."""

    game = False
    """The table itself, not only who is here or what is said."""


class Announcer:
    def __init__(self) -> None:
        self._listening: defaultdict[str, set[Changed]] = defaultdict(set)

    def announce(self, table: str | None) -> None:
        """None: any of them may have changed."""
        for each in list(self._listening) if table is None else [table]:
            for changed in self._listening.get(each, ()):
                changed.game = True
                changed.set()

    def announce_people(self, table: str) -> None:
        """Who is here, or what is said: nobody need look at the table for that."""
        for changed in self._listening.get(table, ()):
            changed.set()

    @contextmanager
    def listen(self, table: str) -> Iterator[Changed]:
        """One waiting announcement is enough: whoever takes it looks at the table as it is then."""
        changed = Changed()
        self._listening[table].add(changed)
        try:
            yield changed
        finally:
            self._listening[table].discard(changed)
            if not self._listening[table]:
                del self._listening[table]
