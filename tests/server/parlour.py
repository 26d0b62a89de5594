"""Several people at one table, in a process without a door: for what happens between them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.shuffle import new_shuffle
from sammelsurium.server.company import Company, Wait
from sammelsurium.server.messages.terms import Terms
from sammelsurium.server.standing import Standing
from sammelsurium.server.store import StoredSeat
from sammelsurium.server.tables import Beginning, new_table_id

from .test_owner import ADA, Process

BEN = "ben's fingerprint"
CLEO = "cleo's fingerprint"
SLOW = Terms(pace=86_400)


def person(seat: int, name: str, who: str, **more: Any) -> StoredSeat:
    return StoredSeat(seat, name, who, None, **more)


def bot(seat: int, name: str = "Pip", **more: Any) -> StoredSeat:
    return StoredSeat(seat, name, None, "random", **more)


TWO = (person(0, "Ada", ADA), person(1, "Ben", BEN))
THREE = (*TWO, person(2, "Cleo", CLEO))


async def begin(process: Process, *chairs: StoredSeat, game: str = "stamp_collection", terms: Terms = SLOW) -> Standing:
    company = Company(host=ADA, terms=terms)
    wish = Beginning(new_table_id(), find_game(game), chairs or TWO, {}, company, new_shuffle([None]))
    return await process.tables.begin(wish)


async def move(process: Process, table: str, pick: int = 0) -> Standing:
    """Whoever is waited for does something, as a person does."""
    now = await process.tables.current(table)
    seat = now.waiting[0]
    choices = now.match.choices(seat)
    who = now.seats[seat].person or ""
    choice = choices[pick % len(choices)].move
    return await process.tables.play(table, lambda at: at.actor_of(who, seat), now.match.ply, choice)


async def earlier(process: Process, table: str, by: timedelta = timedelta(days=2)) -> Standing:
    """As if everything that is agreed about time had begun so much earlier."""

    def shift(now: Standing, _: datetime) -> Standing:
        waits = {seat: _earlier(wait, by) for seat, wait in now.company.waits.items()}
        return now.agreeing(waits=waits, paused=now.company.paused and now.company.paused - by)

    return await process.tables.arrange(table, shift)


def _earlier(wait: Wait, by: timedelta) -> Wait:
    return Wait(wait.since - by, wait.due and wait.due - by)
