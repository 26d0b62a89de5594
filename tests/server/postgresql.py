"""A PostgreSQL server for the tests: Debian's binaries, a temporary folder, a socket instead of a port."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")


def find_binaries() -> Path:
    """The newest installed PostgreSQL."""
    on_path = shutil.which("pg_ctl")
    folders = [folder / "bin" for folder in DEBIAN.glob("*") if (folder / "bin" / "pg_ctl").exists()]
    if folders:
        return max(folders, key=lambda folder: float(folder.parent.name))
    if on_path:
        return Path(on_path).parent
    raise FileNotFoundError("PostgreSQL is not installed; `make test` installs it and then runs the tests")


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: the user to run it as then, or None to stay who we are."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class PostgreSQL:
    def __init__(self, folder: Path, synced: bool = False) -> None:
        self.folder = folder
        self.synced = synced
        self.data = folder / "data"
        self.binaries = find_binaries()
        self.user = unprivileged()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.binaries / program), *arguments]
        # Output goes to a file: a pipe would stay open as long as the server that pg_ctl leaves behind.
        with (self.folder / "output.txt").open("ab") as output:
            done = subprocess.run(
                command,
                user=self.user,
                cwd=self.folder,
                stdout=output,
                stderr=output,
                timeout=60,
                check=False,
            )
        if done.returncode:
            told = (self.folder / "output.txt").read_text(errors="replace")
            raise RuntimeError(f"{' '.join(command)} failed:\n{told}")

    def start(self) -> None:
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", str(self.data), "-U", "tests", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.go_on()

    def go_on(self) -> None:
        """Begin, or begin again after a stop."""
        synced = "on" if self.synced else "off"
        options = f"-k {self.folder} -c listen_addresses='' -c fsync={synced} -c max_connections=200"
        self._run("pg_ctl", "-D", str(self.data), "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def restart(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", "fast", "-l", str(self.folder / "log"), "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")

    def crash(self) -> None:
        """As if its machine had failed: the postmaster ends at once, and all others when they notice."""
        os.kill(self.postmaster, signal.SIGKILL)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """All its processes hang, as on a machine that has lost its disk."""
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.postmaster)], capture_output=True, text=True, check=True
        )
        processes = [self.postmaster, *map(int, listed.stdout.split())]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    @property
    def postmaster(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tests@/{database}?host={self.folder}"


@contextmanager
def running_postgresql(synced: bool = False) -> Iterator[PostgreSQL]:
    """`synced`: it waits for the disk; for measurements only, because tests pull no plug."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))  # short: a socket's path has at most 107 characters
    server = PostgreSQL(folder, synced)
    try:
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
