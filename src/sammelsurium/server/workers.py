"""Worker processes, and who of them thinks what: they take turns at the queue, and whoever dies is replaced.

They are started when there is something to think about, up to as many as are allowed, and then stay.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextvars import Context
from functools import partial

from .database import Away
from .job import LANES, Lane, Lease
from .metrics import Metrics
from .process import Died, Worker
from .question import Answer
from .queue import Queue

log = logging.getLogger(__name__)

MOST_TRIES = 3  # a question that ends so many workers is not asked again
SOON, LATE = 0.5, 60.0  # seconds until a worker is replaced, and at most, if that keeps happening
REMEMBERED = 4096  # tables whose last worker is known


class Workers:
    def __init__(self, queue: Queue, most: int, metrics: Metrics) -> None:
        self._queue, self._most = queue, most
        queue.on_work = self._look
        self._work = asyncio.Event()
        self._places: set[asyncio.Task[None]] = set()
        self._alive: dict[int, Worker] = {}
        self._last: OrderedDict[str, Worker] = OrderedDict()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._handing: asyncio.Task[None] | None = None
        metrics.watch("workers", "Processes that think", lambda: len(self._alive))
        lengths: dict[str, Callable[[], float]] = {lane: partial(self._length, lane) for lane in LANES}
        metrics.watch_each("queue_length", "Thoughts that wait for a worker", "lane", lengths)
        self._waited = metrics.histogram("wait_seconds", "How long a thought has waited for a worker", "lane")
        self._thought = metrics.histogram("thought_seconds", "How long a worker has thought", "lane")
        self._failed = metrics.counter("thoughts_failed", "Thoughts that came to nothing", "lane")
        self._restarts = metrics.counter("worker_restarts", "Workers that ended and were replaced")
        self._memory = metrics.gauge("worker_bytes", "What a worker had in memory when it last answered", "worker")

    @property
    def are_well(self) -> bool:
        """Nobody waits while there is nobody who thinks. Those that are not needed yet are not missed."""
        return bool(self._alive) or not self._most or not any(self._queue.waiting.values())

    @property
    def number(self) -> int:
        """Started so far, those that are just being replaced among them."""
        return len(self._places)

    def _length(self, lane: Lane) -> int:
        return self._queue.waiting[lane]

    def open(self) -> None:
        if self._most:
            self._handing = asyncio.get_running_loop().create_task(self._hand_out())

    async def close(self) -> None:
        tasks = [*self._places, *self._thoughts, *([self._handing] if self._handing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self, number: int = 1) -> None:
        """So many at least, without waiting for work."""
        while len(self._places) < min(number, self._most):
            self._add()

    def _add(self) -> None:
        place = len(self._places) + 1
        # It has nothing to do with the request in which it happens to be needed first.
        task = asyncio.get_running_loop().create_task(self._fill(place), context=Context())
        self._places.add(task)

    async def _fill(self, place: int) -> None:
        """There is always a worker in this place; one that ends is replaced, later and later if that does not help."""
        failures = 0
        while True:
            try:
                worker = await Worker.start(place)
            except OSError as error:
                how, failures = f"cannot be started: {error}", failures + 1
            else:
                how = await self._employ(worker)
                failures = 0 if worker.has_answered else failures + 1
            pause = min(LATE, SOON * 2**failures)
            log.warning("worker %d %s; another one starts in %.1f seconds", place, how, pause)
            self._restarts.inc()
            await asyncio.sleep(pause)

    async def _employ(self, worker: Worker) -> str:
        """Until it ends; says how."""
        self._alive[worker.place] = worker
        self._look()
        try:
            return await worker.listen()
        finally:
            del self._alive[worker.place]
            await worker.end()

    # -- handing out -----------------------------------------------------------------------------------------------

    def _look(self) -> None:
        self._work.set()

    async def _hand_out(self) -> None:
        while await self._work.wait():
            self._work.clear()
            try:
                for lane in LANES:
                    await self._hand_out_in(lane)
            except Away:  # the queue looks again when the database is back
                continue
            except Exception:  # nobody else hands out
                log.exception("cannot hand out what is to be thought about")
                await asyncio.sleep(SOON)

    async def _hand_out_in(self, lane: Lane) -> None:
        free = [worker for worker in self._alive.values() if worker.is_free(lane)]
        if free:
            for lease in await self._queue.take(lane, len(free)):
                worker = self._best(free, lease.job.table)
                free.remove(worker)
                self._begin(worker, lease)
        everybody_is_there = len(self._alive) == len(self._places)
        if not free and everybody_is_there and self._queue.waiting[lane]:
            self.start(len(self._places) + 1)

    def _best(self, free: Sequence[Worker], table: str) -> Worker:
        """Who has thought for the table before, if free; otherwise whoever has least to do."""
        last = self._last.get(table)
        return last if last and last in free else min(free, key=lambda worker: worker.busy)

    def _begin(self, worker: Worker, lease: Lease) -> None:
        self._last[lease.job.table] = worker
        self._last.move_to_end(lease.job.table)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        task = asyncio.get_running_loop().create_task(self._think(worker, lease))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _think(self, worker: Worker, lease: Lease) -> None:
        lane = lease.job.lane
        self._waited.labels(lane).observe(lease.waited)
        try:
            answer = await self._asked(worker, lease) if lease.taken <= MOST_TRIES else None
            if answer is not None:
                await self._queue.answer(lease, answer.move)
            elif lease.taken < MOST_TRIES:
                await self._queue.give_back(lease)
            else:
                log.error("table %s: nobody survives thinking about version %d", lease.job.table, lease.job.version)
                await self._queue.answer(lease, None)
        except Away as error:  # whoever waits for it finds out
            log.warning("a thought cannot be told: %s", error)
        finally:
            self._look()

    async def _asked(self, worker: Worker, lease: Lease) -> Answer | None:
        """None if it came to nothing, and the log says why."""
        lane = lease.job.lane
        try:
            answer = await worker.ask(lane, lease.job.question)
        except Died as error:
            log.warning("table %s, version %d: the worker %s", lease.job.table, lease.job.version, error)
        else:
            self._thought.labels(lane).observe(answer.seconds)
            self._memory.labels(str(worker.place)).set(answer.memory)
            if answer.fault is None:
                return answer
            log.warning("table %s, version %d: no thought: %s", lease.job.table, lease.job.version, answer.fault)
        self._failed.labels(lane).inc()
        return None
