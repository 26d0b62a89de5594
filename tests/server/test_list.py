"""The list of tables is pages from what is stored: no table is rebuilt for it; no line tells what its reader may not
know."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import numpy as np
import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, house_games
from sammelsurium.server import catch_up as catch_up_module
from sammelsurium.server import gate
from sammelsurium.server import tables as tables_module
from sammelsurium.server.catch_up import catch_up
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing, rebuild
from sammelsurium.server.store import PAGE, Opening, Store, StoredLine, StoredSeat, StoredTable
from sammelsurium.server.tables import new_table_id

from .rows import query
from .serving import Server, Visitor
from .test_owner import ADA, Process, running
from .test_play import play_to_the_end
from .test_refusals import refused

MANY = 300


@pytest.fixture
def rebuilt(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were rebuilt."""
    told: list[str] = []

    def counting(stored: StoredTable) -> Standing:
        told.append(stored.opening.id)
        return rebuild(stored)

    for module in (tables_module, catch_up_module):
        monkeypatch.setattr(module, "rebuild", counting)
    return told


async def store_copies(process: Process, copies: int) -> None:
    """Tables that differ in nothing but their ids."""
    first = await process.open_table()
    stand = first.stand(gate.summary(first))
    for _ in range(copies - 1):
        opening = replace(first.opening, id=new_table_id())
        await process.tables._store.create(opening, first.chairs, stand, first.match.actions)


async def all_pages(process: Process) -> list[Any]:
    lines, after = [], None
    while True:
        found, after = await process.tables.page(ADA, over=False, after=after)
        lines += json.loads(gate.page(found, after, ADA))["tables"]
        if after is None:
            return lines


async def test_three_hundred_tables_are_listed_without_rebuilding_one(settings: Settings, rebuilt: list[str]) -> None:
    async with running(settings) as before:
        await store_copies(before, MANY)
    async with running(settings) as process:
        lines = await all_pages(process)
        assert len({line["table"] for line in lines}) == len(lines) == MANY
        assert all(line["points"] and line["caption"] and line["outdated"] is None for line in lines)
        assert rebuilt == []
        assert not process.tables._kept
        assert len(process.asked) <= MANY // PAGE + 2
        await process.tables.current(lines[7]["table"])  # planted: what opens a table is noticed
        assert rebuilt == [lines[7]["table"]]


async def test_tables_of_the_first_versions_are_listed_and_summed_up_in_time(
    settings: Settings, rebuilt: list[str]
) -> None:
    async with running(settings) as process:
        known = await process.open_table()
        other = await process.open_table()
        before = {line["table"]: line for line in await all_pages(process)}
        await forget_summaries(process)
        for line in await all_pages(process):
            assert [seat["name"] for seat in line["seats"]] == ["Ada", "Pip"]
            assert (line["mine"], line["points"], line["caption"]) == (0, [], None)
        assert rebuilt == []
        await catch_up(process.tables._store)
        assert sorted(rebuilt) == sorted([known.table, other.table])
        assert {line["table"]: line for line in await all_pages(process)} == before
        rebuilt.clear()
        await catch_up(process.tables._store)
        assert rebuilt == []


async def forget_summaries(process: Process) -> None:
    """As they were stored by versions that knew of none."""
    await process.database.read("UPDATE tables SET summary = NULL RETURNING id")


async def test_what_cannot_be_rebuilt_does_not_stop_the_others(settings: Settings) -> None:
    async with running(settings) as process:
        tables = sorted([(await process.open_table()).table for _ in range(3)])
        await forget_summaries(process)
        await process.database.read(f"UPDATE tables SET rules_version = 1 WHERE id = '{tables[0]}' RETURNING id")
        await process.database.read(f"UPDATE actions SET move = 'x' WHERE \"table\" = '{tables[1]}' RETURNING ply")
        await catch_up(process.tables._store)
        assert await process.tables._store.without_summary() == tables[:2]
        reasons = {line["table"]: line["outdated"] for line in await all_pages(process)}
        assert reasons == {tables[0]: "rules", tables[1]: None, tables[2]: None}


def test_running_ones_and_finished_ones(ada: Visitor) -> None:
    running_one, finished = ada.sit_down(1)["table"], ada.sit_down(1)["table"]
    last = play_to_the_end(ada, finished)
    assert [line["table"] for line in ada.listed()] == [running_one]
    (line,) = ada.listed(over=True)
    assert (line["table"], line["over"]) == (finished, True)
    points = sorted((place["seat"], place["points"]) for place in last["outcome"]["ranking"])
    assert line["points"] == [each for _, each in points]


