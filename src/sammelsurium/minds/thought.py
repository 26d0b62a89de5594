"""Thinking about one position: worlds, trees and threads, until the budget is spent or somebody says stop."""

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.binding import bind
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, HIDDEN
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Seated

from . import search, tree

CHUNK = 0.01  # seconds between two looks at the clock and at whoever may say stop
MOST_NODES = 1 << 19
ROWS = 512  # moves of the root whose points are added up
Report = Callable[[float], None]


@dataclass(frozen=True)
class Plan:
    """How to search. The numbers are explained in `search.py`."""

    exploration: float = 1.0
    temperature: float = 1.5
    even: float = 0.25
    first: float = 4
    widening: float = 0.5
    sample: int = 6
    horizon: int = 1 << 30
    outcomes: int = 6
    victory: float = 0.6

    def array(self) -> search.Plan:
        return np.array(
            [
                self.exploration,
                self.temperature,
                self.even,
                self.first,
                self.widening,
                self.sample,
                self.horizon,
                self.outcomes,
                self.victory,
            ],
            np.float64,
        )


@dataclass(frozen=True)
class Budget:
    """Iterations make a thought that can be repeated; seconds end it early."""

    iterations: int
    seconds: float | None = None
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


@cache
def engine(game: Game) -> ModuleType:
    """The search, compiled for a game."""
    return bind(Path(search.__file__), game.name, game.functions)


class Trees:
    """What one thread has learnt, and the room it works in."""

    def __init__(self, game: Game, players: int, capacity: int) -> None:
        self.game, self.players = game, players
        self.nodes = np.zeros(capacity, tree.NODE)
        self.slots = np.empty(1 << (2 * capacity - 1).bit_length(), np.int32)
        self.figures = np.zeros(tree.FIGURES)
        self.roots = np.zeros(players, np.int32)
        self.at = np.zeros(players, np.int32)
        self.paths = np.zeros((players, search.DEPTH), np.int32)
        self.moves = game.new_moves()
        self.found = np.zeros(len(self.moves), np.int32)
        self.values = np.zeros(len(self.moves))
        self.worlds = np.zeros(1, game.dtype)
        self.sums = np.zeros((ROWS, 2 + len(game.rules.TERMS)))
        self.clear()

    def clear(self) -> None:
        self.figures[:] = 0
        self.slots[:] = tree.NONE
        self.sums[:] = 0
        for seat in range(self.players):
            self.roots[seat] = tree.plant(self.nodes, self.figures)

    def think(self, seated: Seated, stream: Stream, plan: search.Plan, begin: int, iterations: int) -> None:
        engine(self.game).think(
            seated.box.data,
            seated.state,
            seated.seat,
            self.players,
            stream.key,
            begin,
            iterations,
            self.worlds,
            self.moves,
            self.values,
            self.nodes,
            self.slots,
            self.roots,
            self.figures,
            plan,
            self.at,
            self.paths,
            self.found,
            self.sums,
        )

    def go_on(self, seat: int, heard: Sequence[tuple[int, int]]) -> bool:
        """Moves the seat's root along what happened since; False if the search had not thought of that."""
        root = int(self.roots[seat])
        for actor, move in heard:
            after = tree.NONE if move == HIDDEN else int(tree.child(self.nodes, self.slots, root, actor, move))
            if after == tree.NONE and actor != CHANCE and move != HIDDEN:
                return False
            root = root if after == tree.NONE else after
        if 2 * self.figures[tree.SIZE] > len(self.nodes):
            return False
        self.sums[:] = 0
        self.figures[tree.ROWS] = 0
        for other in range(self.players):
            self.roots[other] = root if other == seat else tree.plant(self.nodes, self.figures)
        return True

    def results(self, seat: int) -> dict[int, NDArray[np.float64]]:
        """By move of the root: visits and value, then the row of sums."""
        made = self.nodes[: int(self.figures[tree.SIZE])]
        listed = made[(made["row"] != tree.NONE) & (made["parent"] == self.roots[seat])]
        return {
            int(node["move"]): np.array([node["visits"], node["value"], *self.sums[node["row"]]]) for node in listed
        }


class Memory:
    """What a seat keeps from one move to the next. Whoever asks a mind keeps it, one for each seat of each match."""

    def __init__(self) -> None:
        self.trees: list[Trees] = []
        self.heard = 0

    def recall(self, seated: Seated, threads: int, capacity: int) -> list[Trees]:
        """One set of trees for each thread, at the position that the seat knows now."""
        since = seated.heard[self.heard :]
        if len(self.trees) != threads or self.heard > len(seated.heard):
            self.trees = [Trees(seated.game, seated.players, capacity) for _ in range(threads)]
        else:
            for trees in self.trees:
                if not (seated.heard and trees.go_on(seated.seat, since)):
                    trees.clear()
        self.heard = len(seated.heard)
        return self.trees


def think(
    seated: Seated,
    stream: Stream,
    plan: Plan,
    budget: Budget,
    memory: Memory | None = None,
    stop: threading.Event | None = None,
    report: Report | None = None,
) -> list[Candidate]:
    """The moves that the search looked at, the best first. Stopped early, it says what it has come to."""
    capacity = min(MOST_NODES, 4096 + 3 * seated.players * budget.iterations // budget.threads)
    forest = (memory or Memory()).recall(seated, budget.threads, capacity)
    numbers = plan.array()
    clock = _Clock(budget, stop or threading.Event(), report)
    if budget.threads == 1:
        _work(forest[0], seated, stream, numbers, 0, clock)
    else:
        engine(seated.game)  # bound once, before the threads ask for it
        with ThreadPoolExecutor(budget.threads) as pool:
            list(pool.map(lambda i: _work(forest[i], seated, stream, numbers, i, clock), range(budget.threads)))
    return _merged(seated, forest)


class _Clock:
    """Says how many iterations a thread may do before it asks again."""

    def __init__(self, budget: Budget, stop: threading.Event, report: Report | None) -> None:
        self._share = -(-budget.iterations // budget.threads)
        self._began = time.monotonic()
        self._seconds, self._stop, self._report = budget.seconds, stop, report

    def next(self, done: int, pace: float) -> int:
        """0 when it is time to stop; `pace` is iterations per second so far."""
        left = self._share - done
        if self._seconds is not None:
            over = time.monotonic() - self._began >= self._seconds
            left = 0 if over and done else left
        if self._stop.is_set():
            left = 0
        if self._report:
            self._report(done / self._share)
        return min(left, max(1, int(pace * CHUNK)))


def _work(trees: Trees, seated: Seated, stream: Stream, plan: search.Plan, thread: int, clock: _Clock) -> None:
    done, pace = 0, 0.0
    own = Stream.of(f"{int(stream.key)}", f"thread {thread}")
    while n := clock.next(done, pace):
        began = time.monotonic()
        trees.think(seated, own, plan, done, n)
        done += n
        pace = n / max(1e-6, time.monotonic() - began)


def _merged(seated: Seated, forest: Sequence[Trees]) -> list[Candidate]:
    sums: dict[int, NDArray[np.float64]] = {}
    for trees in forest:
        for move, row in trees.results(seated.seat).items():
            sums[move] = sums[move] + row if move in sums else row
    names = seated.game.rules.TERMS
    found = [
        Candidate(move, int(row[0]), row[1] / row[0], row[3] / row[2], dict(zip(names, row[4:] / row[2], strict=True)))
        for move, row in sums.items()
    ]
    return sorted(found, key=lambda one: (-one.visits, -one.value, one.move))
