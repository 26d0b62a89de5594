"""Opens the database: SQLite in the data folder, or PostgreSQL by URL; brings its schema up to date."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do, as long as every process that migrates takes the same one.
MIGRATION_LOCK = 20_240_817
PATIENCE = 10  # seconds to wait for another process that is writing


def open_engine(settings: Settings) -> AsyncEngine:
    if settings.database is None:
        return _open_sqlite(settings.sqlite_file)
    return _open_postgresql(settings.database)


def _open_postgresql(url: str) -> AsyncEngine:
    async def connect() -> Any:
        # asyncpg reads the URL itself, so that sslmode and the like work as they do in psql.
        return await asyncpg.connect(url)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True)


def _open_sqlite(file: Path) -> AsyncEngine:
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver's own transactions leave out DDL; ours begin below
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        cursor.execute("PRAGMA synchronous = FULL")  # a move that was answered survives a power cut
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # The store's transactions write first or only read, so a plain BEGIN never turns a read into a write.
        connection.exec_driver_sql(connection.get_execution_options().get("sqlite_begin", "BEGIN"))

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; processes that start together do it one after the other."""
    if engine.dialect.name == "sqlite":
        await _keep_a_log(engine)
    async with engine.connect() as connection:
        await connection.execution_options(sqlite_begin="BEGIN EXCLUSIVE")
        await connection.run_sync(_upgrade)


async def _keep_a_log(engine: AsyncEngine) -> None:
    """Write-ahead logging, which the file remembers. Alone of all statements this one does not wait for others."""
    until = time.monotonic() + PATIENCE
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        while True:
            try:
                await driver.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(0.01)


def _upgrade(connection: Connection) -> None:
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
