"""The line between one server and its PostgreSQL, which can be cut, or go dead, at a chosen moment."""

from __future__ import annotations

import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlsplit

Fault = Literal["wish cut", "answer cut", "answer dead", "ear cut", "ear dead"]

SOCKET = ".s.PGSQL.5432"
DONE = b"Z\x00\x00\x00\x05I"  # the database says: ready for the next question, and in no transaction
CHUNK = 1 << 16


class Line:
    """Passes everything on, until the fault that is wanted finds its moment: a change of a table is announced.

    The wish is cut before the database has it; its answer when it is stored. Ears hear announcements. A dead connection
    is not closed: nothing comes out of it any more.
    """

    def __init__(self, folder: Path, there: Path) -> None:
        self._there = there
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / SOCKET))
        self._listening.listen(64)
        self._table = b""
        self.fault: Fault | None = None
        threading.Thread(target=self._accept, daemon=True).start()

    def plant(self, fault: Fault, table: str) -> None:
        self._table, self.fault = f" {table}".encode(), fault

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near = self._listening.accept()[0]
                far = socket.socket(socket.AF_UNIX)
                try:
                    far.connect(str(self._there / SOCKET))
                except OSError:
                    near.close()
                    continue
                Call(self, near, far).start()

    def happens(self, fault: Fault, said: bytes) -> bool:
        """The moment of the fault that is wanted; it happens once."""
        if self.fault == fault and self._table in said:
            self.fault = None
            return True
        return False

    def is_about(self, said: bytes) -> bool:
        return self.fault is not None and self._table in said


class Call:
    """One connection."""

    def __init__(self, line: Line, near: socket.socket, far: socket.socket) -> None:
        self._line, self._near, self._far = line, near, far
        self._asked = self._dead = False

    def start(self) -> None:
        for one, other, look in ((self._near, self._far, self._to_database), (self._far, self._near, self._back)):
            threading.Thread(target=self._pass_on, args=(one, other, look), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, look: object) -> None:
        assert callable(look)
        with suppress(OSError):
            while said := one.recv(CHUNK):
                if not look(said):
                    break
                if not self._dead:
                    other.sendall(said)
        if not self._dead:
            for end in (self._near, self._far):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def _to_database(self, said: bytes) -> bool:
        """False: the connection is cut."""
        self._asked = self._asked or self._line.is_about(said)
        return not self._line.happens("wish cut", said)

    def _back(self, said: bytes) -> bool:
        if self._asked and DONE in said and self._line.fault in ("answer cut", "answer dead"):
            self._dead = self._line.fault == "answer dead"
            self._line.fault = None
            return self._dead
        if not self._asked and self._line.happens("ear cut", said):
            return False
        self._dead = self._dead or (not self._asked and self._line.happens("ear dead", said))
        return True


@contextmanager
def line(url: str) -> Iterator[tuple[Line, str]]:
    """A line, and the address of the database by it."""
    there = parse_qs(urlsplit(url).query)["host"][0]
    with tempfile.TemporaryDirectory(prefix="line-") as folder:
        made = Line(Path(folder), Path(there))
        try:
            yield made, url.replace(there, folder)
        finally:
            made.close()
