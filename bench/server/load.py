"""A number of tables at a server for some seconds, and what came of it."""

import asyncio
import os
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .players import Player, Waits, play
from .served import Served

AT_ONCE = 50  # that sit down together
Seating = Callable[[int, Waits], Player]  # the player at table number so and so


@dataclass(frozen=True)
class Load:
    """Times in milliseconds; p99: one of a hundred waits longer."""

    tables: int
    seconds: float
    moves: float
    """Stored in a second, bots' too."""
    own: float
    """Those of people."""
    answer: tuple[float, float] | None
    """p50 and p99 from sending a move to the answer of HTTP."""
    picture: tuple[float, float]
    """To the picture by the socket."""
    cpu: float
    """Of the server, for each stored move."""
    database_cpu: float
    client_cpu: float
    megabytes: float

    def told(self) -> dict[str, Any]:
        return asdict(self)


async def measure(served: Served, seating: Seating, tables: int, seconds: float, pace: float = 0.0) -> Load:
    """With a pace every table makes a move every so many seconds; otherwise as soon as the last one is shown."""
    waits, until, gate = Waits(), asyncio.Event(), asyncio.Semaphore(AT_ONCE)
    players = [_Seated(seating(number, waits), gate) for number in range(tables)]
    await asyncio.gather(*(player.ready() for player in players))
    tasks = [
        asyncio.create_task(play(player, until, pace, pace * number / tables)) for number, player in enumerate(players)
    ]
    await asyncio.sleep(min(2.0, seconds / 2))  # until it is as it will be
    waits.clear()
    load = await _watched(served, waits, tasks, tables, seconds)
    until.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        player.leave()
    return load


async def _watched(
    served: Served, waits: Waits, tasks: Sequence["asyncio.Task[None]"], tables: int, seconds: float
) -> Load:
    clock, client = asyncio.get_running_loop().time, _own_cpu()
    began, cpu, database = clock(), served.cpu(), served.database_cpu()
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    took, moves = clock() - began, max(1, waits.moves)
    return Load(
        tables=tables,
        seconds=took,
        moves=waits.moves / took,
        own=len(waits.picture) / took,
        answer=quantiles(waits.answer) if waits.answer else None,
        picture=quantiles(waits.picture),
        cpu=1000 * (served.cpu() - cpu) / moves,
        database_cpu=1000 * (served.database_cpu() - database) / moves,
        client_cpu=1000 * (_own_cpu() - client) / moves,
        megabytes=served.megabytes(),
    )


class _Seated:
    """A player who has sat down already; not all at the same moment."""

    def __init__(self, player: Player, gate: asyncio.Semaphore) -> None:
        self._player, self._gate, self._ready = player, gate, False

    async def ready(self) -> None:
        async with self._gate:
            await self._player.sit_down()
        self._ready = True

    async def sit_down(self) -> None:
        if not self._ready:
            await self._player.sit_down()
        self._ready = False

    async def move(self) -> bool:
        return await self._player.move()

    def leave(self) -> None:
        self._player.leave()


def _own_cpu() -> float:
    times = os.times()
    return float(times.user + times.system)


def quantiles(waits: Sequence[float]) -> tuple[float, float]:
    """The middle one, and the one that a hundredth are longer than."""
    return statistics.median(waits), sorted(waits)[int(len(waits) * 0.99)]
