"""What is said at a table. People who sit there talk among themselves, and so do those who watch.

It is stored, then announced under a name of its own, so that nobody looks for words when a move is announced. Numbers
can become visible in another order than they were given: whoever looks for new ones looks back a little.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from .announcements import Announcer
from .database import Away, Database, Step
from .messages.company import Saying
from .names import check_line
from .refusals import RefusalError
from .rounds import Round
from .store import moment

log = logging.getLogger(__name__)

TALK = "talk "  # what is announced of it begins with this
LATEST = 50  # that whoever comes is told
KEPT = 200  # in memory, of a table at which somebody is
PAGE = 500
AGAIN = 1.0  # seconds after which a database is asked again that did not answer

COLUMNS = 'id, "table", seat, person, name, watching, phrase, text, at'
SAY = """INSERT INTO talk ("table", seat, person, name, watching, phrase, text, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
FIND = f'SELECT {COLUMNS} FROM talk WHERE "table" = $1 AND person = $2 AND at = $3 ORDER BY id DESC LIMIT 1'
BEFORE = f"""SELECT {COLUMNS} FROM talk WHERE "table" = $1 AND watching = $2 AND id < $3
    ORDER BY id DESC LIMIT {LATEST}"""
SINCE = f'SELECT {COLUMNS} FROM talk WHERE "table" = $1 AND watching = $2 AND id > $3 ORDER BY id LIMIT {PAGE}'
END = 1 << 62


@dataclass(frozen=True)
class StoredSaying:
    number: int
    table: str
    seat: int | None
    person: str
    name: str
    watching: bool
    phrase: Any
    text: str | None
    at: datetime


class Room:
    """What is said at a table, on one side, while somebody of this process listens."""

    def __init__(self, table: str, watching: bool) -> None:
        self.table, self.watching = table, watching
        self.listeners = 0
        self.arrived = 0
        """How many there were so far."""
        self._latest: deque[StoredSaying] = deque(maxlen=KEPT)
        self._known: deque[int] = deque(maxlen=KEPT)
        self.looking: asyncio.Task[None] | None = None
        self.again = False

    def after(self, arrived: int) -> list[StoredSaying]:
        """What has come since there were so many, in the order of its coming."""
        new = min(self.arrived - arrived, len(self._latest))
        return list(self._latest)[len(self._latest) - new :]

    @property
    def back(self) -> int:
        """The number up to which nothing new can come."""
        return self._known[-LATEST] if len(self._known) >= LATEST else 0

    def add(self, found: Sequence[StoredSaying]) -> bool:
        new = [one for one in found if one.number not in self._known]
        self._latest.extend(new)
        self._known.extend(one.number for one in new)
        self.arrived += len(new)
        return bool(new)


class Talk:
    def __init__(self, database: Database, announcer: Announcer) -> None:
        self._database = database
        self._announcer = announcer
        self._rooms: dict[tuple[str, bool], Room] = {}

    async def say(self, table: str, round: Round, person: str, saying: Saying) -> StoredSaying:
        """As it is stored. Raises if it cannot be said there."""
        text = _check(saying, round)
        watching = saying.seat is None
        name = round.watcher(person, saying.name) if saying.seat is None else round.speaker(person, saying.seat)
        at = datetime.now(UTC)
        row = table, saying.seat, person, name, watching, saying.phrase, text, at
        await self._database.write(TALK + table, [Step(SAY, [row], decisive=True)])
        self.heard(TALK + table)
        return _stored((await self._database.read(FIND, table, person, at))[0])

    async def before(self, table: str, watching: bool, number: int | None) -> list[StoredSaying]:
        """What was said before, the oldest first; None: the latest."""
        rows = await self._database.read(BEFORE, table, watching, END if number is None else number)
        return [_stored(row) for row in reversed(rows)]

    # -- listening -------------------------------------------------------------------------------------------------

    @contextmanager
    def listen(self, table: str, watching: bool) -> Iterator[Room]:
        """Its latest words come in a moment."""
        room = self._rooms.setdefault((table, watching), Room(table, watching))
        room.listeners += 1
        self._look(room)
        try:
            yield room
        finally:
            room.listeners -= 1
            if not room.listeners:
                del self._rooms[table, watching]

    def heard(self, name: str | None) -> None:
        """Something was said; None: anywhere."""
        if name is None:
            for room in self._rooms.values():
                self._look(room)
        elif name.startswith(TALK):
            table = name.removeprefix(TALK)
            for side in ((table, False), (table, True)):
                if side in self._rooms:
                    self._look(self._rooms[side])

    def _look(self, room: Room) -> None:
        """One look at a time; what is announced meanwhile is looked for afterwards."""
        room.again = True
        if room.looking is None or room.looking.done():
            room.looking = asyncio.get_running_loop().create_task(self._look_until_known(room))

    async def _look_until_known(self, room: Room) -> None:
        while room.again and room.listeners:
            room.again = False
            try:
                found = await self._new(room)
            except Away as error:
                log.warning("what is said at %s cannot be read now: %s", room.table, error)
                room.again = True
                await asyncio.sleep(AGAIN)
                continue
            if room.add(found):
                self._announcer.announce_people(room.table)

    async def _new(self, room: Room) -> list[StoredSaying]:
        if not room.arrived:
            return await self.before(room.table, room.watching, None)
        found: list[StoredSaying] = []
        while True:
            since = found[-1].number if found else room.back
            rows = await self._database.read(SINCE, room.table, room.watching, since)
            found += [_stored(row) for row in rows]
            if len(rows) < PAGE:
                return found


def _check(saying: Saying, round: Round) -> str | None:
    """The text as it is stored: one line. Line breaks become spaces."""
    if (saying.phrase is None) == (saying.text is None):
        raise RefusalError("invalid", "say either a phrase or a text", where="phrase")
    if saying.text is None:
        return None
    if round.terms.talk != "text":
        raise RefusalError("invalid", "at this table only phrases are said; the host may change that", where="text")
    return check_line(saying.text, "text")


def _stored(row: Sequence[Any]) -> StoredSaying:
    number, table, seat, person, name, watching, phrase, text, at = row
    return StoredSaying(number, table, seat, person, name, bool(watching), phrase, text, moment(at))
