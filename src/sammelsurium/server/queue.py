"""Thoughts that wait for a worker, in turn: by lane, then by person, then by table.

A table has one thought at a time, and a person's thoughts wait in the order in which they came: so a person's tables
take turns as well. `MemoryQueue` is for a server on its own; `thoughts.py` has the one of several processes.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from .job import LANES, Job, Lane, Lease

MOST_WAITING = 50  # thoughts of one person; their other tables are found in the database later


class Full(Exception):
    """The person has enough waiting. Nothing is lost: the table stays due, and is looked for again."""


class Overtaken(Exception):
    """Another process has asked later or heard the answer, or the question is lost: whoever asked need not wait."""


class Queue(Protocol):
    on_work: Callable[[], None]
    """Called when there may be something to take."""

    @property
    def waiting(self) -> Mapping[Lane, int]:
        """How many are in nobody's hands, as far as is known here."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def is_full(self, person: str) -> bool: ...

    async def ask(self, job: Job) -> str | None:
        """The move, once somebody has found it; None if those who tried did not survive it. Raises Full and
        Overtaken."""
        ...

    async def take(self, lane: Lane, most: int) -> Sequence[Lease]: ...

    async def answer(self, lease: Lease, move: str | None) -> None: ...

    async def give_back(self, lease: Lease) -> None:
        """Whoever had it has no answer; it is next."""
        ...


@dataclass
class Waiting:
    job: Job
    since: float
    taken: int = 0


class MemoryQueue:
    """Of one process: it is gone with it, and so are those who wait."""

    def __init__(self) -> None:
        self.on_work: Callable[[], None] = lambda: None
        self._lanes: dict[Lane, OrderedDict[str, deque[Waiting]]] = {lane: OrderedDict() for lane in LANES}
        self._taken: dict[str, Waiting] = {}
        self._answers: dict[str, asyncio.Future[str | None]] = {}
        self._persons: Counter[str] = Counter()

    @property
    def waiting(self) -> Mapping[Lane, int]:
        return {lane: sum(map(len, persons.values())) for lane, persons in self._lanes.items()}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def is_full(self, person: str) -> bool:
        return self._persons[person] >= MOST_WAITING

    async def ask(self, job: Job) -> str | None:
        if self.is_full(job.person):
            raise Full
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._answers[job.table] = answer
        self._lanes[job.lane].setdefault(job.person, deque()).append(Waiting(job, time.monotonic()))
        self._persons[job.person] += 1
        self.on_work()
        return await answer

    async def take(self, lane: Lane, most: int) -> Sequence[Lease]:
        return [self._next(lane) for _ in range(min(most, self.waiting[lane]))]

    def _next(self, lane: Lane) -> Lease:
        """Of the person whose turn it is; then it is everybody else's before theirs again."""
        persons = self._lanes[lane]
        person, theirs = next(iter(persons.items()))
        one = theirs.popleft()
        if theirs:
            persons.move_to_end(person)
        else:
            del persons[person]
        self._persons[person] -= 1
        if not self._persons[person]:
            del self._persons[person]
        one.taken += 1
        self._taken[one.job.table] = one
        return Lease(one.job, one.taken, time.monotonic() - one.since)

    async def answer(self, lease: Lease, move: str | None) -> None:
        del self._taken[lease.job.table]
        answer = self._answers.pop(lease.job.table)
        if not answer.done():
            answer.set_result(move)

    async def give_back(self, lease: Lease) -> None:
        one, persons = self._taken.pop(lease.job.table), self._lanes[lease.job.lane]
        persons.setdefault(lease.job.person, deque()).appendleft(one)
        persons.move_to_end(lease.job.person, last=False)
        self._persons[lease.job.person] += 1
        self.on_work()
