"""The SQLite file: one thread writes, another reads.

What arrives while the disk is busy is stored together with one sync; nobody is answered before it. Should another
process write to the same file, SQLite itself tells: its `data_version` is looked at many times a second.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.pool import NullPool

from .database import PATIENCE, Away, Step, upgrade

log = logging.getLogger(__name__)

LISTEN_SECONDS = 0.2
MOMENT = "%Y-%m-%d %H:%M:%S.%f"  # in UTC, as it has always been written
Answer = TypeVar("Answer")
Waiting = tuple[str, Sequence[Step], "asyncio.Future[bool]"]


class Sqlite:
    def __init__(self, file: Path) -> None:
        self._file = file
        self.heard: Callable[[str | None], None] = lambda _: None
        self._writing, self._reading = (ThreadPoolExecutor(1, thread_name_prefix=name) for name in ("write", "read"))
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    @property
    def hears(self) -> bool:
        return self._listener is not None and not self._listener.done()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writing, self._connect)
        self._reader = await loop.run_in_executor(self._reading, connected, self._file)
        self._listener = loop.create_task(self._listen())

    def _connect(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        migrate(self._file)
        self._connection = connected(self._file)

    async def close(self) -> None:
        tasks = [task for task in (self._listener, self._writer) if task]
        if self._listener:
            self._listener.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._writing.submit(self._connection.close)
        self._reading.submit(self._reader.close)
        for threads in (self._writing, self._reading):
            threads.shutdown(wait=True)

    # -- writing ---------------------------------------------------------------------------------------------------

    async def write(self, table: str, steps: Sequence[Step]) -> bool:
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, steps, stored))
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write_on())
        return await _in_time(stored)

    async def _write_on(self) -> None:
        """As long as something waits: all of it in one transaction."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            together, self._waiting = self._waiting, []
            try:
                results = await loop.run_in_executor(self._writing, self._commit, [steps for _, steps, _ in together])
            except Exception as error:
                results = [error] * len(together)
            for (table, _, stored), result in zip(together, results, strict=True):
                self._tell(table, stored, result)
        self._writer = None

    def _tell(self, table: str, stored: asyncio.Future[bool], result: bool | Exception) -> None:
        if stored.done():  # nobody waited so long: what they were told of it may be wrong
            self.heard(table)
        elif isinstance(result, Exception):
            stored.set_exception(result)
        else:
            stored.set_result(result)

    def _commit(self, wishes: Sequence[Sequence[Step]]) -> list[bool | Exception]:
        cursor = self._connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            results = [self._carry_out(cursor, steps) for steps in wishes]
            cursor.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                cursor.execute("ROLLBACK")
            raise
        finally:
            cursor.close()
        return results

    def _carry_out(self, cursor: sqlite3.Cursor, steps: Sequence[Step]) -> bool | Exception:
        """Whatever one of them does wrong is taken back alone."""
        cursor.execute("SAVEPOINT wish")
        try:
            done = all(_changes(cursor, step) for step in steps)
        except sqlite3.IntegrityError:
            done = False
        if not done:
            cursor.execute("ROLLBACK TO wish")
        cursor.execute("RELEASE wish")
        return done

    # -- reading ---------------------------------------------------------------------------------------------------

    async def read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        loop = asyncio.get_running_loop()
        return await _in_time(loop.run_in_executor(self._reading, self._fetch, numbered(sql), values))

    def _fetch(self, sql: str, values: Sequence[Any]) -> list[Sequence[Any]]:
        return self._reader.execute(sql, _plain(values)).fetchall()

    async def _listen(self) -> None:
        known = await self._data_version()
        while True:
            await asyncio.sleep(LISTEN_SECONDS)
            with suppress(Away):
                found = await self._data_version()
                if found != known:
                    known = found
                    self.heard(None)

    async def _data_version(self) -> int:
        """Changes when anybody but our own writer has written."""
        return await _in_time(asyncio.get_running_loop().run_in_executor(self._writing, self._ask_data_version))

    def _ask_data_version(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])


async def _in_time(answer: Awaitable[Answer]) -> Answer:
    try:
        async with asyncio.timeout(PATIENCE):
            return await answer
    except TimeoutError:
        raise Away("the SQLite file does not answer") from None
    except sqlite3.Error as error:
        raise Away(str(error)) from error


def _changes(cursor: sqlite3.Cursor, step: Step) -> bool:
    if not step.rows:
        return True
    cursor.executemany(numbered(step.sql), [_plain(row) for row in step.rows])
    return cursor.rowcount > 0 or not step.decisive


def _plain(values: Sequence[Any]) -> list[Any]:
    return [value.strftime(MOMENT) if isinstance(value, datetime) else value for value in values]


def numbered(sql: str) -> str:
    """SQLite writes ?1 for $1."""
    return re.sub(r"\$(?=\d)", "?", sql)


def connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    # A little less than others wait for us: then it is certain that nothing was stored.
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 800:.0f}")
    connection.execute("PRAGMA synchronous = FULL")  # a move that was answered survives a power cut
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(file: Path) -> None:
    """Bring the schema up to date; processes that start together do it one after the other."""
    _keep_a_log(file)
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver's own transactions leave out DDL
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    with engine.begin() as connection:
        upgrade(connection)


def _keep_a_log(file: Path) -> None:
    """Write-ahead logging, which the file remembers. Alone of all statements this one does not wait for others."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection = sqlite3.connect(file)
            try:
                connection.execute("PRAGMA journal_mode = WAL")
            finally:
                connection.close()
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
        time.sleep(0.01)
