"""What leaves: to a spectator, to a seat, and never the seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .rows import query
from .serving import Server, Visitor, my_turn
from .test_play import play_to_the_end


def test_a_spectator_sees_but_chooses_nothing(ada: Visitor, ben: Visitor) -> None:
    now = ada.my_turn(ada.sit_down(1)["table"])
    seen = ben.table(now["table"])
    assert now["choices"]
    assert now["seat"] == 0
    assert seen["choices"] == []
    assert seen["seat"] is None
    assert seen["undo"] is None
    assert not any(seat["mine"] for seat in seen["seats"])
    with ben.live(now["table"]) as live:
        assert live.next() == seen


def test_a_seat_that_may_not_act_has_no_choices(tmp_path: Path, ada: Visitor) -> None:
    table = ada.sit_down(3, seed="waiting")["table"]
    with ada.live(table) as live:
        for snapshot in live.until(my_turn):
            assert bool(snapshot["choices"]) == (0 in snapshot["waiting"])


def test_the_seed_never_leaves(server: Server, ada: Visitor, ben: Visitor) -> None:
    chosen = "a-seed-that-can-be-recognised"
    tables = [ada.sit_down(1, seed=chosen)["table"], ada.sit_down(1)["table"]]
    seeds = [query(server.data, f"SELECT seed FROM tables WHERE id = '{table}'")[0][0] for table in tables]
    assert seeds[0] == chosen
    assert len(seeds[1]) == 64
    for table in tables:
        play_to_the_end(ada, table)
        ben.table(table)
        ben.get(f"/api/tables/{table}/record")
    ada.get("/api/tables")
    everything = "".join(ada.received + ben.received)
    assert len(everything) > 100_000
    assert not any(seed in everything for seed in seeds)


def test_the_cookie_is_stored_as_a_fingerprint_only(server: Server, ada: Visitor) -> None:
    ada.sit_down(1)
    cookie = ada.http.cookies["visitor"]
    assert len(cookie) == 48
    stored = {row[0] for row in query(server.data, "SELECT person FROM seats WHERE person IS NOT NULL")}
    assert cookie not in stored
    assert all(len(fingerprint) == 64 for fingerprint in stored)


def test_the_cookie_is_given_once(ada: Visitor) -> None:
    first = ada.http.get("/api/tables")
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "SameSite=Lax" in first.headers["set-cookie"]
    assert "set-cookie" not in ada.http.get("/api/tables").headers


def test_behind_https_the_cookie_is_secure(ada: Visitor) -> None:
    plain = ada.http.get("/api/health")
    assert "Secure" not in plain.headers["set-cookie"]
    ada.http.cookies.clear()
    behind = ada.http.get("/api/health", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]


def test_an_action_made_anew_is_told_anew(ada: Visitor) -> None:
    """What is told of an action is made once; taken back, it is not told any more."""
    seats = [{"kind": "me", "name": "Ada"}]
    now = ada.open({"game": "tauschrausch", "seats": seats}, seed="anew")
    after = ada.play(now)
    while after["undo"] is None or len(now["choices"]) < 2:
        now, after = after, ada.play(after)
    ply, told = now["ply"], ada.table(now["table"])["log"]
    wish = {"seat": 0, "ply": after["ply"]}
    back = ada.after(now["table"], ada.post(f"/api/tables/{now['table']}/undo", wish))
    assert (back["view"], back["choices"]) == (now["view"], now["choices"])
    ada.send(back, pick=1)
    anew = ada.table(now["table"])["log"]
    assert anew[:ply] == told[:ply]
    assert [told[ply]["move"], anew[ply]["move"]] == [choice["move"] for choice in now["choices"][:2]]
    assert anew[ply]["events"] != told[ply]["events"]


def test_options_say_with_how_many_players_there_is_a_choice(ada: Visitor) -> None:
    options = {game["name"]: game["options"] for game in ada.get("/api/games")}["collexxion"]
    players = {option["name"]: option["players"] for option in options}
    assert players["partners"] == [4]
    assert players["actions"] == [2, 3, 4]


def play_collexxion(ada: Visitor, ben: Visitor, **options: str) -> list[Any]:
    """Every snapshot that a player and a spectator are sent; on every turn both ask for the whole table again."""
    bots = [{"kind": "bot", "name": name, "mind": "instinct"} for name in ("Cem", "Dea")]
    wish = {"game": "collexxion", "seats": [{"kind": "me", "name": "Ada"}, *bots], "options": options}
    table = ada.open(wish, seed="memory")["table"]
    with ada.live(table) as live, ben.live(table) as watching:
        seen = live.until(my_turn)
        while not seen[-1]["over"]:
            now = seen[-1]
            ada.send(now, pick=now["ply"])
            seen += [ada.table(table), ben.table(table)]
            seen += live.until(lambda found, ply=now["ply"]: found["ply"] > ply and my_turn(found))  # type: ignore[misc]
        seen += watching.until(lambda found: bool(found["over"]))
        assert live.log == ada.table(table)["log"]
        assert watching.log == ben.table(table)["log"]
    return seen


def test_without_a_memory_aid_nobody_reads_of_a_token_once_its_owner_has_another_turn(
    ada: Visitor, ben: Visitor
) -> None:
    seen = play_collexxion(ada, ben)
    scored = {
        entry["ply"]: entry["seat"]
        for snapshot in seen
        for entry in snapshot["log"]
        if any(event["key"].startswith("scored-") for event in entry["events"])
    }
    turns = {snapshot["ply"]: snapshot["view"]["turn"] for snapshot in seen}
    assert len(scored) > 5
    for snapshot in seen:
        told = [entry["ply"] for entry in snapshot["log"]]
        if snapshot["over"]:
            assert told == list(range(1, snapshot["ply"] + 1))
            continue
        assert all(ply > snapshot["begins"] for ply in told)
        for ply, seat in scored.items():
            between = {turns.get(n) for n in range(ply, snapshot["ply"])} - {None, seat}
            if between and turns[snapshot["ply"]] == seat:
                assert snapshot["begins"] >= ply


def test_with_a_memory_aid_the_log_tells_everything(ada: Visitor, ben: Visitor) -> None:
    seen = play_collexxion(ada, ben, memory="log")
    assert {snapshot["begins"] for snapshot in seen} == {0}
