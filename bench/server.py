"""How many moves the table server stores, and how long people wait: for the answer, and for the picture by the socket.

python -m bench.server                                     Tauschrausch alone, 1, 20 and 100 tables, SQLite
python -m bench.server --game stamp_collection --tables 20 100 --seconds 10
python -m bench.server --database postgresql://…

A closed loop: at every table somebody with a socket of their own sends the next move as soon as the picture of the last
one has come. Where the game is not for one, a bot that chooses at random sits with them, and its moves are stored moves
too. The clients run beside the server on the same machine. Server and clients talk over loopback only.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from sammelsurium.kernel.registry import find_game

SERVE = (
    "import sys; from pathlib import Path; from sammelsurium.server.run import run;"
    "from sammelsurium.server.settings import Settings;"
    "run(Settings(data=Path(sys.argv[1]), database=sys.argv[2] or None, port=0, bot_pause=0.0))"
)
READY = re.compile(r"ready at http://localhost:(\d+)")
PATIENCE = 600  # seconds: the first start compiles the rules


@dataclass
class Waits:
    """In milliseconds."""

    answer: list[float] = field(default_factory=list)
    picture: list[float] = field(default_factory=list)
    moves: int = 0
    """Stored by whomever."""


@dataclass(frozen=True)
class Served:
    """A server process."""

    pid: int
    port: int

    def cpu(self) -> float:
        """Seconds of the processor so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def serving(database: str | None) -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "output.txt"
        with said.open("w") as output:
            command = [sys.executable, "-c", SERVE, folder, database or ""]
            process = subprocess.Popen(command, stdout=output, stderr=output)
        try:
            yield Served(process.pid, port_of(process, said))
        finally:
            process.terminate()
            process.wait(timeout=30)


def port_of(process: "subprocess.Popen[bytes]", said: Path) -> int:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        if found := READY.search(said.read_text()):
            return int(found[1])
        time.sleep(0.05)
    raise SystemExit(f"the server did not start:\n{said.read_text()}")


class Line:
    """A connection that stays open: as little of HTTP as a benchmark needs, so that the client costs little."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer, self.cookie = reader, writer, ""

    async def post(self, path: str, body: Any) -> Any:
        text = json.dumps(body).encode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{cookie}"
        self._writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        answer = json.loads(await self._reader.readexactly(int(headers["content-length"])))
        if not lines[0].startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{lines[0]}: {answer}")
        return answer


class Player:
    """Somebody at a table of their own."""

    def __init__(self, served: Served, game: str, waits: Waits) -> None:
        self._served, self._game, self._waits = served, game, waits

    async def play(self, until: asyncio.Event) -> None:
        self._line = Line(*await asyncio.open_connection("127.0.0.1", self._served.port))
        while not until.is_set():
            await self._play_one(until)

    async def _play_one(self, until: asyncio.Event) -> None:
        table = (await self._line.post("/api/tables", self._wish()))["table"]
        address = f"ws://127.0.0.1:{self._served.port}/api/tables/{table}/live"
        headers = {"Cookie": self._line.cookie}
        async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as socket:
            now = await self._my_turn(socket, 0)
            while not now["over"] and not until.is_set():
                now = await self._move(socket, table, now)

    def _wish(self) -> Any:
        bots = range(find_game(self._game).players[0] - 1)
        seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "name": f"Bot {n}", "mind": "random"} for n in bots)]
        return {"game": self._game, "seats": seats}

    async def _move(self, socket: ClientConnection, table: str, now: Any) -> Any:
        choice = now["choices"][now["ply"] * 7 % len(now["choices"])]
        began = time.perf_counter()
        coming = asyncio.create_task(socket.recv())
        await self._line.post(f"/api/tables/{table}/moves", {"seat": 0, "ply": now["ply"], "move": choice["move"]})
        self._waits.answer.append(1000 * (time.perf_counter() - began))
        shown = json.loads(await coming)
        self._waits.picture.append(1000 * (time.perf_counter() - began))
        self._waits.moves += 1
        return shown if is_mine(shown) else await self._my_turn(socket, shown["ply"])

    async def _my_turn(self, socket: ClientConnection, ply: int) -> Any:
        while True:
            shown = json.loads(await socket.recv())
            self._waits.moves += ply > 0
            if is_mine(shown):
                return shown


def is_mine(shown: Any) -> bool:
    return bool(shown["over"] or shown["waiting"] == [shown["seat"]])


@dataclass(frozen=True)
class Load:
    tables: int
    seconds: float
    waits: Waits
    cpu: float
    megabytes: float


async def load(served: Served, game: str, tables: int, seconds: float) -> Load:
    waits, until = Waits(), asyncio.Event()
    players = [asyncio.create_task(Player(served, game, waits).play(until)) for _ in range(tables)]
    await asyncio.sleep(2)  # all have sat down
    waits.answer, waits.picture, waits.moves = [], [], 0
    began, before = time.perf_counter(), served.cpu()
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    measured = Load(tables, time.perf_counter() - began, waits, served.cpu() - before, served.megabytes())
    until.set()
    await asyncio.wait(players, timeout=10)
    for task in players:
        task.cancel()
    return measured


def quantiles(waits: Sequence[float]) -> tuple[float, float]:
    """The middle one, and the one that a hundredth are longer than."""
    return statistics.median(waits), sorted(waits)[int(len(waits) * 0.99)]


def report(game: str, loads: Sequence[Load]) -> None:
    table = Table("game", box=None, pad_edge=False)
    for heading in ("tables", "moves/s", "answer p50", "p99 ms", "picture p50", "p99 ms", "CPU ms a move", "MB"):
        table.add_column(heading, justify="right")
    for one in loads:
        figures = (*quantiles(one.waits.answer), *quantiles(one.waits.picture), 1000 * one.cpu / one.waits.moves)
        rate, told = one.waits.moves / one.seconds, (f"{figure:.2f}" for figure in figures)
        table.add_row(game, str(one.tables), f"{rate:.0f}", *told, f"{one.megabytes:.0f}")
    Console(width=120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tauschrausch")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", help="a PostgreSQL URL; SQLite otherwise")
    wanted = parser.parse_args()
    with serving(wanted.database) as served:
        loads = [asyncio.run(load(served, wanted.game, tables, wanted.seconds)) for tables in wanted.tables]
    report(wanted.game, loads)


if __name__ == "__main__":
    main()
