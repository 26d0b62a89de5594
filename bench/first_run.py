"""How long somebody waits who starts Sammelsurium for the first time, and what it takes of the memory.

python -m bench.first_run                       from source: nothing is compiled
python -m bench.first_run --wheel dist/*.whl    the wheel, installed into an environment of its own
python -m bench.first_run --games stickers      only that game's master

Every start has an empty folder for its games and an empty cache. Measured from the start of the process until the page
is served, until a novice has moved in each of the games, one after the other, and, in a start of its own for each game,
until a master has. Nobody else should use the machine.
"""

import argparse
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.machine import describe

GAMES = ("stamp_collection", "collexxion", "stickers", "tauschrausch")
ENOUGH = 600.0  # seconds after which a start is given up


@dataclass
class Start:
    """A server that was just started, and what has been measured of it."""

    process: "subprocess.Popen[bytes]"
    port: int
    began: float
    cookie: str = ""
    peaks: dict[int, int] = field(default_factory=dict)

    def seconds(self) -> float:
        self.look_at_memory()
        return time.monotonic() - self.began

    def look_at_memory(self) -> None:
        """The most that each of its processes has had, in megabytes; a system that does not say leaves it out."""
        for process in family(self.process.pid):
            self.peaks[process] = max(self.peaks.get(process, 0), peak_of(process))

    @property
    def server_peak(self) -> int:
        return self.peaks.get(self.process.pid, 0)

    @property
    def other_peak(self) -> int:
        return max((peak for process, peak in self.peaks.items() if process != self.process.pid), default=0)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, or None as long as there is none."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            headers = {"Content-Type": "application/json", "Cookie": self.cookie}
            connection.request(method, path, json.dumps(body) if body else None, headers)
            answer = connection.getresponse()
            content = answer.read()
        except OSError:
            return None
        finally:
            connection.close()
        if given := answer.getheader("set-cookie"):
            self.cookie = given.partition(";")[0]
        if answer.status >= 400:
            return None
        return json.loads(content) if path.startswith("/api") else content

    def wait_for(self, method: str, path: str, body: Any = None) -> Any:
        while self.seconds() < ENOUGH:
            if (answer := self.ask(method, path, body)) is not None:
                return answer
            if self.process.poll() is not None:
                raise SystemExit("the server has ended")
            time.sleep(0.02)
        raise SystemExit(f"no answer within {ENOUGH:.0f} s: {method} {path}")


def family(process: int) -> Iterator[int]:
    yield process
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return
    for child in children:
        yield from family(int(child))


def peak_of(process: int) -> int:
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM")), 0)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def started(python: Path) -> Iterator[Start]:
    with tempfile.TemporaryDirectory() as folder:
        home = {"HOME": folder, "SAMMELSURIUM_CACHE": f"{folder}/compiled"}
        port = free_port()
        serve = ["serve", "--no-limits", "--port", str(port), "--data", f"{folder}/games"]
        command = [str(python), "-P", "-m", "sammelsurium", *serve]
        settings = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "SAMMELSURIUM_CPU")}
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(command, env=settings | home, cwd=folder, stdout=log, stderr=log)
        try:
            yield Start(process, port, time.monotonic())
        finally:
            process.terminate()
            process.wait(30)


def sit_down(start: Start, game: str, mind: str) -> Any:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ben", "mind": mind}]
    return start.wait_for("POST", "/api/tables", {"game": game, "seats": seats})


def until_answered(start: Start, game: str, mind: str) -> float:
    """Whoever has the turn: a person takes the first move that is offered, until the bot has moved."""
    table = sit_down(start, game, mind)["table"]
    while True:
        now = start.wait_for("GET", f"/api/tables/{table}")
        if any(entry["seat"] == 1 for entry in now["log"]):
            return start.seconds()
        if 0 in now["waiting"] and now["choices"]:
            move = {"seat": 0, "ply": now["ply"], "move": now["choices"][0]["move"]}
            start.ask("POST", f"/api/tables/{table}/moves", move)
        else:
            time.sleep(0.02)


def compiled_by(python: Path, start: Start) -> int:
    """How many functions that start has compiled."""
    environment = Path(f"/proc/{start.process.pid}/environ").read_bytes().split(b"\0")
    cache = next(line for line in environment if line.startswith(b"SAMMELSURIUM_CACHE="))
    return len(list(Path(cache.partition(b"=")[2].decode()).rglob("*.nbc")))


def measure(python: Path, masters: list[str]) -> None:
    with started(python) as start:
        start.wait_for("GET", "/")
        print(f"the page is served: {start.seconds():.1f} s", flush=True)
        for game in GAMES:
            print(f"{game}, a novice has moved: {until_answered(start, game, 'novice'):.1f} s", flush=True)
        print(f"server at most {start.server_peak} MB, the largest of its processes {start.other_peak} MB", flush=True)
    for game in masters:
        with started(python) as start:
            told = f"{game}, a master has moved: {until_answered(start, game, 'master'):.1f} s"
            count = compiled_by(python, start)
            memory = f"server at most {start.server_peak} MB, the largest of its processes {start.other_peak} MB"
            print(f"{told}; {count} functions compiled; {memory}", flush=True)


def installed(wheel: Path, folder: str) -> Path:
    """The Python of a fresh environment with the wheel in it."""
    venv.create(folder, with_pip=True)
    python = Path(folder, "bin", "python")
    began = time.monotonic()
    subprocess.run([python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", wheel], check=True)
    size = sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file() and not file.is_symlink())
    print(f"installed in {time.monotonic() - began:.0f} s, {size // 1_000_000} MB", flush=True)
    return python


def main() -> None:
    parser = argparse.ArgumentParser("python -m bench.first_run", description=__doc__.splitlines()[0])
    parser.add_argument("--wheel", type=Path, help="measure this one instead of the sources")
    parser.add_argument("--games", nargs="*", default=GAMES, choices=GAMES, help="whose masters are waited for")
    wanted = parser.parse_args()
    print(", ".join(f"{key} {value}" for key, value in describe().items()))
    with tempfile.TemporaryDirectory() as folder:
        python = installed(wanted.wheel.absolute(), folder) if wanted.wheel else Path(sys.executable)
        measure(python, list(wanted.games))


if __name__ == "__main__":
    main()
