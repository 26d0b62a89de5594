"""Thinking about one position: worlds, trees and threads, until the budget is spent or somebody says stop."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Seated

from .plan import Plan
from .sitting import Sitting
from .trees import Trees, engine

CHUNK = 0.01  # seconds between two looks at the clock and at whoever may say stop
MOST_NODES = 1 << 19
Report = Callable[[float], None]


@dataclass(frozen=True)
class Budget:
    """How much to think. The same budget and stream always lead to the same thought."""

    iterations: int
    threads: int = 1


@dataclass(frozen=True)
class Candidate:
    """What the search thinks of one move."""

    move: int
    visits: int
    value: float  # what was searched for: winning, and by how much
    win: float  # the share of victories
    terms: Mapping[str, float]  # expected points at the end

    @property
    def points(self) -> float:
        return sum(self.terms.values())


def think(
    seated: Seated,
    stream: Stream,
    plan: Plan,
    budget: Budget,
    sitting: Sitting | None = None,
    report: Report | None = None,
    favourite: int | None = None,
) -> list[Candidate]:
    """The moves that the search looked at, the best first. A favourite is looked at in any case. Stopped early, it says
    what it has come to."""
    return _merged(seated, _searched(seated, stream, plan, budget, sitting or Sitting(), report, favourite))


def win_chance(seated: Seated, stream: Stream, plan: Plan, budget: Budget, sitting: Sitting | None = None) -> float:
    """The share of victories that the seat can expect, whoever is to act. Stopped before a first thought, it is 0."""
    forest = _searched(seated, stream, plan, budget, sitting or Sitting())
    counts = [trees.win_chance for trees in forest]
    return sum(won for won, _ in counts) / max(1.0, sum(played for _, played in counts))


def _searched(
    seated: Seated,
    stream: Stream,
    plan: Plan,
    budget: Budget,
    sitting: Sitting,
    report: Report | None = None,
    favourite: int | None = None,
) -> list[Trees]:
    capacity = min(MOST_NODES, 4096 + 3 * seated.players * budget.iterations // budget.threads)
    forest = sitting.recall(seated, budget.threads, capacity)
    if favourite is not None:
        for trees in forest:
            trees.favour(seated.seat, favourite)
    numbers = plan.in_fractions()
    clock = _Clock(budget, sitting, report)
    if budget.threads == 1:
        _work(forest[0], seated, stream, numbers, 0, clock)
    else:
        engine(seated.game)  # bound once, before the threads ask for it
        with ThreadPoolExecutor(budget.threads) as pool:
            list(pool.map(lambda i: _work(forest[i], seated, stream, numbers, i, clock), range(budget.threads)))
    return forest


class _Clock:
    """Says how many iterations a thread may do before it asks again."""

    def __init__(self, budget: Budget, sitting: Sitting, report: Report | None) -> None:
        self._share = -(-budget.iterations // budget.threads)
        self._began = time.monotonic()
        self._patience, self._stop, self._report = sitting.patience, sitting.stop, report

    def next(self, done: int, pace: float) -> int:
        """0 when it is time to stop; `pace` is iterations per second so far."""
        left = self._share - done
        over = self._patience is not None and time.monotonic() - self._began >= self._patience
        if self._stop.is_set() or (over and done):
            left = 0
        if self._report:
            self._report(done / self._share)
        return min(left, max(1, int(pace * CHUNK)))


def _work(trees: Trees, seated: Seated, stream: Stream, plan: Plan, thread: int, clock: _Clock) -> None:
    done, pace = 0, 0.0
    own = Stream.of(f"{int(stream.key)}", f"thread {thread}")
    while n := clock.next(done, pace):
        began = time.monotonic()
        trees.think(seated, own, plan, done, done + n)
        done += n
        pace = n / max(1e-6, time.monotonic() - began)


def _merged(seated: Seated, forest: Sequence[Trees]) -> list[Candidate]:
    sums: dict[int, NDArray[np.float64]] = {}
    for trees in forest:
        for move, row in trees.results(seated.seat).items():
            sums[move] = sums[move] + row if move in sums else row
    names = seated.game.scoring.TERMS
    found = [
        Candidate(
            move, int(row[0]), float(row[1] / row[0]), float(row[3] / row[2]), dict(zip(names, means, strict=True))
        )
        for move, row in sums.items()
        for means in [(row[4:] / row[2]).tolist()]
    ]
    return sorted(found, key=lambda one: (-one.visits, -one.value, one.move))
