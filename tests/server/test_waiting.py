"""Where it is my turn comes first, and one request leads to the table that has waited longest."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from sammelsurium.server.messages.terms import Terms
from sammelsurium.server.settings import Settings
from sammelsurium.server.store import PAGE, Opening, Stand, Store
from sammelsurium.server.tables import new_table_id

from .parlour import BEN, begin, earlier, move
from .serving import Visitor
from .test_owner import ADA, Process, running
from .test_refusals import refused
from .test_store import chairs

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def listed(process: Process, person: str) -> list[str]:
    found, after = [], None
    while True:
        lines, after = await process.tables.page(person, over=False, after=after)
        found += [line.id for line in lines]
        if after is None:
            return found


async def test_first_come_those_that_wait_for_me_the_longest_first(settings: Settings) -> None:
    async with running(settings) as process:
        mine: list[str] = []
        others: list[str] = []
        for _ in range(3):
            for waits_for, tables in ((ADA, mine), (BEN, others)):
                now = await begin(process, terms=Terms())
                while now.seats[now.waiting[0]].person != waits_for:
                    now = await move(process, now.table)
                tables.append(now.table)
        await earlier(process, mine[2], timedelta(hours=3))
        await earlier(process, mine[1], timedelta(hours=2))
        assert await listed(process, ADA) == [mine[2], mine[1], mine[0], others[2], others[1], others[0]]
        lines, _ = await process.tables.page(ADA, over=False, after=None)
        assert [line.waits_for(ADA) for line in lines] == [True] * 3 + [False] * 3
        assert [line.waits_for(BEN) for line in lines] == [False] * 3 + [True] * 3
        for after, next_one in ((None, mine[2]), (mine[2], mine[1]), (mine[0], mine[2]), (others[0], mine[2])):
            found, more = await process.tables.next_waiting(ADA, after)
            assert (found, more) == (next_one, 1 if after in mine else 2)
        assert await process.tables.next_waiting("nobody", None) == (None, 0)


async def test_pages_over_both_kinds_have_every_table_once(store: Store) -> None:
    """Also those that have waited, or changed, since the same moment."""
    for number in range(3 * PAGE):
        waits = number % 2
        stand = Stand(0, over=False, thinking=None, changed=NOON + timedelta(microseconds=number // 3), waits=waits)
        stand = replace(stand, since=NOON - timedelta(microseconds=number // 5) if waits else None)
        opening = Opening(new_table_id(), "stamp_collection", 1, "basic", 2, "abc", "{}", "s", NOON)
        await store.create(opening, chairs(), stand, [])
    found, after = await store.page("ada", over=False)
    while after is not None:
        lines, after = await store.page("ada", False, after)
        found += lines
    assert len({line.id for line in found}) == len(found) == 3 * PAGE
    assert [line.waits_for("ada") for line in found] == [True] * (len(found) // 2) + [False] * (len(found) // 2)
    waiting = [(line.since, line.id) for line in found if line.since]
    assert waiting == sorted(waiting, key=lambda one: (one[0], one[1]))
    others = [(line.changed, line.id) for line in found if not line.since]
    assert others == sorted(others, reverse=True)
    assert await store.waiting_for("ada") == [table for _, table in waiting]


async def test_a_table_is_listed_also_while_a_bot_moves_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every question to the database it begins to wait, or does not wait any more."""
    opening = Opening(new_table_id(), "stamp_collection", 1, "basic", 2, "abc", "{}", "s", NOON)
    idle = Stand(0, over=False, thinking=None, changed=NOON, waits=0)
    await store.create(opening, chairs(), idle, [])
    true, versions = store._database.read, itertools.count(1)

    async def read(sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        found, version = await true(sql, *values), next(versions)
        waiting = replace(idle, waits=1, since=NOON) if version % 2 else idle
        assert await store.change(opening.id, version, waiting, [], None, [])
        return found

    monkeypatch.setattr(store._database, "read", read)
    for _ in range(4):
        assert [line.id for line in (await store.page("ada", over=False))[0]] == [opening.id]


def test_the_list_says_where_it_is_my_turn_and_one_request_leads_there(ada: Visitor) -> None:
    assert ada.get("/api/waiting") == {"table": None, "others": 0}
    first, second = ada.my_turn(ada.sit_down(1)["table"])["table"], ada.my_turn(ada.sit_down(1)["table"])["table"]
    assert [(line["table"], line["my_turn"]) for line in ada.listed()] == [(first, True), (second, True)]
    assert ada.get("/api/waiting") == {"table": first, "others": 1}
    assert ada.get("/api/waiting", after=first) == {"table": second, "others": 0}
    assert ada.get("/api/waiting", after=second) == {"table": first, "others": 0}
    assert ada.http.delete(f"/api/tables/{first}").status_code == 204
    assert ada.get("/api/waiting", after=second) == {"table": None, "others": 0}
    refused(ada.http.get("/api/waiting", params={"after": "x" * 41}), 422, "invalid", "after")
