"""The socket of a table: a snapshot on connecting, then one after every player's action."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.record import Action

from . import gate
from .announcements import Announcer
from .bots import Bots
from .database import Away
from .metrics import Metrics
from .refusals import STATUS, RefusalError
from .security import refuse_strangers
from .standing import Standing
from .tables import Tables
from .warmup import Warmup

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

CLOSED_BY_REFUSAL = 4000  # plus the status


class Feed:
    """What one socket has been sent, and what it is still to be sent."""

    def __init__(self, socket: Socket, tables: Tables, bots: Bots, table: str, visitor: str) -> None:
        self._socket = socket
        self._tables = tables
        self._bots = bots
        self._table = table
        self._visitor = visitor
        self._sent: Sequence[Action] = ()
        self._version = 0

    async def begin(self) -> None:
        standing = await self._tables.current(self._table)
        # A whole log may have to be told anew, and others should not wait for that.
        await self._send(standing, await asyncio.to_thread(gate.snapshot, standing, self._visitor))
        self._bots.watch(standing)

    async def follow(self, changed: asyncio.Event) -> None:
        while await changed.wait():
            changed.clear()
            standing = await self._tables.current(self._table)
            told = list(steps(self._sent, standing.match.actions, standing.begins))
            for left, (begin, end) in zip(range(len(told) - 1, -1, -1), told, strict=True):
                then = standing if left == 0 else standing.earlier(end, left)
                await self._send(then, gate.snapshot(then, self._visitor, begin))
            if standing.version != self._version:  # nothing was done, but the people of a campaign have changed
                await self._send(standing, gate.snapshot(standing, self._visitor, standing.match.ply))
            self._bots.watch(standing)

    async def _send(self, standing: Standing, snapshot: bytes) -> None:
        await self._socket.send_text(snapshot.decode())
        self._sent = standing.match.actions
        self._version = standing.version


def steps(sent: Sequence[Action], now: Sequence[Action], begins: int = 0) -> Iterator[tuple[int, int]]:
    """The plies to send from and to: one step for each player's action with the chance actions behind it.

    If actions were taken back, the first step begins where the two lists part, and may be empty. What lies before
    `begins`, in an earlier game of a campaign, is not told any more.
    """
    common = next((i for i, (old, new) in enumerate(zip(sent, now, strict=False)) if old != new), None)
    begin = max(begins, common if common is not None else min(len(sent), len(now)))
    if begin == len(now) and begin < len(sent):
        yield begin, begin
    for end in range(begin + 1, len(now) + 1):
        if end == len(now) or now[end].actor != CHANCE:
            yield begin, end
            begin = end


async def _until_closed(socket: Socket) -> None:
    """Nothing a client sends here matters; only that it goes."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        continue


async def _serve(socket: Socket, feed: Feed, announcer: Announcer, table: str) -> None:
    metrics: Metrics = socket.app.state.metrics
    # Listens before looking, so that no change is missed.
    with metrics.sockets.track_inprogress(), announcer.listen(table) as changed:
        await feed.begin()
        tasks = [
            asyncio.create_task(_until_closed(socket)),
            asyncio.create_task(feed.follow(changed)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _short(reason: str) -> str:
    """A socket's closing reason has at most 123 bytes."""
    return reason.encode()[:123].decode(errors="ignore")


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    bots: NamedDependency[Bots],
    announcer: NamedDependency[Announcer],
    warmup: NamedDependency[Warmup],
    visitor: NamedDependency[str],
) -> None:
    await socket.accept()
    feed = Feed(socket, tables, bots, table, visitor)
    try:
        refuse_strangers(socket)
        warmup.require_ready()
        await tables.current(table)  # an unknown table is refused before anything listens for it
        await _serve(socket, feed, announcer, table)
    except RefusalError as error:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(CLOSED_BY_REFUSAL + error.status, _short(str(error)))
    except Away:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(CLOSED_BY_REFUSAL + STATUS["away"], "the database does not answer")
    except WebSocketDisconnect:
        pass
