"""Real databases for the tests of this folder: every test gets an empty one of its own."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest

from sammelsurium.kernel import registry
from sammelsurium.server.databases import database_of
from sammelsurium.server.settings import Settings
from sammelsurium.server.store import Store

from .nursery import Nursery, shared
from .postgresql import PostgreSQL, running_postgresql
from .serving import Server, Visitor, serving

numbers = itertools.count(1)


@pytest.fixture(autouse=True)
def _all_games() -> None:
    """An app that an earlier test ended while it was still loading may have left a guest out, for the whole process."""
    registry._left_out.clear()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with running_postgresql() as server:
        yield server


def empty_database(server: PostgreSQL) -> str:
    """The URL of a new database."""
    name = f"test{next(numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(server.url())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return server.url(name)


@pytest.fixture
def postgresql_url(postgresql: PostgreSQL) -> str:
    return empty_database(postgresql)


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """The same test, once on each database."""
    url = request.getfixturevalue("postgresql_url") if request.param == "postgresql" else None
    return Settings(data=tmp_path, database=url, port=0)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    database = database_of(settings)
    await database.open()
    yield Store(database)
    await database.close()


@pytest.fixture(scope="session")
def starting() -> Nursery:
    """For tests that need many servers, one after the other."""
    return shared()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One SQLite server for all tests that leave it running."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Visitor]:
    visitor = Visitor(server.url)
    yield visitor
    visitor.http.close()


@pytest.fixture
def ben(server: Server) -> Iterator[Visitor]:
    """Somebody else, with a cookie of their own."""
    visitor = Visitor(server.url)
    yield visitor
    visitor.http.close()
