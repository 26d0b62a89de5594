"""What a table is dealt from: promised at the beginning, hidden while it is played, opened at the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from sammelsurium.kernel.registry import find_game, house_games
from sammelsurium.kernel.secret import new_secret
from sammelsurium.kernel.shuffle import Shuffle, commitment, read_shuffles, seed_of
from sammelsurium.kernel.verification import read_any, verify
from sammelsurium.server import gate
from sammelsurium.server.company import Company
from sammelsurium.server.readers import Reader
from sammelsurium.server.settings import Settings
from sammelsurium.server.shuffles import told
from sammelsurium.server.standing import Standing
from sammelsurium.server.store import StoredSeat
from sammelsurium.server.tables import Beginning

from .campaigning import begin, gather, join, play_until, quiet, stage
from .choosing import leading_on
from .rows import query
from .serving import Server, Visitor, serving, wait_for
from .test_owner import running
from .traffic import served

WORD = "0123456789abcdef" * 2
ME = {"kind": "me", "name": "Ada", "word": WORD}
BOT = {"kind": "bot", "name": "Pip", "mind": "random"}
CAMPAIGN = {"game": "stickers", "campaign": True, "seats": [ME, BOT]}


def stored(server: Server, table: str) -> list[Shuffle]:
    return read_shuffles(query(server.data, f"SELECT shuffle FROM tables WHERE id = '{table}'")[0][0])


def secrets_in(received: Iterable[str], shuffles: Iterable[Shuffle]) -> list[str]:
    """Which secrets, and which seeds that are made of them, can be read in what somebody got."""
    everything = "".join(received)
    found = [text for shuffle in shuffles for text in (shuffle.secret, seed_of(shuffle))]
    return [text for text in found if text in everything]


def record_of(visitor: Visitor, table: str) -> str:
    return visitor.http.get(f"/api/tables/{table}/record").text


def play_on(visitor: Visitor, table: str, watching: Visitor, server: Server) -> Any:
    """To the end, by the socket; nothing that anybody gets before holds a secret."""
    (secret,) = stored(server, table)
    with visitor.live(table) as live, watching.live(table) as beside:
        while not (now := visitor.my_turn(table))["over"]:
            assert (now["commitment"], now["shuffle"]) == (commitment(secret.secret, table), None)
            assert watching.http.get(f"/api/tables/{table}/record").status_code == 422
            visitor.listed()
            assert secrets_in(visitor.received + watching.received, [secret]) == []
            move_on(visitor, now)
        for socket in (live, beside):
            seen = socket.until(lambda found: bool(found["over"]))
            assert all(found["shuffle"] is None for found in seen[:-1])
            assert seen[-1]["shuffle"] == now["shuffle"]
    return now


def move_on(visitor: Visitor, now: Any) -> None:
    """Whatever; a bot may have been faster."""
    choices = leading_on(now)
    choice = choices[now["ply"] % len(choices)]
    assert visitor.try_move(now["table"], now["seat"], now["ply"], choice["move"]).status_code in (200, 409)


@pytest.mark.parametrize("game", house_games())
def test_a_game_is_promised_hidden_opened_and_verified(server: Server, ada: Visitor, ben: Visitor, game: str) -> None:
    first = ada.post("/api/tables", {"game": game, "seats": [ME, BOT]})
    end = play_on(ada, first["table"], ben, server)
    (shuffle,) = stored(server, first["table"])
    assert shuffle.words == [WORD, None]
    told = {"commitment": first["commitment"], "secret": shuffle.secret, "words": shuffle.words}
    assert end["shuffle"] == told
    record = record_of(ben, first["table"])
    assert verify(read_any(record), [first["commitment"]], [WORD]).actions == end["ply"]
    assert seed_of(shuffle) not in "".join(ada.received + ben.received)  # it need not be told
    assert query(server.data, f"SELECT record FROM finished WHERE \"table\" = '{first['table']}'") == [(record,)]


def test_undo_changes_nothing_of_what_is_dealt(server: Server, ada: Visitor) -> None:
    seats = [{**ME, "word": None}]
    now = ada.post("/api/tables", {"game": "tauschrausch", "seats": seats})
    table, undone = now["table"], 0
    while not now["over"]:
        now = ada.play(now, pick=now["ply"] + undone)
        if now["undo"] is not None and undone < 20:
            stored_as = ada.post(f"/api/tables/{table}/undo", {"seat": 0, "ply": now["ply"]})
            now, undone = ada.after(table, stored_as), undone + 1
    assert undone == 20
    verify(read_any(record_of(ada, table)))


def test_words_are_what_the_seed_is_made_of(server: Server, ada: Visitor) -> None:
    other = "f" * 32
    tables = [ada.open({"game": "stickers", "seats": [me, BOT]}) for me in (ME, {**ME, "word": other})]
    ((first,), (second,)) = (stored(server, one["table"]) for one in tables)
    assert (first.words, second.words) == ([WORD, None], [other, None])
    assert first.secret != second.secret
    assert len({seed_of(first), seed_of(second), seed_of(replace(first, words=second.words))}) == 3
    seed = query(server.data, f"SELECT seed FROM tables WHERE id = '{tables[0]['table']}'")
    assert seed == [(seed_of(first),)]
    nobody = ada.open({"game": "stickers", "seats": [{"kind": "me", "name": "Ada"}, BOT]})
    assert stored(server, nobody["table"])[0].words == [None, None]


async def test_two_words_give_two_deals(settings: Settings) -> None:
    """The same secret, promised before; everything else is the same as well."""
    secret, dealt = new_secret(), []
    given: dict[str, list[str | None]] = {"aaaaaaaaaaaa": [WORD], "bbbbbbbbbbbb": ["f" * 32], "cccccccccccc": [WORD]}
    async with running(settings) as process:
        process.tables.laid = lambda opening: opening
        for name, words in given.items():
            chairs = (StoredSeat(0, "Ada", "ada", None),)
            begun = Beginning(name, find_game("tauschrausch"), chairs, {}, Company(), Shuffle(secret, words))
            standing = await process.tables.begin(begun)
            assert json.loads(gate.snapshot(standing, Reader("ada")))["commitment"] == commitment(secret, name)
            dealt.append(standing.match.actions)
    assert dealt[0] != dealt[1]
    assert dealt[0] == dealt[2]


# -- planted leaks -----------------------------------------------------------------------------------------------------


def opened_too_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Standing, "open_to_all", True)
    patch.setattr(gate, "told", lambda opening, over: told(opening, True))


def a_seed_instead_of_a_hash(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gate, "promised", lambda standing: standing.opening.seed)


@pytest.mark.parametrize("leak", [opened_too_early, a_seed_instead_of_a_hash], ids=lambda leak: leak.__name__)
def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., None]) -> None:
    with served(Settings(data=tmp_path, port=0)) as server:
        ada = Visitor(f"http://127.0.0.1:{server.port}")
        wish = {"game": "tauschrausch", "seats": [ME]}
        table = ada.open(wish)["table"]
        assert secrets_in(ada.received, read_shuffles(server.standing(table).opening.shuffle)) == []
        leak(monkeypatch)
        table = ada.open(wish)["table"]
        assert secrets_in(ada.received, read_shuffles(server.standing(table).opening.shuffle)) != []


def test_a_table_of_before_promises_nothing(server: Server, ada: Visitor) -> None:
    now = ada.post("/api/tables", {"game": "stamp_collection", "seats": [ME, BOT]})
    query(server.data, f"UPDATE tables SET shuffle = NULL, version = version + 1 WHERE id = '{now['table']}'")
    wait_for(lambda: ada.table(now["table"])["commitment"] is None, "the server to notice")
    while not (end := ada.my_turn(now["table"]))["over"]:
        move_on(ada, end)
    assert (end["commitment"], end["shuffle"]) == (None, None)
    assert "shuffle" not in json.loads(record_of(ada, now["table"]))


def test_a_shuffle_that_cannot_be_read_is_told_and_left_alone(server: Server, ada: Visitor) -> None:
    table = ada.post("/api/tables", {"game": "tauschrausch", "seats": [ME]})["table"]
    query(server.data, f"UPDATE tables SET shuffle = '[{{]', version = version + 1 WHERE id = '{table}'")
    wait_for(lambda: ada.http.get(f"/api/tables/{table}").status_code == 500, "the server to notice")
    assert ada.http.get(f"/api/tables/{table}").json()["error"] == "broken"


# -- campaigns ---------------------------------------------------------------------------------------------------------


def test_every_game_of_a_campaign_is_promised_before_anybody_says_who_plays(
    server: Server, ada: Visitor, ben: Visitor
) -> None:
    now = ada.open(CAMPAIGN)
    table, promised = now["table"], []
    for number in range(3):
        promised.append(now["commitment"])
        coming = stored(server, table)[-1]
        assert commitment(coming.secret, table) == now["commitment"]
        now = gather(ada, quiet(ada, table), "Ada", "Pip")
        assert (now["commitment"], now["shuffle"]) == (promised[number], None)
        now = play_until(ada, table, "gather")
        ben.table(table)
        assert secrets_in(ada.received + ben.received, stored(server, table)[-1:]) == []
        assert (now["shuffle"]["commitment"], now["shuffle"]["secret"]) == (promised[number], coming.secret)
        assert now["shuffle"]["words"] == [WORD, None]
        assert now["commitment"] not in promised
        found = verify(read_any(record_of(ben, table)), promised, [WORD])
        assert [shuffle.commitment for shuffle in found.shuffles] == promised


def test_who_joins_a_campaign_later_brings_no_word(ada: Visitor, ben: Visitor) -> None:
    table = begin(ada, "Pip")["table"]
    ben.table(table)
    wish = {"kind": "me", "name": "Ben", "word": WORD}
    refused = ben.http.post(f"/api/tables/{table}/people", json=wish)
    assert (refused.status_code, refused.json()["error"], refused.json()["where"]) == (422, "invalid", "word")
    assert stage(join(ben, table, "me", "Ben")) == "gather"


def test_a_campaign_is_dealt_on_as_promised_after_the_server_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Visitor(server.url)
        now = ada.open(CAMPAIGN)
        gather(ada, now, "Ada", "Pip")
        play_until(ada, now["table"], "gather")
        server.kill()
    with serving(tmp_path) as server:
        again = Visitor(server.url)
        again.http.cookies = ada.http.cookies
        gather(again, again.table(now["table"]), "Ada", "Pip")
        play_until(again, now["table"], "gather")
        assert len(verify(read_any(record_of(again, now["table"]))).shuffles) == 2
