"""What a server needs to know before it starts."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from .limits import USUAL_PATIENCE, Patience, Rates
from .mail_server import MailServer, read_mail_server

PAGE_FOLDER = Path(__file__).parent / "page"
SQLITE_FILE = "sammelsurium.sqlite"
ROOT = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


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
    bot_patience: float = 10.0
    """After this many seconds a process takes over a bot that another process should have moved."""
    workers: int | None = None
    """How many processes may think for bots; None: as many as there are cores."""
    names: tuple[str, ...] = ()
    """What the server may be called in an address besides localhost, the machine's own name and any number."""
    root: str = ""
    """The path below which everything is served, such as /games; empty: the whole address is ours."""
    share: bool = False
    """Others on the network are invited: the server finds out, and says, by which address they reach it."""
    address: str | None = None
    """That address, once it is known."""
    log_json: bool = False
    """Every line of the log is JSON, for programs that read it."""
    patience: Patience = USUAL_PATIENCE
    """How long a connection may keep the server waiting, and how many there may be."""
    rates: Rates | None = None
    """How often somebody may ask; None, for tests and measurements: as often as they like. `serve` sets the usual."""
    least_room: int = 64 << 20
    """Bytes; with less of them free beside the SQLite file the server says that it is not ready."""
    mail: str | None = field(default=None, repr=False)
    """The operator's mail server (server/mail_server.py); None: no mail is sent."""
    mail_every: float = 20.0
    """Seconds between two looks for people to write to."""
    mail_patience: float = 120.0
    """So many seconds it has been somebody's turn before they are written to."""
    page: Path = PAGE_FOLDER

    def __post_init__(self) -> None:
        if self.database is not None and not is_postgresql(self.database):
            scheme = self.database.split(":", 1)[0]
            raise SettingsError(
                f"the database URL begins with {scheme!r}; give a postgresql:// URL, "
                f"or none for a SQLite file in the data folder"
            )
        if not ROOT.fullmatch(self.root):
            raise SettingsError(f"the root is {self.root!r}; write it like /games, of letters, digits, dots and dashes")
        if self.workers is not None and self.workers < (0 if self.database else 1):
            raise SettingsError("bots need a worker to think; only with PostgreSQL others can do that")

        self.mail_server  # noqa: B018 - said now if it cannot be read

    @property
    def mail_server(self) -> MailServer | None:
        try:
            return read_mail_server(self.mail) if self.mail else None
        except ValueError as error:
            raise SettingsError(str(error)) from None

    @property
    def public(self) -> str:
        """Where people find the server, for what they read elsewhere."""
        if self.address:
            return self.address
        return (f"https://{self.names[0]}" if self.names else f"http://localhost:{self.port}") + self.root

    @property
    def processes(self) -> int:
        return cores() if self.workers is None else self.workers

    @property
    def sqlite_file(self) -> Path:
        return self.data / SQLITE_FILE


def cores() -> int:
    """Those that we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_postgresql(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))
