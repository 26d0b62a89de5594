"""Many want the same at a table that gathers: exactly one gets it, the others read why not.

A gathering is read from the database whenever somebody looks. A table that is played is shown from memory, so that what
has happened to it at the other process is seen a moment later (docs/operations.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from .conftest import empty_database
from .gathering import OPEN, arrange, at_once, come, gather, leave, me, sit, start, states, told, try_to_sit, visitors
from .postgresql import PostgreSQL
from .rows import query
from .serving import Server, Visitor, serving

CROWD = 50
ROUNDS = 8


class House:
    """One process on SQLite, or two on PostgreSQL."""

    def __init__(self, servers: Sequence[Server], database: Path | str) -> None:
        self.urls = [server.url for server in servers]
        self.database = database

    def people(self, number: int) -> list[Visitor]:
        return visitors(self.urls, number)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("races")
    if request.param == "sqlite":
        with serving(data) as one:
            yield House([one], data)
        return
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    url = empty_database(postgresql)
    with serving(data / "one", database=url) as one, serving(data / "two", database=url) as two:
        yield House([one, two], url)


def test_of_fifty_who_take_the_same_place_one_gets_it(house: House) -> None:
    host, *crowd = house.people(CROWD + 1)
    table = gather(host, me(), OPEN)["table"]
    for one in crowd:
        come(one, table)
    answers = at_once(*(partial(try_to_sit, one, table, f"Guest {n}", place=1) for n, one in enumerate(crowd)))
    winners = [number for number, answer in enumerate(answers) if answer.status_code == 200]
    assert len(winners) == 1
    refused = Counter(told(answer) for answer in answers if answer.status_code != 200)
    assert refused == {(422, "invalid", "place"): CROWD - 1}
    assert states(come(host, table))[1] == ("person", f"Guest {winners[0]}")
    kept = query(house.database, f"SELECT name FROM places WHERE gathering = '{table}' ORDER BY place")
    assert kept == [("Ada",), (f"Guest {winners[0]}",)]
    known = query(house.database, "SELECT count(*) FROM people WHERE name LIKE 'Guest %'")
    assert known == [(1,)]


def test_of_many_who_take_different_places_everybody_gets_one(house: House) -> None:
    """Who was only overtaken is not refused."""
    host, *guests = house.people(12)
    table = gather(host, me(), *[OPEN] * 11, game="stickers", campaign=True)["table"]
    for one in guests:
        come(one, table)
    answers = at_once(*(partial(try_to_sit, one, table, f"Friend {n}") for n, one in enumerate(guests)))
    assert {answer.status_code for answer in answers} == {200}
    assert sorted(name or "" for _, name in states(come(host, table))) == sorted(
        ["Ada", *(f"Friend {n}" for n in range(11))]
    )


def test_of_two_of_the_same_name_one_sits(house: House) -> None:
    host, ben, benny = house.people(3)
    table = gather(host, me(), OPEN, OPEN)["table"]
    for one in (ben, benny):
        come(one, table)
    answers = at_once(partial(try_to_sit, ben, table, "Ben"), partial(try_to_sit, benny, table, "BEN"))
    assert sorted(answer.status_code for answer in answers) == [200, 422]


def test_start_against_leave(house: House) -> None:
    """Never both, as far as the gathering goes: who leaves when it has begun leaves a table that is played."""
    for _ in range(ROUNDS):
        host, ben = house.people(2)
        table = gather(host, me(), OPEN)["table"]
        seen = sit(ben, table, "Ben")["version"]
        begun, gone = at_once(partial(start, host, table, version=seen), partial(leave, ben, table, 1))
        if begun.status_code == 200:
            assert names(come(host, table)) == ["Ada", "Ben"]
            if gone.status_code == 200:
                host.sees(table, "a bot in the place that was left", lambda now: now["seats"][1]["mind"] is not None)
        else:
            assert told(begun) == (409, "stale", "version")
            assert gone.status_code == 200
            assert states(come(host, table)) == [("person", "Ada"), ("open", None)]
        stored = [
            query(house.database, f"SELECT id FROM {name} WHERE id = '{table}'") for name in ("gatherings", "tables")
        ]
        assert sorted(map(len, stored)) == [0, 1]


def test_start_against_sitting_down(house: House) -> None:
    for _ in range(ROUNDS):
        host, ben = house.people(2)
        table = gather(host, me(), OPEN)["table"]
        come(ben, table)
        begun, sat = at_once(partial(start, host, table, version=1), partial(try_to_sit, ben, table, "Ben"))
        if begun.status_code == 200 and sat.status_code == 200:
            host.sees(table, "Ben at the table", lambda now: names(now).count("Ben") == 1)
        elif begun.status_code == 200:
            assert "Ben" not in names(come(host, table))
        else:
            assert told(begun) == (409, "stale", "version")
            assert sat.status_code == 200
            assert states(come(host, table))[1] == ("person", "Ben")


def names(now: Any) -> list[str]:
    return [seat["name"] for seat in now["seats"]]


def test_sitting_down_against_the_host_who_gives_the_place_away(house: House) -> None:
    for _ in range(ROUNDS):
        host, ben = house.people(2)
        table = gather(host, me(), OPEN)["table"]
        come(ben, table)
        given, sat = at_once(
            partial(arrange, host, table, 1, kind="bot", version=1), partial(try_to_sit, ben, table, "Ben")
        )
        assert (given.status_code, sat.status_code) in ((200, 422), (409, 200))
        state = states(come(host, table))[1][0]
        assert state == ("bot" if given.status_code == 200 else "person")


def test_sitting_down_against_removal(house: House) -> None:
    """Somebody changes their name while the host removes them: they are out, or in under the new name."""
    for _ in range(ROUNDS):
        host, ben = house.people(2)
        table = gather(host, me(), OPEN)["table"]
        seen = sit(ben, table, "Ben")["version"]
        out, renamed = at_once(
            partial(arrange, host, table, 1, kind="bot", version=seen), partial(try_to_sit, ben, table, "Benno")
        )
        assert (out.status_code, renamed.status_code) in ((200, 422), (409, 200))
        name = states(come(host, table))[1]
        assert (name == ("person", "Benno")) == (renamed.status_code == 200)


def test_of_two_starts_one_begins_the_table(house: House) -> None:
    host, other = house.people(2)
    other.http.cookies.clear()
    table = gather(host, me(), OPEN)["table"]
    other.http.cookies.update(host.http.cookies)
    answers = at_once(partial(start, host, table), partial(start, other, table))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert query(house.database, f"SELECT count(*) FROM tables WHERE id = '{table}'") == [(1,)]


def test_what_happens_at_one_process_is_seen_at_the_other(house: House) -> None:
    host, ben = house.people(2)
    table = gather(host, me(), OPEN)["table"]
    come(ben, table)
    with ben.live(table) as live, host.live(table) as own:
        assert [live.hear()["version"], own.hear()["version"]] == [1, 1]
        sit(ben, table, "Ben")
        assert states(own.hear())[1] == ("person", "Ben")
        assert states(live.hear())[1] == ("person", "Ben")
        assert start(host, table).status_code == 200
        assert (live.next()["seat"], own.next()["seat"]) == (1, 0)
