"""The database that the settings name, and where thoughts wait."""

from __future__ import annotations

from .database import Database
from .postgresql import Postgresql
from .queue import MemoryQueue, Queue
from .settings import Settings
from .sqlite import Sqlite
from .thoughts import Thoughts


def database_of(settings: Settings) -> Database:
    return Postgresql(settings.database) if settings.database else Sqlite(settings.sqlite_file)


def queue_of(settings: Settings) -> Queue:
    return Thoughts(settings.database) if settings.database else MemoryQueue()
