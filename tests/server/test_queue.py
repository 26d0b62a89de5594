"""Thoughts wait in turn: people take turns, and so do a person's tables. A short thought never waits for a long one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest

from sammelsurium.kernel.registry import find_game
from sammelsurium.server.database import Away
from sammelsurium.server.databases import queue_of
from sammelsurium.server.job import Job, Lane, Lease
from sammelsurium.server.postgresql import migrate
from sammelsurium.server.question import kind_of
from sammelsurium.server.queue import MOST_WAITING, Full, Overtaken, Queue
from sammelsurium.server.settings import Settings
from sammelsurium.server.thoughts import IS_ASKED, Thoughts

from .rows import query
from .test_owner import until

KIND = kind_of(find_game("stamp_collection"))
OPEN = """INSERT INTO tables
    (id, game, rules_version, box, box_version, box_hash, options, seed, version, ply, over, created, changed)
    VALUES ($1, '', 1, '', 1, '', '', '', 1, 0, false, now(), now()) ON CONFLICT DO NOTHING"""


class Asking:
    """Those who wait for an answer."""

    def __init__(self, queue: Queue, url: str | None = None) -> None:
        self.queue, self._url = queue, url
        self.answers: dict[str, asyncio.Task[str | None]] = {}

    async def ask(self, person: str, *tables: str, lane: Lane = "slow", version: int = 1) -> None:
        """One after the other."""
        for table in tables:
            self.answers[table] = asyncio.create_task(self.queue.ask(await self.job(person, table, lane, version)))
            await self._until_it_waits(table)

    async def job(self, person: str, table: str, lane: Lane = "slow", version: int = 1) -> Job:
        if self._url:  # a thought belongs to a table
            await execute(self._url, OPEN, table)
        return Job(table, version, person, lane, KIND, f"what to do at {table}?".encode())

    async def _until_it_waits(self, table: str) -> None:
        if self._url is None:
            await asyncio.sleep(0)
            return
        async with asyncio.timeout(60):
            while not await execute(self._url, IS_ASKED, table):
                await asyncio.sleep(0.001)

    async def take(self, number: int = 1, lane: Lane = "slow") -> list[Lease]:
        """One at a time, as they are taken where there is one worker."""
        taken: list[Lease] = []
        for _ in range(number):
            taken += await self.queue.take(lane, 1)
        return taken


async def execute(url: str, sql: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(sql, *values))
    finally:
        await connection.close()


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sammelsurium.server.thoughts.LOOK_SECONDS", 0.2)


@pytest.fixture
async def asking(settings: Settings) -> AsyncIterator[Asking]:
    if settings.database:
        await migrate(settings.database)
    async with opened(queue_of(settings)) as queue:
        asking = Asking(queue, settings.database)
        yield asking
        for answer in asking.answers.values():
            answer.cancel()


@asynccontextmanager
async def opened(queue: Queue) -> AsyncIterator[Queue]:
    await queue.open()
    yield queue
    await queue.close()


def tables(leases: Sequence[Lease]) -> list[str]:
    return [lease.job.table for lease in leases]


async def test_people_take_turns(asking: Asking) -> None:
    await asking.ask("ada", "a1", "a2", "a3", "a4")
    await asking.ask("ben", "b1", "b2")
    await asking.ask("cleo", "c1")
    assert tables(await asking.take(7)) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


async def test_whoever_comes_later_is_not_behind_all_of_an_others(asking: Asking) -> None:
    await asking.ask("ada", *(f"a{number}" for number in range(40)))
    await asking.take(10)
    await asking.ask("ben", "b1")
    assert "b1" in tables(await asking.take(2))


async def test_a_persons_tables_take_turns(asking: Asking) -> None:
    """A table that has just moved is behind the others."""
    await asking.ask("ada", "a1", "a2", "a3")
    [first] = await asking.take()
    await asking.queue.answer(first, "coin")
    assert await asking.answers["a1"] == "coin"
    await asking.ask("ada", "a1")
    assert tables(await asking.take(3)) == ["a2", "a3", "a1"]


async def test_who_thinks_shortly_does_not_wait_for_who_does_not(asking: Asking) -> None:
    await asking.ask("ada", *(f"a{number}" for number in range(20)))
    await asking.ask("ben", "b1", lane="swift")
    assert tables(await asking.take(2, "swift")) == ["b1"]


async def test_what_was_given_back_is_next(asking: Asking) -> None:
    await asking.ask("ada", "a1", "a2")
    await asking.ask("ben", "b1")
    [first] = await asking.take()
    await asking.queue.give_back(first)
    again = await asking.take(3)
    assert tables(again) == ["a1", "b1", "a2"]
    assert [lease.taken for lease in again] == [2, 1, 1]
    await asking.queue.answer(again[0], None)
    assert await asking.answers["a1"] is None


async def test_one_person_cannot_fill_it(asking: Asking) -> None:
    await asking.ask("ada", *(f"a{number}" for number in range(MOST_WAITING)))
    with pytest.raises(Full):
        await asking.queue.ask(await asking.job("ada", "one more", "swift"))
    assert asking.queue.is_full("ada")
    assert not asking.queue.is_full("ben")
    await asking.ask("ben", "b1")
    assert tables(await asking.take(2)) == ["a0", "b1"]
    await until(lambda: not asking.queue.is_full("ada"))


async def test_no_thought_is_in_two_hands(asking: Asking) -> None:
    await asking.ask("ada", *(f"a{number}" for number in range(30)))
    taken = await asyncio.gather(*(asking.queue.take("slow", 2) for _ in range(20)))
    found = [table for leases in taken for table in tables(leases)]
    assert sorted(found) == sorted({f"a{number}" for number in range(30)})


# -- of several processes ------------------------------------------------------------------------------------------


@pytest.fixture
async def pair(postgresql_url: str) -> AsyncIterator[tuple[Asking, Asking]]:
    """Two processes that ask and think."""
    await migrate(postgresql_url)
    async with opened(Thoughts(postgresql_url)) as one, opened(Thoughts(postgresql_url)) as two:
        yield Asking(one, postgresql_url), Asking(two, postgresql_url)


async def test_what_one_process_asks_another_answers(pair: tuple[Asking, Asking]) -> None:
    here, there = pair
    woken = asyncio.Event()
    there.queue.on_work = woken.set
    await here.ask("ada", "a1")
    await woken.wait()
    [lease] = await there.take()
    assert lease.job.question == b"what to do at a1?"
    await there.queue.answer(lease, "coin")
    async with asyncio.timeout(60):
        assert await here.answers["a1"] == "coin"


async def test_no_thought_is_in_the_hands_of_two_processes(pair: tuple[Asking, Asking]) -> None:
    here, there = pair
    await here.ask("ada", *(f"a{number}" for number in range(20)))
    await there.ask("ben", *(f"b{number}" for number in range(20)))
    taken = await asyncio.gather(*(asking.queue.take("slow", 2) for asking in pair for _ in range(15)))
    found = [table for leases in taken for table in tables(leases)]
    assert len(found) == len(set(found)) == 40


async def test_a_thought_is_taken_from_whoever_is_gone(postgresql_url: str, pair: tuple[Asking, Asking]) -> None:
    here, there = pair
    gone = Thoughts(postgresql_url)
    async with opened(gone):
        await here.ask("ada", "a1")
        [late] = await gone.take("slow", 1)
        for task in gone._tasks:  # it hangs, and renews nothing
            task.cancel()
        assert await there.take() == []
        await asyncio.to_thread(query, postgresql_url, "UPDATE thoughts SET until = now() - interval '1 second'")
        [again] = await there.take()
        assert (again.job.table, again.taken) == ("a1", 2)
        await gone.answer(late, "too late")  # changes nothing
        await there.queue.answer(again, "coin")
        async with asyncio.timeout(60):
            assert await here.answers["a1"] == "coin"


async def test_whoever_still_thinks_keeps_it(pair: tuple[Asking, Asking], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = pair
    monkeypatch.setattr("sammelsurium.server.thoughts.LEASE", 2.0)
    await here.ask("ada", "a1")
    [lease] = await here.take()
    await asyncio.sleep(2.5)
    assert await there.take() == []
    await here.queue.answer(lease, "coin")
    assert await here.answers["a1"] == "coin"


async def test_both_who_ask_the_same_go_on(pair: tuple[Asking, Asking]) -> None:
    """The one that hears the answer moves; the other is told to look again."""
    here, there = pair
    await here.ask("ada", "a1")
    await there.ask("ada", "a1")
    [lease] = await here.take(2)
    await here.queue.answer(lease, "coin")
    async with asyncio.timeout(60):
        done = await asyncio.gather(here.answers["a1"], there.answers["a1"], return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Overtaken", "str"]


async def test_an_older_question_is_replaced(pair: tuple[Asking, Asking]) -> None:
    """Somebody took a move back while a bot was to be asked."""
    here, there = pair
    await here.ask("ada", "a1", version=5)
    await there.ask("ada", "a1", version=6)
    async with asyncio.timeout(60):
        with pytest.raises(Overtaken):
            await here.answers["a1"]
    [lease] = await here.take(2)
    assert lease.job.version == 6


async def test_a_worker_of_other_rules_takes_nothing(pair: tuple[Asking, Asking]) -> None:
    here, there = pair
    there.queue._kinds = ["stamp_collection of tomorrow"]  # type: ignore[attr-defined]
    await here.ask("ada", "a1")
    assert await there.take() == []
    assert len(await here.take()) == 1


async def test_an_answer_that_could_not_be_told_is_found_anew(
    pair: tuple[Asking, Asking], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had it keeps others, but not this one: nobody may wait for it for ever."""
    here, there = pair
    monkeypatch.setattr("sammelsurium.server.thoughts.LEASE", 2.0)
    await here.ask("ada", "a1", "a2")
    lost, kept = await here.take(2)
    with monkeypatch.context() as away:
        away.setattr(here.queue, "_read", unanswered)
        with pytest.raises(Away):
            await here.queue.answer(lost, "coin")
    again: list[Lease] = []
    async with asyncio.timeout(60):
        while not again:
            again = await there.take()
    assert again[0].job.table == "a1"
    await here.queue.answer(kept, "coin")
    assert await here.answers["a2"] == "coin"


async def unanswered(*_: Any) -> None:
    raise Away("the line was cut")
