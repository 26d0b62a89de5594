"""How each kind of database stores: together, or not at all; and what it does when it cannot."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # ships no types
import httpx
import pytest

from sammelsurium.kernel.record import Action
from sammelsurium.server import postgresql, sqlite, together
from sammelsurium.server.database import Away, Database, Step, answers
from sammelsurium.server.databases import database_of
from sammelsurium.server.postgresql import Postgresql
from sammelsurium.server.settings import Settings
from sammelsurium.server.sqlite import Sqlite
from sammelsurium.server.store import Store

from .postgresql import PostgreSQL
from .serving import Visitor, serving
from .test_store import DEALT, create, stand


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    opened = database_of(settings)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Sqlite]:
    opened = Sqlite(tmp_path / "sammelsurium.sqlite")
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite, postgresql, together):
        monkeypatch.setattr(module, "PATIENCE", 1.0)


def watched(database: Sqlite) -> list[str]:
    """Every statement from now on, in its order."""
    said: list[str] = []
    database._connection.set_trace_callback(said.append)
    return said


async def test_what_arrives_together_is_stored_together(file: Sqlite) -> None:
    store = Store(file)
    for number in range(40):
        await create(store, f"t{number}")
    said = watched(file)
    moves = [store.append(f"t{number}", 1, 2, stand(3), [Action(0, "coin")]) for number in range(40)]
    assert all(await asyncio.gather(*moves))
    assert said.count("COMMIT") <= 2
    for number in range(40):
        stored = await store.load(f"t{number}")
        assert stored is not None
        assert stored.version == 2


async def test_however_many_tables_are_stored_together_it_is_said_in_four_statements(file: Sqlite) -> None:
    """With each statement the writing thread may have to wait for the others."""
    store = Store(file)
    for number in range(40):
        await create(store, f"t{number}")
    said = watched(file)
    moves = [store.append(f"t{n}", 1, 2, stand(4), [Action(0, "coin"), Action(-1, "deal red")]) for n in range(40)]
    assert all(await asyncio.gather(*moves))
    stored = [line for line in said if "data_version" not in line]
    assert len(stored) == 4 * stored.count("COMMIT")


async def test_nobody_is_answered_before_the_sync(file: Sqlite) -> None:
    """An answer always finds its move in the file, as another process sees it."""
    store = Store(file)
    await create(store)
    with closing(sqlite3.connect(file._file)) as other:
        for version in range(1, 20):
            assert await store.append("t1", version, version + 1, stand(version + 2), [Action(0, "coin")])
            assert other.execute("SELECT version FROM tables").fetchone() == (version + 1,)


async def test_what_one_wish_does_wrong_is_taken_back_alone(file: Sqlite) -> None:
    store = Store(file)
    await create(store, "good")
    await create(store, "old")
    await create(store, "twice")
    wishes = [
        store.append("good", 1, 2, stand(3), [Action(0, "coin")]),
        store.append("old", 7, 2, stand(3), [Action(0, "coin")]),
        store.append("twice", 1, 1, stand(2), [Action(0, "coin")]),
        store.append("good", 2, 3, stand(4), [Action(0, "coin")]),
    ]
    assert await asyncio.gather(*wishes) == [True, False, False, True]
    versions = [await store.version(table) for table in ("good", "old", "twice")]
    assert versions == [3, 1, 1]
    stored = await store.load("twice")
    assert stored is not None
    assert [action for _, action in stored.actions] == list(DEALT)


async def test_of_many_kinds_of_wishes_each_gets_its_own_answer(database: Database) -> None:
    """Together or one after the other: what is stored is the same."""
    store = Store(database)
    for table in ("moved", "cut", "old", "twice", "left"):
        await create(store, table)
    wishes = [
        store.append("moved", 1, 2, stand(4), [Action(0, "coin"), Action(-1, "deal red")]),
        store.cut("cut", 1, stand(1)),
        store.append("old", 7, 2, stand(3), [Action(0, "coin")]),
        store.append("twice", 1, 1, stand(2), [Action(0, "coin")]),
        store.clear("left", "ada"),
        store.clear("left", "nobody"),
    ]
    assert await asyncio.gather(*wishes) == [True, True, False, False, True, False]
    versions = [await store.version(table) for table in ("moved", "cut", "old", "twice")]
    assert versions == [2, 2, 1, 1]
    plies = []
    for table in ("moved", "cut", "old", "twice"):
        stored = await store.load(table)
        assert stored is not None
        plies.append([ply for ply, _ in stored.actions])
    assert plies == [[1, 2, 3, 4], [1], [1, 2], [1, 2]]


async def test_a_move_is_one_question_to_postgresql(postgresql_url: str) -> None:
    opened = Postgresql(postgresql_url)
    await opened.open()
    store = Store(opened)
    await create(store)
    asked: list[str] = []
    async with opened._pool.acquire() as connection:
        connection.add_query_logger(lambda record: asked.append(record.query))
    assert await store.append("t1", 1, 2, stand(4), [Action(0, "coin"), Action(-1, "deal red")])
    assert not await store.append("t1", 1, 2, stand(3), [Action(1, "coin")])
    assert len(asked) == 2
    assert all("pg_notify" in question for question in asked)
    await opened.close()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else holds the file, as a backup or a broken program might."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.usefixtures("impatient")
async def test_a_file_that_somebody_else_holds_is_away_and_comes_back(tmp_path: Path) -> None:
    opened = Sqlite(tmp_path / "sammelsurium.sqlite")
    await opened.open()
    store = Store(opened)
    await create(store)
    with locked(tmp_path / "sammelsurium.sqlite"):
        with pytest.raises(Away):
            await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
        await opened._together.close()  # it may still be trying, on a busy machine
    assert await store.version("t1") == 1
    assert await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
    await opened.close()


@pytest.mark.usefixtures("impatient")
async def test_what_is_stored_too_late_is_news(file: Sqlite, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that hangs: whoever waited was told that the file is away, and then it is stored after all."""
    store = Store(file)
    heard: list[str | None] = []
    await create(store)
    true = file._commit

    def slow(wishes: Sequence[Sequence[Step]]) -> list[bool | Exception]:
        time.sleep(1.3)
        return true(wishes)

    monkeypatch.setattr(file, "_commit", slow)
    file.heard = heard.append
    with pytest.raises(Away):
        await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
    async with asyncio.timeout(60):
        while "t1" not in heard:
            await asyncio.sleep(0.01)
    assert await store.version("t1") == 2


