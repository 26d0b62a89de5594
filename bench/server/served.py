"""The servers that are measured, each in processes of its own, with what they use of the machine."""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.postgresql import running_postgresql

SERVE = (
    "import sys; from pathlib import Path; from sammelsurium.server.run import run;"
    "from sammelsurium.server.settings import Settings;"
    "run(Settings(data=Path(sys.argv[1]), database=sys.argv[2] or None, port=0))"
)
READY = re.compile(r"ready at http://localhost:(\d+)")
NODE_PEER = Path(__file__).parent.parent / "peers" / "boardgame_io"
PATIENCE = 600  # seconds: the first start compiles the rules


@dataclass(frozen=True)
class Served:
    """One server or several that serve the same tables."""

    ports: tuple[int, ...]
    pids: tuple[int, ...]
    database: tuple[int, ...] = ()
    """The database's own process, if it is not part of the server."""
    told: dict[str, Any] = field(default_factory=dict)
    """What a peer's server says of itself."""

    def cpu(self) -> float:
        """Seconds of the processor so far, of the servers and whatever they have started."""
        return sum(_cpu(pid) for pid in _with_children(self.pids))

    def database_cpu(self) -> float:
        return sum(_cpu(pid) for pid in _with_children(self.database))

    def megabytes(self) -> float:
        return sum(_resident(pid) for pid in _with_children(self.pids)) / 1e6


def _with_children(pids: tuple[int, ...]) -> set[int]:
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int(_stat(int(entry.name))[1])
            except OSError:  # it has ended meanwhile
                continue
    found: set[int] = set()
    newest = set(pids)
    while newest:
        found |= newest
        newest = {pid for pid, parent in parents.items() if parent in newest}
    return found


def _stat(pid: int) -> list[str]:
    """From its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _cpu(pid: int) -> float:
    """With that of children that have ended."""
    try:
        return sum(map(int, _stat(pid)[11:15])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


@contextmanager
def ours() -> Iterator[Served]:
    """One process with its SQLite file."""
    with tempfile.TemporaryDirectory() as folder, _one(folder, "") as (pid, port):
        yield Served((port,), (pid,))


@contextmanager
def ours_with_postgresql(processes: int) -> Iterator[Served]:
    """With a PostgreSQL of its own that waits for the disk, as it does where games are played."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(running_postgresql(synced=True))
        begun = [stack.enter_context(_one(folder, database.url())) for _ in range(processes)]
        postmaster = int((database.data / "postmaster.pid").read_text().split()[0])
        yield Served(tuple(port for _, port in begun), tuple(pid for pid, _ in begun), (postmaster,))


@contextmanager
def _one(folder: str, database: str) -> Iterator[tuple[int, int]]:
    with tempfile.NamedTemporaryFile("w+", dir=folder, suffix=".txt") as said:
        command = [sys.executable, "-c", SERVE, folder, database]
        process = subprocess.Popen(command, stdout=said, stderr=said)
        try:
            yield process.pid, _port(process, Path(said.name))
        finally:
            process.terminate()
            process.wait(timeout=30)


def _port(process: "subprocess.Popen[bytes]", said: Path) -> int:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        if found := READY.search(said.read_text()):
            return int(found[1])
        time.sleep(0.05)
    raise SystemExit(f"the server did not start:\n{said.read_text()}")


@contextmanager
def boardgame_io(game: str, store: str) -> Iterator[Served]:
    """`trivial` or `stamp-fair`; `memory` or `flat-file`. As it is deployed: without NODE_ENV it checks more."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            ["node", "serve.js", game, store, folder],
            cwd=NODE_PEER,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        try:
            assert process.stdout is not None
            told = json.loads(process.stdout.readline() or b"null")
            if told is None:
                raise RuntimeError("boardgame.io did not start; `make bench` installs it")
            yield Served((told["port"],), (process.pid,), told=told)
        finally:
            process.terminate()
            process.wait(timeout=30)
