"""In a process a table has one owner: what is kept in memory is shown and played on without asking the database. Why
that is right stands in docs/operations.md, and is tested here."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest

from sammelsurium.kernel.errors import Stale
from sammelsurium.server import tables as tables_module
from sammelsurium.server.announcements import Announcer
from sammelsurium.server.database import Away, Database, Step
from sammelsurium.server.databases import database_of
from sammelsurium.server.messages.table import NewTable, SeatWish
from sammelsurium.server.metrics import Metrics
from sammelsurium.server.postgresql import Postgresql
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing
from sammelsurium.server.store import VERSION, Store
from sammelsurium.server.tables import Tables

ADA = "ada's fingerprint"


class Process:
    """What a server process has of its tables, without its door."""

    def __init__(self, settings: Settings) -> None:
        self.database = database_of(settings)
        self.asked: list[str] = []
        self._count_questions(self.database)
        self.announcer = Announcer()
        self.tables = Tables(Store(self.database), self.announcer, self.database, Metrics())
        self.tables.laid = lambda opening: replace(opening, seed="owner")

    def _count_questions(self, database: Database) -> None:
        true = database.read

        async def read(sql: str, *values: object) -> object:
            self.asked.append(sql)
            return await true(sql, *values)

        database.read = read  # type: ignore[assignment,method-assign]  # to watch it

    async def open_table(self) -> Standing:
        seats = [SeatWish("me", "Ada"), SeatWish("bot", "Pip", "random")]
        return await self.tables.create(NewTable("stamp_collection", seats), ADA)

    async def move(self, table: str, pick: int = 0) -> Standing:
        """Whoever is waited for does something."""
        now = await self.tables.current(table)
        seat = now.match.waiting[0]
        move = now.match.choices(seat)[pick].move
        return await self.tables.play(table, lambda _: seat, now.match.ply, move)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Process]:
    process = Process(settings)
    await process.database.open()
    await until(lambda: process.database.hears)
    yield process
    await process.database.close()


async def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_table_that_is_kept_is_played_on_without_a_question(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await process.open_table()).table
        process.asked.clear()
        for _ in range(5):
            await process.move(table)
        assert process.asked == []


async def test_what_another_process_stored_is_seen(settings: Settings) -> None:
    async with running(settings) as here, running(settings) as there:
        table = (await here.open_table()).table
        assert (await there.tables.current(table)).version == 1
        with there.announcer.listen(table) as changed:
            played = await here.move(table)
            async with asyncio.timeout(60):
                await changed.wait()
            seen = await there.tables.current(table)
        assert (seen.version, seen.match.actions) == (played.version, played.match.actions)
        there.asked.clear()
        assert await there.tables.current(table) is seen
        assert there.asked == []


async def test_what_this_process_stored_is_no_news_to_it(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await process.open_table()).table
        await process.move(table)
        await asyncio.sleep(0.5)  # longer than any announcement takes
        process.asked.clear()
        await process.tables.current(table)
        assert process.asked == []


async def test_of_two_processes_that_move_at_once_one_is_told_the_truth(settings: Settings) -> None:
    async with running(settings) as here, running(settings) as there:
        table = (await here.open_table()).table
        await there.tables.current(table)
        for pick in range(4):
            before = (await here.tables.current(table)).version
            await until_both_know(here, there, table)
            done = await asyncio.gather(here.move(table), there.move(table, pick % 2), return_exceptions=True)
            assert sorted(isinstance(one, Stale) for one in done) == [False, True]
            stale = next(one for one in done if isinstance(one, Stale))
            won = next(one for one in done if isinstance(one, Standing))
            assert stale.ply == won.match.ply
            assert won.version == before + 1
            assert (await here.tables.current(table)).match.actions == won.match.actions
            assert (await there.tables.current(table)).match.actions == won.match.actions


async def test_who_has_seen_more_than_this_process_is_not_too_early(settings: Settings) -> None:
    """Their picture came from another process, whose announcement is still on its way: this one is deaf."""
    async with running(settings) as here, running(settings) as there:
        table = (await here.open_table()).table
        await there.tables.current(table)
        there.database.heard = lambda _: None
        now = await here.move(table)
        seat = now.match.waiting[0]
        move = now.match.choices(seat)[0].move
        played = await there.tables.play(table, lambda _: seat, now.match.ply, move)
        assert played.version == now.version + 1
        assert played.match.actions[: now.match.ply] == now.match.actions


async def until_both_know(here: Process, there: Process, table: str) -> None:
    async with asyncio.timeout(60):
        while (await here.tables.current(table)).version != (await there.tables.current(table)).version:
            await asyncio.sleep(0.01)


async def test_moves_of_one_table_come_one_after_the_other(settings: Settings) -> None:
    """Also when they arrive together: the first is stored, and the others are told that they come too late."""
    async with running(settings) as process:
        table = (await process.open_table()).table
        done = await asyncio.gather(*(process.move(table) for _ in range(6)), return_exceptions=True)
        assert [type(one).__name__ for one in done] == ["Standing"] + ["Stale"] * 5
        assert process.asked == []  # nobody had to ask the database who was first


async def test_a_wish_is_finished_though_whoever_wished_it_is_gone(settings: Settings) -> None:
    async with running(settings) as process:
        opened = await process.open_table()
        with process.announcer.listen(opened.table) as changed:
            asking = asyncio.create_task(process.move(opened.table))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            async with asyncio.timeout(60):
                await changed.wait()
        kept = await process.tables.current(opened.table)
        assert kept.version == opened.version + 1
        assert await process.tables._store.version(opened.table) == kept.version


async def test_when_it_is_unknown_whether_something_was_stored_the_database_is_asked(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stored, but the answer never came: what is kept in memory is too old, and must not be shown."""
    async with running(settings) as process:
        opened = await process.open_table()
        true = process.database.write

        async def write(table: str, steps: list[Step]) -> bool:
            await true(table, steps)
            raise Away("the line was cut")

        monkeypatch.setattr(process.database, "write", write)
        with pytest.raises(Away):
            await process.move(opened.table)
        monkeypatch.undo()
        now = await process.tables.current(opened.table)
        assert now.version == opened.version + 1
        assert now.match.ply > opened.match.ply


