"""A record that somebody has kept is shown again, as those saw it who looked on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from .serving import Visitor

RECORDS = Path(__file__).parents[1] / "records"
KEPT = {
    "stamp_collection": "even_start.json",
    "collexxion": "teams_pile.json",
    "tauschrausch": "two_players.json",
    "stickers": "even_start.json",
}


def show(visitor: Visitor, record: str | bytes, **asked: int) -> httpx.Response:
    return visitor.http.post("/api/records", content=record, params=asked)


def kept(game: str) -> str:
    return (RECORDS / game / KEPT[game]).read_text()


@pytest.mark.parametrize("game", KEPT)
def test_any_moment_of_a_record(ada: Visitor, game: str) -> None:
    record = kept(game)
    end: Any = show(ada, record).json()
    assert (end["game"], end["over"], end["seat"], end["choices"]) == (game, True, None, [])
    assert [seat["name"] for seat in end["seats"]] == json.loads(record)["seats"]
    assert end["outcome"]["ranking"]
    half = end["ply"] // 2
    for ply in (0, half, half + 1):
        then: Any = show(ada, record, ply=ply).json()
        assert (then["ply"], then["over"]) == (ply, False)
        assert [entry["ply"] for entry in then["log"]] == list(range(then["begins"] + 1, ply + 1))
    next_one: Any = show(ada, record, ply=half + 1, log_from=half).json()
    assert [entry["ply"] for entry in next_one["log"]] == [half + 1]
    assert next_one["version"] > show(ada, record, ply=half).json()["version"]


def test_what_a_table_has_saved_can_be_shown(ada: Visitor, ben: Visitor) -> None:
    now = ada.my_turn(ada.sit_down(1, seed="a record")["table"])
    while not now["over"]:
        ada.send(now)
        now = ada.my_turn(now["table"])
    saved = ada.http.get(f"/api/tables/{now['table']}/record").text
    shown: Any = show(ben, saved).json()
    assert (shown["outcome"], shown["ply"]) == (now["outcome"], now["ply"])
    assert [seat["mine"] for seat in shown["seats"]] == [False, False]


def without_digest(record: str, **changed: Any) -> str:
    told = json.loads(record) | changed
    told.pop("digest", None)
    return json.dumps(told)


REFUSED: dict[str, tuple[str | bytes, int, str, str]] = {
    "nothing": ("", 422, "invalid", "file"),
    "no text": (b"\xff\xfe\x00", 422, "invalid", "file"),
    "a shopping list": ("milk, eggs", 422, "invalid", "file"),
    "another file": ('{"tables": []}', 422, "invalid", "file"),
    "cut off": (kept("stickers")[:900], 422, "invalid", "file"),
    "changed": (kept("stickers").replace('"rules": ', '"rules": 1'), 422, "invalid", "file"),
    "nested without end": ("[" * 5000, 422, "invalid", "file"),
    "a move that cannot be": (
        without_digest(kept("collexxion"), actions=["seat 0: fly"]),
        422,
        "invalid",
        "file",
    ),
    "other rules": (without_digest(kept("stickers"), rules=4000), 410, "outdated", "rules"),
    "another box": (
        without_digest(kept("stickers"), box={"name": "x", "version": 1, "hash": "feed"}),
        410,
        "outdated",
        "box",
    ),
    "another game": (without_digest(kept("stickers"), game="chess"), 410, "outdated", "game"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_cannot_be_shown(ada: Visitor, name: str) -> None:
    file, status, error, where = REFUSED[name]
    answer = show(ada, file)
    told = answer.json()
    assert (answer.status_code, told["error"], told["where"]) == (status, error, where)


def test_a_campaign_is_not_one_game(ada: Visitor) -> None:
    chronicle = next((RECORDS / "stickers" / "campaigns").glob("*.json")).read_text()
    told = show(ada, chronicle).json()
    assert (told["error"], told["where"]) == ("invalid", "campaign")


def test_no_moment_after_the_end(ada: Visitor) -> None:
    told = show(ada, kept("stickers"), ply=100_000).json()
    assert (told["error"], told["where"]) == ("invalid", "ply")
    assert show(ada, b" " * (2 << 20)).status_code == 413
