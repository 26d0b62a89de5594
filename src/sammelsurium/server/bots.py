"""Bots move when it is their turn. Whoever answers at once is asked here, everybody else by a worker.

What is due stands in the database. One task for each table where a bot is to move carries it on; whatever that misses
(it failed, its process died, its person had too much waiting) is found again by a look at the database every few
seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta

from sammelsurium.kernel.errors import Stale
from sammelsurium.minds import UnknownMind, find_mind, levels, usual_level
from sammelsurium.minds.base import HouseMind, Mind, ask

from .database import Away
from .job import Job, is_quick, lane_of
from .question import kind_of, question
from .queue import Full, Overtaken, Queue
from .refusals import RefusalError
from .seating import with_mind
from .settings import Settings
from .standing import Standing
from .tables import Asking, Tables
from .workers import Workers

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0  # between two looks at what is due
OPENERS = 4  # due tables that are rebuilt at the same time
LEFT_ALONE = 60.0  # seconds that a table waits at which a bot has failed
# Who moves where nobody survives thinking: the best of those who do not look ahead.
IN_NEED = next(name for name in reversed(levels()) if is_quick(find_mind(name)))


class Bots:
    def __init__(self, tables: Tables, settings: Settings, queue: Queue, workers: Workers) -> None:
        self._tables = tables
        self._queue = queue
        self._workers = workers
        # Only with PostgreSQL there may be other processes that care.
        self._patience = settings.bot_patience if settings.database else 0.0
        self._thinkers: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._failed: dict[str, float] = {}
        """When tables may be tried again."""
        self.until_compiled: Callable[[str], Awaitable[bool]] = _is_compiled
        """Asked before a worker is; False if the game cannot be compiled here."""
        self._looking: asyncio.Task[None] | None = None
        tables.metrics.watch("bots_thinking", "Tables where a bot is about to move", lambda: len(self._thinkers))

    @property
    def have_workers(self) -> bool:
        return self._workers.are_well

    def wake(self, standing: Standing) -> None:
        """The table changed: think if it is a bot's turn."""
        if not self._workers.number and needs_workers(standing):
            self._workers.start()  # somebody sat down who will need one
        if standing.thinking is not None:
            self._think(standing.table)

    async def resume(self) -> None:
        """After a start: every table that waits for a bot, then again and again."""
        await self._queue.open()
        self._workers.open()
        self._looking = asyncio.get_running_loop().create_task(self._keep_looking())

    async def close(self) -> None:
        tasks = [*self._thinkers.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()
        await self._queue.close()

    # -- what is due -----------------------------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        patience = 0.0  # whatever is due at the start has waited long enough
        while True:
            try:
                await self._look(patience)
                patience = self._patience
            except Away as error:
                log.warning("cannot look which bots are to move: %s", error)
            except Exception:  # it must not end: everything else relies on it
                log.exception("cannot look which bots are to move")
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self, patience: float) -> None:
        since = datetime.now(UTC) - timedelta(seconds=patience)
        due = iter(await self._tables.waiting_for_bots(since))
        await asyncio.gather(*(self._open_all(due) for _ in range(OPENERS)))
        for table in await self._tables.overdue():
            if table not in self._thinkers and not self._is_left_alone(table):
                self._thinkers[table] = asyncio.get_running_loop().create_task(self._answerer(table))

    async def _open_all(self, due: Iterator[tuple[str, str]]) -> None:
        for table, person in due:
            if table not in self._thinkers and not self._is_left_alone(table) and not self._queue.is_full(person):
                with self._telling(table):
                    self.wake(await self._tables.current(table))

    def _is_left_alone(self, table: str) -> bool:
        if self._failed.get(table, 0.0) > asyncio.get_running_loop().time():
            return True
        self._failed.pop(table, None)
        return False

    # -- one table -------------------------------------------------------------------------------------------------

    def _think(self, table: str) -> None:
        self._woken.add(table)
        if table not in self._thinkers:
            self._thinkers[table] = asyncio.get_running_loop().create_task(self._thinker(table))

    async def _thinker(self, table: str) -> None:
        """Moves bots until a person is to act. Woken again meanwhile, it looks once more before it ends."""
        try:
            with self._telling(table):
                while table in self._woken:
                    self._woken.discard(table)
                    standing = await self._tables.current(table)
                    while standing.thinking is not None:
                        standing = await self._move(standing, standing.thinking)
        finally:
            self._woken.discard(table)
            self._thinkers.pop(table, None)

    async def _answerer(self, table: str) -> None:
        """Who was only asked something on another's turn has had the agreed time: a bot of the usual level answers
        that, and nothing else."""
        try:
            with self._telling(table):
                standing = await self._tables.current(table)
                if standing.question is not None and standing.question[1] <= datetime.now(UTC):
                    seat = standing.question[0]
                    await self._move(with_mind(standing, seat, usual_level()), seat)
        finally:
            self._thinkers.pop(table, None)
            if table in self._woken:
                self._think(table)

    @contextmanager
    def _telling(self, table: str) -> Iterator[None]:
        """Whatever goes wrong at a table harms no other, and is tried again."""
        try:
            yield
        except (Full, Overtaken, Away):  # if nobody else cares, it is found when the database is next looked at
            return
        except RefusalError as error:
            log.warning("no bot can move: %s", error)
        except Exception:
            log.exception("a bot failed at table %s; it tries again in a minute", table)
        else:
            return
        self._failed[table] = asyncio.get_running_loop().time() + LEFT_ALONE

    async def _move(self, standing: Standing, seat: int) -> Standing:
        """Told as soon as it is decided: for how long people are shown a move is for the page to say."""
        try:
            move = at_once(standing, seat) or await self._thought(standing, seat)
            return await self._tables.play(standing.table, meant_for(standing, seat), standing.match.ply, move)
        except Stale:  # an undo, or another process was faster
            return await self._tables.current(standing.table)

    async def _thought(self, standing: Standing, seat: int) -> str:
        game, mind = standing.game, mind_of(standing, seat)
        assert game is not None
        if not await self.until_compiled(standing.opening.game):
            return by(find_mind(IN_NEED), standing, seat)
        asked = question(standing.table, standing.match.ply, mind.name, game.seated(seat), standing.bot_stream(seat))
        job = Job(standing.table, standing.version, standing.person, lane_of(mind), kind_of(game.game), asked)
        return await self._queue.ask(job) or by(find_mind(IN_NEED), standing, seat)


