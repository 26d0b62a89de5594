"""What the store asks of a database, and how its schema is brought up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5.0  # seconds; whoever asks a database that does not answer is told so then


class Away(Exception):
    """The database cannot be asked now: it is gone, hangs, or is full. What was to be stored may be stored or not."""


@dataclass(frozen=True)
class Step:
    """A statement, for each of some rows. Places are written $1, $2, … for every kind of database."""

    sql: str
    rows: Sequence[Sequence[Any]]
    decisive: bool = False
    """If it changes nothing, nothing of the whole transaction is stored."""


def adds_rows(sql: str) -> bool:
    """Whether a statement adds new rows as they are given, whatever is there already: many can be said at once."""
    return sql.startswith("INSERT ") and "VALUES (" in sql and "ON CONFLICT" not in sql


class Database(Protocol):
    """Raises Away, and nothing else that is not our fault."""

    heard: Callable[[str | None], None]
    """Called with the name of what another process has changed, mostly a table, or with what it tells; None: anything
    may have changed."""

    @property
    def hears(self) -> bool:
        """Whether it would be noticed now if another process changed a table."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def write(self, table: str, steps: Sequence[Step], also: Sequence[str] = ()) -> bool:
        """One transaction; other processes hear that the table has changed, and what else has. False, and nothing is
        stored, if a decisive step changed nothing or a row is there already."""
        ...

    async def read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    async def tell(self, name: str) -> None:
        """Other processes hear this, and nothing is stored. Only where there is a channel for it."""
        ...


async def answers(database: Database) -> bool:
    try:
        return bool(await database.read("SELECT 1"))
    except Away:
        return False


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
