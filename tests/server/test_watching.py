"""What somebody who runs a server can see of it."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from sammelsurium.server.disk import Disk
from sammelsurium.server.logs import AsJson, WithRequest, current
from sammelsurium.server.metrics import Metrics

from .postgresql import PostgreSQL
from .serving import Server, Visitor, serving


def figure(told: str, name: str) -> float:
    """The sum over all labels."""
    lines = [line for line in told.splitlines() if line.startswith((f"{name} ", f"{name}{{"))]
    assert lines, f"no {name}"
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines)


def test_what_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Visitor(server.url)
        now = ada.my_turn(ada.sit_down(1, seed="counted")["table"])
        before = ada.http.get("/metrics").text
        with ada.live(now["table"]) as live:
            live.next()
            ada.send(now)
            live.next()
            assert ada.try_move(now["table"], 0, now["ply"], "coin").status_code == 409
            after = ada.http.get("/metrics")
    assert after.headers["content-type"].startswith("text/plain")
    stored = 'sammelsurium_change_seconds_count{game="stamp_collection",result="stored"}'
    assert figure(after.text, stored) > figure(before, stored)
    assert figure(after.text, 'sammelsurium_change_seconds_count{game="stamp_collection",result="refused"}') == 1
    assert figure(after.text, 'sammelsurium_refusals_total{error="stale"}') == 1
    assert figure(after.text, "sammelsurium_sockets") == 1
    assert figure(after.text, "sammelsurium_tables_kept") == 1
    assert figure(after.text, "sammelsurium_kept_bytes") > 1000
    assert figure(after.text, "process_resident_memory_bytes") > 1e7
    assert now["table"] not in after.text


def test_health_for_those_who_run_it(ada: Visitor) -> None:
    assert ada.get("/api/health/live") == {"live": True}
    parts = ("rules", "database", "disk", "announcements", "workers")
    assert ada.get("/api/health/ready") == dict.fromkeys(parts, True)


def test_not_ready_without_room_on_the_disk(tmp_path: Path) -> None:
    """And still playing: whoever sits here need not leave."""
    with serving(tmp_path, least_room=1 << 62) as server:
        ada = Visitor(server.url)
        ready = ada.http.get("/api/health/ready")
        assert (ready.status_code, ready.json()["disk"], ready.json()["database"]) == (503, False, True)
        assert 0 < figure(ada.http.get("/metrics").text, "sammelsurium_disk_free_bytes") < 1 << 62
        ada.send(ada.my_turn(ada.sit_down(1, seed="full disk")["table"]))


def test_a_disk_that_is_not_ours_or_not_there(tmp_path: Path) -> None:
    assert asyncio.run(Disk(None, 1 << 62, Metrics()).has_room())
    assert not asyncio.run(Disk(tmp_path / "nowhere", 1, Metrics()).has_room())


def test_not_ready_without_its_database(postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=postgresql_url) as server:
        ada = Visitor(server.url)
        postgresql.stop()
        try:
            ready = ada.http.get("/api/health/ready")
            assert ada.http.get("/api/health/live").status_code == 200
        finally:
            postgresql.go_on()
        assert (ready.status_code, ready.json()["database"]) == (503, False)


def test_every_answer_has_a_number_of_its_own(ada: Visitor) -> None:
    paths = ("/api/games", "/api/tables/nowhere", "/no/such/page", "/api/nothing", "/")
    numbers = {ada.http.get(path).headers["x-request-id"] for path in paths}
    assert len(numbers) == len(paths)


def test_lines_of_the_log_carry_the_number_of_their_request(
    server: Server, postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path
) -> None:
    with serving(tmp_path, database=postgresql_url, log_json=True) as running:
        ada = Visitor(running.url)
        postgresql.stop()
        try:
            refused = ada.http.get("/api/tables")
        finally:
            postgresql.go_on()
        assert refused.status_code == 503
        lines = [line for line in running.output.read_text().splitlines() if line.startswith("{")]
    told = [json.loads(line) for line in lines]
    number = refused.headers["x-request-id"]
    assert [(line["level"], line["part"]) for line in told if line["request"] == number] == [
        ("error", "sammelsurium.server.refusals")
    ]


def test_a_line_as_json() -> None:
    record = logging.LogRecord("part", logging.WARNING, "", 1, "said %s\nand more", ("so",), None)
    current.set("abc")
    WithRequest().filter(record)
    told = json.loads(AsJson().format(record))
    assert {
        "level": "warning",
        "part": "part",
        "request": "abc",
        "message": "said so\nand more",
    }.items() <= told.items()
    try:
        raise ValueError("wrong")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    assert "ValueError: wrong" in json.loads(AsJson().format(record))["traceback"]
    assert "\n" not in AsJson().format(record)


@pytest.mark.parametrize("secret", ["visitor=", "seed"])
def test_the_log_keeps_no_secret(server: Server, secret: str) -> None:
    assert secret not in server.output.read_text()
