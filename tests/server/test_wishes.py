"""Moves and undo by the table's socket: answered by the picture or a refusal that names the wish, never by silence."""

from __future__ import annotations

import socket as sockets
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from .rows import query, stored_rows
from .serving import Live, Server, Visitor, my_turn

NO_WISHES: dict[str, tuple[str | bytes, int | None, str | None]] = {
    "nothing": ("", None, None),
    "no JSON": ("{", None, None),
    "a word": ("nonsense", None, None),
    "a number": ("7", None, None),
    "a list": ("[]", None, None),
    "null": ("null", None, None),
    "a lone half of a character": ('"\\ud800"', None, None),
    "bytes that are no text": (b"\xff\xfe", None, None),
    "nested without end": ("[" * 30_000, None, None),
    "nested in a field": ('{"wish":5,"kind":' + "[" * 30_000, None, None),
    "no number": ('{"kind":"move","seat":0,"ply":3,"move":"pass"}', None, None),
    "a number below zero": ('{"kind":"move","wish":-1,"seat":0,"ply":3,"move":"pass"}', None, "wish"),
    "a number without end": ('{"kind":"move","wish":' + "9" * 400 + ',"seat":0,"ply":3,"move":"pass"}', None, "wish"),
    "no kind": ('{"wish":5,"seat":0,"ply":3,"move":"pass"}', 5, None),
    "a kind nobody knows": ('{"kind":"cheat","wish":5}', 5, "kind"),
    "no move": ('{"kind":"move","wish":5,"seat":0,"ply":3}', 5, None),
    "a seat that is a word": ('{"kind":"move","wish":5,"seat":"0","ply":3,"move":"pass"}', 5, "seat"),
    "a ply below zero": ('{"kind":"undo","wish":5,"seat":0,"ply":-3}', 5, "ply"),
    "a field nobody knows": ('{"kind":"undo","wish":5,"seat":0,"ply":3,"force":true}', 5, None),
    "a move too long": ('{"kind":"move","wish":5,"seat":0,"ply":3,"move":"' + "x" * 60_000 + '"}', 5, "move"),
}


def waiting(visitor: Visitor, seed: str) -> Any:
    """A table that waits for the visitor."""
    return visitor.my_turn(visitor.sit_down(1, seed=seed, loans="any time")["table"])


def refusal(live: Live, wish: int | None, error: str, where: str | None) -> Any:
    heard = live.hear()
    assert (heard.get("wish"), heard.get("error"), heard.get("where")) == (wish, error, where)
    assert set(heard) == {"wish", "error", "message", "rule", "where"}
    assert heard["message"]
    return heard


def test_a_whole_game_by_the_socket(ada: Visitor) -> None:
    table = ada.sit_down(2, seed="by the socket")["table"]
    with ada.live(table) as live:
        now = live.until(my_turn)[-1]
        wish = 0
        while not now["over"]:
            wish += 1
            live.wish(now, wish, pick=now["ply"])
            answer = live.next()
            assert (answer["wish"], answer["log"][0]["seat"]) == (wish, 0)
            now = answer if my_turn(answer) else live.until(my_turn)[-1]
        assert live.log == ada.table(table)["log"]


def test_only_the_socket_that_wished_is_told_its_number(ada: Visitor, ben: Visitor) -> None:
    now = waiting(ada, "number")
    with ada.live(now["table"]) as live, ada.live(now["table"]) as other, ben.live(now["table"]) as watching:
        for each in (live, other, watching):
            assert "wish" not in each.next()
        live.wish(now, 41)
        answer = live.next()
        assert answer.pop("wish") == 41
        assert other.next() == answer
        assert "wish" not in watching.next()


def test_undo_by_the_socket(ada: Visitor) -> None:
    now = waiting(ada, "undo")
    with ada.live(now["table"]) as live:
        live.next()
        live.say({"kind": "move", "wish": 1, "seat": 0, "ply": now["ply"], "move": "loan"})
        after = live.next()
        live.say({"kind": "undo", "wish": 2, "seat": 0, "ply": after["ply"]})
        back = live.next()
        assert (after["wish"], back["wish"], back["ply"], back["view"]) == (1, 2, now["ply"], now["view"])
        live.say({"kind": "undo", "wish": 3, "seat": 0, "ply": back["ply"]})
        refusal(live, 3, "illegal", None)


