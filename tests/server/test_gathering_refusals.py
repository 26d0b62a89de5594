"""What nobody may do at a table that gathers: a clear refusal, and nothing stored changes."""

from __future__ import annotations

from typing import Any

import pytest

from sammelsurium.server.gatherings import MOST_HOSTED

from .gathering import (
    OPEN,
    agree,
    arrange,
    beside,
    bot,
    come,
    everything,
    gather,
    leave,
    me,
    sit,
    start,
    told,
    try_to_sit,
)
from .serving import Server, Visitor

NAMES = {
    "a bell": ("Be\x07n", "invalid", "name"),
    "written from the right": ("Ben\u202e", "invalid", "name"),
    "with a mark nobody sees": ("\u200fBen", "invalid", "name"),
    "nothing to read": ("\u3164", "invalid", "name"),
    "what everybody is to themselves": ("You", "invalid", "name"),
    "only spaces": ("   ", "invalid", "name"),
    "10,000 letters": ("B" * 10_000, "invalid", "name"),
    "none": ("", "invalid", "name"),
    "the host's": ("Ada", "invalid", "name"),
    "nearly the host's": ("ＡＤＡ", "invalid", "name"),
    "a bot's": ("pip", "invalid", "name"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_nobody_can_have(server: Server, ada: Visitor, ben: Visitor, name: str) -> None:
    wished, error, where = NAMES[name]
    table = gather(ada, me(), OPEN, bot("Pip"))["table"]
    come(ben, table)
    before = everything(server.data)
    assert told(try_to_sit(ben, table, wished)) == (422, error, where)
    assert everything(server.data) == before


OPENED: dict[str, tuple[dict[str, Any], str]] = {
    "a game that nobody knows": ({"game": "chess"}, "game"),
    "no campaign of that game": ({"game": "collexxion", "campaign": True}, "campaign"),
    "nobody is me": ({"seats": [OPEN, OPEN]}, "seats"),
    "two are me": ({"seats": [me(), me("Ben")]}, "seats"),
    "more than can play": ({"seats": [me(), *[OPEN] * 8]}, "seats"),
    "an option of another game": ({"options": {"loans": "never"}}, "options"),
    "a place without its name": ({"seats": [me(), {"kind": "beside"}]}, "seats[1].name"),
    "two of one name": ({"seats": [me(), beside("ada")]}, "seats[1].name"),
    "an open place with a name": ({"seats": [me(), {"kind": "open", "name": "Ben"}]}, "seats[1].name"),
    "an open place with a level": ({"seats": [me(), {"kind": "open", "mind": "random"}]}, "seats[1].mind"),
    "a level that nobody knows": ({"seats": [me(), bot(mind="oracle")]}, "seats[1].mind"),
    "a time zone of nowhere": ({"terms": {"zone": "Europe/Atlantis"}}, "terms.zone"),
    "a time zone that is a path": ({"terms": {"zone": "../../etc/passwd"}}, "terms.zone"),
    "a word that is none": ({"word": "hello"}, "word"),
    "a comma in a campaign": ({"game": "stickers", "campaign": True, "seats": [me("A, B")]}, "seats[0].name"),
}


@pytest.mark.parametrize("name", OPENED)
def test_a_table_that_cannot_gather(server: Server, ada: Visitor, name: str) -> None:
    wrong, where = OPENED[name]
    before = everything(server.data)
    wish = {"game": "stamp_collection", "seats": [me(), OPEN], **wrong}
    assert told(ada.http.post("/api/gatherings", json=wish)) == (422, "invalid", where)
    assert everything(server.data) == before


def test_what_is_not_for_guests(server: Server, ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, OPEN)["table"]
    sit(ben, table, "Ben")
    before = everything(server.data)
    for refused in (
        arrange(ben, table, 2, kind="bot"),
        arrange(ben, table, 0, kind="open"),
        agree(ben, table, listed=True),
        start(ben, table),
        ben.http.delete(f"/api/gatherings/{table}"),
    ):
        assert told(refused) == (403, "not_yours", None)
    assert told(leave(ben, table, 0)) == (403, "not_yours", "seat")
    assert everything(server.data) == before


def test_what_the_host_cannot_arrange(server: Server, ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, bot("Pip"))["table"]
    sit(ben, table, "Ben")
    before = everything(server.data)
    for wish, where in (
        ({"place": 0, "kind": "open"}, "place"),
        ({"place": 7, "kind": "open"}, "place"),
        ({"place": 2}, "kind"),
        ({"place": 2, "kind": "beside"}, "name"),
        ({"place": 2, "kind": "beside", "name": "Ben"}, "name"),
        ({"place": 2, "kind": "bot", "mind": "oracle"}, "mind"),
        ({"place": 2, "swap": 9}, "place"),
        ({"place": 2, "swap": 1, "kind": "bot"}, "swap"),
    ):
        assert told(ada.http.post(f"/api/gatherings/{table}/place", json=wish)) == (422, "invalid", where), wish
    assert told(agree(ada, table, places=1)) == (422, "invalid", "places")
    assert told(agree(ada, table, places=12)) == (422, "invalid", "places")
    assert told(agree(ada, table, options={"loans": "never"})) == (422, "invalid", "options")
    assert told(arrange(ada, table, 1, kind="open", version=1)) == (409, "stale", "version")
    assert told(start(ada, table, version=1)) == (409, "stale", "version")
    assert everything(server.data) == before


def test_people_stay_when_places_go(ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN, OPEN, game="stickers", campaign=True)["table"]
    sit(ben, table, "Ben", place=2)
    assert told(agree(ada, table, places=1)) == (422, "invalid", "places")
    assert agree(ada, table, places=2).status_code == 200
    assert [place["name"] for place in come(ada, table)["places"]] == ["Ada", "Ben"]


def test_who_has_no_cookie_cannot_sit_down(server: Server, ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), OPEN)["table"]
    before = everything(server.data)
    assert told(try_to_sit(ben, table, "Ben")) == (403, "not_yours", "cookie")
    assert everything(server.data) == before


@pytest.mark.parametrize("cut", [0, 1, 6, 11])
def test_a_link_that_was_cut_off_leads_nowhere(server: Server, ada: Visitor, ben: Visitor, cut: int) -> None:
    table = gather(ada)["table"][: 12 - cut] if cut else "aaaaaaaaaaaa"
    before = everything(server.data)
    ben.get("/api/lobby")
    for answer in (
        ben.http.get(f"/api/tables/{table}"),
        try_to_sit(ben, table, "Ben"),
        leave(ben, table, 0),
        start(ben, table),
        arrange(ben, table, 0, kind="open"),
        agree(ben, table, listed=True),
        ben.http.delete(f"/api/gatherings/{table}"),
    ):
        assert told(answer) == (404, "not_found", "table")
    assert everything(server.data) == before


def test_a_place_that_is_taken(server: Server, ada: Visitor, ben: Visitor) -> None:
    table = gather(ada, me(), bot("Pip"))["table"]
    come(ben, table)
    before = everything(server.data)
    assert told(try_to_sit(ben, table, "Ben")) == (422, "invalid", "place")
    assert told(try_to_sit(ben, table, "Ben", place=0)) == (422, "invalid", "place")
    assert told(try_to_sit(ben, table, "Ben", place=1)) == (422, "invalid", "place")
    assert told(try_to_sit(ben, table, "Ben", place=2)) == (422, "invalid", "place")
    assert everything(server.data) == before


def test_a_table_that_has_begun_gathers_no_more(ada: Visitor) -> None:
    table = gather(ada, me(), OPEN)["table"]
    assert start(ada, table).status_code == 200
    for refused in (start(ada, table), arrange(ada, table, 1, kind="open"), agree(ada, table, listed=True)):
        assert told(refused) == (409, "stale", "table")
    assert told(ada.http.delete(f"/api/gatherings/{table}")) == (409, "stale", "table")


def test_one_person_has_few_tables_gather(ada: Visitor) -> None:
    tables = [gather(ada)["table"] for _ in range(MOST_HOSTED)]
    answer = ada.http.post("/api/gatherings", json={"game": "stamp_collection", "seats": [me(), OPEN]})
    assert told(answer) == (422, "invalid", None)
    assert str(MOST_HOSTED) in answer.json()["message"]
    assert ada.http.delete(f"/api/gatherings/{tables[0]}").status_code == 204
    gather(ada)
