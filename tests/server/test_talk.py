"""What is said at a table: to whom, by whom, and what cannot be said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from .gathering import OPEN, gather, me, sit, start
from .nursery import Nursery
from .parties import gathered, party
from .rows import query
from .serving import Live, Server, Visitor, serving

STORED = "SELECT seat, name, phrase, text FROM talk ORDER BY id"


def somebody(url: str) -> Visitor:
    """Who has looked at the home page, and so has a cookie."""
    visitor = Visitor(url)
    visitor.get("/api/games")
    return visitor


def words(live: Live, count: int) -> list[Any]:
    live.people(lambda one: len(one.said) >= count)
    return [said["phrase"] or said["text"] for said in live.said]


def refused(answer: httpx.Response) -> tuple[int, str, str]:
    return answer.status_code, answer.json()["error"], answer.json()["where"]


def test_what_is_said_is_heard_by_everybody_at_the_table(server: Server) -> None:
    table, (ada, ben) = party(server.url, 2, talk="text")
    with ada.live(table) as first, ben.live(table) as second:
        said = ada.say(table, seat=0, phrase="good-luck").json()
        assert words(first, 1) == words(second, 1) == ["good-luck"]
        ben.say(table, seat=1, text="same to\nyou")
        assert words(first, 2) == words(second, 2) == ["good-luck", "same to you"]
    assert first.said[0] == said
    assert (said["kind"], said["seat"], said["name"], said["mine"], said["watching"]) == ("said", 0, "Ada", True, False)
    assert second.said[0] == {**said, "mine": False}
    assert second.said[1]["mine"]


def test_whoever_comes_later_hears_the_latest_and_may_ask_for_more(server: Server) -> None:
    table, (ada,) = party(server.url, 1, talk="text")
    for number in range(60):
        assert ada.say(table, seat=0, text=f"number {number}").is_success
    with ada.live(table) as live:
        assert words(live, 50) == [f"number {number}" for number in range(10, 60)]
        with pytest.raises(TimeoutError):
            live.people(lambda one: len(one.said) > 50, seconds=1)
    before = ada.get(f"/api/tables/{table}/talk", before=live.said[0]["number"])
    assert [said["text"] for said in before] == [f"number {number}" for number in range(10)]
    assert len(ada.get(f"/api/tables/{table}/talk")) == 50


def test_watchers_talk_among_themselves(server: Server) -> None:
    table, (ada, _) = party(server.url, 2)
    eve, fay = somebody(server.url), somebody(server.url)
    with ada.live(table) as player, eve.live(table) as watcher, fay.live(table) as other:
        assert eve.say(table, name="Eve", phrase="wow").is_success
        assert words(watcher, 1) == words(other, 1) == ["wow"]
        assert ada.say(table, seat=0, phrase="thanks").is_success
        assert words(player, 1) == ["thanks"]
        assert fay.say(table, name="Fay", phrase="heart").is_success
        assert words(watcher, 2) == words(other, 2) == ["wow", "heart"]
        assert len(player.said) == 1
    assert all(said["watching"] and said["seat"] is None for said in watcher.said)
    assert [said["phrase"] for said in ada.get(f"/api/tables/{table}/talk")] == ["thanks"]
    assert [said["phrase"] for said in eve.get(f"/api/tables/{table}/talk")] == ["wow", "heart"]


def test_whoever_sits_down_hears_the_people_there_from_then_on(server: Server) -> None:
    ada, ben = somebody(server.url), somebody(server.url)
    table = gather(ada, me(), OPEN)["table"]
    assert ada.say(table, seat=0, phrase="hello").is_success
    with ben.live(table) as live:
        ben.say(table, name="Ben", phrase="clap")
        assert words(live, 1) == ["clap"]
        sit(ben, table, "Ben")
        assert words(live, 2) == ["clap", "hello"]
        live.people(lambda one: one.around["here"] == [1])


def test_talk_goes_on_when_the_table_begins_and_after_its_end(server: Server) -> None:
    table, (ada, ben) = gathered(server.url, 2)
    with ben.live(table) as live:
        ada.say(table, seat=0, phrase="hello")
        assert words(live, 1) == ["hello"]
        assert start(ada, table).is_success
        ada.say(table, seat=0, phrase="good-luck")
        assert words(live, 2) == ["hello", "good-luck"]
    with ada.live(table) as later:
        assert words(later, 2) == ["hello", "good-luck"]
    over = finished(server.url)
    assert over.say(over.listed(over=True)[0]["table"], seat=0, phrase="good-game").is_success


def finished(url: str) -> Visitor:
    """Somebody who has played a game to its end."""
    visitor = Visitor(url)
    now = visitor.sit_down(1)
    while not (now := visitor.my_turn(now["table"]))["over"]:
        visitor.send(now)
    return visitor


def test_with_a_gathering_that_is_given_up_goes_what_was_said(server: Server) -> None:
    table, (ada, _) = gathered(server.url, 2)
    ada.say(table, seat=0, phrase="hello")
    assert ada.http.delete(f"/api/gatherings/{table}").is_success
    assert query(server.data, f"SELECT * FROM talk WHERE \"table\" = '{table}'") == []


def test_what_cannot_be_said(server: Server) -> None:
    table, (ada, ben) = party(server.url, 2)
    eve = somebody(server.url)
    assert refused(ada.say(table, seat=0)) == (422, "invalid", "phrase")
    assert refused(ada.say(table, seat=0, phrase="wow", text="wow")) == (422, "invalid", "phrase")
    assert refused(ada.say(table, seat=0, phrase="rhubarb"))[:2] == (422, "invalid")
    assert refused(ada.say(table, seat=0, text="only phrases here")) == (422, "invalid", "text")
    assert refused(ada.say(table, seat=1, phrase="wow")) == (403, "not_yours", "seat")
    assert refused(ada.say(table, seat=7, phrase="wow")) == (422, "invalid", "seat")
    assert refused(ada.say(table, name="Eve", phrase="wow")) == (403, "not_yours", "seat")
    assert refused(eve.say(table, seat=0, phrase="wow")) == (403, "not_yours", "seat")
    assert refused(eve.say(table, phrase="wow")) == (422, "invalid", "name")
    assert refused(eve.say(table, name="B\N{FULLWIDTH LATIN SMALL LETTER E}n", phrase="wow")) == (
        422,
        "invalid",
        "name",
    )
    assert refused(eve.say(table, name="E\u202eve", phrase="wow")) == (422, "invalid", "name")
    assert refused(Visitor(server.url).say(table, name="Eve", phrase="wow")) == (403, "not_yours", "cookie")
    assert refused(eve.say("aaaaaaaaaaaa", name="Eve", phrase="wow")) == (404, "not_found", "table")
    for visitor in (ada, ben, eve):
        assert visitor.get(f"/api/tables/{table}/talk") == []


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "a\u0000b", "a\u202eb", "x" * 501, "\ud800"])
def test_texts_that_nobody_could_read(server: Server, text: str) -> None:
    table, (ada,) = party(server.url, 1, talk="text")
    answer = ada.http.post(
        f"/api/tables/{table}/talk",
        content=f'{{"seat": 0, "text": "{text.encode("unicode_escape").decode()}"}}'.replace("\\x", "\\u00").encode(),
    )
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert ada.get(f"/api/tables/{table}/talk") == []


def test_a_text_stays_as_it_was_written(server: Server) -> None:
    table, (ada,) = party(server.url, 1, talk="text")
    text = "<b>nice</b> & \"so\" \\ 🃏 {$who} 'ciao' – naïve"
    with ada.live(table) as live:
        ada.say(table, seat=0, text=text)
        assert words(live, 1) == [text]


def test_somebody_beside_speaks_from_their_own_seat(server: Server) -> None:
    ada = Visitor(server.url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "beside", "name": "Bo"}]
    table = ada.post("/api/tables", {"game": "stamp_collection", "seats": seats})["table"]
    said = ada.say(table, seat=1, phrase="nice").json()
    assert (said["name"], said["seat"], said["mine"]) == ("Bo", 1, True)


def test_whoever_talks_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as limited:
        table, (ada,) = party(limited.url, 1)
        answers = [ada.say(table, seat=0, phrase="hurry") for _ in range(12)]
        assert [answer.status_code for answer in answers[:8]] == [200] * 8
        assert refused(answers[-1])[:2] == (429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) <= 2


def test_what_was_answered_is_stored_once_whenever_the_server_is_killed(starting: Nursery, tmp_path: Path) -> None:
    server = Server(tmp_path, launch=starting.launch)
    table, (ada,) = party(server.url, 1, talk="text")
    for number in range(5):
        assert ada.say(table, seat=0, text=f"number {number}").is_success
        if number % 2:
            server.kill()
            server = Server(tmp_path, launch=starting.launch)
            ada.http.base_url = httpx.URL(server.url)
    with ada.live(table) as live:
        assert words(live, 5) == [f"number {number}" for number in range(5)]
    server.kill()
    assert [row[3] for row in query(tmp_path, STORED)] == [f"number {number}" for number in range(5)]


def test_processes_tell_each_other_what_is_said(postgresql_url: str, tmp_path: Path) -> None:
    """Each of a hundred words once, however they overtake each other."""
    with (
        serving(tmp_path / "one", database=postgresql_url) as one,
        serving(tmp_path / "other", database=postgresql_url) as other,
    ):
        table, (ada, ben) = party(one.url, 2, talk="text")
        ben.http.base_url = httpx.URL(other.url)
        with ada.live(table) as first, ben.live(table) as second:
            for number in range(50):
                ada.say(table, seat=0, text=f"ada {number}")
                ben.say(table, seat=1, text=f"ben {number}")
            assert sorted(words(first, 100)) == sorted(words(second, 100))
            assert len({said["number"] for said in first.said}) == len(first.said) == 100
