"""The SQLite file: one thread writes, another reads.

What arrives while the disk is busy is stored together with one sync. Should another process write to the same file,
SQLite itself tells: its `data_version` is looked at many times a second.

Python hands its lock from thread to thread with every call of SQLite, and the writing thread may wait for it whenever
the others are busy. So what is stored together is said in few statements, however many tables it is about.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import create_engine, event
from sqlalchemy.pool import NullPool

from .database import PATIENCE, Away, Step, adds_rows, upgrade
from .together import Result, Together, Wish

log = logging.getLogger(__name__)

LISTEN_SECONDS = 0.2
Answer = TypeVar("Answer")


class Sqlite:
    def __init__(self, file: Path) -> None:
        self._file = file
        self.heard: Callable[[str | None], None] = lambda _: None
        self._writing, self._reading = (ThreadPoolExecutor(1, thread_name_prefix=name) for name in ("write", "read"))
        self._together = Together(self._store, lambda table: self.heard(table))
        self._listener: asyncio.Task[None] | None = None
        self._known: int | None = None  # the last `data_version`, while the file answers

    @property
    def hears(self) -> bool:
        return self._known is not None

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
        if self._listener:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await self._together.close()
        self._writing.submit(self._connection.close)
        self._reading.submit(self._reader.close)
        for threads in (self._writing, self._reading):
            threads.shutdown(wait=True)

    # -- writing ---------------------------------------------------------------------------------------------------

    async def write(self, table: str, steps: Sequence[Step], also: Sequence[str] = ()) -> bool:
        try:
            return await self._together.write((table, *also), steps)
        except sqlite3.Error as error:
            raise Away(str(error)) from error

    async def _store(self, wishes: Sequence[Wish]) -> Sequence[Result]:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._commit, wishes)

    def _commit(self, wishes: Sequence[Wish]) -> list[Result]:
        """All at once, or if that does not fit all of them, one after the other; in one transaction either way."""
        with suppress(NotAll, sqlite3.IntegrityError), self._transaction() as cursor:
            for alike in _alike(wishes):
                _change_all(cursor, alike)
            return [True] * len(wishes)
        with self._transaction() as cursor:
            return [self._carry_out(cursor, steps) for steps in wishes]

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Cursor]:
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            yield cursor
            cursor.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                cursor.execute("ROLLBACK")
            raise
        finally:
            cursor.close()

    def _carry_out(self, cursor: sqlite3.Cursor, steps: Sequence[Step]) -> bool:
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

    async def tell(self, name: str) -> None:
        """A file has no channel."""

    async def _listen(self) -> None:
        while True:
            try:
                found = await self._data_version()
            except Away:
                found = None
            if found != self._known:
                self._known = found
                self.heard(None)
            await asyncio.sleep(LISTEN_SECONDS)

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


class NotAll(Exception):
    """Some of what was to be stored at once cannot be, or is not of the kind that can."""


def _alike(wishes: Sequence[Wish]) -> Iterator[list[Wish]]:
    """Those that consist of the same statements."""
    kinds: dict[tuple[str, ...], list[Wish]] = {}
    for wish in wishes:
        kinds.setdefault(tuple(step.sql for step in wish), []).append(wish)
    yield from kinds.values()


def _change_all(cursor: sqlite3.Cursor, wishes: Sequence[Wish]) -> None:
    """Each of their steps in one statement for all rows."""
    for steps in zip(*wishes, strict=True):
        rows = [_plain(row) for step in steps for row in step.rows]
        cursor.execute(for_all(steps[0].sql), (msgspec.json.encode(rows).decode(),))
        if steps[0].decisive and cursor.rowcount != len(rows):
            raise NotAll


@cache
def for_all(sql: str) -> str:
    """The same statement for every row of a JSON array. Raises NotAll if it is not one that can be said so."""
    said = re.sub(r"\$(\d+)", lambda found: f"json_extract(one, '$[{int(found[1]) - 1}]')", sql)
    rows = "FROM (SELECT value AS one FROM json_each(?1))"
    if sql.startswith("UPDATE ") and sql.count("WHERE ") == 1:
        change, _, which = said.rpartition("WHERE ")
        return f"{change} {rows} WHERE {which}"
    if adds_rows(sql):
        where, _, values = said.partition("VALUES (")
        return f"{where} SELECT {values.rpartition(')')[0]} {rows}"
    raise NotAll


def _changes(cursor: sqlite3.Cursor, step: Step) -> bool:
    if not step.rows:
        return True
    cursor.executemany(numbered(step.sql), [_plain(row) for row in step.rows])
    return cursor.rowcount > 0 or not step.decisive


def _plain(values: Sequence[Any]) -> list[Any]:
    return [_moment(value) if isinstance(value, datetime) else value for value in values]


def _moment(value: datetime) -> str:
    """In UTC, as it has always been written."""
    return value.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")


@cache
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
