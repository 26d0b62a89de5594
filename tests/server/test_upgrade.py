"""Upgrades lose nothing: a finished game keeps its record, its picture and its result, and a running one that cannot be
played on keeps its place in the list and its record."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest
from alembic import command
from alembic.config import Config
from msgspec import structs
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from sammelsurium.kernel.box import Box, read_text
from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.registry import find_game
from sammelsurium.server import gate
from sammelsurium.server.database import MIGRATIONS
from sammelsurium.server.postgresql import CHANNEL
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing

from .campaigning import begin, gather, play_until, quiet
from .rows import query
from .serving import Server, Visitor, serving, wait_for
from .test_owner import ADA, Process, running
from .test_play import play_to_the_end
from .test_refusals import refused

# What an upgrade leaves of an old table: it says what it was begun with, and the server has something else.
MOVED_ON = {
    "rules": "UPDATE tables SET rules_version = 1 WHERE id = '{table}'",
    "box": "UPDATE tables SET box_hash = 'feed' WHERE id = '{table}'",
    "game": "UPDATE tables SET game = 'halma' WHERE id = '{table}'",
}
OF_BEFORE = {"host": False}  # a table had none
AND_BACK = "UPDATE tables SET rules_version = 2, version = version + 1 WHERE id = '{table}'"


def move_on(database: Path | str, table: str, what: str) -> None:
    query(database, MOVED_ON[what].format(table=table))
    query(database, f"UPDATE tables SET version = version + 1 WHERE id = '{table}'")  # nothing in memory counts
    if isinstance(database, str):
        query(database, f"SELECT pg_notify('{CHANNEL}', 'upgrade {table}')")


def gone(visitor: Visitor, table: str) -> Any:
    """The refusal, once the server has noticed."""
    wait_for(lambda: visitor.http.get(f"/api/tables/{table}").status_code == 410, "the server to notice")
    return visitor.http.get(f"/api/tables/{table}").json()


def noticed(visitor: Visitor, table: str) -> Any:
    """The last picture, once the server has noticed."""

    def look() -> Any:
        now = visitor.table(table)
        return now if now["outdated"] else None

    return wait_for(look, "the server to notice")


def record(visitor: Visitor, table: str) -> str:
    answer = visitor.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert f"{table}.json" in answer.headers["content-disposition"]
    return answer.text


def where(settings: Settings) -> Path | str:
    return settings.database or settings.data


@contextmanager
def server_of(settings: Settings) -> Iterator[Server]:
    with serving(settings.data, database=settings.database) as running:
        yield running


def same_visitor(url: str, before: Visitor) -> Visitor:
    visitor = Visitor(url)
    visitor.http.cookies.set("visitor", before.http.cookies["visitor"])
    return visitor


# -- finished games ------------------------------------------------------------------------------------------------


def test_a_finished_game_keeps_everything_over_an_upgrade(settings: Settings) -> None:
    """Also for a server that has never seen it."""
    with server_of(settings) as server:
        ada, ben = Visitor(server.url), Visitor(server.url)
        tables = [ada.sit_down(1)["table"] for _ in MOVED_ON]
        for table in tables:
            play_to_the_end(ada, table)
        before = [(ada.table(table), ben.table(table), record(ada, table)) for table in tables]
        lines = {line["table"]: line for line in ada.listed(over=True)}
    for table, what in zip(tables, MOVED_ON, strict=True):
        move_on(where(settings), table, what)
    with server_of(settings) as server:
        ada, ben = same_visitor(server.url, ada), Visitor(server.url)
        for table, what, (seen, looked_on, kept) in zip(tables, MOVED_ON, before, strict=True):
            game = "halma" if what == "game" else "stamp_collection"
            (line,) = [line for line in ada.listed(over=True) if line["table"] == table]
            assert line == lines[table] | {"outdated": what, "game": game}
            assert record(ada, table) == record(ben, table) == kept
            if what == "game":  # nobody knows how to draw it
                assert ada.table(table) == in_words(seen, game)
            else:
                assert ada.table(table) == seen | {"outdated": what}
                without_log = {"log": [], "log_from": seen["ply"]}
                assert ben.table(table) == looked_on | without_log | {"outdated": what}
            refused(ada.try_move(table, 0, seen["ply"], "coin"), 410, "outdated", what)


def in_words(seen: Any, game: str) -> Any:
    """What is told of a picture that the page of today could not draw."""
    nothing = {"view": None, "caption": None, "log": [], "log_from": seen["ply"], "begins": seen["ply"]}
    return seen | nothing | {"game": game, "outdated": "game"}


def test_a_picture_of_another_form_is_told_in_words(server: Server, ada: Visitor) -> None:
    table = ada.sit_down(1)["table"]
    play_to_the_end(ada, table)
    seen = ada.table(table)
    query(server.data, f"UPDATE finished SET form = 'of another time' WHERE \"table\" = '{table}'")
    move_on(server.data, table, "rules")
    now = noticed(ada, table)
    assert now == in_words(seen, "stamp_collection") | {"outdated": "rules"}
    assert now["outcome"]["ranking"]


def test_finished_before_there_was_anything_to_keep(server: Server, ada: Visitor, ben: Visitor) -> None:
    """And the rules had moved on before it could be made: nobody can draw it, but the record is no secret."""
    table = ada.sit_down(1)["table"]
    ply = play_to_the_end(ada, table)["ply"]
    query(server.data, f"DELETE FROM finished WHERE \"table\" = '{table}'")
    move_on(server.data, table, "rules")
    assert gone(ada, table)["record"]
    assert gone(ben, table)["record"]
    assert len(Record.read(record(ben, table)).actions) == ply
    assert kept_rows(server, table) == []


def test_what_a_finished_game_keeps_is_stored_once_for_ever(server: Server, ada: Visitor) -> None:
    table = ada.sit_down(1)["table"]
    assert kept_rows(server, table) == []
    play_to_the_end(ada, table)
    rows = kept_rows(server, table)
    assert len(rows) == 1
    assert Record.read(rows[0][1]).result is not None
    ada.table(table)
    record(ada, table)
    assert kept_rows(server, table) == rows


def kept_rows(server: Server, table: str) -> list[tuple[Any, ...]]:
    return query(server.data, f"SELECT * FROM finished WHERE \"table\" = '{table}'")


# -- running ones --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", MOVED_ON)
def test_a_running_table_stays_in_the_list_with_its_reason_and_its_record(
    server: Server, ada: Visitor, ben: Visitor, what: str
) -> None:
    now = ada.my_turn(ada.sit_down(1)["table"])
    table = now["table"]
    move_on(server.data, table, what)
    told = gone(ada, table)
    assert (told["where"], told["record"]) == (what, True)
    assert gone(ben, table) == told | {"record": False}
    (line,) = ada.listed()
    assert (line["table"], line["outdated"], line["over"]) == (table, what, False)
    refused(ben.http.get(f"/api/tables/{table}/record"), 410, "outdated", what)
    kept = Record.read(record(ada, table))
    assert (len(kept.actions), kept.result) == (now["ply"], None)


def test_whose_record_was_taken_is_played_on_by_nobody(server: Server, ada: Visitor, ben: Visitor) -> None:
    """It holds the secrets of all who sit there."""
    now = ada.my_turn(ada.sit_down(1)["table"])
    table = now["table"]
    move_on(server.data, table, "rules")
    gone(ada, table)
    text = record(ada, table)
    query(server.data, AND_BACK.format(table=table))  # the rules are there again
    assert "record was taken" in gone(ada, table)["message"]
    refused(ada.try_move(table, 0, now["ply"], now["choices"][0]["move"]), 410, "outdated", "rules")
    refused(ben.http.get(f"/api/tables/{table}/record"), 410, "outdated", "rules")
    assert record(ada, table) == text
    assert [line["table"] for line in ada.listed(over=True)] == [table]


def test_whose_record_was_not_taken_is_played_on_when_the_rules_are_back(server: Server, ada: Visitor) -> None:
    now = ada.my_turn(ada.sit_down(1)["table"])
    move_on(server.data, now["table"], "rules")
    gone(ada, now["table"])
    query(server.data, AND_BACK.format(table=now["table"]))
    wait_for(lambda: ada.http.get(f"/api/tables/{now['table']}").status_code == 200, "the rules to be back")
    ada.send(ada.my_turn(now["table"]))


def test_a_campaign_between_games_gives_its_chronicle_and_can_go_on(server: Server, ada: Visitor) -> None:
    table = begin(ada, "Pip", seed="upgrade")["table"]
    gather(ada, ada.table(table), "Ada", "Pip")
    quiet(ada, table)
    now = play_until(ada, table, "gather")
    kept = record(ada, table)
    move_on(server.data, table, "rules")
    gone(ada, table)
    told = record(ada, table)
    assert told == kept.replace('"rules": 2', '"rules": 1').replace(digest(kept), digest(told))
    query(server.data, AND_BACK.format(table=table))
    wait_for(lambda: ada.http.get(f"/api/tables/{table}").status_code == 200, "the rules to be back")
    assert gather(ada, now, "Ada", "Pip")["campaign"]["game"] == 2


def digest(chronicle: str) -> str:
    return str(Chronicle.read(chronicle).digest)


def test_a_campaign_in_the_middle_of_a_game_is_closed_by_taking_its_chronicle(server: Server, ada: Visitor) -> None:
    table = begin(ada, "Pip", seed="upgrade")["table"]
    gather(ada, ada.table(table), "Ada", "Pip")
    quiet(ada, table)
    move_on(server.data, table, "box")
    gone(ada, table)
    Chronicle.read(record(ada, table))
    assert [line["table"] for line in ada.listed(over=True)] == [table]


# -- games that were stored by the first version -------------------------------------------------------------------


UNKNOWN_THEN = {"commitment": None, "shuffle": None}


def test_games_of_the_first_schema_get_all_of_it(settings: Settings) -> None:
    with server_of(settings) as server:
        ada = Visitor(server.url)
        finished, running = ada.sit_down(1)["table"], ada.sit_down(1)["table"]
        play_to_the_end(ada, finished)
        before, kept, now = ada.table(finished), record(ada, finished), ada.my_turn(running)
        lines = ada.listed() + ada.listed(over=True)
    as_at_first(settings)
    with server_of(settings) as server:
        ada = same_visitor(server.url, ada)
        wait_for(lambda: ada.listed() + ada.listed(over=True) == lines, "the tables to be summed up")
        assert ada.table(running) == now | OF_BEFORE | UNKNOWN_THEN
        assert Record.read(record(ada, finished)) == structs.replace(Record.read(kept), shuffle=None).sealed()
        move_on(where(settings), finished, "rules")
        assert noticed(ada, finished) == before | OF_BEFORE | UNKNOWN_THEN | {"outdated": "rules"}


def as_at_first(settings: Settings) -> None:
    """The database as the first version made it, games included."""

    def downgrade(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")

    async def reach(url: str) -> None:
        engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url))
        async with engine.begin() as connection:
            await connection.run_sync(downgrade)
        await engine.dispose()

    if settings.database is not None:
        asyncio.run(reach(settings.database))
    else:
        with create_engine(f"sqlite:///{settings.sqlite_file}").begin() as connection:
            downgrade(connection)


# -- what is played on ---------------------------------------------------------------------------------------------


@pytest.fixture
def before_the_change(tmp_path: Path) -> Iterator[Box]:
    """While it is there, Stamp Collection has another box, with more money at the start."""
    game = find_game("stamp_collection")
    text = re.sub(r"^start = 6", "start = 11", read_text(game.folder / "box.toml"), flags=re.MULTILINE)
    (tmp_path / "earlier.toml").write_text(text)
    box, known = game.rooms.box.read_box(text, "earlier.toml"), dict(vars(game))
    vars(game)["_default_box"] = box
    vars(game).pop("_read_boxes", None)
    yield box
    vars(game).clear()
    vars(game).update(known)


def carry(file: Path, box: Box) -> None:
    """As if the package had it in the folder `boxes`."""
    vars(find_game("stamp_collection"))["_earlier_boxes"] = {box.hash: file}


def upgrade() -> None:
    """Today's box is there again, and only that."""
    game = find_game("stamp_collection")
    for name in ("_default_box", "_read_boxes", "_earlier_boxes"):
        vars(game).pop(name, None)


