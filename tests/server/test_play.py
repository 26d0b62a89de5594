"""Whole games through the real thing: a server process, HTTP in, WebSocket out."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sammelsurium.kernel.match import replay
from sammelsurium.kernel.record import Record
from sammelsurium.server.settings import SQLITE_FILE

from .rows import query, stored_rows
from .serving import Server, Visitor, my_turn, serving, wait_for


def play_to_the_end(visitor: Visitor, table: str) -> Any:
    """With moves in, and everything seen coming out of the socket."""
    with visitor.live(table) as live:
        now = live.until(my_turn)[-1]
        while not now["over"]:
            visitor.send(now, pick=now["ply"])
            now = live.until(lambda seen, ply=now["ply"]: seen["ply"] > ply and my_turn(seen))[-1]  # type: ignore[misc]
        assert live.log == visitor.table(table)["log"]
    return now


@pytest.mark.parametrize(("bots", "seat"), [(1, 0), (2, 1), (3, 3)])
def test_a_game_to_its_end(ada: Visitor, bots: int, seat: int) -> None:
    table = ada.sit_down(bots, seat=seat, seed=f"whole game {bots}")["table"]
    end = play_to_the_end(ada, table)
    assert end["outcome"]["ranking"][0]["rank"] == 1
    assert {place["seat"] for place in end["outcome"]["ranking"]} == set(range(bots + 1))
    assert end["choices"] == []
    assert end["waiting"] == []
    assert end["undo"] is None
    assert end["thinking"] is None


def test_the_record_replays_to_the_same_end(ada: Visitor) -> None:
    table = ada.sit_down(1, seed="record")["table"]
    end = play_to_the_end(ada, table)
    response = ada.http.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="stamp_collection-{table}.json"'
    match = replay(Record.read(response.text))
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert [place.points for place in outcome.ranking] == [place["points"] for place in end["outcome"]["ranking"]]


def test_the_same_seed_deals_the_same(ada: Visitor, ben: Visitor) -> None:
    first, second = ada.sit_down(1, seed="twins"), ben.sit_down(1, seed="twins")
    other = ada.sit_down(1, seed="stranger")
    assert first["view"]["fair"] == second["view"]["fair"]
    assert first["log"] != other["log"]


def test_one_snapshot_per_players_action(ada: Visitor) -> None:
    table = ada.sit_down(3, seed="steps")["table"]
    with ada.live(table) as live:
        now = live.until(my_turn)[-1]
        for _ in range(5):
            ada.send(now)
            seen = live.until(lambda s, ply=now["ply"]: s["ply"] > ply and my_turn(s))  # type: ignore[misc]
            for snapshot in seen:
                actors = [entry["seat"] for entry in snapshot["log"]]
                assert actors[0] is not None
                assert all(actor is None for actor in actors[1:])
            now = seen[-1]
            if now["over"]:
                break


def test_undo_takes_back_and_everybody_sees_it(ada: Visitor, ben: Visitor) -> None:
    """A loan taken at any time is the player's alone: nobody answers it, so it can be taken back."""
    table = ada.sit_down(1, seed="undo", loans="any time")["table"]
    now = ada.my_turn(table)
    with ben.live(table) as watching, ada.live(table) as live:
        watching.next()
        live.next()
        stored = ada._body(ada.try_move(table, 0, now["ply"], "loan"))
        after = live.next()
        assert after["undo"] == now["ply"]
        assert stored == {"version": after["version"], "ply": after["ply"]}
        assert watching.next()["ply"] == after["ply"]
        stored = ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": after["ply"]})
        back = live.next()
        assert stored == {"version": back["version"], "ply": now["ply"]}
        assert (back["ply"], back["log_from"], back["log"]) == (now["ply"], now["ply"], [])
        assert back["view"] == now["view"]
        assert watching.next()["ply"] == now["ply"]
        assert watching.log == now["log"]


def test_my_list_of_tables(ada: Visitor, ben: Visitor) -> None:
    first, second = ada.sit_down(1)["table"], ada.sit_down(2)["table"]
    ben.sit_down(1)
    ada.my_turn(second)
    ada.send(ada.my_turn(first))
    shown = ada.my_turn(first)
    listed = ada.listed()
    assert [line["table"] for line in listed] == [second, first]  # the other one has waited longer
    assert listed[1]["mine"] == 0
    assert listed[1]["ply"] == shown["ply"]
    assert listed[1]["points"] == [player["points"] for player in shown["view"]["players"]]
    assert listed[1]["caption"]["round"] == shown["view"]["round"]
    assert ada.http.delete(f"/api/tables/{first}").status_code == 204
    assert [line["table"] for line in ada.listed()] == [second]
    assert ada.table(first)["seat"] == 0


def test_what_forbids_a_move(ada: Visitor) -> None:
    now = ada.my_turn(ada.sit_down(1, seed="why")["table"])
    address = f"/api/tables/{now['table']}/why"
    assert ada.get(address, seat=0, move=now["choices"][0]["move"]) is None
    unreadable = ada.get(address, seat=0, move="sing a song")
    assert unreadable["error"] == "unreadable"
    forbidden = ada.get(address, seat=0, move="repay")
    assert forbidden["error"] == "illegal"
    assert forbidden["rule"].startswith("SC-")


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
def test_a_restart_continues_the_same_game(tmp_path: Path, end: Callable[[Server], Any]) -> None:
    with serving(tmp_path) as server:
        visitor = Visitor(server.url)
        table = visitor.sit_down(2, seed="restart")["table"]
        for _ in range(3):
            visitor.send(visitor.my_turn(table))
        before = visitor.my_turn(table)
        end(server)
    rows = stored_rows(tmp_path)
    with serving(tmp_path) as server:
        visitor.http.base_url = server.url
        assert visitor.table(table) == before
        assert stored_rows(tmp_path) == rows
        play_to_the_end(visitor, table)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """Killed while the bots are to move; nobody even opens the table afterwards."""
    with serving(tmp_path, bots_take=3600.0) as server:
        visitor = Visitor(server.url)
        table = visitor.sit_down(2, seed="asleep")["table"]
        for _ in range(30):
            now = visitor.table(table)
            if now["thinking"] is not None:
                break
            visitor.send(now)
        assert visitor.table(table)["thinking"] is not None
        ply = visitor.table(table)["ply"]
        server.kill()
    with serving(tmp_path) as server:
        assert server.url
        wait_for(lambda: query(tmp_path, "SELECT thinking FROM tables") == [(None,)], "the bots to have moved")
        assert len(stored_rows(tmp_path)["actions"]) > ply


def test_a_backup_made_while_the_server_runs(tmp_path: Path) -> None:
    """As docs/operations.md tells: SQLite's own backup, put in another folder."""
    original, copy = tmp_path / "original", tmp_path / "copy"
    copy.mkdir()
    with serving(original) as server:
        visitor = Visitor(server.url)
        table = visitor.sit_down(1, seed="backup")["table"]
        visitor.send(visitor.my_turn(table))
        before = visitor.my_turn(table)
        with (
            closing(sqlite3.connect(original / SQLITE_FILE)) as source,
            closing(sqlite3.connect(copy / SQLITE_FILE)) as target,
        ):
            source.backup(target)
    with serving(copy) as server:
        visitor.http.base_url = server.url
        assert visitor.table(table) == before
