"""A PostgreSQL database: a pool that stores and reads, and one connection that listens.

A change and its announcement are one transaction: whoever hears of it finds it, and none is stored unheard.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from .database import PATIENCE, Away, Step, adds_rows, upgrade

log = logging.getLogger(__name__)

CHANNEL = "sammelsurium_tables"
CONNECTIONS = 8  # more would only wait for the same two or three locks
LISTEN_SECONDS = 0.25  # how often the listening connection is asked whether it still is one
DEAF_SECONDS = 0.5  # how long it may take to say so
# Any number will do, as long as every process that migrates takes the same one.
MIGRATION_LOCK = 20_240_817
UNANSWERED_SECONDS = 0.5  # after which a change that we hear of ourselves should have been answered, too
# The last one is what a connection says that is cut in the middle of a conversation.
GONE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
MOST_ROWS = 8  # new ones that are stored with one question


class Refused(Exception):
    """A decisive step changed nothing: the transaction is taken back."""


class Postgresql:
    def __init__(self, url: str) -> None:
        self._url = url
        self.heard: Callable[[str | None], None] = lambda _: None
        self._name = secrets.token_hex(4)  # what we announce ourselves is no news
        self._writing: Counter[str] = Counter()  # tables of which a change is not answered yet
        self._doubtful: set[str] = set()  # tables of which we do not know whether our last change was stored
        self._pool: Any = None
        self._ear: Any = None
        self._listener: asyncio.Task[None] | None = None

    @property
    def hears(self) -> bool:
        return self._ear is not None

    async def open(self) -> None:
        await migrate(self._url)
        self._pool = await asyncpg.create_pool(
            self._url, min_size=0, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE, reset=_leave
        )
        self._listener = asyncio.get_running_loop().create_task(self._listen())

    async def close(self) -> None:
        if self._listener:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        with suppress(*GONE):
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()

    async def write(self, table: str, steps: Sequence[Step], also: Sequence[str] = ()) -> bool:
        names = (table, *also)
        self._writing.update(names)
        told = [(CHANNEL, f"{self._name} {name}") for name in names]
        try:
            async with self._connection() as connection:
                if not also and (said := in_one(steps, told[0][1])):
                    return bool(await connection.fetch(*said))
                async with connection.transaction():
                    for step in steps:
                        await _carry_out(connection, step)
                    await connection.executemany("SELECT pg_notify($1, $2)", told)
        except (Refused, asyncpg.IntegrityConstraintViolationError):
            return False
        except GONE as error:
            self._doubtful.update(names)
            raise Away(reason_of(error)) from error
        finally:
            self._answered(names)
        return True

    def _answered(self, names: Sequence[str]) -> None:
        self._writing.subtract(names)
        for name in names:
            if not self._writing[name]:
                del self._writing[name]

    async def read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        try:
            async with self._connection() as connection:
                rows: Sequence[Sequence[Any]] = await connection.fetch(sql, *values)
        except GONE as error:
            raise Away(reason_of(error)) from error
        return rows

    async def tell(self, name: str) -> None:
        await self.read("SELECT pg_notify($1, $2)", CHANNEL, f"{self._name} {name}")

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        async with self._pool.acquire(timeout=PATIENCE) as connection:
            yield connection

    # -- listening -------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """For ever. Between two connections anything may have been announced, so then everything is looked at again."""
        while True:
            try:
                await self._listen_once()
            except GONE as error:
                log.warning("cannot hear announcements now: %s", reason_of(error))
                await asyncio.sleep(LISTEN_SECONDS)

    async def _listen_once(self) -> None:
        """Until the connection is cut, which it says itself, or does not answer any more."""
        cut = asyncio.Event()
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            connection.add_termination_listener(lambda _: self._deaf(cut))
            await connection.add_listener(CHANNEL, self._announced)
            self._ear = connection
            self.heard(None)
            while not await _happens(cut, LISTEN_SECONDS):
                await connection.fetchval("SELECT 1", timeout=DEAF_SECONDS)
        finally:
            self._ear = None
            connection.terminate()

    def _deaf(self, cut: asyncio.Event) -> None:
        self._ear = None
        cut.set()

    def _announced(self, _connection: Any, _process: int, _channel: str, told: str) -> None:
        who, _, table = told.partition(" ")
        if who != self._name or table in self._doubtful:
            self._doubtful.discard(table)
            self.heard(table)
        elif table in self._writing:  # mostly its answer comes in the same moment
            asyncio.get_running_loop().call_later(UNANSWERED_SECONDS, self._unanswered, table)

    def _unanswered(self, table: str) -> None:
        """It is stored, and whoever stored it does not know: those who look at the table need not wait for that."""
        if table in self._writing:
            self.heard(table)


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()


async def _leave(_connection: Any) -> None:
    """Nothing of ours outlives a transaction, so a connection that goes back to the pool need not be cleaned, which
    would be one more question to the database."""


def in_one(steps: Sequence[Step], told: str) -> tuple[Any, ...] | None:
    """A decisive change of one row, some new rows and the announcement in one statement, which is one question to the
    database and its own transaction. None if it is about something else, or about so many rows that each number of
    them would make a statement of its own."""
    first, rest = steps[0], steps[1:]
    rows = [(step.sql, row) for step in rest for row in step.rows]
    inserts = all(adds_rows(step.sql) and not step.decisive for step in rest)
    if not first.decisive or len(first.rows) != 1 or len(rows) > MOST_ROWS or not inserts:
        return None
    values, parts = list(first.rows[0]), [f"changed AS ({first.sql} RETURNING 1)"]
    for number, (sql, row) in enumerate(rows):
        parts.append(f"row{number} AS ({_if_changed(sql, len(values))})")
        values += row
    places = f"${len(values) + 1}, ${len(values) + 2}"
    return f"WITH {', '.join(parts)} SELECT pg_notify({places}) FROM changed", *values, CHANNEL, told


@cache
def _if_changed(sql: str, after: int) -> str:
    """The new row only if the change before it has found its own; its places are counted from `after` on."""
    where, _, values = re.sub(r"\$(\d+)", lambda found: f"${int(found[1]) + after}", sql).partition("VALUES (")
    return f"{where} SELECT {values.rpartition(')')[0]} FROM changed"


async def _carry_out(connection: Any, step: Step) -> None:
    if len(step.rows) > 1:
        await connection.executemany(step.sql, step.rows)
    elif step.rows:
        done = await connection.execute(step.sql, *step.rows[0])
        if step.decisive and done.endswith(" 0"):
            raise Refused


def reason_of(error: BaseException) -> str:
    return str(error) or type(error).__name__


async def migrate(url: str) -> None:
    """Bring the schema up to date; processes that start together do it one after the other."""

    async def connect() -> Any:
        # asyncpg reads the URL itself, so that sslmode and the like work as they do in psql.
        return await asyncpg.connect(url, timeout=PATIENCE)

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, poolclass=NullPool, hide_parameters=True
    )
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