async def _is_compiled(_: str) -> bool:
    return True


def needs_workers(standing: Standing) -> bool:
    with suppress(UnknownMind):
        return any(chair.mind and not is_quick(find_mind(chair.mind)) for chair in standing.chairs)
    return False


def mind_of(standing: Standing, seat: int) -> HouseMind:
    return find_mind(standing.seats[seat].mind or "")


def at_once(standing: Standing, seat: int) -> str | None:
    """What the bot on this seat does, if that need not be thought about for long: between games the campaign has a
    suggestion, and there are minds that do not look ahead."""
    campaign = standing.campaign
    if campaign and (campaign.match is None or not campaign.running):
        return campaign.suggestion(seat, standing.bot_stream(seat))
    mind = mind_of(standing, seat)
    return by(mind, standing, seat) if is_quick(mind) else None


def by(mind: Mind, standing: Standing, seat: int) -> str:
    assert standing.game is not None
    return ask(mind, standing.game.seated(seat), standing.bot_stream(seat), standing.match.ply)


def meant_for(then: Standing, seat: int) -> Asking:
    """A thought is about one moment. Another past may have led to as many actions."""

    def asking(now: Standing) -> int:
        if now.version != then.version:
            raise Stale(f"the thought was about version {then.version}, the table is at {now.version}", now.match.ply)
        return seat

    return asking
