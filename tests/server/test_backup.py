"""A copy of all games, made and put back while they are played."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sammelsurium.cli import app
from sammelsurium.server.backup import BackupError, backup, restore
from sammelsurium.server.settings import SQLITE_FILE

from .rows import stored_rows
from .serving import Visitor, serving, wait_for


def test_what_is_restored_is_shown_by_a_server_that_runs(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with serving(data) as server:
        ada = Visitor(server.url)
        table = ada.sit_down(1, seed="copy")["table"]
        before = ada.my_turn(table)
        assert CliRunner().invoke(app, ["backup", str(copy), "--data", str(data)]).exit_code == 0
        ada.send(before)
        later = ada.my_turn(table)
        with ada.live(table) as live:
            live.next()
            done = CliRunner().invoke(app, ["restore", str(copy), "--data", str(data)])
            assert done.exit_code == 0, done.output
            wait_for(lambda: ada.table(table)["ply"] == before["ply"], "the restored game")
        assert ada.table(table)["log"] == before["log"]
        other = before["choices"][1]["move"]  # another one than before
        ada.send(ada.table(table), pick=1)
        again = ada.my_turn(table)
        assert again["log"][: before["ply"]] == before["log"]
        assert again["log"][before["ply"]]["move"] == other
    (kept,) = data.glob("*-before-*")
    with closing(sqlite3.connect(kept)) as database:
        assert database.execute("SELECT ply FROM tables").fetchall() == [(later["ply"],)]


def test_a_copy_is_the_same_to_the_last_row(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada = Visitor(server.url)
        ada.my_turn(ada.sit_down(1)["table"])
        backup(tmp_path / "data" / SQLITE_FILE, tmp_path / "copy.sqlite")
        rows = stored_rows(tmp_path / "data")
    assert restore(tmp_path / "copy.sqlite", tmp_path / "new" / SQLITE_FILE) is None
    assert stored_rows(tmp_path / "new") == rows


@pytest.fixture
def games(tmp_path: Path) -> Path:
    with serving(tmp_path / "data") as server:
        assert server.url
    return tmp_path / "data" / SQLITE_FILE


def test_what_cannot_be_a_copy_is_refused_and_nothing_changes(games: Path, tmp_path: Path) -> None:
    before = stored_rows(games.parent)
    text, empty, torn = (tmp_path / name for name in ("text", "empty", "torn"))
    text.write_text("This is a shopping list, not a database. " * 50)
    sqlite3.connect(empty).execute("CREATE TABLE lists (item)").connection.close()
    backup(games, torn)
    whole = torn.read_bytes()
    torn.write_bytes(whole[: len(whole) // 2] + b"\xff" * 4096)
    for file in (text, empty, torn, tmp_path / "nowhere"):
        with pytest.raises(BackupError):
            restore(file, games)
    assert stored_rows(games.parent) == before
    assert list(games.parent.glob("*-before-*")) == []


def test_a_copy_never_writes_over_a_file(games: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(BackupError, match="already"):
        backup(games, tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "mine"


def test_a_folder_that_is_not_there(games: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="cannot be written"):
        backup(games, tmp_path / "nowhere" / "copy")


def test_mistakes_end_in_a_sentence(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--data", str(tmp_path)])
    assert isinstance(done.exception, BackupError)
    assert "there is no file" in str(done.exception)