async def test_a_table_is_played_on_with_the_box_it_was_begun_with(
    settings: Settings, before_the_change: Box, tmp_path: Path
) -> None:
    async with running(settings) as process:
        begun = await process.open_table()
        assert game_of(begun).box.hash == before_the_change.hash
        played = await process.move(begun.table)
    upgrade()
    async with running(settings) as process:
        with pytest.raises(RefusalError) as refused_for_now:
            await process.tables.current(begun.table)
        assert refused_for_now.value.refusal.where == "box"
        assert await reason(process) == "box"
        carry(tmp_path / "earlier.toml", before_the_change)
        now = await process.tables.current(begun.table)
        assert game_of(now).box.hash == before_the_change.hash != now.match.game.box().hash
        assert game_of(now).state.tobytes() == game_of(played).state.tobytes()
        assert await reason(process) is None
        await process.move(begun.table)
        new = await process.open_table()
        assert game_of(new).box.hash != before_the_change.hash


def game_of(standing: Standing) -> Match:
    assert standing.game
    return standing.game


async def reason(process: Process) -> Any:
    lines, _ = await process.tables.page(ADA, over=False, after=None)
    return json.loads(gate.page(lines, None, ADA))["tables"][0]["outdated"]


async def test_a_table_is_played_on_by_rules_that_are_an_option_now(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as process:
        table = (await process.open_table()).table
        played = await process.move(table)
    await asyncio.to_thread(query, where(settings), MOVED_ON["rules"].format(table=table))
    game = find_game("stamp_collection")
    earlier = SimpleNamespace(EARLIER={1: {"loans": "any time"}})
    async with running(settings) as process:
        with pytest.raises(RefusalError):
            await process.tables.current(table)
        monkeypatch.setitem(vars(game), "rooms", replace(game.rooms, earlier=earlier))
        now = await process.tables.current(table)
        assert now.match.options == {**played.match.options, "loans": "any time"}
        assert now.match.ply == played.match.ply
        assert await reason(process) is None
        await process.move(table)
