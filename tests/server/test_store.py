"""The store's contract, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from sammelsurium.kernel.record import Action
from sammelsurium.server.database import MIGRATIONS
from sammelsurium.server.databases import database_of
from sammelsurium.server.models import Base
from sammelsurium.server.settings import Settings, SettingsError
from sammelsurium.server.store import PAGE, TOP, Opening, Stand, Store, StoredLine, StoredSeat

from .rows import query

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DEALT = (Action(-1, "deal blue"), Action(-1, "deal red"))


def opening(table: str = "t1") -> Opening:
    return Opening(table, "stamp_collection", 1, "basic", 2, "abc", '{"loans":"any time"}', "s3cret", NOON)


def chairs(visitor: str = "ada") -> tuple[StoredSeat, ...]:
    return (StoredSeat(0, "Ada", visitor, None), StoredSeat(1, "Bö", None, "random"))


def stand(ply: int, **changes: object) -> Stand:
    return replace(Stand(ply, over=False, thinking=None, changed=NOON), **changes)  # type: ignore[arg-type]


async def create(store: Store, table: str = "t1", visitor: str = "ada", **changes: object) -> None:
    await store.create(opening(table), chairs(visitor), stand(len(DEALT), **changes), DEALT)


async def test_loads_what_was_created(store: Store) -> None:
    await create(store)
    stored = await store.load("t1")
    assert stored is not None
    assert stored.opening == opening()
    assert stored.stand == stand(2)
    assert stored.seats == chairs()
    assert stored.version == 1 == await store.version("t1")
    assert stored.actions == ((1, DEALT[0]), (2, DEALT[1]))


async def test_a_table_without_actions(store: Store) -> None:
    await store.create(opening(), chairs(), stand(0), ())
    stored = await store.load("t1")
    assert stored is not None
    assert stored.actions == ()


async def test_there_is_no_such_table(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.version("nowhere") is None


async def test_a_table_is_created_once(store: Store) -> None:
    await create(store)
    with pytest.raises(FileExistsError):
        await create(store, visitor="ben")
    stored = await store.load("t1")
    assert stored is not None
    assert stored.seats == chairs("ada")


async def test_a_failed_creation_leaves_nothing(store: Store) -> None:
    nobody = StoredSeat(0, "Nobody", None, None)
    with pytest.raises(FileExistsError):
        await store.create(opening(), (nobody,), stand(0), ())
    assert await store.load("t1") is None


async def test_appends_after_the_last_ply(store: Store) -> None:
    await create(store)
    late = NOON + timedelta(minutes=1)
    moved = stand(4, over=True, thinking=1, changed=late)
    assert await store.append("t1", 1, 2, moved, [Action(0, "coin"), Action(-1, "deal red")])
    stored = await store.load("t1")
    assert stored is not None
    assert stored.version == 2
    assert stored.stand == moved
    assert [ply for ply, _ in stored.actions] == [1, 2, 3, 4]
    assert stored.actions[2] == (3, Action(0, "coin"))


async def test_an_old_version_cannot_append(store: Store) -> None:
    await create(store)
    assert await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
    before = await store.load("t1")
    assert not await store.append("t1", 1, 2, stand(3), [Action(1, "coin")])
    assert await store.load("t1") == before


async def test_the_unique_ply_has_the_last_word(store: Store) -> None:
    """Even a writer with the right version cannot write over a ply."""
    await create(store)
    before = await store.load("t1")
    assert not await store.append("t1", 1, 1, stand(2), [Action(0, "coin")])
    assert await store.load("t1") == before


async def test_of_many_writers_exactly_one_wins(store: Store) -> None:
    await create(store)
    moves = [store.append("t1", 1, 2, stand(3), [Action(0, f"buy {i}")]) for i in range(6)]
    cuts = [store.cut("t1", 1, stand(1)) for _ in range(3)]
    won = await asyncio.gather(*moves, *cuts)
    assert sum(won) == 1
    stored = await store.load("t1")
    assert stored is not None
    assert stored.version == 2
    assert len(stored.actions) == stored.stand.ply == (3 if any(won[:6]) else 1)


async def test_cuts_back_to_a_ply(store: Store) -> None:
    await create(store)
    await create(store, "t2")
    assert await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
    assert await store.cut("t1", 2, stand(2))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.version == 3
    assert [action for _, action in stored.actions] == list(DEALT)
    other = await store.load("t2")
    assert other is not None
    assert len(other.actions) == 2


async def test_a_writer_who_missed_an_undo_is_refused(store: Store) -> None:
    """The ply alone would not tell: it is the same again after undo and another move."""
    await create(store)
    assert await store.append("t1", 1, 2, stand(3), [Action(0, "coin")])
    assert await store.cut("t1", 2, stand(2))
    assert await store.append("t1", 3, 2, stand(3), [Action(0, "buy 1 a1")])
    assert not await store.append("t1", 2, 3, stand(4), [Action(1, "coin")])
    assert not await store.cut("t1", 2, stand(2))


async def test_a_visitors_tables_the_last_changed_first(store: Store) -> None:
    await create(store, "old")
    await create(store, "new", changed=NOON + timedelta(hours=2))
    await create(store, "mid", changed=NOON + timedelta(hours=1))
    await create(store, "other", visitor="ben")
    await create(store, "done", over=True)
    assert await listed(store, "ada") == ["new", "mid", "old"]
    assert await listed(store, "ada", over=True) == ["done"]
    assert await listed(store, "nobody") == []


async def listed(store: Store, visitor: str, over: bool = False) -> list[str]:
    lines, following = await store.page(visitor, over)
    assert following is None
    return [line.id for line in lines]


async def test_a_line_has_all_who_sit_there_and_its_summary(store: Store) -> None:
    await create(store, summary="as it began")
    assert await store.append("t1", 1, 2, stand(3, summary="as it is now"), [Action(0, "coin")])
    (line,), _ = await store.page("ada", over=False)
    expected = StoredLine("t1", "stamp_collection", False, 1, "abc", 3, False, NOON, "as it is now", 0, None, chairs())
    assert line == expected


async def test_pages_have_every_table_once(store: Store) -> None:
    """Also those that changed at the same moment."""
    moments = [NOON + timedelta(microseconds=number // 3) for number in range(2 * PAGE + 5)]
    for number, moment in enumerate(moments):
        await create(store, f"t{number:03}", changed=moment)
    pages, after = [], TOP
    while True:
        lines, following = await store.page("ada", False, after)
        pages.append([(line.changed, line.id) for line in lines])
        if following is None:
            break
        after = following
    assert [len(page) for page in pages] == [PAGE, PAGE, 5]
    found = [place for page in pages for place in page]
    assert found == sorted(set(found), reverse=True)


async def test_only_a_table_that_has_not_changed_is_summed_up_later(store: Store) -> None:
    await create(store, "a", summary="there")
    await create(store, "b")
    await create(store, "c")
    assert await store.without_summary() == ["b", "c"]
    assert await store.without_summary("b") == ["c"]
    assert not await store.sum_up("a", 1, stand(2, summary="another"))
    assert not await store.sum_up("b", 2, stand(2, summary="of another version"))
    assert await store.sum_up("b", 1, stand(2, summary="made later"))
    assert await store.without_summary() == ["c"]
    assert await store.version("b") == 1


async def test_clearing_hides_but_keeps(store: Store) -> None:
    await create(store)
    assert await store.clear("t1", "ada")
    assert await store.clear("t1", "ada")
    assert not await store.clear("t1", "ben")
    assert await listed(store, "ada") == []
    stored = await store.load("t1")
    assert stored is not None
    assert stored.seats[0].person == "ada"


async def test_tables_that_wait_for_a_bot(store: Store) -> None:
    await create(store, "person")
    await create(store, "bot", thinking=1)
    await create(store, "first", thinking=0, changed=NOON - timedelta(days=1))
    assert await store.waiting_for_bots(NOON) == [("first", "ada"), ("bot", "ada")]
    assert await store.waiting_for_bots(NOON - timedelta(hours=1)) == [("first", "ada")]


async def test_migrations_lead_to_the_models(settings: Settings) -> None:
    await migrated(settings)
    if settings.database is None:
        with create_engine(f"sqlite:///{settings.sqlite_file}").connect() as connection:
            assert differences(connection) == []
        return
    url = settings.database
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url))
    async with engine.connect() as reached:
        assert await reached.run_sync(differences) == []
    await engine.dispose()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


async def migrated(settings: Settings) -> None:
    """As a process does that starts."""
    database = database_of(settings)
    await database.open()
    await database.close()


async def test_processes_that_start_together_migrate_once(settings: Settings) -> None:
    await asyncio.gather(*(migrated(settings) for _ in range(3)))
    where, newest = settings.database or settings.data, ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert await asyncio.to_thread(query, where, "SELECT version_num FROM alembic_version") == [(newest,)]


async def test_migrating_again_keeps_the_tables(store: Store, settings: Settings) -> None:
    await create(store)
    before = await store.load("t1")
    await migrated(settings)
    assert await store.load("t1") == before


def test_only_postgresql_urls(tmp_path: object) -> None:
    with pytest.raises(SettingsError, match="'mysql'"):
        Settings(data=tmp_path, database="mysql://me@here/games")  # type: ignore[arg-type]
