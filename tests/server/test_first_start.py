"""Nobody waits for the compiler: what is not compiled is played plainly, and exchanged while people play."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sammelsurium.kernel.match import replay
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.registry import compiled_games, plain_game, use_compiled, use_plain
from sammelsurium.server.settings import Settings

from .caches import GAME, copy_cache, refuse, take_away
from .choosing import leading_on
from .seeds import with_seeds
from .serving import Server, Visitor, serving_anew, wait_for


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAMMELSURIUM_CACHE", str(tmp_path / "compiled"))
    return copy_cache(tmp_path / "compiled")


def sit_down(visitor: Visitor, mind: str, game: str = GAME) -> Any:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ben", "mind": mind}]
    return visitor.open({"game": game, "seats": seats}, seed="first start")


def has_moved(visitor: Visitor, table: str, seat: int = 1) -> Any:
    """The table once the bot has moved; Ada takes the first move that she is offered."""

    def look() -> Any:
        now = visitor.table(table)
        if any(entry["seat"] == seat for entry in now["log"]):
            return now
        if now["choices"] and now["seat"] in now["waiting"]:
            sent = visitor.try_move(table, now["seat"], now["ply"], leading_on(now)[0]["move"])
            faster = sent.status_code == 409  # where both choose, the bot may be
            assert sent.is_success or faster, sent.text
        return None

    return wait_for(look, "the bot to move")


def warming(visitor: Visitor) -> dict[str, Any]:
    return {one["game"]: one for one in visitor.get("/api/health")["warming"]}


# -- in running tables -------------------------------------------------------------------------------------------------


@pytest.fixture
def plainly() -> Iterator[None]:
    yield
    use_compiled(GAME)


def of_the_game(socket: Any) -> Any:
    """The next picture; who is here is told between them."""
    while "kind" in (heard := socket.receive_json()):
        continue
    return heard


def test_running_tables_take_over_whatever_form_is_in_use(tmp_path: Path, plainly: None) -> None:
    app = with_seeds(Settings(data=tmp_path))
    with TestClient(app, base_url="http://table.localhost") as client:
        ada = Visitor.__new__(Visitor)
        ada.http, ada.received = client, []  # the same, in this process
        wait_for(lambda: client.get("/api/health").status_code == 200, "the server to be ready")
        table = sit_down(ada, "novice")["table"]
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            first = of_the_game(socket)
            for use in (use_plain, use_compiled, use_plain):
                use(GAME)
                now = ada.my_turn(table)
                ada.send(now)
            version = first["version"]
            for _ in range(3):
                heard = of_the_game(socket)
                assert heard["version"] > version
                version = heard["version"]
        now = ada.my_turn(table)
        while not now["over"]:
            ada.send(now)
            now = ada.my_turn(table)
        played = Record.read(client.get(f"/api/tables/{table}/record").text)
    for form in (compiled_games()[GAME], plain_game(GAME)):
        assert replay(played, game=form).record().actions == played.actions


# -- a real start ------------------------------------------------------------------------------------------------------


def test_with_everything_compiled_nothing_is_played_plainly(cache: Path, tmp_path: Path) -> None:
    before = set(cache.iterdir())
    with serving_anew(tmp_path / "data") as server:
        ada = Visitor(server.url)
        assert warming(ada) == {}
        has_moved(ada, sit_down(ada, "master")["table"])
    assert set(cache.iterdir()) == before


def test_a_novice_answers_at_once_and_a_master_when_the_game_is_compiled(cache: Path, tmp_path: Path) -> None:
    missing = take_away(cache)
    with serving_anew(tmp_path / "data") as server:
        ada = Visitor(server.url)
        found = warming(ada)
        assert list(found) == [GAME]
        assert found[GAME]["minds"] == ["collector", "expert", "master"]
        assert found[GAME]["failed"] is False
        begun = has_moved(ada, sit_down(ada, "novice")["table"])
        has_moved(ada, sit_down(ada, "master")["table"])
        assert warming(ada) == {}
        assert missing.exists()
        after = ada.table(begun["table"])
        assert after["log"][: len(begun["log"])] == begun["log"]
        assert "played without the compiler meanwhile: stamp_collection" in server.output.read_text()


def test_two_servers_that_start_together_both_come_to_compiled_rules(cache: Path, tmp_path: Path) -> None:
    take_away(cache)
    with serving_anew(tmp_path / "one") as one, serving_anew(tmp_path / "two") as two:
        for server in (one, two):
            ada = Visitor(server.url)
            has_moved(ada, sit_down(ada, "master")["table"])
            assert warming(ada) == {}


def test_killed_in_the_middle_of_compiling_the_next_start_is_whole(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = take_away(cache)
    with serving_anew(tmp_path / "data") as server:
        ada = Visitor(server.url)
        table = has_moved(ada, sit_down(ada, "novice")["table"])["table"]
        server.kill()
    assert not missing.exists()
    with serving_anew(tmp_path / "data") as again:
        ben = Visitor(again.url)
        assert ben.table(table)["ply"] > 0
        has_moved(ben, sit_down(ben, "master")["table"])
        assert missing.exists()


def test_on_a_bare_machine_all_games_are_played_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMMELSURIUM_CACHE", str(tmp_path / "empty"))
    with serving_anew(tmp_path / "data") as server:
        ada = Visitor(server.url)
        assert set(warming(ada)) == set(compiled_games())
        for game in compiled_games():
            has_moved(ada, sit_down(ada, "novice", game)["table"])


def test_where_nothing_can_be_kept_it_is_said_and_everybody_plays(cache: Path, tmp_path: Path) -> None:
    refuse(take_away(cache))
    with serving_anew(tmp_path / "data") as server:
        ada = Visitor(server.url)
        has_moved(ada, sit_down(ada, "master")["table"])
        assert warming(ada)[GAME]["failed"] is True
        said = server.output.read_text()
    assert "compiled rules cannot be kept" in said
    assert "stamp_collection cannot be compiled here" in said


def test_an_unwritable_cache_is_replaced_by_a_private_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SAMMELSURIUM_CACHE", str(tmp_path / "file" / "inside"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with serving_anew(tmp_path / "data") as server:
        ada = Visitor(server.url)
        has_moved(ada, sit_down(ada, "novice")["table"])
        assert "cannot be written to" in server.output.read_text()
        assert server.stop() == 0
    assert [one for one in os.listdir(tmp_path) if one.startswith("sammelsurium-")] == []


def test_the_server_itself_stays_small(tmp_path: Path, cache: Path) -> None:
    """Of compiling nothing is left in its memory: that is done elsewhere."""
    take_away(cache)
    with serving_anew(tmp_path / "data") as server:
        ada = Visitor(server.url)
        has_moved(ada, sit_down(ada, "master")["table"])
        assert resident(server) < 450


def resident(server: Server) -> int:
    """Megabytes."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))