async def test_without_an_ear_nothing_is_shown_from_memory(postgresql_url: str, tmp_path: object) -> None:
    """The listening connection is cut: until there is a new one the database is asked each time."""
    settings = Settings(data=tmp_path, database=postgresql_url, port=0)  # type: ignore[arg-type]
    async with running(settings) as process:
        table = (await process.open_table()).table
        database = await asyncpg.connect(postgresql_url)
        assert isinstance(process.database, Postgresql)
        process.database._url = postgresql_url.replace("?host=", "?host=/gone")  # or there is a new ear at once
        listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        await database.fetch(listening)
        await until(lambda: not process.database.hears)
        await database.execute("UPDATE tables SET version = version + 1")  # unheard
        assert (await process.tables.current(table)).version == 2
        process.asked.clear()
        await process.tables.current(table)
        assert process.asked == [VERSION]
        process.database._url = postgresql_url
        await until(lambda: process.database.hears)
        await process.tables.current(table)
        process.asked.clear()
        await process.tables.current(table)
        assert process.asked == []
        await database.close()


async def test_what_is_kept_in_memory_is_bounded_by_bytes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings) as process:
        first = await process.open_table()
        monkeypatch.setattr(tables_module, "KEPT_BYTES", 3 * first.bytes + 1)
        opened = [first, *[await process.open_table() for _ in range(5)]]
        kept = process.tables._kept
        assert list(kept) == [standing.table for standing in opened[-3:]]
        assert process.tables._bytes == sum(standing.bytes for standing in kept.values())
        process.asked.clear()
        again = await process.tables.current(first.table)
        assert again.match.actions == first.match.actions
        assert process.asked != []
        for _ in range(3):
            await process.move(opened[-1].table)
        assert process.tables._bytes == sum(standing.bytes for standing in kept.values())


async def test_a_wish_that_is_refused_leaves_nothing_for_the_collector(settings: Settings) -> None:
    """A refusal knows where it was raised, and so the table as it was."""
    async with running(settings) as process:
        table = (await process.open_table()).table
        gc.disable()
        try:
            refused = await refusal_of(process, table)
            await until(lambda: refused() is None)
        finally:
            gc.enable()


async def refusal_of(process: Process, table: str) -> weakref.ref[Stale]:
    try:
        await process.tables.play(table, lambda _: 0, 1000, "coin")
    except Stale as error:
        return weakref.ref(error)
    raise AssertionError("it was not refused")
