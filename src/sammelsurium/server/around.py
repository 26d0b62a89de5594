"""Who is here now: announced, never stored.

Each process counts its own sockets and tells the others by the channel of the database, many tables in one message. It
keeps what others tell only of tables at which somebody is here, so that nobody can fill the memory with news.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from . import gate_people
from .announcements import Announcer
from .database import Away, Database
from .readers import Reader
from .rounds import Round

log = logging.getLogger(__name__)

AROUND = "around "  # what is announced of it begins with this
SETTLES = 0.2  # seconds in which coming and going is told together
LINGERS = 2.0  # seconds: whoever comes back sooner has not been away
REPEATS = 15.0
FORGETS = 40.0  # seconds after which somebody is not believed who has said nothing
MOST_TABLES = 100  # in one message; PostgreSQL takes 8000 bytes
NEWS = re.compile(r"([a-z0-9]{12}):([0-9,]*):([0-9]{1,6})(\??)")


@dataclass(frozen=True)
class Here:
    """Who is at a table, as one process sees it."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0

    def __add__(self, other: Here) -> Here:
        return Here(self.seats | other.seats, self.watchers + other.watchers)


NOBODY_HERE = Here()


@dataclass
class Hall:
    """A table at which somebody is, by a socket of this process."""

    round: Round
    sockets: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """By person, and whether it is the screen in the middle of the table."""
    elsewhere: dict[str, tuple[Here, float]] = field(default_factory=dict)
    """What the other processes have told, and when."""
    announced: Here = NOBODY_HERE
    asks: bool = True
    """The others are asked what they know."""
    told: bytes = b""
    """To everybody here."""
    times: int = 0
    """How often they were told something new."""

    def own(self) -> Here:
        """A screen in the middle is nobody, if somebody has put it there who sits at the table."""
        seated = {person: self.round.seats(person) for person, _ in self.sockets}
        seats = {seat for person, watches in self.sockets if not watches for seat in seated[person]}
        return Here(frozenset(seats), sum(not seats for seats in seated.values()))

    def picture(self) -> bytes:
        here = sum((there for there, _ in self.elsewhere.values()), self.own())
        return gate_people.around(sorted(here.seats), here.watchers)


class Attendance:
    def __init__(self, database: Database, announcer: Announcer) -> None:
        self._database = database
        self._announcer = announcer
        self._name = secrets.token_hex(4)
        self._halls: dict[str, Hall] = {}
        self._unsettled: set[str] = set()
        self._settling: asyncio.TimerHandle | None = None
        self._telling: set[asyncio.Task[None]] = set()

    @contextmanager
    def attend(self, table: str, reader: Reader, round: Round) -> Iterator[Hall]:
        """While somebody's socket is open. Whoever leaves may be back in a moment."""
        hall = self._halls.setdefault(table, Hall(round))
        who = reader.person, reader.watches
        hall.sockets[who] += 1
        self.gather(table, round)
        try:
            yield hall
        finally:
            asyncio.get_running_loop().call_later(LINGERS, self._gone, table, who)

    def has(self, table: str, person: str) -> bool:
        """Whether they look at it from a seat, by this process."""
        hall = self._halls.get(table)
        return hall is not None and hall.sockets[person, False] > 0

    def gather(self, table: str, round: Round) -> None:
        """Who sits there now."""
        self._halls[table].round = round
        self._unsettle([table])

    def _gone(self, table: str, who: tuple[str, bool]) -> None:
        hall = self._halls[table]
        hall.sockets[who] -= 1
        if not hall.sockets[who]:
            del hall.sockets[who]
        self._unsettle([table])

    # -- settling --------------------------------------------------------------------------------------------------

    def _unsettle(self, tables: Iterable[str]) -> None:
        self._unsettled.update(tables)
        if self._unsettled and self._settling is None:
            self._settling = asyncio.get_running_loop().call_later(SETTLES, self._settle)

    def _settle(self) -> None:
        """Tell those who are here, and the other processes, what has become of it."""
        self._settling, unsettled = None, self._unsettled
        self._unsettled = set()
        news = []
        for table in unsettled & self._halls.keys():
            hall = self._halls[table]
            self._tell_here(table, hall)
            own = hall.own()
            if own != hall.announced or hall.asks:
                news.append(_news(table, own, hall.asks))
                hall.announced, hall.asks = own, False
            if not hall.sockets:
                del self._halls[table]
        self._tell(news)

    def _tell_here(self, table: str, hall: Hall) -> None:
        now = hall.picture()
        if now != hall.told:
            hall.told, hall.times = now, hall.times + 1
            self._announcer.announce_people(table)

    # -- other processes -------------------------------------------------------------------------------------------

    def _tell(self, news: list[str]) -> None:
        if news:
            task = asyncio.get_running_loop().create_task(self._tell_others(news))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell_others(self, news: list[str]) -> None:
        for begin in range(0, len(news), MOST_TABLES):
            try:
                await self._database.tell(f"{AROUND}{self._name} {' '.join(news[begin : begin + MOST_TABLES])}")
            except Away as error:  # said again before long
                log.warning("the other processes cannot be told who is here: %s", error)
                return

    def heard(self, name: str | None) -> None:
        """What another process tells; None: something may have been missed, so everybody is asked."""
        if name is None:
            for hall in self._halls.values():
                hall.asks = True
            self._unsettle(self._halls)
        elif name.startswith(AROUND):
            who, _, news = name.removeprefix(AROUND).partition(" ")
            for table, seats, watchers, asks in NEWS.findall(news):
                here = Here(frozenset(int(seat) for seat in seats.split(",") if seat), int(watchers))
                self._note(who, table, here, bool(asks))

    def _note(self, who: str, table: str, here: Here, asks: bool) -> None:
        hall = self._halls.get(table)
        if hall is None:
            return
        if here == NOBODY_HERE:
            hall.elsewhere.pop(who, None)
        else:
            hall.elsewhere[who] = here, time.monotonic()
        if asks:
            hall.announced = NOBODY_HERE  # as nobody has told the one who asks
        self._unsettle([table])

    async def repeat(self) -> None:
        """For ever: others forget whoever says nothing."""
        while True:
            await asyncio.sleep(REPEATS)
            self._forget(time.monotonic() - FORGETS)
            halls = [(table, hall) for table, hall in self._halls.items() if hall.announced != NOBODY_HERE]
            self._tell([_news(table, hall.announced, False) for table, hall in halls])

    def _forget(self, before: float) -> None:
        for table, hall in self._halls.items():
            old = [who for who, (_, heard) in hall.elsewhere.items() if heard < before]
            for who in old:
                del hall.elsewhere[who]
            if old:
                self._unsettle([table])


def _news(table: str, here: Here, asks: bool) -> str:
    return f"{table}:{','.join(map(str, sorted(here.seats)))}:{here.watchers}{'?' * asks}"
