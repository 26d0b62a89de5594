"""Who is here now."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from sammelsurium.server.announcements import Announcer
from sammelsurium.server.around import FORGETS, MOST_TABLES, REPEATS, Attendance, Here, _news
from sammelsurium.server.messages.terms import Terms
from sammelsurium.server.readers import Reader
from sammelsurium.server.rounds import Round, Sitter
from sammelsurium.server.sqlite import Sqlite

from .gathering import start
from .parties import gathered, party
from .rows import query
from .serving import Live, Server, Visitor, serving

SOON = REPEATS - 1  # what is not told at once would be told with the repetition


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
                second.people(told([0, 1], 1), seconds=SOON)
                first.people(told([0, 1], 1), seconds=SOON)
            first.people(told([0], 0), seconds=SOON)


def test_while_it_gathers_places_are_told_and_then_seats(server: Server) -> None:
    table, (ada, ben) = gathered(server.url, 2)
    cem = Visitor(server.url)
    cem.get("/api/games")
    with ada.live(table) as live, ben.live(table), cem.live(table):
        live.people(told([0, 1], 1))
        assert start(ada, table).is_success
        with ben.live(table) as again:
            again.people(told([0, 1], 1))


# -- what a process keeps of others ------------------------------------------------------------------------------------

TABLE = "abcdefghjkmn"
ROUND = Round((Sitter(0, "Ada", "ada"), Sitter(1, "Ben", "ben")), Terms())


def news(here: str, watchers: int, table: str = TABLE, process: str = "other") -> str:
    return f"around {process} {table}:{here}:{watchers}"


@pytest.fixture
def attendance(tmp_path: Path) -> Attendance:
    return Attendance(Sqlite(tmp_path / "unused.sqlite"), Announcer())


async def test_nothing_is_kept_of_tables_where_nobody_is(attendance: Attendance) -> None:
    for number in range(1000):
        attendance.heard(news("0,1", number, table=f"{number:012}"))
    assert not attendance._halls


async def test_a_process_that_says_nothing_any_more_is_forgotten(attendance: Attendance) -> None:
    with attendance.attend(TABLE, Reader("ada"), ROUND) as hall:
        attendance.heard(news("1", 3))
        assert json.loads(hall.picture()) == {"kind": "around", "here": [0, 1], "watchers": 3}
        attendance._forget(time.monotonic() - FORGETS)
        assert len(hall.elsewhere) == 1
        attendance._forget(time.monotonic() + 1)
        assert json.loads(hall.picture()) == {"kind": "around", "here": [0], "watchers": 0}


async def test_whoever_says_that_nobody_is_left_is_forgotten_at_once(attendance: Attendance) -> None:
    with attendance.attend(TABLE, Reader("ada"), ROUND) as hall:
        attendance.heard(news("1", 0))
        attendance.heard(news("", 0))
        assert not hall.elsewhere


@pytest.mark.parametrize(
    "said", ["around", "around other", "around other x:1:2", "around other abcdefghjkmn:a:b", "talk x"]
)
async def test_what_makes_no_sense_is_passed_over(attendance: Attendance, said: str) -> None:
    with attendance.attend(TABLE, Reader("ada"), ROUND) as hall:
        attendance.heard(said)
        assert not hall.elsewhere


def test_what_is_announced_at_once_fits_into_one_message() -> None:
    """PostgreSQL takes 8000 bytes."""
    longest = _news(TABLE, Here(frozenset(range(12)), 999_999), True)
    assert MOST_TABLES * (len(longest) + 1) + 40 < 8000
