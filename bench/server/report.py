"""What came out, for people and for programs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table

from .load import Load

COLUMNS = (
    ("who", 13),
    ("game", 21),
    ("by", 6),
    ("load", 8),
    ("tables", 6),
    ("moves/s", 7),
    ("answer", 13),
    ("picture p50/p99", 15),
    ("CPU ms", 6),
    ("database", 8),
    ("client", 6),
    ("MB", 5),
)


@dataclass(frozen=True)
class Row:
    who: str
    game: str
    by: str
    pace: str
    load: Load

    def told(self) -> dict[str, Any]:
        return {"who": self.who, "game": self.game, "by": self.by, "pace": self.pace, **self.load.told()}


def table(rows: Sequence[Row], heading: bool = True) -> Table:
    """Processor time is that of a stored move."""
    shown = Table(box=None, pad_edge=False, show_header=heading)
    for number, (name, width) in enumerate(COLUMNS):
        shown.add_column(name, min_width=width, justify="left" if number < 4 else "right")
    for row in rows:
        load = row.load
        answer = _waits(load.answer) if load.answer else ""
        cpu = (f"{load.cpu:.2f}", f"{load.database_cpu:.2f}", f"{load.client_cpu:.2f}")
        figures = (str(load.tables), f"{load.moves:.0f}", answer, _waits(load.picture), *cpu, f"{load.megabytes:.0f}")
        shown.add_row(row.who, row.game, row.by, row.pace, *figures)
    return shown


def _waits(waits: tuple[float, float]) -> str:
    return f"{waits[0]:.1f} / {waits[1]:.1f}"
