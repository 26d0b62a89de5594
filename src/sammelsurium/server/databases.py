"""The database that the settings name."""

from __future__ import annotations

from .database import Database
from .postgresql import Postgresql
from .settings import Settings
from .sqlite import Sqlite


def database_of(settings: Settings) -> Database:
    return Postgresql(settings.database) if settings.database else Sqlite(settings.sqlite_file)
