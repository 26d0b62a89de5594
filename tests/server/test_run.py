"""Starting and stopping: whatever is wrong is told in one sentence."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
import uvloop

from sammelsurium.server.run import address_of, bind, has_browser, to_its_end
from sammelsurium.server.settings import SQLITE_FILE

from .rows import query
from .serving import serving_anew, wait_for

SERVE = (
    "import sys; from pathlib import Path; from sammelsurium.server.run import serve; "
    "serve(int(sys.argv[1]), '127.0.0.1', Path(sys.argv[2]), sys.argv[3] or None, False)"
)


def attempt(port: int, data: Path, database: str = "") -> subprocess.CompletedProcess[str]:
    """Start a server that cannot start."""
    command = [sys.executable, "-c", SERVE, str(port), str(data), database]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def failed(done: subprocess.CompletedProcess[str], told: str) -> None:
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.startswith("Cannot start: ")
    assert done.stderr.count("\n") == 1, done.stderr


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        failed(attempt(port, tmp_path), f"port {port} is already in use")


def test_a_port_that_is_none(tmp_path: Path) -> None:
    failed(attempt(70_000, tmp_path), "70000 is no port")


def test_a_database_of_another_kind(tmp_path: Path) -> None:
    failed(attempt(0, tmp_path, "mysql://me@here/games"), "'mysql'")


def test_a_database_that_is_away(tmp_path: Path) -> None:
    failed(attempt(0, tmp_path, f"postgresql://me@/games?host={tmp_path}"), "PostgreSQL database cannot be opened")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / SQLITE_FILE).write_text("This is a shopping list, not a database. " * 50)
    before = (tmp_path / SQLITE_FILE).read_bytes()
    failed(attempt(0, tmp_path), "file is not a database")
    assert (tmp_path / SQLITE_FILE).read_bytes() == before


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    failed(attempt(0, tmp_path / "file" / "data"), "cannot be opened")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with serving_anew(tmp_path) as server:
        assert server.url
        assert server.stop() == 0
    query(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    failed(attempt(0, tmp_path), "made by a newer version")


def test_stopping_says_so_and_ends_well(tmp_path: Path) -> None:
    with serving_anew(tmp_path) as server:
        assert server.url
        assert server.stop() == 0
        assert "Stopped. Every game is kept." in server.output.read_text()


def test_stopping_while_the_rules_are_compiled(tmp_path: Path) -> None:
    with serving_anew(tmp_path) as server:
        wait_for(lambda: is_migrated(tmp_path / SQLITE_FILE), "the database to be ready, and the compiler to begin")
        server.stop()
        assert "Traceback" not in server.output.read_text()


def test_stopping_while_the_database_is_opened_waits_for_it() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests may run where Ctrl-C is ignored
    steps: list[str] = []

    async def work() -> None:
        steps.append("begun")
        os.kill(os.getpid(), signal.SIGINT)
        await asyncio.sleep(0.05)
        steps.append("done")

    try:
        with pytest.raises(KeyboardInterrupt):
            asyncio.run(to_its_end(work()))
    finally:
        signal.signal(signal.SIGINT, before)
    assert steps == ["begun", "done"]


def is_migrated(file: Path) -> bool:
    """Whether the first migration is through; before, there is no table of versions with a row in it."""
    if not file.exists():
        return False
    with closing(sqlite3.connect(file)) as database, suppress(sqlite3.OperationalError):
        return bool(database.execute("select version_num from alembic_version").fetchall())
    return False


def test_addresses_people_can_click() -> None:
    with bind("127.0.0.1", 0) as listening:
        assert address_of(listening, "127.0.0.1") == f"http://localhost:{listening.getsockname()[1]}"
        assert address_of(listening, "::1").startswith("http://[::1]:")


def test_no_browser_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()


class Greeted(asyncio.Protocol):
    """Says of its connection whether small answers are sent at once."""

    def __init__(self, at_once: asyncio.Future[int]) -> None:
        self._at_once = at_once

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        connection = transport.get_extra_info("socket")
        self._at_once.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_small_answers_are_sent_at_once(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def greet() -> int:
        at_once = asyncio.get_running_loop().create_future()
        with bind("127.0.0.1", 0) as listening:
            server = await asyncio.get_running_loop().create_server(lambda: Greeted(at_once), sock=listening)
            with socket.create_connection(listening.getsockname()):
                found: int = await asyncio.wait_for(at_once, 30)
            server.close()
        return found

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(greet()) == 1
