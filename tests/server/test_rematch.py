"""Once more with the same people and options, the start passing on; one rematch, whoever asks."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from sammelsurium.kernel.errors import GameError
from sammelsurium.server.arrangements import propose
from sammelsurium.server.gathering_store import GatheringStore
from sammelsurium.server.gatherings import Gatherings
from sammelsurium.server.messages.company import MotionWish
from sammelsurium.server.people import People
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.rematches import Rematches
from sammelsurium.server.settings import Settings

from .gathering import OPEN, beside, bot, gather, me, sit, start, told
from .parlour import BEN, TWO, begin, person
from .serving import Visitor, wait_for
from .test_consent import ask, say
from .test_owner import ADA, Process, running, until_both_know


def end(*people: Visitor, table: str) -> None:
    """All agree."""
    now = people[0].table(table)
    people[0].post(f"/api/tables/{table}/motion", {"seat": now["seat"], "kind": "end", "ply": now["ply"]})
    for other in people[1:]:
        now = other.table(table)
        other.post(f"/api/tables/{table}/vote", {"seat": now["seat"], "motion": now["motion"]["number"], "agree": True})


def again(visitor: Visitor, table: str) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table}/rematch")


def names(now: Any) -> list[str]:
    return [seat["name"] for seat in now["seats"]]


def test_who_is_alone_with_bots_sits_at_the_new_table_at_once(ada: Visitor, ben: Visitor) -> None:
    table = ada.sit_down(2)["table"]
    assert told(again(ada, table)) == (422, "invalid", "table")
    end(ada, table=table)
    assert ada.table(table)["ended"]
    ben.table(table)
    assert told(again(ben, table))[:2] == (403, "not_yours")
    following = again(ada, table).json()["table"]
    assert again(ada, table).json()["table"] == following
    assert ada.table(table)["next"] == following
    now = ada.table(following)
    assert names(now) == ["Bot 0", "Bot 1", "Ada"]
    assert [seat["mind"] for seat in now["seats"]] == ["random", "random", None]
    assert (now["seat"], now["host"], now["over"]) == (2, True, False)
    assert [line["table"] for line in ada.listed()] == [following]


def test_several_gather_with_places_kept_and_the_last_one_begins(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, beside("Cleo"), bot("Pip"), terms={"pace": 3600})["table"]
    sit(ben, table, "Ben")
    assert start(ada, table).is_success
    end(ada, ben, table=table)
    following = again(ben, table).json()["table"]
    now = ada.table(following)
    assert (now["kind"], now["again"], now["terms"]["pace"]) == ("gathering", table, 3600)
    assert [(place["state"], place["name"]) for place in now["places"]] == [
        ("person", "Ben"),
        ("kept", "Cleo"),
        ("bot", "Pip"),
        ("kept", "Ada"),
    ]
    assert again(ada, table).json()["table"] == following
    begun = wait_for(lambda: ada.table(following) if "seats" in ada.table(following) else None, "the rematch")
    assert names(begun) == ["Ben", "Cleo", "Pip", "Ada"]
    assert [seat["open"] for seat in begun["seats"]] == [False] * 4
    assert begun["own"] == [1, 3]
    assert again(ben, table).json()["table"] == following


def test_a_kept_place_can_be_given_to_a_bot(ada: Visitor, ben: Visitor) -> None:
    """Whoever does not want to play again keeps nobody from it."""
    table = gather(ada, me(), OPEN)["table"]
    sit(ben, table, "Ben")
    start(ada, table)
    end(ada, ben, table=table)
    following = again(ada, table).json()["table"]
    assert start(ada, following).is_success
    now = ada.table(following)
    assert [seat["kind"] for seat in now["seats"]] == ["bot", "person"]
    assert again(ben, table).json()["table"] == following


def rematches(process: Process) -> Rematches:
    gatherings = Gatherings(GatheringStore(process.database), process.tables, process.announcer)
    return Rematches(process.tables, gatherings, People(process.database))


@pytest.mark.parametrize("alone", [False, True])
async def test_of_rematches_at_once_there_is_one(settings: Settings, alone: bool) -> None:
    chairs = (TWO[0], person(1, "Ben", ADA, beside=True)) if alone else TWO
    async with running(settings) as here, running(settings) as there:
        makers = rematches(here), rematches(there)
        for _ in range(3):
            table = (await begin(here, *chairs)).table
            await ask(here, table, "end")
            if not alone:
                await say(here, table, 1)
            await until_both_know(here, there, table)
            who = [ADA if alone or number % 3 else BEN for number in range(8)]
            found = await asyncio.gather(*(makers[number % 2].again(table, who[number]) for number in range(8)))
            assert len(set(found)) == 1
            await until_both_know(here, there, table)
            assert (await there.tables.current(table)).company.next == found[0]
            begun = await here.tables.current(found[0])
            assert [chair.name for chair in begun.chairs] == ["Ben", "Ada"]
            tables = await here.database.read("SELECT id FROM tables UNION ALL SELECT id FROM gatherings")
            assert len(tables) == len(set(tables))
        assert len(tables) == 6


async def test_a_game_that_runs_has_no_rematch(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        with pytest.raises(RefusalError, match="not over"):
            await rematches(process).again(table, ADA)
        with pytest.raises((RefusalError, GameError)):
            await propose(process.tables, table, MotionWish(0, "resume", 0), ADA)
