"""Servers that start in a moment: a process that has loaded everything once is copied for each of them.

Run as a program it is that process: every line it reads is a server to start, and is answered with its number.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from .serving import HOME, PATIENCE, Server, wait_for


class Child:
    """A process that is not ours but the nursery's, with what `Server` asks of one."""

    def __init__(self, pid: int) -> None:
        self.pid, self.returncode = pid, -1

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return self.returncode
        return None

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float = PATIENCE) -> int:
        wait_for(lambda: self.poll() is not None, "a process to end", timeout)
        return self.returncode


class Nursery:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def launch(self, given: dict[str, Any], output: Path) -> Child:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"output": str(output), "given": given}) + "\n")
        self._process.stdin.flush()
        return Child(int(self._process.stdout.readline()))

    @contextmanager
    def serving(self, data: Path, **settings: Any) -> Iterator[Server]:
        """As `serving`, but quick. With `faulty` among the settings faults can be planted in it."""
        server = Server(data, self.launch, **settings)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.kill()


def shared() -> Nursery:
    """One for all tests of a process that offer the same games. It ends when it hears nothing more, as when this
    process has ended."""
    return _of(os.environ.get("SAMMELSURIUM_GUESTS"), os.environ.get("PYTHONPATH"))


@cache
def _of(guests: str | None, path: str | None) -> Nursery:
    """Which games there are is asked when everything is loaded, so a copy has those of that moment."""
    return Nursery(_begin())


def _begin() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", __name__]
    return subprocess.Popen(command, cwd=HOME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@contextmanager
def nursery() -> Iterator[Nursery]:
    with _begin() as process:
        yield Nursery(process)
        assert process.stdin is not None
        process.stdin.close()  # it ends then, its children have been ended


def _main() -> None:
    _load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
    for line in sys.stdin:
        wish = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _serve(Path(wish["output"]), wish["given"])
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


def _load() -> None:
    """Everything that a server compiles or loads, without any thread: those are not copied. Libraries load some of
    it for the first app and the first database only, so one of each is made."""
    import uvicorn

    from sammelsurium.server.app import create_app
    from sammelsurium.server.run import prepare_database
    from sammelsurium.server.settings import Settings
    from sammelsurium.server.warmup import Warmup

    Warmup()._load_all()
    Warmup._load_all = lambda warmup: []  # type: ignore[assignment,method-assign]  # done
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        prepare_database(settings)
        uvicorn.Config(create_app(settings), log_config=None).load()
    gc.collect()
    gc.freeze()  # no copy looks through all of this for something to free


def _serve(output: Path, given: dict[str, Any]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    said = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, file in ((0, nothing), (1, said), (2, said)):
        os.dup2(file, number)
    try:
        from .faults import Faults
        from .launch import launch

        if given.pop("faulty", False):
            Faults(Path(given["data"])).plant(given.pop("deaf", False))
        launch(given)
    finally:
        os._exit(0)


if __name__ == "__main__":
    _main()