@pytest.mark.parametrize(
    ("change", "error", "where"),
    [
        ({"move": "fly away"}, "unreadable", "move"),
        ({"move": "buy 99 b2"}, "unreadable", "move"),
        ({"ply": 0}, "stale", "ply"),
        ({"seat": 1}, "not_yours", "seat"),
        ({"seat": 7}, "invalid", "seat"),
        ({"seat": None}, "invalid", "seat"),
    ],
)
def test_a_refusal_is_that_of_http_with_the_number(
    server: Server, ada: Visitor, change: dict[str, Any], error: str, where: str
) -> None:
    now = waiting(ada, "refusals")
    wish = {"seat": 0, "ply": now["ply"], "move": now["choices"][0]["move"]} | change
    before = stored_rows(server.data)
    with ada.live(now["table"]) as live:
        live.next()
        live.say({"kind": "move", "wish": 9, **wish})
        heard = refusal(live, 9, error, where)
        by_http = ada.http.post(f"/api/tables/{now['table']}/moves", json=wish).json()
        assert heard == by_http | {"wish": 9}
    assert stored_rows(server.data) == before


def test_who_only_watches_cannot_move(ada: Visitor, ben: Visitor) -> None:
    now = waiting(ada, "watching")
    with ben.live(now["table"]) as live:
        live.next()
        live.wish(now, 1)
        refusal(live, 1, "not_yours", "seat")


@pytest.mark.parametrize("name", NO_WISHES)
def test_what_is_no_wish_is_refused_and_the_socket_goes_on(ada: Visitor, name: str) -> None:
    said, wish, where = NO_WISHES[name]
    now = waiting(ada, "no wish")
    with ada.live(now["table"]) as live:
        live.next()
        live.say(said)
        refusal(live, wish, "invalid", where)
        live.wish(now, 6)
        assert live.next()["wish"] == 6


@pytest.mark.parametrize(
    "said", [b"\xff\xfe", b'{"kind":"move","wish":5,"seat":0,"ply":3,"move":"\xff"}'], ids=["all of it", "the move"]
)
def test_a_text_that_is_none_is_refused_and_not_logged(server: Server, ada: Visitor, said: bytes) -> None:
    now = waiting(ada, "no text")
    before = server.output.read_text()
    with ada.live(now["table"]) as live:
        live.next()
        live.socket.send(said, text=True)
        assert live.hear()["error"] == "invalid"
        live.wish(now, 6)
        assert live.next()["wish"] == 6
    assert server.output.read_text() == before


def test_a_message_beyond_all_measure_closes_the_socket_with_a_reason(server: Server, ada: Visitor) -> None:
    now = waiting(ada, "flood")
    with ada.live(now["table"]) as live:
        live.next()
        live.say("x" * 70_000)
        with pytest.raises(ConnectionClosedError) as closed:
            live.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert "Traceback" not in server.output.read_text()
    ada.send(now)


def test_of_two_wishes_for_one_moment_the_slower_sees_the_table_first_and_is_then_refused(
    server: Server, ada: Visitor
) -> None:
    now = waiting(ada, "two windows")
    with ada.live(now["table"]) as one, ada.live(now["table"]) as two:
        for live in (one, two):
            live.next()
        one.wish(now, 1, pick=0)
        two.wish(now, 2, pick=1)
        heard = {live: [live.next()] for live in (one, two)}
        stored = [live for live in (one, two) if "wish" in heard[live][0]]
        assert len(stored) == 1
        slower = two if stored == [one] else one
        said = next(message for message in iter(slower.hear, None) if "error" in message)
        assert (said["error"], said["wish"]) == ("stale", 2 if slower is two else 1)
    at = f"\"table\" = '{now['table']}' AND ply = {now['ply'] + 1}"
    assert query(server.data, f"SELECT count(*) FROM actions WHERE {at}") == [(1,)]


def test_a_pile_of_wishes_is_answered_one_after_the_other(ada: Visitor) -> None:
    now = waiting(ada, "pile")
    with ada.live(now["table"]) as live:
        live.next()
        for wish in range(200):
            live.wish(now, wish)
        heard = [live.hear() for _ in range(200)]
        answers = [message for message in heard if "wish" in message]
        while len(answers) < 200:  # what the bot did is told between them
            answers += [message for message in (live.hear(),) if "wish" in message]
        assert [message["wish"] for message in answers] == list(range(200))
        assert ["error" in message for message in answers] == [False, *[True] * 199]


def test_a_wish_whose_socket_is_cut_is_stored_once_and_can_be_found_out(ada: Visitor) -> None:
    """Who hears no answer sends the same again: it is stored now, or it was before and the log has it."""
    now = waiting(ada, "cut")
    with ada.live(now["table"]) as live:
        live.next()
        sent = live.wish(now, 1)
        live.socket.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        live.socket.socket.close()  # as when a cable is pulled
    again = ada.try_move(now["table"], 0, sent["ply"], sent["move"])
    assert again.status_code == 200 or again.json()["error"] == "stale"
    mine = [entry for entry in ada.table(now["table"])["log"] if entry["ply"] == now["ply"] + 1]
    assert [(entry["seat"], entry["move"]) for entry in mine] == [(0, sent["move"])]
