"""Who is here now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from .gathering import start
from .parties import gathered, party
from .rows import query
from .serving import Live, Server, Visitor, serving


def told(here: list[int], watchers: int) -> Callable[[Live], bool]:
    return lambda live: live.around == {"kind": "around", "here": here, "watchers": watchers}


def test_whoever_comes_is_told_who_is_here_and_the_others_who_has_come(server: Server) -> None:
    table, (ada, ben) = party(server.url, 2)
    with ada.live(table) as first:
        first.people(told([0], 0))
        with ben.live(table) as second:
            second.people(told([0, 1], 0))
            first.people(told([0, 1], 0))
        first.people(told([0], 0))
    assert '"around"' in ada.received[-3]
    assert '"ply"' in ada.received[-4]  # it comes right after the first picture


def test_whoever_comes_back_at_once_was_never_away(server: Server) -> None:
    table, (ada, ben) = party(server.url, 2)
    with ada.live(table) as live:
        with ben.live(table):
            live.people(told([0, 1], 0))
        with ben.live(table) as again:
            again.people(told([0, 1], 0))
            with pytest.raises(TimeoutError):
                live.people(told([0], 0), seconds=4)
    assert live.around["here"] == [0, 1]


def test_people_without_a_seat_are_counted_as_often_as_there_are_people(server: Server, ben: Visitor) -> None:
    table, (ada,) = party(server.url, 1)
    ben.get("/api/games")  # from now on somebody with a cookie
    with ada.live(table) as live, ben.live(table), ben.live(table), Visitor(server.url).live(table):
        live.people(told([0], 2))


def test_the_screen_in_the_middle_is_nobody(server: Server, ben: Visitor) -> None:
    ada = Visitor(server.url)
    table = ada.sit_down(1)["table"]
    ben.get("/api/games")
    with ada.live(table, watch="true") as screen:
        screen.people(told([], 0))
        with ben.live(table, watch="true"):
            screen.people(told([], 1))
            with ada.live(table, seat=0):
                screen.people(told([0], 1))


def test_with_somebody_are_those_beside_them(server: Server) -> None:
    ada = Visitor(server.url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "beside", "name": "Bo"}]
    table = ada.post("/api/tables", {"game": "stickers", "seats": seats})["table"]
    with ada.live(table, seat=1) as live:
        live.people(told([0, 1], 0))


def test_nothing_is_stored_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as alone:
        table, (ada, ben) = party(alone.url, 2)
        before = query(alone.data, "SELECT version, changed FROM tables")
        with ada.live(table) as live, ben.live(table):
            live.people(told([0, 1], 0))
        assert query(alone.data, "SELECT version, changed FROM tables") == before


def test_processes_tell_each_other(postgresql_url: str, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "one", database=postgresql_url) as one,
        serving(tmp_path / "other", database=postgresql_url) as other,
    ):
        table, (ada, ben) = party(one.url, 2)
        ben.http.base_url = httpx.URL(other.url)
        with ada.live(table) as first:
            first.people(told([0], 0))
            with ben.live(table) as second, Visitor(other.url).live(table):
                second.people(told([0, 1], 1), seconds=5)
                first.people(told([0, 1], 1), seconds=5)
            first.people(told([0], 0), seconds=8)


def test_while_it_gathers_places_are_told_and_then_seats(server: Server) -> None:
    table, (ada, ben) = gathered(server.url, 2)
    cem = Visitor(server.url)
    cem.get("/api/games")
    with ada.live(table) as live, ben.live(table), cem.live(table):
        live.people(told([0, 1], 1))
        assert start(ada, table).is_success
        with ben.live(table) as again:
            again.people(told([0, 1], 1))
