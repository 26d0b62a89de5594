"""A PostgreSQL database: a pool that stores and reads, and one connection that listens.

A change and its announcement are one transaction: whoever hears of it finds it, and none is stored unheard.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from .database import PATIENCE, Away, Step, upgrade

log = logging.getLogger(__name__)

CHANNEL = "sammelsurium_tables"
CONNECTIONS = 8  # more would only wait for the same two or three locks
LISTEN_SECONDS = 1.0  # how often the listening connection is asked whether it still is one
# Any number will do, as long as every process that migrates takes the same one.
MIGRATION_LOCK = 20_240_817
GONE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Refused(Exception):
    """A decisive step changed nothing: the transaction is taken back."""


class Postgresql:
    def __init__(self, url: str) -> None:
        self._url = url
        self.heard: Callable[[str | None], None] = lambda _: None
        self._name = secrets.token_hex(4)  # what we announce ourselves is no news
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
            self._url, min_size=0, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
        )
        self._listener = asyncio.get_running_loop().create_task(self._listen())

    async def close(self) -> None:
        if self._listener:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        with suppress(*GONE):
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()

    async def write(self, table: str, steps: Sequence[Step]) -> bool:
        try:
            async with self._connection() as connection, connection.transaction():
                for step in steps:
                    await _carry_out(connection, step)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._name} {table}")
        except (Refused, asyncpg.IntegrityConstraintViolationError):
            return False
        except GONE as error:
            self._doubtful.add(table)
            raise Away(_told(error)) from error
        return True

    async def read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        try:
            async with self._connection() as connection:
                rows: Sequence[Sequence[Any]] = await connection.fetch(sql, *values)
        except GONE as error:
            raise Away(_told(error)) from error
        return rows

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
                log.warning("cannot hear announcements now: %s", _told(error))
            finally:
                self._ear = None
            await asyncio.sleep(LISTEN_SECONDS / 2)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            connection.add_termination_listener(self._cut)
            await connection.add_listener(CHANNEL, self._announced)
            self._ear = connection
            self.heard(None)
            while True:
                await asyncio.sleep(LISTEN_SECONDS)
                await connection.fetchval("SELECT 1", timeout=LISTEN_SECONDS)
        finally:
            self._ear = None
            connection.terminate()

    def _cut(self, _connection: Any) -> None:
        self._ear = None

    def _announced(self, _connection: Any, _process: int, _channel: str, told: str) -> None:
        who, _, table = told.partition(" ")
        if who != self._name or table in self._doubtful:
            self._doubtful.discard(table)
            self.heard(table)


async def _carry_out(connection: Any, step: Step) -> None:
    if len(step.rows) > 1:
        await connection.executemany(step.sql, step.rows)
    elif step.rows:
        done = await connection.execute(step.sql, *step.rows[0])
        if step.decisive and done.endswith(" 0"):
            raise Refused


def _told(error: BaseException) -> str:
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