@pytest.mark.usefixtures("impatient")
async def test_a_postgresql_that_hangs_is_away_and_comes_back(postgresql_url: str, tmp_path: Path) -> None:
    opened = database_of(Settings(data=tmp_path, database=postgresql_url, port=0))
    await opened.open()
    store = Store(opened)
    await create(store)
    other = await asyncpg.connect(postgresql_url)
    async with other.transaction():
        await other.execute("LOCK TABLE tables")
        with pytest.raises(Away):
            await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
        with pytest.raises(Away):
            await store.version("t1")
    assert await store.version("t1") == 1
    assert await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
    await other.close()
    await opened.close()


async def test_a_change_and_its_announcement_are_one(postgresql_url: str, tmp_path: Path) -> None:
    """Whoever hears of a change finds it; what is taken back is not announced."""
    opened = database_of(Settings(data=tmp_path, database=postgresql_url, port=0))
    await opened.open()
    store = Store(opened)
    await create(store)
    other, heard = await asyncpg.connect(postgresql_url), []
    reading = await asyncpg.connect(postgresql_url)
    await other.add_listener(postgresql.CHANNEL, lambda *told: heard.append(told[3].split()[1]))
    assert not await store.append("t1", 9, 2, stand(3), [Action(0, "coin")])
    assert not await store.append("t1", 1, 1, stand(2), [Action(0, "coin")])
    assert await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
    async with asyncio.timeout(60):
        while not heard:
            await other.fetchval("SELECT 1")
    assert heard == ["t1"]
    assert await reading.fetchval("SELECT version FROM tables") == 2
    await other.close()
    await reading.close()
    await opened.close()


async def test_whether_it_answers(database: Database) -> None:
    assert await answers(database)


def test_a_server_whose_database_is_gone_says_so_and_recovers(
    postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path
) -> None:
    with serving(tmp_path, database=postgresql_url) as server:
        ada = Visitor(server.url)
        table = ada.my_turn(ada.sit_down(1, seed="gone")["table"])["table"]
        now = ada.table(table)
        postgresql.stop()
        try:
            refused = ada.try_move(table, 0, now["ply"], now["choices"][0]["move"])
            assert (refused.status_code, refused.json()["error"]) == (503, "away")
            health = ada.http.get("/api/health")
            assert (health.status_code, health.json()["ready"]) == (503, False)
        finally:
            postgresql.go_on()
        ada.send(ada.my_turn(table))
        assert ada.http.get("/api/health").status_code == httpx.codes.OK
        said = server.output.read_text()
        assert "Traceback" not in said
        assert said.count("the database cannot be asked") <= 3
