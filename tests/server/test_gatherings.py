"""The authority over gatherings beside another one on the same database, as two processes are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from sammelsurium.server import gathering_store, gatherings
from sammelsurium.server.announcements import Announcer
from sammelsurium.server.database import Database
from sammelsurium.server.databases import database_of
from sammelsurium.server.gathering_store import GatheringStore, StoredGathering
from sammelsurium.server.gatherings import Gatherings
from sammelsurium.server.messages.gathering import NewGathering, PlaceWish, Sitting
from sammelsurium.server.metrics import Metrics
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.settings import Settings
from sammelsurium.server.store import Store
from sammelsurium.server.tables import Tables

WISH = NewGathering("stamp_collection", [PlaceWish("me", "Ada"), PlaceWish("open")])


def authority(database: Database) -> Gatherings:
    announcer = Announcer()
    return Gatherings(GatheringStore(database), Tables(Store(database), announcer, database, Metrics()), announcer)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    database = database_of(settings)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
def meeting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks first in either house sees the same: neither stores anything before both have looked."""
    true, both, met = GatheringStore.load, asyncio.Barrier(2), set[int]()

    async def load(store: GatheringStore, table: str) -> StoredGathering | None:
        found = await true(store, table)
        if id(store) not in met:
            met.add(id(store))
            await both.wait()
        return found

    monkeypatch.setattr(GatheringStore, "load", load)


async def winners(settings: Settings) -> int:
    """How many of twenty are told that they have the one open place."""
    async with opened(settings) as one, opened(settings) as two:
        houses = authority(one), authority(two)
        table = (await houses[0].create(WISH, "ada")).id
        wishes = [houses[n % 2].sit(table, Sitting(f"Guest {n}", place=1), f"guest {n}") for n in range(20)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        unexpected = [one for one in found if not isinstance(one, StoredGathering | RefusalError)]
        assert not unexpected
        return sum(isinstance(one, StoredGathering) for one in found)


@pytest.mark.usefixtures("meeting")
async def test_a_place_is_given_once(settings: Settings) -> None:
    assert await winners(settings) == 1


@pytest.mark.usefixtures("meeting")
async def test_it_would_be_given_twice_if_versions_were_not_compared(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    careless = gathering_store.CHANGE.replace("version = $2", "version >= $2 - 1")
    monkeypatch.setattr(gathering_store, "CHANGE", careless)
    assert await winners(settings) > 1


def in_turn(*found: str) -> Callable[[str], str]:
    left = list(found)
    return lambda _: left.pop(0)


async def test_no_two_tables_gather_under_the_same_word(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gatherings, "new_word", in_turn("moss tram 41", "moss tram 41", "moss tram 42"))
    async with opened(settings) as database:
        house = authority(database)
        assert [(await house.create(WISH, who)).word for who in ("ada", "ben")] == ["moss tram 41", "moss tram 42"]
        assert await house.by_word("MOSS-TRAM 42") == (await house.of("ben"))[0].id


async def test_when_no_word_is_left_it_is_said(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gatherings, "new_word", lambda _: "moss tram 41")
    async with opened(settings) as database:
        house = authority(database)
        await house.create(WISH, "ada")
        with pytest.raises(RefusalError, match="no word left"):
            await house.create(WISH, "ben")
        assert not await house.of("ben")
        assert not await database.read("SELECT id FROM people WHERE id = 'ben'")


async def test_a_gathering_that_was_answered_is_there_after_a_restart(settings: Settings) -> None:
    async with opened(settings) as database:
        begun = await authority(database).create(WISH, "ada")
        after = await authority(database).sit(begun.id, Sitting("Ben", word="0123456789abcdef"), "ben")
    async with opened(settings) as database:
        assert await authority(database).current(begun.id) == after
