"""What arrives while something is being stored is stored together, with one wait for the disk; nobody is answered
before it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from .database import PATIENCE, Away, Step

Wish = Sequence[Step]
Result = bool | Exception
Waiting = tuple[Sequence[str], Wish, "asyncio.Future[bool]"]


class Together:
    """One after the other all that waits, each in one transaction."""

    def __init__(self, store: Callable[[Sequence[Wish]], Awaitable[Sequence[Result]]], late: Callable[[str], None]):
        self._store = store
        self._late = late
        """Told of a table when nobody waits any more for what became of a wish: what they were told may be wrong."""
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._overdue = False

    async def write(self, names: Sequence[str], wish: Wish) -> bool:
        """What is stored is about what has these names."""
        if self._overdue:
            raise Away("the database does not answer")
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((names, wish, stored))
        if self._writer is None:
            self._writer = loop.create_task(self._write_on())
        return await stored

    async def close(self) -> None:
        """Once all is stored."""
        if self._writer:
            await self._writer

    async def _write_on(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            results = await self._results(together)
            for (names, _, stored), result in zip(together, results, strict=True):
                self._tell(names, stored, result)
        self._writer = None

    async def _results(self, together: Sequence[Waiting]) -> Sequence[Result]:
        late = asyncio.get_running_loop().call_later(PATIENCE, self._give_up, together)
        try:
            return await self._store([wish for _, wish, _ in together])
        except Exception as error:
            return [error] * len(together)
        finally:
            late.cancel()
            self._overdue = False

    def _give_up(self, together: Sequence[Waiting]) -> None:
        """What is being stored may be stored or not. What only waited for it is not, nor is what comes meanwhile."""
        self._overdue = True
        behind, self._waiting = self._waiting, []
        for _, _, stored in (*together, *behind):
            if not stored.done():
                stored.set_exception(Away("the database does not answer"))

    def _tell(self, names: Sequence[str], stored: asyncio.Future[bool], result: Result) -> None:
        if stored.done():
            for name in names:
                self._late(name)
        elif isinstance(result, Exception):
            stored.set_exception(result)
        else:
            stored.set_result(result)
