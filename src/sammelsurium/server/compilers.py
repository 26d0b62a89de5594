"""Who compiles what: one process for each core, the games that somebody opened first."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

log = logging.getLogger(__name__)

UNCERTAIN = 0.04  # of the work; before so much is done nobody can say how long the rest takes


@dataclass
class Job:
    """A game that is being compiled."""

    process: asyncio.subprocess.Process
    began: float
    share: float = 0.0
    overtaken: bool = field(default=False)

    def seconds_left(self, now: float) -> int | None:
        if self.share < UNCERTAIN:
            return None
        return round((now - self.began) * (1 - self.share) / self.share) + 1


class Compilers:
    def __init__(self, games: Sequence[str], done: Callable[[str], Awaitable[None]]) -> None:
        self._waiting = list(games)
        self._wished: list[str] = []
        self._jobs: dict[str, Job] = {}
        self._done = done

    async def run(self) -> None:
        """Until all is compiled that can be."""
        async with asyncio.TaskGroup() as places:
            for _ in range(min(os.cpu_count() or 1, len(self._waiting))):
                places.create_task(self._work())

    def wish(self, game: str) -> None:
        """Somebody waits for it: it comes next, if need be instead of one that nobody waits for. What that one has
        compiled so far is kept."""
        if game not in self._wished:
            self._wished.append(game)
            unwished = [job for name, job in self._jobs.items() if name not in self._wished]
            if game in self._waiting and unwished:
                latest = max(unwished, key=lambda job: job.began)
                latest.overtaken = True
                _end(latest.process)

    def seconds_left(self, game: str) -> int | None:
        """About; None if that cannot be said yet."""
        job = self._jobs.get(game)
        return job.seconds_left(time.monotonic()) if job else None

    async def _work(self) -> None:
        while self._waiting:
            game = next((name for name in self._wished if name in self._waiting), self._waiting[0])
            self._waiting.remove(game)
            if await self._compile(game):
                await self._done(game)
            else:
                self._waiting.append(game)

    async def _compile(self, game: str) -> bool:
        """False if it was overtaken."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sammelsurium.server.compiling",
            game,
            stdin=asyncio.subprocess.PIPE,  # it ends with us
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C in a terminal is for the server, which then ends it
        )
        job = self._jobs[game] = Job(process, time.monotonic())
        try:
            await self._follow(job)
            code = await process.wait()
        finally:
            _end(process)
            del self._jobs[game]
        if code and not job.overtaken:
            log.error("compiling %s ended with %d", game, code)
        return not job.overtaken

    async def _follow(self, job: Job) -> None:
        assert job.process.stdout
        async for line in job.process.stdout:
            with suppress(ValueError, ZeroDivisionError):
                done, total = map(int, line.split())
                job.share = min(0.99, done / total)


def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
