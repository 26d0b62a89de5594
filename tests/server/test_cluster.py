"""Two server processes on one PostgreSQL serve the same table at once."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .campaigning import begin, gather, join
from .conftest import empty_database
from .postgresql import PostgreSQL
from .rows import query, stored_rows
from .serving import Server, Visitor, my_turn, serving, wait_for


@pytest.fixture(scope="module")
def postgresql_url(postgresql: PostgreSQL) -> str:
    """One database for all tests of this file: each has a table of its own."""
    return empty_database(postgresql)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgresql_url: str) -> Iterator[tuple[Server, Server]]:
    data, settings = tmp_path_factory.mktemp("pair"), {"database": postgresql_url, "bot_patience": 0.5}
    with serving(data / "one", **settings) as one, serving(data / "two", **settings) as two:
        yield one, two


def elsewhere(visitor: Visitor, server: Server) -> Visitor:
    """The same person, talking to another process."""
    other = Visitor(server.url)
    other.http.cookies.update(visitor.http.cookies)
    return other


def test_announcements_cross(pair: tuple[Server, Server]) -> None:
    here = Visitor(pair[0].url)
    table = here.sit_down(2, seed="cross")["table"]
    there = elsewhere(here, pair[1])
    with there.live(table) as live:
        now = live.until(my_turn)[-1]
        for turn in range(6):
            (here, there)[turn % 2].send(now, pick=turn)
            now = live.until(lambda seen, ply=now["ply"]: seen["ply"] > ply and my_turn(seen))[-1]  # type: ignore[misc]
        for visitor in (here, there):
            visitor.sees(table, "the log that was told", lambda now: now["log"] == live.log)
    assert here.table(table) == there.table(table)


def test_a_campaign_with_people_at_two_processes(pair: tuple[Server, Server]) -> None:
    """Joining, gathering and playing here is seen there at once."""
    ada, ben = Visitor(pair[0].url), Visitor(pair[1].url)
    table = begin(ada, "Pip", seed="two processes")["table"]
    assert ben.table(table)["seat"] is None  # the cookie comes with the first answer
    with ben.live(table) as there, ada.live(table) as here:
        there.next()
        here.next()
        now = join(ben, table, "me", "Ben")
        assert [one["name"] for one in here.next()["people"]] == ["Ada", "Pip", "Ben"]
        gather(ada, now, "Ada", "Ben")
        for _ in range(6):
            seen = [live.until(lambda one: bool(one["waiting"]))[-1] for live in (here, there)]
            assert seen[0]["ply"] == seen[1]["ply"]
            who = (ada, ben)[seen[0]["waiting"][0]]
            who.send(seen[seen[0]["waiting"][0]])
        assert [len(live.log) for live in (here, there)] == [seen[0]["ply"]] * 2
    assert ada.table(table)["view"]["hand"] != ben.table(table)["view"]["hand"]


def test_of_two_moves_at_once_exactly_one_wins(pair: tuple[Server, Server], postgresql_url: str) -> None:
    one = Visitor(pair[0].url)
    table = one.sit_down(1, seed="race")["table"]
    two = elsewhere(one, pair[1])
    ply = -1
    for turn in range(8):
        now = one.sees(table, "what followed the move that won", lambda now: now["ply"] > ply and my_turn(now))  # noqa: B023
        if now["over"]:
            break
        ply = now["ply"]
        answers = at_once(table, now, (one, two), turn)
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert loser.json()["error"] == "stale"
        counted = query(postgresql_url, f"SELECT count(*), max(ply) FROM actions WHERE \"table\" = '{table}'")
        assert counted[0][0] == counted[0][1]
    last = one.sees(table, "what followed the last one", lambda now: now["ply"] > ply and my_turn(now))
    two.sees(table, "the same log", lambda now: now["log"] == last["log"])


def at_once(table: str, now: Any, visitors: tuple[Visitor, Visitor], turn: int) -> list[httpx.Response]:
    """Two different moves for the same ply, sent together."""
    answers: list[httpx.Response] = []
    together = threading.Barrier(2)

    def act(visitor: Visitor, pick: int) -> None:
        move = now["choices"][pick % len(now["choices"])]["move"]
        together.wait()
        answers.append(visitor.try_move(table, now["seat"], now["ply"], move))

    threads = [threading.Thread(target=act, args=(v, turn + i)) for i, v in enumerate(visitors)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_a_dead_process_is_replaced_in_mid_thought(tmp_path: Path, postgresql_url: str) -> None:
    """The bot belongs to the process that stored the last move. When that dies, whoever is watched takes over."""
    asleep = {"database": postgresql_url, "bots_take": 3600.0}
    awake = {"database": postgresql_url, "bot_patience": 0.3}
    with serving(tmp_path / "asleep", **asleep) as one, serving(tmp_path / "awake", **awake) as two:
        here = Visitor(one.url)
        now = here.sit_down(1, seat=1, seed="replaced")
        if now["thinking"] is None:
            now = here.play(now)
        assert now["thinking"] == 0
        there = elsewhere(here, two)
        one.kill()
        with there.live(now["table"]) as live:
            assert live.until(my_turn)[-1]["ply"] > now["ply"]


def test_the_database_may_restart(pair: tuple[Server, Server], postgresql: PostgreSQL, postgresql_url: str) -> None:
    here = Visitor(pair[0].url)
    table = here.sit_down(1, seed="database restart")["table"]
    there = elsewhere(here, pair[1])
    with there.live(table) as live:
        now = live.until(my_turn)[-1]
        listening = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%table_%'"
        postgresql.restart()
        wait_for(lambda: query(postgresql_url, listening)[0][0] >= 1, "the listener to come back")
        here.send(now)
        assert live.until(lambda seen: seen["ply"] > now["ply"])[-1]["log"]
    assert table in {row[0] for row in stored_rows(postgresql_url)["tables"]}
