"""Worker processes and who of them thinks what."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game
from sammelsurium.server.job import Job, Lane
from sammelsurium.server.metrics import Metrics
from sammelsurium.server.question import kind_of, question, read_question
from sammelsurium.server.queue import MemoryQueue
from sammelsurium.server.worker import MOST_SITTINGS, Hands
from sammelsurium.server.workers import Workers

from .test_bots import workers_under
from .test_owner import until

GAME = find_game("stamp_collection")


def opened(plies: int = 0) -> Match:
    match = Match.begin(GAME, ["Ada", "Pip"])
    deal = Stream.of("workers", "deal")
    match.settle(deal)
    for _ in range(plies):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
        match.settle(deal)
    return match


def asked(table: str, mind: str, match: Match) -> bytes:
    seat = match.waiting[0]
    return question(table, match.ply, mind, match.seated(seat), Stream.of("workers", f"bot {seat}"))


def job(table: str, mind: str, lane: Lane, match: Match | None = None, ask: bytes | None = None) -> Job:
    return Job(table, 1, "ada", lane, kind_of(GAME), ask or asked(table, mind, match or opened()))


@asynccontextmanager
async def working(most: int = 1) -> AsyncIterator[tuple[MemoryQueue, Workers]]:
    queue = MemoryQueue()
    workers = Workers(queue, most, Metrics())
    await queue.open()
    workers.open()
    yield queue, workers
    await workers.close()


def own() -> list[int]:
    return workers_under(os.getpid())


async def test_a_worker_answers_with_a_legal_move() -> None:
    match = opened()
    async with working() as (queue, _):
        moves = await asyncio.gather(
            queue.ask(job("swift", "collector", "swift", match)), queue.ask(job("slow", "master", "slow", match))
        )
    assert set(moves) <= set(match.legal(match.waiting[0]))
    await until(lambda: not own())


async def test_short_thoughts_pass_long_ones_also_where_there_is_one_worker() -> None:
    order: list[str] = []

    async def ask(queue: MemoryQueue, table: str, mind: str, lane: Lane) -> None:
        await queue.ask(job(table, mind, lane))
        order.append(table)

    async with working() as (queue, _):
        slow = [asyncio.create_task(ask(queue, f"slow {number}", "master", "slow")) for number in range(4)]
        await until(lambda: bool(order), 60)
        await ask(queue, "swift", "collector", "swift")
        assert len(order) < 4
        await asyncio.gather(*slow)


async def test_a_question_that_nobody_survives_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async with working() as (queue, workers):
        answer = asyncio.create_task(queue.ask(job("deadly", "master", "slow")))
        for _ in range(3):
            await until(lambda: bool(own()) and any(worker.busy for worker in workers._alive.values()), 30)
            [worker] = own()
            os.kill(worker, signal.SIGKILL)
            await until(lambda dead=worker: dead not in own())  # type: ignore[misc]
        async with asyncio.timeout(30):
            assert await answer is None
        told = [line for line in caplog.messages if "nobody survives" in line]
        assert told == ["table deadly: nobody survives thinking about version 1"]
        assert await queue.ask(job("harmless", "collector", "swift"))


async def test_a_question_that_makes_no_sense_harms_no_worker() -> None:
    nonsense = asked("broken", "collector", opened()).replace(b"stamp_collection", b"stamp_collectiom")
    async with working() as (queue, _):
        await queue.ask(job("first", "collector", "swift"))
        [worker] = own()
        assert await queue.ask(job("broken", "collector", "swift", ask=nonsense)) is None
        assert await queue.ask(job("last", "collector", "swift"))
        assert own() == [worker]


async def test_a_table_is_thought_about_where_it_was_before() -> None:
    """As long as that worker is free."""
    async with working(2) as (queue, workers):
        workers.start(2)
        await until(lambda: len(workers._alive) == 2, 60)
        tables = [f"table {number}" for number in range(4)]
        await asyncio.gather(*(queue.ask(job(table, "collector", "swift")) for table in tables))
        before = dict(workers._last)
        assert len({worker.place for worker in before.values()}) == 2
        for table in reversed(tables):
            await queue.ask(job(table, "collector", "swift"))
        assert dict(workers._last) == before


def test_what_was_thought_is_kept_for_the_last_tables_only() -> None:
    hands = Hands("swift", lambda _: None)
    for number in range(MOST_SITTINGS + 3):
        assert hands.answer(read_question(asked(f"table {number}", "collector", opened()))).move
    assert [table for table, _ in hands._sittings] == [f"table {n}" for n in range(3, MOST_SITTINGS + 3)]


def test_another_past_is_thought_about_anew() -> None:
    """After an undo a bot must not go on where it has never been."""
    hands, fresh = Hands("swift", lambda _: None), Hands("swift", lambda _: None)
    hands.answer(read_question(asked("a table", "collector", opened(4))))
    again = read_question(asked("a table", "collector", opened(2)))
    assert hands.answer(again).move == fresh.answer(again).move
