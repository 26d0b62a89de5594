"""The stopwatch: plays random games for a fixed time and counts what happened.

Time is the processor's, not the wall's: what else the machine does at that moment is no property of a program.
"""

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Count:
    """What some games consisted of."""

    games: int
    decisions: int  # choices made by players, forced ones included
    chances: int  # dice, draws and other outcomes nobody chose

    def __add__(self, other: "Count") -> "Count":
        return Count(self.games + other.games, self.decisions + other.decisions, self.chances + other.chances)


@dataclass(frozen=True)
class Run:
    """One timed stretch of whole games."""

    seconds: float  # of processor time, all threads together
    count: Count

    def per_second(self, number: int) -> float:
        return number / self.seconds


@dataclass(frozen=True)
class Measurement:
    """The runs of one subject, and the exact meaning of its counts."""

    subject: str
    players: int
    version: str
    counts: str  # what is a decision here, what is a chance
    runs: tuple[Run, ...]

    @property
    def decisions_per_second(self) -> float:
        return statistics.median(run.per_second(run.count.decisions) for run in self.runs)

    @property
    def chances_per_second(self) -> float:
        return statistics.median(run.per_second(run.count.chances) for run in self.runs)

    @property
    def games_per_second(self) -> float:
        return statistics.median(run.per_second(run.count.games) for run in self.runs)

    @property
    def decisions_per_game(self) -> float:
        total = sum((run.count for run in self.runs), Count(0, 0, 0))
        return total.decisions / total.games


@dataclass(frozen=True)
class Plan:
    """How long and how often to measure."""

    seconds: float = 3.0
    repeats: int = 3
    seed: int = 1

    @property
    def warm_up(self) -> float:
        """Long enough for caches, compilers and clock speeds to settle."""
        return self.seconds / 3

    def runs(self, play: Callable[[int], Count]) -> tuple[Run, ...]:
        """Time `play(seed)`, which plays some whole games and counts them; every call gets another seed."""
        seeds = iter(range(self.seed, 2**62))
        stretch(play, seeds, self.warm_up)
        return tuple(stretch(play, seeds, self.seconds) for _ in range(self.repeats))


def stretch(play: Callable[[int], Count], seeds: Iterable[int], seconds: float) -> Run:
    """Play until the time is over; the last game is played to its end, and its time counts too."""
    count = Count(0, 0, 0)
    begin = time.process_time()
    elapsed = 0.0
    for seed in seeds:
        count += play(seed)
        elapsed = time.process_time() - begin
        if elapsed >= seconds:
            break
    return Run(elapsed, count)


def read(told: dict[str, Any]) -> Measurement:
    """A measurement from its JSON form, `dataclasses.asdict` being the way there."""
    runs = tuple(Run(run["seconds"], Count(**run["count"])) for run in told.pop("runs"))
    return Measurement(**told, runs=runs)
