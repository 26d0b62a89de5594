"""Whether those without a seat may look on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from .gathering import OPEN, bot, gather, me, start, told, try_to_sit
from .parties import party
from .serving import Live, Server, Visitor

NOBODY = {"watchers": False}
REFUSED = (403, "not_yours", "watchers")


@contextmanager
def closed_with(code: int) -> Iterator[None]:
    with pytest.raises(ConnectionClosed) as closed:
        yield
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def hear_on(live: Live) -> None:
    while True:
        live.hear()


def test_where_nobody_may_look_on_only_those_who_sit_there_see_anything(server: Server, ben: Visitor) -> None:
    table, (ada, other) = party(server.url, 2, watchers=False)
    ben.get("/api/games")
    for path in ("", "/record", "/talk", "?watch=true"):
        assert told(ben.http.get(f"/api/tables/{table}{path}")) == REFUSED
    assert told(ben.say(table, name="Eve", phrase="wow")) == REFUSED
    with ben.live(table) as live, closed_with(4403):
        hear_on(live)
    for visitor in (ada, other):
        assert visitor.table(table)["terms"]["watchers"] is False
        with visitor.live(table, watch="true") as screen:  # in the middle of the table
            assert screen.next()["seat"] is None


def test_once_it_is_over_everybody_may_see_how(server: Server, ben: Visitor) -> None:
    ada = Visitor(server.url)
    seats = [me(), bot("Pip")]
    table = ada.post("/api/tables", {"game": "stamp_collection", "seats": seats, "terms": NOBODY})["table"]
    assert told(ben.http.get(f"/api/tables/{table}")) == REFUSED
    while not (now := ada.my_turn(table))["over"]:
        ada.send(now)
    assert ben.table(table)["over"]
    assert ben.get(f"/api/tables/{table}/record")["seats"] == ["Ada", "Pip"]


def test_the_host_sends_those_who_watch_away_and_lets_them_in_again(server: Server, ben: Visitor) -> None:
    table, (ada, other) = party(server.url, 2)
    ben.get("/api/games")
    with ben.live(table) as live, other.live(table) as player:
        live.next()
        player.next()
        assert told(other.http.post(f"/api/tables/{table}/terms", json={"terms": NOBODY}))[:2] == (403, "not_yours")
        ada.post(f"/api/tables/{table}/terms", {"terms": NOBODY})
        with closed_with(4403):
            hear_on(live)
        assert player.next()["terms"]["watchers"] is False
        player.people(lambda one: one.around["watchers"] == 0)
    ada.post(f"/api/tables/{table}/terms", {"terms": {}})
    assert ben.table(table)["seat"] is None


def test_whoever_may_not_look_on_may_still_take_a_seat_that_is_kept(server: Server, ben: Visitor) -> None:
    ada = Visitor(server.url)
    table = gather(ada, me(), OPEN, terms=NOBODY)["table"]
    assert ben.table(table)["kind"] == "gathering"  # whoever is to sit down sees where
    assert start(ada, table).is_success
    assert told(ben.http.get(f"/api/tables/{table}")) == REFUSED
    assert try_to_sit(ben, table, "Ben").is_success
    assert ben.table(table)["seat"] == 1
