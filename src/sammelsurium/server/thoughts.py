"""The queue of several processes: a table of PostgreSQL, from which workers on any machine take thoughts.

Whoever takes one has it for a few seconds, and says again and again that it still does; from those who are gone it is
taken away. The table holds nothing that could not be asked again: what is due stands in `tables`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types

from sammelsurium.kernel.registry import games

from .database import PATIENCE, Away
from .job import LANES, Job, Lane, Lease
from .postgresql import GONE, reason_of
from .question import kind_of
from .queue import MOST_WAITING, Full, Overtaken

log = logging.getLogger(__name__)

WORK, ANSWERS = "sammelsurium_work", "sammelsurium_answers"
CONNECTIONS = 4
LEASE = 6.0  # seconds until a thought is taken from somebody of whom nothing is heard
LOOK_SECONDS = 2.0  # between two looks, should an announcement be lost; leases are renewed then

# A new thought of a person comes after all of theirs, and not before what everybody else is waiting for now: so people
# take turns. The number of the turn only means something among those that wait in the same lane.
ASK = f"""WITH asked AS (
    INSERT INTO thoughts ("table", version, person, lane, kind, question, turn, asked, taken, answered)
    SELECT $1, $2, $3, $4, $5, $6, greatest(
        coalesce((SELECT min(turn) FROM thoughts WHERE lane = $4 AND NOT answered), 0),
        coalesce((SELECT max(turn) + 1 FROM thoughts WHERE lane = $4 AND person = $3 AND NOT answered), 0)
    ), now(), 0, false
    WHERE (SELECT count(*) FROM thoughts WHERE person = $3 AND NOT answered AND "table" <> $1) < $7
    ON CONFLICT ("table") DO UPDATE SET version = excluded.version, person = excluded.person, lane = excluded.lane,
        kind = excluded.kind, question = excluded.question, turn = excluded.turn, asked = now(), taken = 0,
        answered = false, move = NULL, holder = NULL, until = NULL
    WHERE thoughts.version <> excluded.version
    RETURNING lane
) SELECT pg_notify('{WORK}', lane) FROM asked"""
IS_ASKED = 'SELECT 1 FROM thoughts WHERE "table" = $1'
TAKE = """WITH next AS MATERIALIZED (
    SELECT "table" FROM thoughts
    WHERE lane = $1 AND kind = ANY($2) AND NOT answered AND (until IS NULL OR until < now())
    ORDER BY turn, asked LIMIT $3 FOR UPDATE SKIP LOCKED
) UPDATE thoughts SET holder = $4, until = now() + $5 * interval '1 second', taken = taken + 1
    FROM next WHERE thoughts."table" = next."table"
    RETURNING thoughts."table", version, person, lane, kind, question, taken,
        extract(epoch FROM now() - asked)::float8, turn"""
KEEP = """UPDATE thoughts SET until = now() + $2 * interval '1 second'
    WHERE holder = $1 AND "table" = ANY($3) AND NOT answered"""
# Only who still has it may answer it or give it back.
ANSWER = f"""WITH done AS (
    UPDATE thoughts SET answered = true, move = $4 WHERE "table" = $1 AND version = $2 AND holder = $3 RETURNING "table"
) SELECT pg_notify('{ANSWERS}', "table") FROM done"""
GIVE_BACK = f"""WITH back AS (
    UPDATE thoughts SET holder = NULL, until = NULL WHERE "table" = $1 AND version = $2 AND holder = $3 RETURNING lane
) SELECT pg_notify('{WORK}', lane) FROM back"""
COLLECT = 'DELETE FROM thoughts WHERE answered AND "table" = ANY($1) RETURNING "table", version, move'
STILL_ASKED = 'SELECT "table", version FROM thoughts WHERE "table" = ANY($1)'
LENGTHS = "SELECT lane, count(*) FROM thoughts WHERE NOT answered AND (until IS NULL OR until < now()) GROUP BY lane"
# Of moments that are past, asked by somebody who did not live to hear it.
TIDY_UP = """DELETE FROM thoughts USING tables WHERE thoughts."table" = tables.id
    AND thoughts.version < tables.version AND asked < now() - interval '1 minute'"""


class Thoughts:
    def __init__(self, url: str) -> None:
        self._url = url
        self.on_work: Callable[[], None] = lambda: None
        self._name = secrets.token_hex(8)
        self._lengths: dict[Lane, int] = dict.fromkeys(LANES, 0)
        self._full: set[str] = set()
        self._asked: dict[str, tuple[int, asyncio.Future[str | None]]] = {}
        self._missing: set[tuple[str, int]] = set()
        self._held: set[str] = set()
        self._answered = asyncio.Event()
        self._pool: Any = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> Mapping[Lane, int]:
        return self._lengths

    async def open(self) -> None:
        self._kinds = [kind_of(game) for game in games().values()]
        self._pool = await asyncpg.create_pool(
            self._url, min_size=0, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
        )
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listen()), loop.create_task(self._collect_all())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool:
            with suppress(*GONE):
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()

    async def _read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                rows: Sequence[Sequence[Any]] = await connection.fetch(sql, *values)
        except GONE as error:
            raise Away(reason_of(error)) from error
        return rows

    # -- those who ask ---------------------------------------------------------------------------------------------

    def is_full(self, person: str) -> bool:
        return person in self._full

    async def ask(self, job: Job) -> str | None:
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._asked[job.table] = job.version, answer
        try:
            await self._put(job)
            return await answer
        finally:
            self._asked.pop(job.table, None)

    async def _put(self, job: Job) -> None:
        """Another process may have asked the same: then both hear the answer, and the first to move wins."""
        values = (job.table, job.version, job.person, job.lane, job.kind, job.question, MOST_WAITING)
        if await self._read(ASK, *values):
            return
        if not await self._read(IS_ASKED, job.table):
            self._full.add(job.person)
            raise Full
        self._answered.set()  # it may have its answer already

    async def _collect_all(self) -> None:
        while await self._answered.wait():
            self._answered.clear()
            with suppress(Away):  # the next look finds them
                for table, version, move in await self._read(COLLECT, list(self._asked)):
                    self._tell(table, version, move)

    def _tell(self, table: str, version: int | None, move: str | None = None) -> None:
        asked, answer = self._asked.get(table, (None, None))
        if answer is None or answer.done():
            return
        if version == asked:
            answer.set_result(move)
        else:
            answer.set_exception(Overtaken())

    # -- those who think -------------------------------------------------------------------------------------------

    async def take(self, lane: Lane, most: int) -> Sequence[Lease]:
        rows = await self._read(TAKE, lane, self._kinds, most, self._name, LEASE)
        self._held.update(row[0] for row in rows)
        self._lengths[lane] = max(0, self._lengths[lane] - most) if len(rows) == most else 0
        in_turn = sorted(rows, key=lambda row: int(row[8]))
        return [Lease(Job(*row[:6]), row[6], row[7]) for row in in_turn]

    async def answer(self, lease: Lease, move: str | None) -> None:
        self._held.discard(lease.job.table)
        await self._read(ANSWER, lease.job.table, lease.job.version, self._name, move)

    async def give_back(self, lease: Lease) -> None:
        self._held.discard(lease.job.table)
        await self._read(GIVE_BACK, lease.job.table, lease.job.version, self._name)

    # -- listening -------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """For ever; whatever was announced meanwhile is found by looking."""
        while True:
            try:
                await self._listen_once()
            except GONE as error:
                log.warning("cannot hear of thoughts now: %s", reason_of(error))
            await asyncio.sleep(LOOK_SECONDS / 4)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            await connection.add_listener(WORK, self._heard_of_work)
            await connection.add_listener(ANSWERS, self._heard_of_an_answer)
            while True:
                await self._look(connection)
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            connection.terminate()

    async def _look(self, connection: Any) -> None:
        self._full.clear()
        if self._held:
            await connection.execute(KEEP, self._name, LEASE, list(self._held))
        self._lengths.update(dict.fromkeys(LANES, 0) | dict(await connection.fetch(LENGTHS)))
        self.on_work()
        if self._asked:
            await self._look_for_answers(connection)

    async def _look_for_answers(self, connection: Any) -> None:
        """Missed at two looks, a question is gone. At one it may be just on its way, or answered."""
        asked = {(table, version) for table, (version, _) in self._asked.items()}
        found = await connection.fetch(STILL_ASKED, list(self._asked))
        missing = asked - {(table, version) for table, version in found}
        for table, version in missing & self._missing:
            if self._asked.get(table, (None,))[0] == version:
                self._tell(table, None)
        self._missing = missing
        self._answered.set()
        await connection.execute(TIDY_UP)

    def _heard_of_work(self, _connection: Any, _process: int, _channel: str, lane: Lane) -> None:
        self._lengths[lane] += 1
        self.on_work()

    def _heard_of_an_answer(self, _connection: Any, _process: int, _channel: str, table: str) -> None:
        if table in self._asked:
            self._answered.set()
