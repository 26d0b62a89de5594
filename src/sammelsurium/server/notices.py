"""Tells people by mail that it is their turn: once for each turn that waits, and not while they are at the table.

What is stored decides who writes: of several processes one finds `seats.mailed` as it was. It is set before the letter
leaves, so a process that ends in between loses one letter; no letter is sent twice.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from .database import Away, Database, Step
from .letters import Reader, notice
from .post import Post
from .presence import Presence
from .refusals import RefusalError
from .standing import Standing
from .tables import Tables

log = logging.getLogger(__name__)

PAGE = 100
# A turn that somebody was not told of has begun with a change since then.
DUE = f"""SELECT tables.id, seats.seat, version, person, mail, language, letter
    FROM people JOIN seats ON person = people.id JOIN tables ON tables.id = seats."table"
    WHERE confirmed AND mail IS NOT NULL AND NOT beside AND NOT cleared AND mind IS NULL AND NOT over
        AND ((waits >> seat) & 1) = 1 AND since <= $1 AND (mailed IS NULL OR mailed < changed)
        AND (tables.id, seats.seat) > ($2, $3)
    ORDER BY tables.id, seats.seat LIMIT {PAGE}"""
TELL = (
    'UPDATE seats SET mailed = $4 WHERE "table" = $1 AND seat = $2 AND person = $3 AND (mailed IS NULL OR mailed < $4)'
)
TOLD = "mail sent"  # what is announced of it


@dataclass(frozen=True)
class Due:
    """Somebody whom a table has waited for."""

    table: str
    chair: int
    version: int
    person: str
    mail: str
    language: str | None
    letter: str


class Notices:
    def __init__(self, database: Database, tables: Tables, post: Post, house: str, presence: Presence) -> None:
        self._database = database
        self._tables = tables
        self._post = post
        self._house = house
        self._presence = presence
        self._told: set[Due] = set()
        """Of the last look: as long as a table has not changed, nobody there need be told anything."""

    async def watch(self, every: float, patience: float) -> None:
        """For ever. Who is here has been told by every process before the first look."""
        while True:
            await asyncio.sleep(every)
            try:
                await self.look(timedelta(seconds=patience))
            except Away as error:
                log.warning("cannot look for people to write to: %s", error)
            except Exception as error:
                log.error("unexpected error while looking for people to write to", exc_info=error)

    async def look(self, patience: timedelta) -> None:
        """At everybody for whom a table has waited so long."""
        until = datetime.now(UTC) - patience
        told: set[Due] = set()
        table, chair = "", -1
        while rows := await self._database.read(DUE, until, table, chair):
            for due in (Due(*row) for row in rows):
                if due in self._told or await self._tell(due, until):
                    told.add(due)
            table, chair = rows[-1][:2]
        self._told = told

    async def _tell(self, due: Due, until: datetime) -> bool:
        """Whether nothing is left to be told as long as the table does not change."""
        try:
            standing = await self._tables.current(due.table)
        except RefusalError:  # it cannot be played here: nobody is waited for
            return True
        since = waited_since(standing, due.person)
        if since is None or since > until or not self._post.has_room or self._presence.has(standing, due.person):
            return False
        row = (due.table, due.chair, due.person, since)
        if await self._database.write(TOLD, [Step(TELL, [row], decisive=True)]):
            names = [chair.name for chair in standing.chairs if chair.person != due.person]
            reader = Reader(due.mail, due.language, due.letter)
            self._post.send(notice(reader, self._house, standing.match.game.title, names, due.table))
        return True


def waited_since(standing: Standing, person: str) -> datetime | None:
    """When the game began to wait for them, or for somebody beside them; None: it does not."""
    if standing.company.paused is not None:
        return None
    waits, seats = standing.company.waits, standing.seats
    own = [seat for seat in standing.own(person) if seat in standing.waiting and seats[seat].mind is None]
    return max((waits[seat].since for seat in own if seat in waits), default=None)
