"""Leaving, coming back and ending by consent, through the door: what everybody is told, and what of it stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from sammelsurium.cli import app
from sammelsurium.kernel.record import Record

from .parties import party
from .rows import query, stored_rows
from .serving import Server, Visitor, serving, wait_for
from .test_refusals import refused

END = {"seat": 0, "kind": "end", "ply": 0}


def wish(visitor: Visitor, table: str, path: str, **body: Any) -> Any:
    return visitor.post(f"/api/tables/{table}/{path}", body)


def test_a_bot_plays_for_who_has_left_until_they_come_back(server: Server) -> None:
    table, (ada, ben) = party(server.url, 2, game="stamp_collection")
    wish(ada, table, "leave", seat=0, mind="random")
    for visitor in (ada, ben):
        seat = visitor.table(table)["seats"][0]
        assert (seat["kind"], seat["mind"], seat["mine"]) == ("person", "random", visitor is ada)
    assert ada.table(table)["choices"] == []
    before = ben.my_turn(table)
    ben.send(before)
    ben.my_turn(table)  # the bot has answered
    wish(ada, table, "return", seat=0)
    now = ada.table(table)
    assert (now["seats"][0]["mind"], now["thinking"]) == (None, None)
    refused(ada.http.post(f"/api/tables/{table}/return", json={"seat": 1}), 403, "not_yours", "seat")
    refused(ben.http.post(f"/api/tables/{table}/stand_in", json={"seat": 0}), 422, "invalid", "seat")


def test_everybody_is_told_what_is_asked_and_who_has_agreed(server: Server) -> None:
    table, (ada, ben) = party(server.url, 2, game="stamp_collection", pace=3600)
    with ben.live(table) as live:
        live.until(lambda now: now["motion"] is None)
        wish(ada, table, "motion", seat=0, kind="pause", ply=0)
        motion = live.until(lambda now: now.get("motion"))[-1]["motion"]
        assert motion == {"number": 1, "kind": "pause", "by": 0, "agreed": [0], "asked": [1]}
        wish(ben, table, "vote", seat=1, motion=1, agree=True)
        now = live.until(lambda now: now.get("paused"))[-1]
        assert (now["motion"], now["due"]) == (None, None)
    late = ben.http.post(f"/api/tables/{table}/vote", json={"seat": 1, "motion": 1, "agree": True})
    refused(late, 409, "stale", "motion")


def test_what_is_refused_changes_nothing(server: Server) -> None:
    table, (ada, ben) = party(server.url, 2, game="stamp_collection")
    before = stored_rows(server.data)
    for path, body in (
        ("motion", {"seat": 1, "kind": "end", "ply": 0}),
        ("motion", {"seat": 0, "kind": "undo", "ply": 999}),
        ("motion", {"seat": 0, "kind": "resume", "ply": 0}),
        ("motion", {"seat": 0, "kind": "dance", "ply": 0}),
        ("vote", {"seat": 0, "motion": 3, "agree": True}),
        ("leave", {"seat": 0, "mind": "an owl"}),
        ("return", {"seat": 0}),
        ("stand_in", {"seat": 1}),
        ("terms", {"terms": {"pace": 60}}),
        ("sit", {"name": "Ada again"}),
        ("rematch", None),
    ):
        answer = ada.http.post(f"/api/tables/{table}/{path}", json=body)
        assert answer.status_code in (403, 409, 422), (path, answer.text)
        assert answer.json()["message"]
    assert ben.http.post(f"/api/tables/{table}/terms", json={"terms": {}}).status_code == 403
    assert stored_rows(server.data) == before


def test_a_game_ended_by_consent_survives_a_restart_and_a_restored_copy(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with serving(data) as server:
        table, (ada, ben) = party(server.url, 2, game="stamp_collection")
        for visitor in (ada, ben):
            if visitor.table(table)["choices"]:
                visitor.send(visitor.table(table))
        wish(ada, table, "motion", **END)
        wish(ben, table, "vote", seat=1, motion=1, agree=True)
        ended = ada.table(table)
        assert (ended["ended"], ended["over"], ended["outcome"], ended["waiting"]) == (True, False, None, [])
        assert CliRunner().invoke(app, ["backup", str(copy), "--data", str(data)]).exit_code == 0
        cookies = [visitor.http.cookies["visitor"] for visitor in (ada, ben)]
    query(data, "DELETE FROM actions")
    assert CliRunner().invoke(app, ["restore", str(copy), "--data", str(data)]).exit_code == 0
    with serving(data) as server:
        people = [Visitor(server.url) for _ in cookies]
        for visitor, cookie in zip(people, cookies, strict=True):
            visitor.http.cookies.set("visitor", cookie)
            assert [line["table"] for line in visitor.listed(over=True)] == [table]
            assert visitor.listed() == []
            record = Record.read(visitor.http.get(f"/api/tables/{table}/record").text)
            assert (record.result, len(record.actions)) == (None, ended["ply"])
        assert people[0].table(table) == ended
        stranger = Visitor(server.url)
        refused(stranger.http.get(f"/api/tables/{table}/record"), 403, "not_yours", "table")
        refused(people[0].try_move(table, 0, ended["ply"], "coin"), 422, "illegal", "table")
        wait_for(lambda: query(data, "SELECT thinking FROM tables") == [(None,)], "no bot to think")
