"""A server is killed while bots are to move at many tables; how long after the restart do all of them move?

python -m tests.server.due 1500 --collectors 100
python -m tests.server.due 1500 --postgresql
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from .conftest import empty_database
from .postgresql import running_postgresql
from .rows import query
from .serving import Server, Visitor, serving, wait_for

Start = Callable[..., AbstractContextManager[Server]]
DUE = "SELECT count(*) FROM tables WHERE thinking IS NOT NULL"


@dataclass(frozen=True)
class Place:
    folder: Path
    database: Path | str
    settings: dict[str, Any]

    def due(self) -> int:
        return int(query(self.database, DUE)[0][0])


@contextmanager
def place(postgresql: bool) -> Iterator[Place]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if not postgresql:
            yield Place(folder, folder, {})
            return
        url = empty_database(stack.enter_context(running_postgresql()))
        yield Place(folder, url, {"database": url})


def open_tables(at: Place, tables: int, collectors: int, start: Start = serving) -> None:
    """So many where a bot is to move, and a server that is killed before any does."""
    with start(at.folder, bots_take=3600.0, **at.settings) as server:
        visitor = Visitor(server.url)
        number = 0
        while number < tables:
            mind = "collector" if number < collectors else "random"
            seats = [{"kind": "bot", "name": "Pip", "mind": mind}, {"kind": "me", "name": "Ada"}]
            now = visitor.post("/api/tables", {"game": "stamp_collection", "seats": seats})
            number += now["thinking"] is not None
        server.kill()


def moved(at: Place, within: float, start: Start = serving) -> float:
    """Seconds from the moment when the new server is ready."""
    with start(at.folder, **at.settings) as server:
        assert server.url
        began = time.monotonic()
        wait_for(lambda: not at.due(), "all bots to move", within)
        return time.monotonic() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", type=int)
    parser.add_argument("--collectors", type=int, default=0, help="how many of them have a bot that searches")
    parser.add_argument("--postgresql", action="store_true")
    wanted, out = parser.parse_args(), Console()
    with place(wanted.postgresql) as at:
        open_tables(at, wanted.tables, wanted.collectors)
        due = at.due()
        seconds = moved(at, 120)
    out.print(f"{due} tables were due, {wanted.collectors} of them a collector's: all had moved after {seconds:.1f} s")


if __name__ == "__main__":
    main()
