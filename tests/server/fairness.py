"""One person has many tables full of masters; how long do others wait for their bots?

python -m tests.server.fairness                 60 tables of four masters
python -m tests.server.fairness --tables 12 --workers 1
python -m tests.server.fairness --postgresql
"""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from .conftest import empty_database
from .postgresql import running_postgresql
from .serving import Server, Visitor, serving, wait_for


def figures(visitor: Visitor, name: str) -> list[float]:
    """Those of /metrics whose names, with their labels, begin like this."""
    lines = visitor.http.get("/metrics").text.splitlines()
    return [float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name)]


def figure(visitor: Visitor, name: str) -> float:
    """One, named with its labels."""
    return sum(figures(visitor, f"{name} "))


def thoughts(visitor: Visitor) -> int:
    """Long ones that were had so far."""
    return int(figure(visitor, 'sammelsurium_thought_seconds_count{lane="slow"}'))


def sit_down(visitor: Visitor, mind: str, bots: int, game: str = "tauschrausch") -> Any:
    """The person sits last."""
    seats = [{"kind": "bot", "name": f"Bot {number}", "mind": mind} for number in range(bots)]
    return visitor.post("/api/tables", {"game": game, "seats": [*seats, {"kind": "me", "name": "Me"}]})


@dataclass(frozen=True)
class Waited:
    seconds: float
    thoughts: int
    """Long ones of whomever, meanwhile."""


def first_move(visitor: Visitor, mind: str) -> Waited:
    """Of a bot at a new table of its own."""
    began, before = time.monotonic(), thoughts(visitor)
    now = sit_down(visitor, mind, 1, "stamp_collection")
    ply = now["ply"]
    if now["thinking"] is None:  # the person begins
        began, before = time.monotonic(), thoughts(visitor)
        ply = visitor.send(now)["ply"]
    wait_for(lambda: visitor.table(now["table"])["ply"] > ply, f"a {mind}'s move", 60)
    return Waited(time.monotonic() - began, thoughts(visitor) - before)


@dataclass(frozen=True)
class Crowd:
    """One person's tables."""

    visitor: Visitor
    tables: list[str]
    """As they were opened: all due."""

    def untouched(self) -> int:
        """Tables where no bot has moved yet."""
        shown = [self.visitor.table(table) for table in self.tables]
        return sum(not any(entry["seat"] is not None for entry in one["log"]) for one in shown)


def crowd(server: Server, tables: int, masters: int = 4) -> Crowd:
    visitor = Visitor(server.url)
    return Crowd(visitor, [sit_down(visitor, "master", masters)["table"] for _ in range(tables)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--postgresql", action="store_true")
    wanted, out = parser.parse_args(), Console(width=120)
    with ExitStack() as stack:
        settings: dict[str, Any] = {"workers": wanted.workers}
        if wanted.postgresql:
            settings["database"] = empty_database(stack.enter_context(running_postgresql()))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(serving(folder, **settings))
        stranger = Visitor(server.url)
        for mind in ("novice", "collector", "master"):
            out.print(f"alone, a {mind} moves after {first_move(stranger, mind).seconds:.2f} s")
        ada = crowd(server, wanted.tables)
        waiting = int(figure(stranger, 'sammelsurium_queue_length{lane="slow"}'))
        out.print(f"one person opens {wanted.tables} tables of four masters: {waiting} thoughts wait")
        for mind in ("novice", "collector", "master"):
            waited = [first_move(Visitor(server.url), mind) for _ in range(5)]
            longest, between = max(one.seconds for one in waited), max(one.thoughts for one in waited)
            out.print(f"a stranger's {mind} moves after {longest:.2f} s and {between} long thoughts at most, of five")
        largest = max(figures(stranger, "sammelsurium_worker_bytes"))
        out.print(f"a worker has {largest / 1e6:.0f} MB in memory at most")
        out.print(f"then {ada.untouched()} of the {wanted.tables} tables have not had a move yet")


if __name__ == "__main__":
    main()
