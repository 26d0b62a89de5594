"""Faults between any two steps of a change: checked, stored, kept, announced, bots woken. They are planted around the
real parts in a process that was started for it; a file in its data folder says which one happens next."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from sammelsurium.server.announcements import Announcer
from sammelsurium.server.bots import Bots
from sammelsurium.server.store import Store
from sammelsurium.server.tables import Tables

Step = Literal["checked", "stored", "kept", "announced", "woken"]
How = Literal["ends", "fails"]
STEPS: tuple[Step, ...] = ("checked", "stored", "kept", "announced", "woken")
FILE = "fault"


class Planted(Exception):
    """What fails."""


def wish_for(data: Path, step: Step, how: How) -> None:
    """The next change in the process with this data folder will not get beyond this step."""
    (data / "next").write_text(f"{step} {how}")
    (data / "next").rename(data / FILE)


def has_happened(data: Path) -> bool:
    return not (data / FILE).exists()


class Faults:
    def __init__(self, data: Path) -> None:
        self._file = data / FILE
        self._stored = False

    def plant(self, deaf: bool) -> None:
        """Deaf: to see that it matters, what other processes announce is not heard at all."""
        if deaf:
            Tables.heard = lambda tables, table: None  # type: ignore[method-assign,assignment]  # a fault
        append, true_cut = Store.append, Store.cut
        for name, true in (("append", append), ("cut", true_cut)):
            setattr(Store, name, self._around(true))
        for kind, name, step in (
            (Tables, "_keep", "kept"),
            (Announcer, "announce", "announced"),
            (Bots, "wake", "woken"),
        ):
            setattr(kind, name, self._after(getattr(kind, name), step))

    def _around(self, true: Callable[..., Any]) -> Callable[..., Any]:
        async def storing(*given: Any, **named: Any) -> Any:
            self._pass("checked")
            stored = await true(*given, **named)
            self._stored = True
            self._pass("stored")
            return stored

        return storing

    def _after(self, true: Callable[..., Any], step: str) -> Callable[..., Any]:
        def doing(*given: Any, **named: Any) -> Any:
            done = true(*given, **named)
            if self._stored:
                self._pass(step)
            return done

        return doing

    def _pass(self, step: str) -> None:
        if not self._file.exists():
            return
        wanted, how = self._file.read_text().split()
        if wanted != step:
            return
        self._file.unlink()
        if how == "ends":
            os._exit(9)
        raise Planted(f"after it was {step}")
