"""Whether somebody looks at a table now, by whichever process. `around.py` keeps what other processes tell only of
tables that are looked at here; whoever wants to write to somebody asks about any table."""

from __future__ import annotations

import time

from .around import AROUND, FORGETS, NEWS, Attendance
from .standing import Standing


class Presence:
    def __init__(self, attendance: Attendance) -> None:
        self._attendance = attendance
        self._told: dict[tuple[str, str], tuple[frozenset[int], float]] = {}
        """By process and table: the chairs of those who are there, and when that was told."""

    def heard(self, name: str | None) -> None:
        if name is None or not name.startswith(AROUND):
            return
        who, _, news = name.removeprefix(AROUND).partition(" ")
        for table, seats, _watchers, _asks in NEWS.findall(news):
            if seats:
                chairs = frozenset(int(seat) for seat in seats.split(","))
                self._told[who, table] = chairs, time.monotonic()
            else:
                self._told.pop((who, table), None)

    def has(self, standing: Standing, person: str) -> bool:
        self._forget()
        chairs = {chair.seat for chair in standing.chairs if chair.person == person}
        there = [seats for (_, table), (seats, _) in self._told.items() if table == standing.table]
        return self._attendance.has(standing.table, person) or any(chairs & seats for seats in there)

    def _forget(self) -> None:
        """Whoever is there says so again and again."""
        before = time.monotonic() - FORGETS
        self._told = {name: told for name, told in self._told.items() if told[1] > before}
