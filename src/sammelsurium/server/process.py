"""One worker process, seen from whoever started it."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec

from .job import Lane
from .question import Answer, read_answer
from .worker import SIZE, WORK, ask_frame

DEADLINE = 45.0  # seconds; a thought takes one, and a first one loads a game before


class Died(Exception):
    """The worker ended in mid-thought, or had to be ended."""


class Worker:
    def __init__(self, place: int, process: asyncio.subprocess.Process) -> None:
        self.place, self._process = place, process
        self._asked: dict[str, asyncio.Future[Answer]] = {}
        self._how_ended: str | None = None
        self.has_answered = False

    @staticmethod
    async def start(place: int) -> Worker:
        """In the place of one that has ended, or in a new one."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *WORK,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C in a terminal is for the server, which then ends its workers
        )
        return Worker(place, process)

    @property
    def busy(self) -> int:
        return len(self._asked)

    def is_free(self, lane: Lane) -> bool:
        return lane not in self._asked

    async def ask(self, lane: Lane, question: bytes) -> Answer:
        """One thought in each lane at a time. Raises Died."""
        if self._how_ended:
            raise Died(self._how_ended)
        assert self._process.stdin
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[lane] = answer
        self._process.stdin.write(ask_frame(lane, question))
        try:
            async with asyncio.timeout(DEADLINE):
                return await answer
        except TimeoutError:
            self._kill()
            raise Died(f"it has thought for {DEADLINE:.0f} seconds") from None

    async def listen(self) -> str:
        """Hands answers on until the worker ends; says how that came about."""
        assert self._process.stdout
        try:
            while True:
                size = int.from_bytes(await self._process.stdout.readexactly(SIZE), "little")
                self._answered(read_answer(await self._process.stdout.readexactly(size)))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        except msgspec.DecodeError:
            self._kill()
        self._how_ended = f"ended with {await self._process.wait()}"
        for waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(Died(self._how_ended))
        return self._how_ended

    def _answered(self, answer: Answer) -> None:
        self.has_answered = True
        waiting = self._asked.pop(answer.lane)
        if not waiting.done():
            waiting.set_result(answer)

    async def end(self) -> None:
        self._kill()
        await self._process.wait()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
