"""A server whose database hangs, has no room, or begins anew: everybody is told so in time, and then it goes on."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from .nursery import Nursery
from .people import Tally, Told
from .postgresql import PostgreSQL
from .rows import query
from .serving import Server, Visitor, wait_for

ALONE = {"game": "tauschrausch", "seats": [{"kind": "me", "name": "Ada"}]}
NO_ROOM = """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$"""


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("error", "")


def move(visitor: Visitor, now: Any) -> httpx.Response:
    return visitor.try_move(now["table"], 0, now["ply"], now["choices"][0]["move"])


def goes_on(visitor: Visitor, now: Any, told: Told) -> None:
    """As soon as the database answers; what had no answer may be stored."""

    def look() -> Any:
        answer = visitor.http.get(f"/api/tables/{now['table']}")
        return answer.json() if answer.is_success else None

    found = wait_for(look, "the table", 30)
    told.done, told.doubtful = [entry["move"] for entry in found["log"] if entry["seat"] == 0], None
    for _ in range(3):
        move_text = found["choices"][0]["move"]
        assert move(visitor, found).is_success
        told.done.append(move_text)
        found = visitor.table(now["table"])
    assert visitor.http.get("/api/health").status_code == httpx.codes.OK


def says_little(server: Server, most: int) -> None:
    said = server.output.read_text()
    assert "Traceback" not in said
    assert said.count("cannot be asked") <= most


def test_a_postgresql_that_hangs_is_away_in_time(
    starting: Nursery, postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path
) -> None:
    """Its processes are stopped in the middle of whatever they do; requests come from many at once."""
    with starting.serving(tmp_path, database=postgresql_url) as server:
        people = [Visitor(server.url) for _ in range(12)]
        tables = [one.post("/api/tables", ALONE) for one in people]
        with postgresql.stopped(), ThreadPoolExecutor(len(people) + 1) as threads:
            health = threads.submit(people[0].http.get, "/api/health")
            answers = list(threads.map(move, people[1:], tables[1:]))
            assert {refused(answer) for answer in answers} == {(503, "away")}
            assert health.result().status_code == 503
        told = [Told(now["table"], doubtful=now["choices"][0]["move"]) for now in tables]
        for one, now, each in zip(people, tables, told, strict=True):
            goes_on(one, now, each)
        assert Tally(tables=told).missing(postgresql_url) == []
        says_little(server, 30)


def test_a_postgresql_without_room_is_away_until_it_has_some(
    starting: Nursery, postgresql_url: str, tmp_path: Path
) -> None:
    with starting.serving(tmp_path, database=postgresql_url) as server:
        ada = Visitor(server.url)
        now = ada.post("/api/tables", ALONE)
        query(postgresql_url, NO_ROOM)
        query(postgresql_url, "CREATE TRIGGER full_disk BEFORE INSERT ON actions EXECUTE FUNCTION full_disk()")
        assert refused(move(ada, now)) == (503, "away")
        assert ada.table(now["table"])["ply"] == now["ply"]
        query(postgresql_url, "DROP TRIGGER full_disk ON actions")
        goes_on(ada, now, Told(now["table"]))
        says_little(server, 1)


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """No file of the process may grow, as on a full disk."""
    longest = max(file.stat().st_size for file in server.data.iterdir() if file.is_file())
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (longest, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_and_nothing_needs_to_be_restarted(starting: Nursery, tmp_path: Path) -> None:
    with starting.serving(tmp_path) as server:
        ada = Visitor(server.url)
        now = ada.post("/api/tables", ALONE)
        told = Told(now["table"])
        with no_room(server):
            answers: list[httpx.Response] = []
            while not answers or answers[-1].is_success:  # the last page may have some room
                told.doubtful = now["choices"][0]["move"]
                answers.append(move(ada, now))
                if answers[-1].is_success:
                    told.done, told.doubtful = told.with_doubtful(), None
                    now = ada.table(now["table"])
            assert refused(answers[-1]) == (503, "away")
            shown = ada.table(now["table"])
            assert [entry["move"] for entry in shown["log"] if entry["seat"] == 0] == told.done
        assert told.fits(told.done)
        goes_on(ada, now, told)
        assert Tally(tables=[told]).missing(tmp_path) == []
        says_little(server, 5)
