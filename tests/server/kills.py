"""Kills servers, or their database, while people play, again and again, and looks whether every move that was answered
is stored, once, whether everybody gets an answer, and how long bots that were due make people wait.

python -m tests.server.kills 200                  SQLite, one process, which is killed each time
python -m tests.server.kills 100 --postgresql     two processes, one of which is killed each time
python -m tests.server.kills 10 --database        two processes; PostgreSQL itself is killed each time
"""

from __future__ import annotations

import argparse
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import httpx
from rich.console import Console

from sammelsurium.kernel.chance import Stream

from .conftest import empty_database
from .nursery import Nursery, nursery
from .people import Person, Tally
from .postgresql import PostgreSQL, running_postgresql
from .rows import query
from .serving import TRUSTED, Server, wait_for

Kind = Literal["sqlite", "postgresql", "database"]

PEOPLE = 6
BOTS_TAKE = 0.2  # seconds: so that some are due whenever somebody is killed
DUE = "SELECT id, version FROM tables WHERE thinking IS NOT NULL"
BACKENDS = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"


@dataclass
class Found:
    """How it went."""

    kills: int = 0
    tally: Tally = field(default_factory=Tally)
    due: int = 0
    """Bots that were due when a server was killed."""
    slowest: float = 0.0
    """Seconds from the restart until all of those had moved, at most."""
    restart: float = 0.0
    """Seconds from the restart until the server was ready, at most."""

    def __str__(self) -> str:
        told, acknowledged = self.tally, self.tally.acknowledged
        return (
            f"{self.kills} kills; {acknowledged['requests']} moves were answered to requests and "
            f"{acknowledged['socket']} by sockets, {acknowledged['undone']} of them took one back; "
            f"{told.doubtful} had no answer; lost or doubled: {len(told.faults)}; "
            f"longest wait for an answer {told.longest:.1f} s; {told.late} looks came too early; "
            f"{self.due} bots were due and had moved {self.slowest:.1f} s after the restart, "
            f"which took up to {self.restart:.1f} s"
        )


class Site:
    """Some servers on one database, and people who play there."""

    def __init__(self, starting: Nursery, folder: Path, database: Path | str, processes: int) -> None:
        self._starting, self._folder, self.database = starting, folder, database
        self._settings: dict[str, Any] = {"bots_take": BOTS_TAKE}
        if isinstance(database, str):
            self._settings["database"] = database
        self.found = Found()
        self._addresses: list[str] = []
        self._servers: list[Server] = []
        for number in range(processes):
            self._servers.append(self._start(number))
        self._addresses = [server.url for server in self._servers]
        self._people = [Person(lambda: list(filter(None, self._addresses)), self.found.tally, n) for n in range(PEOPLE)]
        for person in self._people:
            person.start()

    def _start(self, number: int) -> Server:
        data = self._folder if isinstance(self.database, Path) else self._folder / str(number)
        return Server(data, self._starting.launch, **self._settings)

    def play_a_little(self) -> None:
        """On a busy machine a second may pass without a move."""
        told = self.found.tally.acknowledged
        enough = {way: told[way] + 1 for way in ("requests", "socket")}
        wait_for(lambda: all(told[way] >= least for way, least in enough.items()), "people to play", 60)

    def kill_server(self) -> None:
        """And start it again; whatever bot was due then has moved soon after."""
        number = self.found.kills % len(self._servers)
        self._addresses[number] = ""
        self._servers[number].kill()
        self.found.kills += 1
        due: dict[str, int] = dict(query(self.database, DUE))
        began = time.monotonic()
        self._servers[number] = self._start(number)
        self._addresses[number] = self._servers[number].url
        self.found.restart = max(self.found.restart, time.monotonic() - began)
        wait_for(lambda: self._have_moved(due), "bots that were due", 60)
        self.found.due += len(due)
        self.found.slowest = max(self.found.slowest, time.monotonic() - began)

    def _have_moved(self, due: dict[str, int]) -> bool:
        now: dict[str, int] = dict(query(self.database, DUE))
        return all(now.get(table) != version for table, version in due.items())

    def kill_database(self, postgresql: PostgreSQL) -> None:
        """In turn: all of it, which is then started again, or one of its processes, and it starts itself again."""
        self.found.kills += 1
        if self.found.kills % 2:
            postgresql.crash()
            wait_for(lambda: went_on(postgresql), "PostgreSQL to start again", 60)
        else:
            backends = query(postgresql.url(), BACKENDS)
            os.kill(backends[self.found.kills % len(backends)][0], signal.SIGKILL)
        wait_for(self._all_ready, "all servers to be ready again", 60)

    def _all_ready(self) -> bool:
        asked = (httpx.get(f"{url}/api/health/ready", verify=TRUSTED, timeout=30) for url in self._addresses)
        return all(answer.status_code == 200 for answer in asked)

    def check(self) -> None:
        said = "\n".join(server.output.read_text() for server in self._servers)
        assert not self.found.tally.faults, f"kill {self.found.kills}: {self.found.tally.faults}; the servers:\n{said}"

    def finish(self) -> None:
        for person in self._people:
            person.stop.set()
        for person in self._people:
            person.join(30)
        self.found.tally.faults += [f"{person.name} waits for ever" for person in self._people if person.is_alive()]
        self.found.tally.faults += self.found.tally.missing(self.database)
        self.check()

    def close(self) -> None:
        for server in self._servers:
            if server.process.poll() is None:
                server.kill()


def went_on(postgresql: PostgreSQL) -> bool:
    """Not before the last of its processes has noticed that it is gone."""
    try:
        postgresql.go_on()
    except RuntimeError:
        return False
    return True


@contextmanager
def site(kind: Kind, starting: Nursery) -> Iterator[tuple[Site, PostgreSQL | None]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if kind == "sqlite":
            with closing(Site(starting, folder, folder, 1)) as there:
                yield there, None
            return
        postgresql = stack.enter_context(running_postgresql())
        with closing(Site(starting, folder, empty_database(postgresql), 2)) as there:
            yield there, postgresql


def killed(times: int, kind: Kind, starting: Nursery) -> Found:
    """Stops at the first fault."""
    moments = Stream.of("kills", kind)
    with site(kind, starting) as (there, postgresql):
        for number in range(times):
            there.play_a_little()
            time.sleep(moments.draw(number, 1400) / 1000)
            if kind == "database" and postgresql:
                there.kill_database(postgresql)
            else:
                there.kill_server()
            there.check()
        time.sleep(1)
        there.finish()
        return there.found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times", type=int)
    parser.add_argument("--postgresql", dest="kind", action="store_const", const="postgresql", default="sqlite")
    parser.add_argument("--database", dest="kind", action="store_const", const="database")
    wanted = parser.parse_args()
    with nursery() as starting:
        found = killed(wanted.times, wanted.kind, starting)
    Console(soft_wrap=True, highlight=False).print(str(found))


if __name__ == "__main__":
    main()
