"""Tells people by mail that it is their turn: once for each turn that waits, and not while they are at the table.

What is stored decides who writes: of several processes one finds `seats.mailed` as it was. It is set before the letter
leaves, so a process that ends in between loses one letter; no letter is sent twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from .database import Away, Database, Step
from .letters import Reader, notice
from .post import Post
from .refusals import RefusalError
from .standing import Standing
from .tables import Tables

log = logging.getLogger(__name__)

AT_ONCE = 100  # letters of one look
DUE = f"""SELECT tables.id, seats.seat, coalesce(mailed, -1), tables.ply, person, mail, language, letter
    FROM people JOIN seats ON person = people.id JOIN tables ON tables.id = seats."table"
    WHERE confirmed AND mail IS NOT NULL AND NOT beside AND NOT cleared AND mind IS NULL AND NOT over
        AND ((waits >> seat) & 1) = 1 AND tables.changed <= $1 AND coalesce(mailed, -1) <> tables.ply
    ORDER BY tables.changed LIMIT {AT_ONCE}"""
TOLD = 'UPDATE seats SET mailed = $4 WHERE "table" = $1 AND seat = $2 AND coalesce(mailed, -1) = $3 AND person = $5'

Here = Callable[[Standing, str], bool]
"""Whether somebody looks at the table now, by whichever process."""


@dataclass(frozen=True)
class Due:
    """Somebody whose turn it has been for a while."""

    table: str
    chair: int
    mailed: int
    """The ply of the last turn they were told of, or -1."""
    ply: int
    person: str
    mail: str
    language: str | None
    letter: str


class Notices:
    def __init__(self, database: Database, tables: Tables, post: Post, house: str, here: Here) -> None:
        self._database = database
        self._tables = tables
        self._post = post
        self._house = house
        self._here = here

    async def watch(self, every: float, patience: float) -> None:
        """For ever. Who is here has been told by every process before the first look."""
        while True:
            await asyncio.sleep(every)
            try:
                await self.look(patience)
            except Away as error:
                log.warning("cannot look for people to write to: %s", error)
            except Exception as error:
                log.error("unexpected error while looking for people to write to", exc_info=error)

    async def look(self, patience: float) -> None:
        since = datetime.now(UTC) - timedelta(seconds=patience)
        for row in await self._database.read(DUE, since):
            if self._post.has_room:
                await self._tell(Due(*row))

    async def _tell(self, due: Due) -> None:
        try:
            standing = await self._tables.current(due.table)
        except RefusalError:  # it cannot be played here: nobody is waited for
            await self._is_mine(due)
            return
        if standing.match.ply != due.ply or standing.company.paused or self._here(standing, due.person):
            return
        again = await asyncio.to_thread(_same_turn, standing, due)
        if await self._is_mine(due) and not again:
            names = [chair.name for chair in standing.chairs if chair.person != due.person]
            reader = Reader(due.mail, due.language, due.letter)
            self._post.send(notice(reader, self._house, standing.match.game.title, names, due.table))

    async def _is_mine(self, due: Due) -> bool:
        """Nobody else has written of it."""
        row = (due.table, due.chair, due.mailed, due.ply, due.person)
        return await self._database.write("mail", [Step(TOLD, [row], decisive=True)])


def _same_turn(standing: Standing, due: Due) -> bool:
    """Whether it is still the turn they were told of: since then others have acted, they have not, and the game has
    waited for them all the time."""
    if not 0 <= due.mailed < due.ply:
        return False
    own = set(standing.own(due.person))
    match = standing.match
    if any(action.actor in own for action in match.actions[due.mailed : due.ply]):
        return False
    waited_for = [set(match.back_to(ply).waiting) for ply in range(due.mailed, due.ply)]
    return all(own & seats for seats in waited_for if seats)  # none of them: it was Chance's turn