@pytest.mark.parametrize(
    "cursor",
    ["", "x", "-", "1", "1-", "-a", "1-A", "1" * 18 + "-a", "1-" + "a" * 21, "1-a\n", "١-a", "1-a' OR", "ä"],
)
def test_cursors_that_are_none(ada: Visitor, cursor: str) -> None:
    refused(ada.http.get("/api/tables", params={"after": cursor}), 422, "invalid", "after")


@pytest.mark.parametrize("cursor", ["0-a", "9" * 17 + "-zzzz", "1-" + "0" * 20])
def test_cursors_that_nobody_was_given(ada: Visitor, cursor: str) -> None:
    table = ada.sit_down(1)["table"]
    page = ada.get("/api/tables", after=cursor)
    assert [line["table"] for line in page["tables"]] in ([], [table])
    refused(ada.http.get("/api/tables", params={"over": "perhaps"}), 422, "invalid", "over")


def test_a_damaged_summary_harms_no_other_line(server: Server, ada: Visitor) -> None:
    tables = [ada.sit_down(1)["table"] for _ in range(3)]
    for table, summary in zip(tables, ("{", '{"seats": "none"}'), strict=False):
        query(server.data, f"UPDATE tables SET summary = '{summary}' WHERE id = '{table}'")
    lines = {line["table"]: line for line in ada.listed()}
    assert set(lines) == set(tables)
    assert [bool(lines[table]["points"]) for table in tables] == [False, False, True]


# -- what a line may tell ------------------------------------------------------------------------------------------


def people(players: int) -> tuple[StoredSeat, ...]:
    return tuple(StoredSeat(seat, f"Person {seat}", f"fingerprint {seat}", None) for seat in range(players))


def table_of(match: Match) -> Standing:
    now, box = datetime(2026, 11, 18, tzinfo=UTC), match.box
    opening = Opening(
        "aaaaaaaaaaaa", match.game.name, match.game.rules_version, box.name, box.version, box.hash, "{}", "s", now
    )
    return Standing(opening, people(len(match.seats)), 1, now, match)


def line_for(standing: Standing, reader: int, summary: str | None = None) -> Any:
    stand, began = standing.stand(summary or gate.summary(standing)), standing.opening
    line = StoredLine(
        began.id, began.game, False, began.rules_version, began.box_hash, stand.ply, stand.over, stand.changed,
        stand.summary, stand.waits, stand.since, standing.chairs,
    )  # fmt: skip
    return json.loads(gate.page([line], None, f"fingerprint {reader}"))["tables"][0]


def other_world(match: Match, seat: int, number: int) -> Match:
    """The same for all that the seat knows."""
    other = match.back_to(match.ply)
    state = other._veiled(match.state, seat)
    match.game.resample(match.box.data, state, seat, np.uint64(number))
    other._course.lay(state)
    return other


def games_of_people(name: str) -> list[Match]:
    """The same game at some moments, all seats being people's."""
    match = Match.begin(find_game(name), [f"Person {seat}" for seat in range(3)])
    deal, choose = Stream.of("list", "deal"), Stream.of("list", "choose")
    moments = []
    match.settle(deal)
    while not match.over and match.ply < 200:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, moves[choose.draw(match.ply, len(moves))])
        match.settle(deal)
        if match.ply % 7 == 0:
            moments.append(match.back_to(match.ply))
    return moments


@pytest.mark.parametrize("name", sorted(house_games()))
def test_a_line_is_the_same_in_every_world_that_its_reader_may_take_for_true(name: str) -> None:
    for match in games_of_people(name):
        for reader in range(3):
            here = line_for(table_of(match), reader)
            assert here["mine"] == reader
            for number in range(3):
                assert line_for(table_of(other_world(match, reader, number)), reader) == here


def test_a_line_that_told_everybodys_true_points_would_be_noticed() -> None:
    """Planted, to see that the test above can fail."""
    differing = 0
    for name in house_games():
        for match in games_of_people(name):
            worlds = [match, *(other_world(match, 0, number) for number in range(3))]
            differing += len({tuple(world.points()) for world in worlds}) > 1
    assert differing


async def test_the_lines_of_two_at_one_table_differ_where_their_knowledge_does(store: Store) -> None:
    """Each is given the line made for them, from the same row."""
    moments = [match for name in house_games() for match in games_of_people(name)]
    match = next(match for match in moments if match.known_points(0) != match.known_points(1))
    standing = table_of(match)
    stand = standing.stand(gate.summary(standing))
    await store.create(standing.opening, standing.chairs, stand, match.actions)
    for reader in (0, 1):
        lines, _ = await store.page(f"fingerprint {reader}", over=False)
        shown = json.loads(gate.page(lines, None, f"fingerprint {reader}"))["tables"][0]
        assert shown["points"] == match.known_points(reader)
        assert [seat["mine"] for seat in shown["seats"]] == [seat == reader for seat in range(3)]
