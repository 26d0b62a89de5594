"""How people find tables that gather: lobby, own list; and how those are forgotten that nobody comes back to."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from sammelsurium.server.announcements import Announcer
from sammelsurium.server.databases import database_of
from sammelsurium.server.gathering_store import GatheringStore
from sammelsurium.server.gatherings import KEPT_FOR, Gatherings
from sammelsurium.server.messages.gathering import NewGathering, PlaceWish
from sammelsurium.server.metrics import Metrics
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.settings import Settings
from sammelsurium.server.store import Store
from sammelsurium.server.tables import Tables

from .gathering import OPEN, agree, beside, bot, gather, me, sit, start
from .rows import query
from .serving import Server, Visitor


def lines(visitor: Visitor) -> dict[str, Any]:
    return {line["table"]: line for line in visitor.get("/api/lobby")}


def test_the_lobby_lists_what_is_listed_and_has_open_places(server: Server, ada: Visitor, ben: Visitor) -> None:
    hidden = gather(ada)["table"]
    full = gather(ada, me(), bot(), listed=True)["table"]
    table = gather(ada, me(), beside("Cleo"), bot("Pip"), OPEN, listed=True, terms={"pace": 600})["table"]
    found = lines(ben)
    assert hidden not in found
    assert full not in found
    line = found[table]
    assert (line["host"], line["names"], line["open"], line["pace"]) == ("Ada", ["Ada", "Cleo", "Pip"], 1, 600)
    assert datetime.fromisoformat(line["since"]).tzinfo is not None
    agree(ada, table, listed=False)
    assert table not in lines(ben)
    agree(ada, table, listed=True)
    query(server.data, f"UPDATE gatherings SET changed = '2020-01-01 00:00:00.000000' WHERE id = '{table}'")
    assert table not in lines(ben)


def test_the_lobby_is_short_and_begins_with_the_newest(server: Server, ben: Visitor) -> None:
    tables = []
    for number in range(55):
        host = Visitor(server.url)
        tables.append(gather(host, me(f"Host {number}"), OPEN, listed=True)["table"])
        host.http.close()
    found = [line["table"] for line in ben.get("/api/lobby")]
    assert found == tables[::-1][:50]


def test_nobody_is_told_a_word_by_the_lobby(ada: Visitor, ben: Visitor) -> None:
    now = gather(ada, listed=True)
    ben.get("/api/lobby")
    ben.table(now["table"])
    assert not any(now["word"] in received for received in ben.received)


def test_my_list_has_my_gatherings_first(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN)["table"]
    assert [line["table"] for line in ada.get("/api/tables")["gatherings"]] == [table]
    assert ben.get("/api/tables")["gatherings"] == []
    sit(ben, table, "Ben")
    assert [line["table"] for line in ben.get("/api/tables")["gatherings"]] == [table]
    assert ben.get("/api/tables", over=True)["gatherings"] == []
    start(ada, table)
    page = ben.get("/api/tables")
    assert (page["gatherings"], [line["table"] for line in page["tables"]]) == ([], [table])


def told_of(secret: str, *people: Visitor) -> bool:
    return any(secret in received for one in people for received in one.received)


def test_the_secret_is_sent_to_nobody(server: Server, ada: Visitor, ben: Visitor) -> None:
    now = gather(ada, me(), OPEN)
    [(secret,)] = query(server.data, f"SELECT secret FROM gatherings WHERE id = '{now['table']}'")
    sit(ben, now["table"], "Ben")
    with ada.live(now["table"]) as live:
        live.hear()
    assert not told_of(secret, ada, ben)
    assert told_of(now["commitment"], ada, ben)  # the same search finds what is told


def test_the_screen_in_the_middle_is_nobody(ada: Visitor) -> None:
    table = gather(ada, me(), OPEN)["table"]
    seen = ada.get(f"/api/tables/{table}", watch=True)
    assert (seen["host"], seen["word"], any(place["mine"] for place in seen["places"])) == (False, None, False)


def test_nothing_that_was_said_outlives_a_gathering_that_is_given_up(server: Server, ada: Visitor) -> None:
    table = gather(ada, me(), OPEN, terms={"talk": "text"})["table"]
    ada.post(f"/api/tables/{table}/talk", {"text": "Is anybody coming?", "seat": 0})
    said = f"SELECT count(*) FROM talk WHERE \"table\" = '{table}'"
    assert query(server.data, said) == [(1,)]
    assert ada.http.delete(f"/api/gatherings/{table}").status_code == 204
    assert query(server.data, said) == [(0,)]


def test_sitting_down_makes_somebody_known(server: Server, ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, language="it")["table"]
    sit(ben, table, "Ben", face="loupe")
    [(person,)] = query(server.data, f"SELECT person FROM places WHERE gathering = '{table}' AND place = 1")
    assert query(server.data, f"SELECT name, face FROM people WHERE id = '{person}'") == [("Ben", "loupe")]
    assert query(server.data, f"SELECT kind FROM keys WHERE person = '{person}'") == [("device",)]
    assert query(
        server.data,
        f"SELECT language FROM people JOIN places ON person = people.id WHERE gathering = '{table}' AND place = 0",
    ) == [("it",)]
    sit(ben, table, "Benno")
    assert query(server.data, f"SELECT name, face FROM people WHERE id = '{person}'") == [("Benno", "loupe")]


async def test_what_nobody_touches_for_long_is_forgotten(settings: Settings) -> None:
    database = database_of(settings)
    await database.open()
    announcer = Announcer()
    tables = Tables(Store(database), announcer, database, Metrics())
    gatherings = Gatherings(GatheringStore(database), tables, announcer)
    wish = NewGathering("stamp_collection", [PlaceWish("me", "Ada"), PlaceWish("open")])
    old = (await gatherings.create(wish, "ada")).id
    between = datetime.now(UTC)
    new = (await gatherings.create(wish, "ada")).id
    await gatherings.forget_old(between - KEPT_FOR)
    assert {one.id for one in await gatherings.of("ada")} == {old, new}
    with announcer.listen(old) as changed:
        await gatherings.forget_old(between)
        assert changed.is_set()
    assert [one.id for one in await gatherings.of("ada")] == [new]
    assert await database.read("SELECT count(*) FROM places WHERE gathering = $1", old) == [(0,)]
    with pytest.raises(RefusalError, match="there is no table"):
        await tables.current(old)
    await database.close()
