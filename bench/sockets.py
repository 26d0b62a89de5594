"""What the wire itself costs: a small wish in, a picture out, nothing played or stored between; with each way that
uvicorn offers to speak WebSocket, with and without compression, and with ours.

python -m bench.sockets                        pictures of Stamp Collection
python -m bench.sockets --game tauschrausch

Microseconds of the server's processor for a wish and its picture, bytes that a picture takes on the wire, and what a
process grows by with every socket that has been sent one. Server and client talk over loopback only.
"""

import argparse
import asyncio
import importlib.util
import json
import pickle
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from sammelsurium.server.connections import SMALLER, Door
from sammelsurium.server.limits import USUAL_PATIENCE
from sammelsurium.server.metrics import Metrics

from .snapshot import played, snapshot

WISH = json.dumps({"kind": "move", "wish": 7, "seat": 0, "ply": 12, "move": "buy 3 b2 b4"})
USAGE = "usage"
PICTURES = 60
ROUNDS, SOCKETS = 3000, 300
AFAR = {"X-Forwarded-For": "192.0.2.1"}


@dataclass(frozen=True)
class Way:
    """How the server speaks."""

    name: str
    ws: str
    deflate: bool


WAYS = [
    Way("websockets", "websockets", False),
    Way("websockets, its compression", "websockets", True),
    Way("wsproto", "wsproto", False),
    Way("wsproto, its compression", "wsproto", True),
    Way("websockets-sansio", "websockets-sansio", False),
    Way("websockets-sansio, its compression", "websockets-sansio", True),
    Way("ours, near", "ours", False),
    Way("ours, from afar", "ours", True),
]


# -- the server, a process of its own ----------------------------------------------------------------------------------


def app_of(pictures: Sequence[str]) -> Any:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return
        await receive()
        await send({"type": "websocket.accept"})
        sent = 0
        while (message := await receive())["type"] == "websocket.receive":
            picture = pictures[sent % len(pictures)] if message["text"] == WISH else json.dumps(usage())
            await send({"type": "websocket.send", "text": picture})
            sent += 1

    return app


def usage() -> tuple[float, int]:
    """Seconds of the processor, and kilobytes."""
    return time.process_time(), int(Path("/proc/self/statm").read_text().split()[1]) * 4


def serve(way: Way, port: int, pictures: Sequence[str]) -> None:
    options: dict[str, Any] = {"ws": way.ws, "ws_per_message_deflate": way.deflate}
    if way.ws == "ours":
        options = Door(USUAL_PATIENCE, Metrics()).options()
    uvicorn.run(app_of(pictures), port=port, lifespan="off", log_level="error", **options)


# -- the client --------------------------------------------------------------------------------------------------------


async def ask(line: ClientConnection) -> Any:
    await line.send(USAGE)
    return json.loads(await line.recv())


async def once(line: ClientConnection) -> None:
    await line.send(WISH)
    await line.recv()


async def measure(way: Way, port: int) -> tuple[float, float, float]:
    """Microseconds, bytes and kilobytes."""

    def opened() -> connect:
        compression = "deflate" if way.deflate else None
        headers = AFAR if way.deflate else None
        return connect(
            f"ws://127.0.0.1:{port}/", compression=compression, additional_headers=headers, ping_interval=None
        )

    line = await until_open(opened)
    for _ in range(200):
        await once(line)
    (began, _), came = await ask(line), received(line)
    for _ in range(ROUNDS):
        await once(line)
    (ended, before), gone = await ask(line), received(line)
    others = [await opened() for _ in range(SOCKETS)]
    for other in others:
        await once(other)
    _, after = await ask(line)
    for other in (*others, line):
        other.transport.abort()
    return 1e6 * (ended - began) / ROUNDS, (gone - came) / ROUNDS, (after - before) / SOCKETS


def received(line: ClientConnection) -> int:
    """Bytes that the socket has taken in, as the system counts them."""
    info = line.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 256)
    return int.from_bytes(info[128:136], "little")  # tcpi_bytes_received


async def until_open(opened: Any) -> ClientConnection:
    for _ in range(200):
        try:
            found: ClientConnection = await opened()
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return found
    raise SystemExit("the server did not start")


# -- all ways ----------------------------------------------------------------------------------------------------------


def pictures_of(game: str) -> list[str]:
    """What one seat is shown in the course of a game."""
    match, plies = played(game, "sockets")
    mine = [ply for ply in plies if match.back_to(ply).waiting[0] == 0][:PICTURES]
    return [snapshot(match.back_to(ply), 0).decode() for ply in mine]


def run(way: Way, pictures: Path) -> tuple[float, float, float]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "bench.sockets", "--serve", str(WAYS.index(way)), str(port), str(pictures)]
    process = subprocess.Popen(command)
    try:
        return asyncio.run(measure(way, port))
    finally:
        process.kill()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stamp_collection")
    parser.add_argument("--serve", nargs=3, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        number, port, file = wanted.serve
        serve(WAYS[int(number)], int(port), pickle.loads(Path(file).read_bytes()))
        return
    pictures = pictures_of(wanted.game)
    table = Table(wanted.game, box=None, pad_edge=False)
    for heading in ("µs a wish and its picture", "bytes of a picture", "kB a socket"):
        table.add_column(heading, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pictures"
        file.write_bytes(pickle.dumps(pictures))
        for way in WAYS:
            if way.ws != "wsproto" or importlib.util.find_spec("wsproto"):
                table.add_row(way.name, *(f"{figure:.0f}" for figure in run(way, file)))
    console = Console(width=120)
    console.print(table)
    console.print(f"{len(pictures)} pictures; ours compresses with {SMALLER.compress_settings}")


if __name__ == "__main__":
    main()
