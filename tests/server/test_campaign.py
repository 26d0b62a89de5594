"""Campaigns on the table server: hosted like tables, on SQLite and on PostgreSQL, killed and resumed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.registry import find_game

from .campaigning import begin, gather, join, play_until, quiet, stage
from .rows import query, stored_rows
from .serving import Server, Visitor, serving, wait_for

RULES = find_game("stickers")


def test_a_new_campaign_waits_for_the_table_to_say_who_plays(ada: Visitor) -> None:
    now = begin(ada, "Pip", "Otter")
    assert (now["ply"], now["log"], now["view"], now["seats"], now["waiting"]) == (0, [], None, [], [])
    assert stage(now) == "gather"
    assert [(one["name"], one["kind"], one["mine"]) for one in now["people"]] == [
        ("Ada", "person", True),
        ("Pip", "bot", False),
        ("Otter", "bot", False),
    ]
    assert {info["name"]: info["campaign"] for info in ada.get("/api/games")}["stickers"]


def test_a_game_a_booster_and_its_stickers(ada: Visitor, ben: Visitor) -> None:
    """Moves in, everything out of sockets: of a player and of somebody who only looks on."""
    table = begin(ada, "Pip", seed="one game")["table"]
    with ben.live(table) as watching, ada.live(table) as live:
        first = live.next()
        watching.next()
        begun = gather(ada, first, "Pip", "Ada")
        assert begun["seat"] == 1
        assert begun["log"][0]["move"] == "players Pip, Ada"
        assert begun["log"][0]["events"][0]["key"] == "game-began"
        now = live.until(lambda seen: stage(seen) == "game" and 1 in seen["waiting"])[-1]
        while stage(now) != "gather":
            ada.send(now, pick=now["ply"])
            now = live.until(lambda seen, ply=now["ply"]: seen["ply"] > ply and seen["thinking"] is None)[-1]  # type: ignore[misc]
        seen = watching.until(lambda seen: seen["ply"] == now["ply"])
        assert live.log == ada.table(table)["log"]
        assert watching.log == ben.table(table)["log"]
    assert all(snapshot["seat"] is None and snapshot["choices"] == [] for snapshot in seen)
    keys = [event["key"] for entry in now_log(ada, table) for event in entry["events"]]
    assert [key for key in keys if key in ("trophy", "opened")][-2:] == ["trophy", "opened"]
    assert keys.count("dealt") == keys.count("stuck") == 4
    assert now["over"]
    assert now["outcome"]["ranking"]
    assert now["campaign"]["opened"]["id"] == "power-1"
    assert len(now["campaign"]["stuck"]) == 4


def now_log(visitor: Visitor, table: str) -> Any:
    return visitor.table(table)["log"]


def test_the_next_game_begins_a_new_log(ada: Visitor) -> None:
    table = begin(ada, "Pip", "Otter", seed="two games")["table"]
    gather(ada, ada.table(table), "Pip", "Otter")
    between = quiet(ada, table)
    assert between["seat"] is None
    assert stage(between) == "gather"
    with ada.live(table) as live:
        live.next()
        join(ada, table, "bot", "Quill")
        joined = live.next()
        assert (joined["ply"], joined["log"]) == (between["ply"], [])
        gather(ada, between, "Quill", "Ada")
        begun = live.next()
        assert begun["begins"] == begun["log_from"] == between["ply"]
    whole = quiet(ada, table)
    assert whole["begins"] == whole["log_from"] == between["ply"]
    assert whole["log"][0]["ply"] == between["ply"] + 1
    assert [seat["name"] for seat in whole["seats"]] == ["Quill", "Ada"]
    assert whole["campaign"]["game"] == 2


def test_undo_within_a_game_and_reasons(ada: Visitor) -> None:
    table = begin(ada, "Pip", seed="undo")["table"]
    gather(ada, ada.table(table), "Ada", "Pip")
    now = quiet(ada, table)
    after = ada.play(now)
    if after["undo"] is not None:
        back = ada.after(table, ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": after["ply"]}))
        assert (back["ply"], back["view"], back["choices"]) == (now["ply"], now["view"], now["choices"])
    now = quiet(ada, table)
    why = f"/api/tables/{table}/why"
    assert ada.get(why, seat=0, move=now["choices"][0]["move"]) is None
    assert ada.get(why, seat=0, move="sing")["error"] == "unreadable"
    now = play_until(ada, table, "stick")
    assert ada.get(why, seat=0, move=now["choices"][0]["move"]) is None
    assert ada.get(why, seat=0, move="stick star corking-99")["error"] == "unreadable"
    assert now["undo"] is None


def test_people_come_and_go(ada: Visitor, ben: Visitor) -> None:
    table = begin(ada, "Pip", seed="people")["table"]
    with ada.live(table) as live:
        live.next()
        assert not any(one["mine"] for one in ben.table(table)["people"])
        now = join(ben, table, "me", "Ben")
        assert [one["name"] for one in live.next()["people"]] == ["Ada", "Pip", "Ben"]
        assert [one["mine"] for one in now["people"]] == [False, False, True]
        begun = gather(ben, now, "Ben", "Ada")
        assert begun["seat"] == 0
        assert ada.table(table)["seat"] == 1
        assert [line["table"] for line in ben.listed()] == [table]
        assert ben.http.delete(f"/api/tables/{table}").status_code == 204
        assert live.until(lambda seen: any(one["left"] for one in seen["people"]))[-1]["seats"]
    assert ben.listed() == []
    replaced = join(ada, table, "bot", "Ben", mind="random")
    assert replaced["seats"][0]["kind"] == "bot"
    assert ben.table(table)["seat"] is None
    assert stage(play_until(ada, table, "gather")) == "gather"
    assert {one["name"] for one in ada.table(table)["campaign"]["people"]} == {"Ada", "Ben"}


def test_somebody_who_left_comes_back(ada: Visitor) -> None:
    now = begin(ada, "Pip")
    table = now["table"]
    assert ada.http.delete(f"/api/tables/{table}").status_code == 204
    refused = ada.http.post(f"/api/tables/{table}/moves", json={"seat": None, "ply": 0, "move": "players Ada, Pip"})
    assert refused.status_code == 403
    assert join(ada, table, "me", "Ada")["people"][0]["left"] is False
    assert [line["table"] for line in ada.listed()] == [table]


def test_the_list_of_tables_has_campaigns(ada: Visitor) -> None:
    table = begin(ada, "Pip", "Otter")["table"]
    line = ada.listed()[0]
    assert (line["table"], line["mine"], line["seats"], line["points"], line["over"]) == (table, None, [], [], False)
    assert line["campaign"] == {"stage": "gather", "game": 0, "games": 15, "finished": False}
    gather(ada, ada.table(table), "Ada", "Pip")
    quiet(ada, table)
    line = ada.listed()[0]
    assert (line["mine"], line["campaign"]["game"], line["campaign"]["stage"]) == (0, 1, "game")
    assert len(line["points"]) == 2
    assert line["caption"]["round"] >= 1


def test_the_chronicle_only_between_games(ada: Visitor) -> None:
    table = begin(ada, "Pip", "Otter", seed="chronicle")["table"]
    gather(ada, ada.table(table), "Ada", "Pip")
    quiet(ada, table)
    refused = ada.http.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["error"]) == (422, "invalid")
    now = play_until(ada, table, "stick")
    text = ada.http.get(f"/api/tables/{table}/record").text
    assert RULES.campaign is not None
    again = RULES.campaign.replay(Chronicle.read(text), RULES)
    assert (again.ply, as_tree(again.sheet())) == (now["ply"], now["campaign"])


REFUSED: dict[str, tuple[str, dict[str, Any], int, str, str | None]] = {
    "a game without a campaign": (
        "/api/tables",
        {"game": "stamp_collection", "seats": [{"kind": "me", "name": "Ada"}], "campaign": True},
        422,
        "invalid",
        "campaign",
    ),
    "two of the same name": (
        "/api/tables",
        {"game": "stickers", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "name": " A "}], "campaign": True},
        422,
        "invalid",
        "seats",
    ),
    "a comma in a name": (
        "/api/tables",
        {"game": "stickers", "seats": [{"kind": "me", "name": "Ada, Ben"}], "campaign": True},
        422,
        "invalid",
        "seats[0].name",
    ),
    "a stranger plays": ("moves", {"seat": None, "ply": 0, "move": "players Ada, Zoe"}, 422, "invalid", "move"),
    "too few play": ("moves", {"seat": None, "ply": 0, "move": "players Ada"}, 422, "invalid", None),
    "nonsense": ("moves", {"seat": None, "ply": 0, "move": "let us play"}, 422, "unreadable", "move"),
    "too late": ("moves", {"seat": None, "ply": 3, "move": "players Ada, Pip"}, 409, "stale", "ply"),
    "nobody sits yet": ("moves", {"seat": 0, "ply": 0, "move": "take corking-1"}, 422, "invalid", "seat"),
    "a name that is taken": ("people", {"kind": "bot", "name": "Pip"}, 422, "invalid", "name"),
    "twice the same person": ("people", {"kind": "me", "name": "Ada 2"}, 422, "invalid", "name"),
    "a mind nobody knows": ("people", {"kind": "bot", "name": "New", "mind": "oracle"}, 422, "invalid", "mind"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_wrong_is_told_and_nothing_stored_changes(server: Server, ada: Visitor, name: str) -> None:
    address, body, status, error, where = REFUSED[name]
    table = begin(ada, "Pip")["table"]
    before = stored_rows(server.data)
    answer = ada.http.post(address if address.startswith("/") else f"/api/tables/{table}/{address}", json=body)
    assert (answer.status_code, answer.json()["error"], answer.json()["where"]) == (status, error, where)
    assert stored_rows(server.data) == before


def test_what_is_not_ones_own(server: Server, ada: Visitor, ben: Visitor) -> None:
    now = begin(ada, "Pip")
    table, single = now["table"], ada.sit_down(1)["table"]
    gather(ada, now, "Ada", "Pip")
    quiet(ada, table)
    ada.my_turn(single)
    before = stored_rows(server.data)
    for visitor, address, body, status in (
        (ben, f"{table}/moves", {"seat": None, "ply": 0, "move": "players Ada, Pip"}, 403),
        (ben, f"{table}/moves", {"seat": 0, "ply": 0, "move": "done"}, 403),
        (ada, f"{table}/moves", {"seat": 1, "ply": 0, "move": "done"}, 403),
        (ben, f"{table}/people", {"kind": "bot", "name": "Otter"}, 403),
        (ada, f"{single}/people", {"kind": "bot", "name": "Otter"}, 422),
        (ada, f"{single}/moves", {"seat": None, "ply": 0, "move": "players Ada, Pip"}, 422),
    ):
        assert visitor.http.post(f"/api/tables/{address}", json=body).status_code == status
    assert stored_rows(server.data) == before


def test_a_campaign_is_for_twelve(ada: Visitor) -> None:
    table = begin(ada, *(f"Bot {n}" for n in range(11)))["table"]
    answer = ada.http.post(f"/api/tables/{table}/people", json={"kind": "bot", "name": "One more"})
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")


@pytest.mark.parametrize(
    ("kind", "end", "moments"),
    [
        ("sqlite", Server.stop, ("game", "gather")),
        ("sqlite", Server.kill, ("game", "stick", "gather")),
        ("postgresql", Server.kill, ("stick", "gather")),
    ],
    ids=["sqlite, stopped", "sqlite, killed", "postgresql, killed"],
)
def test_stopped_anywhere_it_goes_on_as_it_stood(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, end: Callable[[Server], Any], moments: tuple[str, ...]
) -> None:
    """In a game, while sticking, and between games; every start finds what the one before left."""
    url = request.getfixturevalue("postgresql_url") if kind == "postgresql" else None
    where: Path | str = url or tmp_path
    visitor, table, before, rows = Visitor(""), "", None, None
    for moment in moments:
        with serving(tmp_path, database=url) as server:
            visitor.http.base_url = server.url
            if before is None:
                now = begin(visitor, "Pip", seed="resumed")
                table = gather(visitor, now, "Ada", "Pip")["table"]
            else:
                assert visitor.table(table) == before
                assert stored_rows(where) == rows
            before = play_until(visitor, table, moment)
            end(server)
        rows = stored_rows(where)
    deeds = query(where, f"SELECT count(*), max(ply) FROM actions WHERE \"table\" = '{table}'")[0]
    assert before is not None
    assert deeds[0] == deeds[1] == before["ply"]


def test_bots_go_on_between_games_after_a_restart(tmp_path: Path) -> None:
    """Two bots among themselves, killed while they play; nobody even opens the campaign afterwards."""
    with serving(tmp_path, bots_take=3600.0) as server:
        visitor = Visitor(server.url)
        now = begin(visitor, "Pip", "Otter", seed="asleep")
        assert gather(visitor, now, "Pip", "Otter")["thinking"] is not None
        server.kill()
    with serving(tmp_path) as server:
        visitor.http.base_url = server.url
        assert stage(quiet(visitor, now["table"])) == "gather"


DAMAGE = {
    "a deed that cannot be read": (
        "UPDATE actions SET move = 'nonsense' WHERE ply = 5 AND \"table\" = '{table}'",
        500,
        "deed 5",
    ),
    "a missing deed": ("DELETE FROM actions WHERE ply = 3 AND \"table\" = '{table}'", 500, "not all there"),
    "a person who is gone": ("UPDATE seats SET name = 'Zoe' WHERE seat = 1 AND \"table\" = '{table}'", 500, "Pip"),
    "a single game it never was": ("UPDATE tables SET campaign = false WHERE id = '{table}'", 500, "damaged"),
    "another box": ("UPDATE tables SET box_hash = 'feed' WHERE id = '{table}'", 410, "feed"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_told_and_left_alone(server: Server, ada: Visitor, name: str) -> None:
    damage, status, told = DAMAGE[name]
    now = begin(ada, "Pip", seed="damage")
    table = now["table"]
    gather(ada, now, "Ada", "Pip")
    quiet(ada, table)
    query(server.data, damage.format(table=table))
    query(server.data, f"UPDATE tables SET version = version + 1 WHERE id = '{table}'")
    before = stored_rows(server.data)
    asked = f"/api/tables/{table}"
    wait_for(lambda: ada.http.get(asked).status_code == status, "the server to notice")
    answer = ada.http.get(asked)
    assert told in answer.json()["message"]
    assert stored_rows(server.data) == before
