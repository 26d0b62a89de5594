"""Every refusal says what and where, has its status, and changes nothing stored."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from .rows import stored_rows
from .serving import Server, Visitor


def refused(response: httpx.Response, status: int, error: str, where: str | None = None) -> dict[str, Any]:
    body: dict[str, Any] = response.json()
    assert (response.status_code, body["error"], body["where"]) == (status, error, where)
    assert set(body) == {"error", "message", "rule", "where"}
    assert body["message"]
    return body


def seats(*kinds: str, **changes: Any) -> list[dict[str, Any]]:
    wished: list[dict[str, Any]] = [{"kind": kind, "name": f"Seat {i}"} for i, kind in enumerate(kinds)]
    wished[-1] |= changes
    return wished


def wish(**changes: Any) -> dict[str, Any]:
    return {"game": "stamp_collection", "seats": seats("me", "bot"), "options": {}, **changes}


BAD_WISHES = {
    "unknown game": (wish(game="chess"), "game"),
    "no seats": (wish(seats=[]), "seats"),
    "one seat": (wish(seats=seats("me")), "seats"),
    "five seats": (wish(seats=seats("me", "bot", "bot", "bot", "bot")), "seats"),
    "a hundred seats": (wish(seats=seats(*["bot"] * 100)), "seats"),
    "two me": (wish(seats=seats("me", "me")), "seats"),
    "no me": (wish(seats=seats("bot", "bot")), "seats"),
    "a kind nobody knows": (wish(seats=seats("me", "friend")), "seats[1].kind"),
    "no name": (wish(seats=[{"kind": "me"}, {"kind": "bot", "name": "B"}]), "seats[0]"),
    "empty name": (wish(seats=seats("me", "bot", name="")), "seats[1].name"),
    "name of blanks": (wish(seats=seats("me", "bot", name="   ")), "seats[1].name"),
    "name too long": (wish(seats=seats("me", "bot", name="x" * 41)), "seats[1].name"),
    "name with a zero byte": (wish(seats=seats("me", "bot", name="a\0b")), "seats[1].name"),
    "name that is a number": (wish(seats=seats("me", "bot", name=7)), "seats[1].name"),
    "unknown mind": (wish(seats=seats("me", "bot", mind="oracle")), "seats[1].mind"),
    "a person with a mind": (wish(seats=seats("bot", "me", mind="random")), "seats[1].mind"),
    "unknown option": (wish(options={"weather": "fine"}), "options"),
    "unknown choice": (wish(options={"loans": "never"}), "options"),
    "an option that is a number": (wish(options={"loans": 3}), "options[...]"),
    "teams of three": (
        wish(game="collexxion", seats=seats("me", "bot", "bot"), options={"partners": "teams"}),
        "options",
    ),
    "a seed": (wish(seed="mine"), "data"),
    "a word that is none": (wish(seats=[{**seats("me")[0], "word": "rather short"}, *seats("bot")]), "seats[0].word"),
    "a short word": (wish(seats=[{**seats("me")[0], "word": "0123abc"}, *seats("bot")]), "seats[0].word"),
    "a long word": (wish(seats=[{**seats("me")[0], "word": "0" * 65}, *seats("bot")]), "seats[0].word"),
    "a word of a bot": (wish(seats=[*seats("me"), {**seats("bot")[0], "word": "0123abcd"}]), "seats[1].word"),
    "unknown field": (wish(colour="red"), "data"),
    "no game": ({"seats": seats("me", "bot")}, "data"),
    "a list": ([], "data"),
}


@pytest.mark.parametrize("name", BAD_WISHES)
def test_a_table_that_cannot_be(server: Server, ada: Visitor, name: str) -> None:
    body, where = BAD_WISHES[name]
    before = stored_rows(server.data)
    refused(ada.http.post("/api/tables", json=body), 422, "invalid", where)
    assert stored_rows(server.data) == before


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"game": "x"', '"\\ud800"', "\xff"])
def test_malformed_json(server: Server, ada: Visitor, text: str) -> None:
    before = stored_rows(server.data)
    response = ada.http.post("/api/tables", content=text.encode("latin-1"))
    assert (response.status_code, response.json()["error"]) == (422, "invalid")
    assert stored_rows(server.data) == before


def test_a_body_that_is_too_large(server: Server, ada: Visitor) -> None:
    before = stored_rows(server.data)
    response = ada.http.post("/api/tables", content=json.dumps(wish(colour="x" * 100_000)))
    refused(response, 413, "invalid")
    assert stored_rows(server.data) == before


@pytest.mark.parametrize("table", ["nowhere", "aaaaaaaaaaaa", "..", "%00", "a" * 5000, "ÄÖÜ"])
def test_an_unknown_table(server: Server, ada: Visitor, table: str) -> None:
    before = stored_rows(server.data)
    address = f"/api/tables/{table}"
    asked = [
        ada.http.get(address),
        ada.http.delete(address),
        ada.http.get(f"{address}/record"),
        ada.http.get(f"{address}/why", params={"seat": 0, "move": "coin"}),
        ada.http.post(f"{address}/moves", json={"seat": 0, "ply": 0, "move": "coin"}),
        ada.http.post(f"{address}/undo", json={"seat": 0, "ply": 0}),
    ]
    if table != "..":  # the client itself resolves that one
        for response in asked:
            refused(response, 404, "not_found", "table")
    assert stored_rows(server.data) == before


def test_addresses_and_methods_that_do_not_exist(ada: Visitor) -> None:
    refused(ada.http.get("/api/nothing"), 404, "not_found")
    refused(ada.http.get("/nothing"), 404, "not_found")
    refused(ada.http.put("/api/tables"), 405, "invalid")
    refused(ada.http.get("/api/games/chess/rulebook/en"), 404, "not_found", "game")
    refused(ada.http.get("/api/games/stamp_collection/rulebook/xx"), 404, "not_found", "language")
    refused(ada.http.get("/api/games/stamp_collection/rulebook/..%2Fbox"), 404, "not_found")


def test_moves_that_are_refused(server: Server, ada: Visitor, ben: Visitor) -> None:
    now = ada.my_turn(ada.sit_down(1, seed="refused")["table"])
    table, ply = now["table"], now["ply"]
    before = stored_rows(server.data)
    refused(ada.try_move(table, 0, ply, "sing"), 422, "unreadable", "move")
    refused(ada.try_move(table, 0, ply, ""), 422, "unreadable", "move")
    refused(ada.try_move(table, 0, ply, "x" * 301), 422, "invalid", "move")
    illegal = refused(ada.try_move(table, 0, ply, "repay"), 422, "illegal", "move")
    assert illegal["rule"].startswith("SC-")
    refused(ada.try_move(table, 0, ply - 1, "coin"), 409, "stale", "ply")
    refused(ada.try_move(table, 0, ply + 1, "coin"), 409, "stale", "ply")
    refused(ada.try_move(table, 0, -1, "coin"), 422, "invalid", "ply")
    refused(ada.try_move(table, 1, ply, "coin"), 403, "not_yours", "seat")
    refused(ada.try_move(table, 9, ply, "coin"), 422, "invalid", "seat")
    refused(ada.try_move(table, -1, ply, "coin"), 422, "invalid", "seat")
    refused(ben.try_move(table, 0, ply, "coin"), 403, "not_yours", "seat")
    assert stored_rows(server.data) == before
    assert ada.table(table) == now


def test_undo_that_is_refused(server: Server, ada: Visitor, ben: Visitor) -> None:
    now = ada.my_turn(ada.sit_down(1, seed="no undo")["table"])
    address = f"/api/tables/{now['table']}/undo"
    before = stored_rows(server.data)
    refused(ada.http.post(address, json={"seat": 0, "ply": now["ply"]}), 422, "illegal")
    refused(ada.http.post(address, json={"seat": 0, "ply": now["ply"] + 1}), 409, "stale", "ply")
    refused(ben.http.post(address, json={"seat": 0, "ply": now["ply"]}), 403, "not_yours", "seat")
    assert stored_rows(server.data) == before


def test_questions_that_are_refused(ada: Visitor, ben: Visitor) -> None:
    now = ada.sit_down(1)
    address = f"/api/tables/{now['table']}"
    refused(ada.http.get(f"{address}/record"), 422, "invalid", "table")
    refused(ben.http.get(f"{address}/why", params={"seat": 0, "move": "coin"}), 403, "not_yours", "seat")
    refused(ben.http.delete(address), 403, "not_yours")
    response = ada.http.get(f"{address}/why", params={"seat": "none", "move": "coin"})
    refused(response, 422, "invalid", "seat")


def test_another_site_may_not_act(server: Server, ada: Visitor) -> None:
    """The cookie alone is not enough for a form on somebody else's page."""
    before = stored_rows(server.data)
    ada.get("/api/tables")
    response = ada.http.post("/api/tables", json=wish(), headers={"Sec-Fetch-Site": "cross-site"})
    refused(response, 403, "not_yours")
    assert stored_rows(server.data) == before
    same = ada.http.post("/api/tables", json=wish(), headers={"Sec-Fetch-Site": "same-origin"})
    assert same.status_code == 201
