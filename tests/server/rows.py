"""Everything stored, to compare before and after, and to damage on purpose."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types

from sammelsurium.server.settings import SQLITE_FILE

ORDER = {"tables": "id", "seats": '"table", seat', "actions": '"table", ply'}


def stored_rows(database: Path | str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all our tables: of the SQLite file in a data folder, or of a PostgreSQL URL."""
    return {table: query(database, f"SELECT * FROM {table} ORDER BY {order}") for table, order in ORDER.items()}


def query(database: Path | str, sql: str) -> list[tuple[Any, ...]]:
    if isinstance(database, Path):
        with closing(sqlite3.connect(database / SQLITE_FILE)) as connection, connection:
            return connection.execute(sql).fetchall()
    return asyncio.run(_query_postgresql(database, sql))


async def _query_postgresql(url: str, sql: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(sql)]
    finally:
        await connection.close()
