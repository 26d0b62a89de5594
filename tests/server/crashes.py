"""Whatever fails between any two steps of storing and announcing, nobody looks at an old table for longer than a
second: every socket shows the newest version that is stored, or is closed, and a new one shows it.

python -m tests.server.crashes        all of them, on SQLite and on PostgreSQL, with two processes
"""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import httpx
from rich.console import Console
from websockets.exceptions import WebSocketException

from sammelsurium.server.settings import SQLITE_FILE

from . import faults, line
from .conftest import empty_database
from .nursery import Nursery, nursery
from .postgresql import running_postgresql
from .rows import query
from .serving import Server, Visitor, wait_for

PATIENCE = 30.0
ALONE = {"game": "tauschrausch", "seats": [{"kind": "me", "name": "Ada"}]}


class Watch(threading.Thread):
    """A socket; when it is closed, the next one, as the page does it."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(daemon=True)
        self._visitor, self._table = visitor, table
        self.version = 0
        self.stop = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.stop.is_set():
            with suppress(OSError, WebSocketException, TimeoutError), self._visitor.live(self._table) as live:
                self._look_on(live)
            time.sleep(0.02)

    def _look_on(self, live: Any) -> None:
        while not self.stop.is_set():
            with suppress(TimeoutError):
                self.version = live.hear(0.2)["version"]


@dataclass
class House:
    """Two processes on one database. Faults are planted in the first, or on the lines of the two."""

    starting: Nursery
    folder: Path
    database: Path | str
    lines: list[line.Line]
    settings: list[dict[str, Any]]
    servers: list[Server]

    @property
    def data(self) -> Path:
        return self.servers[0].data

    def start(self, number: int) -> Server:
        return Server(self.folder / str(number), self.starting.launch, faulty=True, **self.settings[number])

    def again(self) -> None:
        """The first may have ended."""
        if self.servers[0].process.poll() is not None:
            self.servers[0] = self.start(0)

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()


@contextmanager
def house(starting: Nursery, postgresql: str | None, **more: Any) -> Iterator[House]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        lines: list[line.Line] = []
        settings: list[dict[str, Any]] = []
        for number in range(2):
            (folder / str(number)).mkdir()
            if postgresql is None:
                settings.append(more)
            else:
                made, url = stack.enter_context(line.line(postgresql))
                lines.append(made)
                settings.append({"database": url, **more})
        (folder / "1" / SQLITE_FILE).symlink_to(folder / "0" / SQLITE_FILE)
        two = House(starting, folder, postgresql or folder / "0", lines, settings, [])
        stack.callback(two.close)
        for number in range(2):  # the first one makes the file
            two.servers.append(two.start(number))
            assert two.servers[number].url
        yield two


def planted(two: House) -> list[tuple[str, str]]:
    """All faults there are, in two words."""
    steps = [(step, how) for how in get_args(faults.How) for step in faults.STEPS]
    return [*steps, *(("line", fault) for fault in get_args(line.Fault) if two.lines)]


def suffer(two: House, fault: tuple[str, str], patience: float = PATIENCE) -> float:
    """Seconds from a move in which the fault happens until every socket shows what is stored then."""
    two.again()
    ada = Visitor(two.servers[0].url)
    ada.http.timeout = httpx.Timeout(PATIENCE)
    now = ada.post("/api/tables", ALONE)
    there = Visitor(two.servers[1].url)
    there.http.cookies.update(ada.http.cookies)
    watching = [Watch(visitor, now["table"]) for visitor in (ada, there)]
    wait_for(lambda: all(one.version == now["version"] for one in watching), "both to see the table")
    plant(two, fault, now["table"])
    began = time.monotonic()
    moving = threading.Thread(target=move, args=(ada, now), daemon=True)
    moving.start()
    wait_for(lambda: has_happened(two, fault), f"the fault {fault}", PATIENCE)
    wait_for(lambda: all_see(two, watching, now["table"]), f"all to see what is stored after {fault}", patience)
    seconds = time.monotonic() - began
    moving.join(PATIENCE)
    if fault[1] == "ends":  # it may have said so a moment before
        wait_for(lambda: two.servers[0].process.poll() is not None, "the process to end", PATIENCE)
    still = all_see(two, watching, now["table"])
    for one in watching:
        one.stop.set()
    assert still or wait_for(lambda: all_see(two, watching, now["table"]), "all to see it to the end", PATIENCE)
    return seconds


def move(visitor: Visitor, now: Any) -> None:
    with suppress(httpx.HTTPError):
        visitor.try_move(now["table"], 0, now["ply"], now["choices"][0]["move"])


def plant(two: House, fault: tuple[str, str], table: str) -> None:
    where, what = fault
    if where == "line":
        two.lines[what.startswith("ear")].plant(what, table)  # type: ignore[arg-type]  # one of them
    else:
        faults.wish_for(two.data, where, what)  # type: ignore[arg-type]  # two of them


def has_happened(two: House, fault: tuple[str, str]) -> bool:
    return all(one.fault is None for one in two.lines) and faults.has_happened(two.data)


def all_see(two: House, watching: list[Watch], table: str) -> bool:
    """Of a process that has ended nobody can see anything any more."""
    stored = query(two.database, f"SELECT version FROM tables WHERE id = '{table}'")[0][0]
    alive = [server.process.poll() is None for server in two.servers]
    return all(one.version == stored for one, here in zip(watching, alive, strict=True) if here)


def main() -> None:
    console, slowest = Console(soft_wrap=True, highlight=False), 0.0
    with nursery() as starting, running_postgresql() as postgresql:
        for name, url in (("SQLite", None), ("PostgreSQL", empty_database(postgresql))):
            with house(starting, url) as two:
                for fault in planted(two):
                    seconds = suffer(two, fault)
                    slowest = max(slowest, seconds)
                    console.print(f"{name}, {' '.join(fault)}: {seconds:.2f} s")
    console.print(f"nobody saw an old table for longer than {slowest:.2f} s")


if __name__ == "__main__":
    main()
