"""Bots think in threads, off the event loop: one thinker per table in each process."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from sammelsurium.kernel.errors import Stale
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask
from sammelsurium.minds.sitting import Sitting

from .refusals import RefusalError
from .settings import Settings
from .standing import Standing
from .tables import Tables

log = logging.getLogger(__name__)

THINKING_TIME = 0.9  # seconds; on a busy machine a bot says what it has come to
MOST_SITTINGS = 32  # a master's takes about ten megabytes


class Bots:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._pause = settings.bot_pause
        self._patience = settings.bot_patience
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")
        self._thinkers: dict[str, asyncio.Task[None]] = {}
        self._watchers: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        tables.metrics.watch("bots_thinking", "Tables where a bot is about to move", lambda: len(self._thinkers))
        self._sittings: OrderedDict[tuple[str, int], Sitting] = OrderedDict()

    def wake(self, standing: Standing) -> None:
        """The table changed: think if it is a bot's turn."""
        if standing.thinking is not None:
            self._think(standing.table)

    async def resume(self) -> None:
        """After a start: every table that waits for a bot."""
        for table in await self._tables.waiting_for_bots():
            self._think(table)

    def watch(self, standing: Standing) -> None:
        """Somebody looks at the table: if the process that should move the bot has died, take over."""
        table = standing.table
        if standing.thinking is None or table in self._thinkers or table in self._watchers:
            return
        task = asyncio.get_running_loop().create_task(self._stand_by(standing))
        self._watchers[table] = task
        task.add_done_callback(lambda _: self._watchers.pop(table, None))

    async def close(self) -> None:
        tasks = [*self._thinkers.values(), *self._watchers.values()]
        for task in tasks:
            task.cancel()
        for sitting in self._sittings.values():
            sitting.stop.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _think(self, table: str) -> None:
        self._woken.add(table)
        if table not in self._thinkers:
            self._thinkers[table] = asyncio.get_running_loop().create_task(self._thinker(table))

    async def _thinker(self, table: str) -> None:
        """Moves bots until a person is to act. Woken again meanwhile, it looks once more before it ends."""
        try:
            while table in self._woken:
                self._woken.discard(table)
                standing = await self._tables.current(table)
                while standing.thinking is not None:
                    standing = await self._move(standing, standing.thinking)
        except RefusalError as error:
            log.warning("no bot can move: %s", error)
        except Exception:
            log.exception("a bot failed at table %s; it tries again when somebody opens the table", table)
        finally:
            self._woken.discard(table)
            self._thinkers.pop(table, None)

    async def _move(self, standing: Standing, seat: int) -> Standing:
        loop = asyncio.get_running_loop()
        began = loop.time()
        move = await loop.run_in_executor(self._threads, think, standing, seat, self._sitting(standing.table, seat))
        await asyncio.sleep(max(0.0, began + self._pause - loop.time()))
        try:
            return await self._tables.play(standing.table, lambda _: seat, standing.match.ply, move)
        except Stale:  # an undo, or another process was faster
            return await self._tables.current(standing.table)

    def _sitting(self, table: str, seat: int) -> Sitting:
        """What the bot has thought at this table; those that have not thought for longest are forgotten."""
        sitting = self._sittings.setdefault((table, seat), Sitting(THINKING_TIME))
        self._sittings.move_to_end((table, seat))
        if len(self._sittings) > MOST_SITTINGS:
            self._sittings.popitem(last=False)
        return sitting

    async def _stand_by(self, standing: Standing) -> None:
        """Wait until the table has not moved for a while although it is a bot's turn."""
        table, seen = standing.table, -1
        while standing.thinking is not None and standing.version != seen:
            seen = standing.version
            await asyncio.sleep(self._patience)
            standing = await self._tables.current(table)
        self.wake(standing)


def think(standing: Standing, seat: int, sitting: Sitting) -> str:
    """What the bot on this seat does now: in a game its mind decides, between games the campaign has a suggestion."""
    game, campaign, stream = standing.game, standing.campaign, standing.bot_stream(seat)
    if campaign and (game is None or not campaign.running):
        return campaign.suggestion(seat, stream)
    assert game is not None
    mind = find_mind(standing.seats[seat].mind or "")
    return ask(mind, game.seated(seat), stream, standing.match.ply, sitting)
