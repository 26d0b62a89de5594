"""What a server needs to know before it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

PAGE_FOLDER = Path(__file__).parent / "page"
SQLITE_FILE = "sammelsurium.sqlite"


class SettingsError(Exception):
    """A setting that cannot be used; the text says which and why."""


@dataclass(frozen=True)
class Settings:
    data: Path
    """The folder of the SQLite file. Not used when `database` names a PostgreSQL database."""
    database: str | None = None
    """A PostgreSQL URL, or None for the SQLite file in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0 lets the system choose a free port."""
    bot_pause: float = 0.6
    """A bot answers no faster than this many seconds, so that people can follow."""
    bot_patience: float = 10.0
    """After this many seconds a process takes over a bot that another process should have moved."""
    seeds_are_wishes: bool = False
    """For tests: whoever opens a table may choose its seed, and so knows all that will be dealt."""
    names: tuple[str, ...] = ()
    """What the server may be called in an address besides localhost, the machine's own name and any number."""
    log_json: bool = False
    """Every line of the log is JSON, for programs that read it."""
    page: Path = PAGE_FOLDER

    def __post_init__(self) -> None:
        if self.database is not None and not is_postgresql(self.database):
            scheme = self.database.split(":", 1)[0]
            raise SettingsError(
                f"the database URL begins with {scheme!r}; give a postgresql:// URL, "
                f"or none for a SQLite file in the data folder"
            )
        if self.bot_pause < 0:
            raise SettingsError(f"a bot cannot pause for {self.bot_pause} seconds")

    @property
    def sqlite_file(self) -> Path:
        return self.data / SQLITE_FILE


def is_postgresql(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def bot_pause_from_environment(default: float = 0.6) -> float:
    """SAMMELSURIUM_BOT_PAUSE: for tests and demonstrations that need not be followed by eye."""
    text = os.environ.get("SAMMELSURIUM_BOT_PAUSE")
    if text is None:
        return default
    try:
        return float(text)
    except ValueError:
        raise SettingsError(f"SAMMELSURIUM_BOT_PAUSE is {text!r}, which is not a number of seconds") from None
