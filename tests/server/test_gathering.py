"""A table gathers: it is opened, people sit down before everybody's eyes, the host arranges, and it begins."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .gathering import OPEN, agree, arrange, beside, bot, come, gather, leave, me, sit, start, states, told
from .rows import query, stored_rows
from .serving import Live, Server, Visitor


def test_a_table_gathers_and_begins(server: Server, ada: Visitor, ben: Visitor) -> None:
    now = gather(ada, me(face="loupe"), OPEN, bot("Pip"), word="0123456789abcdef")
    assert (now["kind"], now["version"], now["host"], now["host_name"]) == ("gathering", 1, True, "Ada")
    assert states(now) == [("person", "Ada"), ("open", None), ("bot", "Pip")]
    assert [place["mine"] for place in now["places"]] == [True, False, False]
    seen = come(ben, now["table"])
    assert (seen["host"], seen["host_name"]) == (False, "Ada")
    seen = sit(ben, now["table"], "Ben", face="tweezers")
    assert states(seen)[1] == ("person", "Ben")
    assert [place["mine"] for place in seen["places"]] == [False, True, False]
    assert [place["host"] for place in seen["places"]] == [True, False, False]
    assert seen["version"] == 2
    answer = start(ada, now["table"])
    assert answer.status_code == 200
    table = ada.table(now["table"])
    assert table["version"] >= answer.json()["version"] == 1
    assert [(seat["name"], seat["kind"], seat["face"]) for seat in table["seats"]] == [
        ("Ada", "person", "loupe"),
        ("Ben", "person", "tweezers"),
        ("Pip", "bot", None),
    ]
    assert (table["seat"], table["host"]) == (0, True)
    assert (ben.table(now["table"])["seat"], ben.table(now["table"])["host"]) == (1, False)
    assert not query(server.data, f"SELECT * FROM gatherings WHERE id = '{now['table']}'")
    assert not query(server.data, f"SELECT * FROM places WHERE gathering = '{now['table']}'")


def heard(live: Live) -> Any:
    return live.hear()


def test_everybody_sees_it_by_the_socket_and_the_same_socket_goes_on(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN)["table"]
    come(ben, table)
    with ada.live(table) as host, ben.live(table) as guest:
        assert [heard(live)["version"] for live in (host, guest)] == [1, 1]
        sit(ben, table, "Ben")
        assert [states(heard(live))[1] for live in (host, guest)] == [("person", "Ben")] * 2
        start(ada, table)
        first = [live.next() for live in (host, guest)]
        assert [seen["seat"] for seen in first] == [0, 1]
        assert first[0]["version"] == 1
        turn = first[0]["waiting"][0]
        (ada, ben)[turn].send(first[turn])
        assert [live.next()["version"] for live in (host, guest)] == [2, 2]


def test_what_is_given_up_closes_its_sockets(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada)["table"]
    come(ben, table)
    with ben.live(table) as live:
        live.hear()
        assert told(ben.http.delete(f"/api/gatherings/{table}")) == (403, "not_yours", None)
        assert ada.http.delete(f"/api/gatherings/{table}").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            live.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    assert told(ada.http.get(f"/api/tables/{table}")) == (404, "not_found", "table")


def test_nothing_can_be_played_before_it_begins(server: Server, ada: Visitor) -> None:
    table = gather(ada)["table"]
    before = stored_rows(server.data)
    for path, body in (
        ("moves", {"seat": 0, "ply": 0, "move": "coin"}),
        ("undo", {"seat": 0, "ply": 0}),
        ("people", {"kind": "me", "name": "Ada"}),
    ):
        assert told(ada.http.post(f"/api/tables/{table}/{path}", json=body)) == (422, "invalid", "table")
    with ada.live(table) as live:
        live.hear()
        live.say({"kind": "move", "wish": 3, "seat": 0, "ply": 0, "move": "coin"})
        refused = live.hear()
        assert (refused["wish"], refused["error"]) == (3, "invalid")
    assert stored_rows(server.data) == before


def test_open_places_get_bots_that_keep_the_seat(ada: Visitor) -> None:
    table = gather(ada, me("Pip"), OPEN, OPEN, bot(mind=None), game="collexxion")["table"]
    start(ada, table)
    seats = ada.table(table)["seats"]
    assert [(seat["kind"], seat["open"]) for seat in seats] == [
        ("person", False),
        ("bot", True),
        ("bot", True),
        ("bot", False),
    ]
    assert len({seat["name"] for seat in seats}) == 4
    assert len({seat["mind"] for seat in seats[1:]}) == 1


def test_somebody_beside_the_host(ada: Visitor, ben: Visitor) -> None:
    now = gather(ada, me(), beside("Cleo"), OPEN)
    assert states(now)[1] == ("beside", "Cleo")
    table = now["table"]
    sit(ben, table, "Ben")
    start(ada, table)
    assert ada.table(table)["own"] == [0, 1]
    assert [seat["beside"] for seat in ben.table(table)["seats"]] == [False, True, False]


def test_who_leaves_makes_room_and_the_next_one_is_host(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), beside("Cleo"), OPEN)["table"]
    sit(ben, table, "Ben")
    assert told(leave(ben, table, 0)) == (403, "not_yours", "seat")
    assert leave(ada, table, 0).status_code == 200
    now = come(ben, table)
    assert states(now) == [("open", None), ("open", None), ("person", "Ben")]
    assert (now["host"], now["host_name"]) == (True, "Ben")
    assert told(start(ada, table)) == (403, "not_yours", None)
    assert leave(ben, table, 2).status_code == 200
    assert told(ben.http.get(f"/api/tables/{table}")) == (404, "not_found", "table")


def test_the_host_arranges(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, OPEN)["table"]
    sit(ben, table, "Ben", place=2)
    assert arrange(ada, table, 0, swap=2).status_code == 200
    assert states(come(ada, table)) == [("person", "Ben"), ("open", None), ("person", "Ada")]
    assert arrange(ada, table, 1, kind="bot").status_code == 200
    name = come(ada, table)["places"][1]["name"]
    assert arrange(ada, table, 1, kind="bot", mind="random").status_code == 200
    bot_now = come(ada, table)["places"][1]
    assert (bot_now["name"], bot_now["mind"]) == (name, "random")
    assert arrange(ada, table, 1, kind="beside", name="Cleo").status_code == 200
    assert arrange(ada, table, 0, kind="open").status_code == 200
    now = come(ben, table)
    assert states(now) == [("open", None), ("beside", "Cleo"), ("person", "Ada")]
    assert not any(place["mine"] for place in now["places"])
    assert told(leave(ben, table, 0)) == (403, "not_yours", "seat")


def test_who_was_removed_may_come_back(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN)["table"]
    sit(ben, table, "Ben")
    arrange(ada, table, 1, kind="open")
    assert states(sit(ben, table, "Ben"))[1] == ("person", "Ben")


def test_nobody_sits_twice_but_may_change_place_and_name(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, OPEN)["table"]
    sit(ben, table, "Ben")
    assert states(sit(ben, table, "Benno", place=2)) == [("person", "Ada"), ("open", None), ("person", "Benno")]
    assert states(sit(ben, table, "Ben"))[2] == ("person", "Ben")


def test_the_host_changes_options_and_places(ada: Visitor) -> None:
    table = gather(ada, me(), OPEN, bot(), game="collexxion")["table"]
    assert told(agree(ada, table, options={"partners": "teams"})) == (422, "invalid", "options")
    assert agree(ada, table, options={"partners": "teams"}, places=4).status_code == 200
    now = come(ada, table)
    assert (len(now["places"]), now["options"]["partners"]) == (4, "teams")
    terms = {"pace": 3600, "zone": "Europe/Berlin", "talk": "text"}
    assert agree(ada, table, terms=terms, listed=True).status_code == 200
    now = come(ada, table)
    assert (now["terms"]["pace"], now["terms"]["talk"], now["listed"]) == (3600, "text", True)
    assert agree(ada, table, places=2, options={"partners": "alone"}).status_code == 200
    assert [state for state, _ in states(come(ada, table))] == ["person", "bot"]
    start(ada, table)
    assert ada.table(table)["terms"]["pace"] == 3600


def test_a_campaign_gathers(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, bot("Pip"), OPEN, game="stickers", campaign=True)["table"]
    sit(ben, table, "Ben", place=3)
    assert start(ada, table).status_code == 200
    now = ben.table(table)
    assert [(one["name"], one["mine"]) for one in now["people"]] == [("Ada", False), ("Pip", False), ("Ben", True)]
    ben.post(f"/api/tables/{table}/moves", {"seat": None, "ply": 0, "move": "players Ben, Ada"})
    assert [seat["name"] for seat in ben.table(table)["seats"]] == ["Ben", "Ada"]
