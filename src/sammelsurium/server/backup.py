"""Copies of the SQLite file that are whole, made and put back also while a server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sammelsurium.kernel.errors import GameError


class BackupError(GameError):
    """It could not be done, and nothing has changed; the text says why."""


def backup(database: Path, file: Path) -> None:
    """The games as they are now. What is stored meanwhile is in it or not, but never half."""
    _require_games(database)
    if file.exists():
        raise BackupError(f"{file} is there already")
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        _copy(database, unfinished)
        os.replace(unfinished, file)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise BackupError(f"{file} cannot be written: {error}") from error


def restore(file: Path, database: Path) -> Path | None:
    """Puts a copy in the place of the games; a server that runs notices it in a moment. The games that were there are
    kept beside it, under the name that is returned."""
    _require_games(file)
    kept = None
    if database.exists():
        kept = database.with_name(f"{database.stem}-before-{datetime.now(UTC):%Y%m%dT%H%M%S%f}{database.suffix}")
        backup(database, kept)
    database.parent.mkdir(parents=True, exist_ok=True)
    try:
        _copy(file, database)
    except sqlite3.Error as error:
        raise BackupError(f"{database} cannot be written: {error}") from error
    return kept


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def _require_games(file: Path) -> None:
    """That it is a whole file of ours."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            (sound,) = database.execute("PRAGMA integrity_check").fetchone()
            known = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise BackupError(f"{file} cannot be read: {error}") from error
    if sound != "ok":
        raise BackupError(f"{file} is damaged: {sound}")
    if not {"tables", "seats", "actions"} <= known:
        raise BackupError(f"{file} holds no games of ours")
