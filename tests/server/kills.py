"""Kills servers while people play, again and again, and looks whether every move that was answered is stored, once.

python -m tests.server.kills 50                 SQLite, one process
python -m tests.server.kills 50 --postgresql    two processes, one of which is killed each time
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console

from sammelsurium.kernel.chance import Stream

from .conftest import empty_database
from .postgresql import running_postgresql
from .rows import query
from .serving import Server, Visitor, serving

PEOPLE = 4
SOLO = {"game": "tauschrausch", "seats": [{"kind": "me", "name": "Ada"}]}


@dataclass
class Acknowledged:
    """Every move that somebody was told is stored: the table, the ply it became, and what it was."""

    moves: dict[tuple[str, int], str] = field(default_factory=dict)

    def missing(self, database: Path | str) -> list[str]:
        """Whatever is not stored as it was answered."""
        stored = {(row[0], row[1]): row[2] for row in query(database, 'SELECT "table", ply, move FROM actions')}
        lost = [f"{place} {move}" for place, move in self.moves.items() if stored.get(place) != move]
        for table, ply in query(database, "SELECT id, ply FROM tables"):
            plies = sorted(number for owner, number in stored if owner == table)
            if plies != list(range(1, ply + 1)):
                lost.append(f"{table} says ply {ply}, and has {len(plies)} actions")
        return lost


class Person(threading.Thread):
    """Plays alone as fast as it is answered, until the server is gone or everything stops."""

    def __init__(self, server: Server, told: Acknowledged, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self._visitor, self._told, self._stop_playing = Visitor(server.url), told, stop

    def run(self) -> None:
        try:
            self._play()
        except httpx.HTTPError:
            return  # killed

    def _play(self) -> None:
        now: Any = self._visitor.post("/api/tables", SOLO)
        number = 0
        while not self._stop_playing.is_set():
            if now["over"]:
                now = self._visitor.post("/api/tables", SOLO)
            number += 1
            move = now["choices"][number % len(now["choices"])]["move"]
            answer = self._visitor.try_move(now["table"], 0, now["ply"], move)
            assert answer.is_success, answer.text
            self._told.moves[now["table"], now["ply"] + 1] = move
            now = self._visitor.table(now["table"])


def kill_once(server: Server, told: Acknowledged, moment: float) -> None:
    stop = threading.Event()
    people = [Person(server, told, stop) for _ in range(PEOPLE)]
    for person in people:
        person.start()
    time.sleep(moment)
    server.kill()
    stop.set()
    for person in people:
        person.join(timeout=30)


@contextmanager
def where(postgresql: bool) -> Iterator[tuple[Path, Path | str, dict[str, Any]]]:
    """A data folder, what to look at afterwards, and the settings of the servers."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if not postgresql:
            yield folder, folder, {}
            return
        url = empty_database(stack.enter_context(running_postgresql()))
        yield folder, url, {"database": url}


def killed(times: int, postgresql: bool) -> int:
    """How many moves were answered; stops at the first that is lost."""
    told, moments = Acknowledged(), Stream.of("kills", "moments")
    with where(postgresql) as (folder, database, settings), ExitStack() as stack:
        if postgresql:  # another process that nobody kills
            steady = stack.enter_context(serving(folder / "steady", **settings))
            stop = threading.Event()
            stack.callback(stop.set)
            Person(steady, told, stop).start()
        for number in range(1, times + 1):
            with serving(folder if not postgresql else folder / "killed", **settings) as server:
                assert server.url
                kill_once(server, told, 0.2 + moments.draw(number, 1300) / 1000)
            lost = told.missing(database) if not postgresql else []
            assert not lost, f"kill {number}: {lost}"
        if postgresql:
            stop.set()
            time.sleep(1)
        assert not told.missing(database)
    return len(told.moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times", type=int)
    parser.add_argument("--postgresql", action="store_true")
    wanted = parser.parse_args()
    moves = killed(wanted.times, wanted.postgresql)
    Console().print(f"{wanted.times} kills, {moves} moves that were answered: all stored, each once")


if __name__ == "__main__":
    main()
