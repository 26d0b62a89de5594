"""What is shown of a table is made and encoded once for each of its versions, however many look at it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game
from sammelsurium.server import gate
from sammelsurium.server.readers import Reader
from sammelsurium.server.standing import KEPT_PAST, Standing
from sammelsurium.server.store import Opening, StoredSeat

ADA, BEN = "ada's fingerprint", "ben's fingerprint"
STRANGERS = ("somebody who watches", "somebody else who does")


def seated(visitor: str | None, seat: int) -> StoredSeat:
    return StoredSeat(seat, f"seat {seat}", visitor, None if visitor else "random", False)


def a_table() -> Standing:
    """Ada and Ben, some moves into a game of Stamp Collection."""
    match = Match.begin(find_game("stamp_collection"), ["Ada", "Ben"])
    match.settle(Stream.of("made once", "deal"))
    now = datetime(2026, 11, 18, tzinfo=UTC)
    box = match.box
    opening = Opening(
        "aaaaaaaaaaaa", match.game.name, 2, box.name, box.version, box.hash, "{}", "made once", now, campaign=False
    )
    standing = Standing(opening, (seated(ADA, 0), seated(BEN, 1)), 1, now, match)
    for _ in range(6):
        standing = after_a_move(standing)
    return standing


def after_a_move(standing: Standing) -> Standing:
    match = standing.match.back_to(standing.match.ply)
    seat = match.waiting[0]
    match.play(seat, match.choices(seat)[0].move)
    match.settle(standing.deal)
    return replace(standing, version=standing.version + 1, match=match)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[str, Any]]:
    """How often a match was asked for what, and for whom."""
    counted: Counter[tuple[str, Any]] = Counter()

    def counting(name: str) -> Any:
        true = getattr(Match, name)

        def ask(match: Match, *what: Any) -> Any:
            counted[name, what] += 1
            return true(match, *what)

        return ask

    for name in ("view", "choices", "events", "caption"):
        monkeypatch.setattr(Match, name, counting(name))
    return counted


def test_everybody_who_looks_is_sent_the_same_once_made(made: Counter[tuple[str, Any]]) -> None:
    standing = a_table()
    last = standing.match.ply - 1
    made.clear()
    for _ in range(3):
        for visitor in (ADA, BEN, *STRANGERS):
            gate.snapshot(standing, Reader(visitor), last)
            gate.summary(standing)
    assert made["view", (0,)] == made["view", (1,)] == made["view", (None,)] == 1
    assert made["events", (last, 0)] == made["events", (last, 1)] == made["events", (last, None)] == 1
    assert made["caption", ()] == 1
    assert sum(made[name, (seat,)] for name in ("choices",) for seat in (0, 1)) == 1
    first, second = (gate.snapshot(standing, Reader(visitor), last) for visitor in STRANGERS)
    assert first is second


def test_an_entry_of_the_log_is_told_once_in_all_versions(made: Counter[tuple[str, Any]]) -> None:
    standing = a_table()
    made.clear()
    for _ in range(4):
        gate.snapshot(standing, Reader(ADA))
        standing = after_a_move(standing)
    gate.snapshot(standing, Reader(ADA))
    told = {what: times for (name, what), times in made.items() if name == "events"}
    assert set(told) == {(index, 0) for index in range(standing.match.ply)}
    assert set(told.values()) == {1}


def test_a_socket_that_lags_behind_is_sent_what_the_others_were(made: Counter[tuple[str, Any]]) -> None:
    before = a_table()
    gate.snapshot(before, Reader(ADA), before.match.ply)
    standing = after_a_move(before)
    assert standing.earlier(before.match.ply, 1) is before
    unknown = replace(standing, past={}).earlier(before.match.ply, 1)
    assert unknown is not before
    assert gate.snapshot(unknown, Reader(ADA), before.match.ply) == gate.snapshot(before, Reader(ADA), before.match.ply)


def test_only_the_last_standings_are_kept() -> None:
    standing = a_table()
    for _ in range(20):
        standing = after_a_move(standing)
    assert sorted(standing.past) == list(range(standing.version - KEPT_PAST + 1, standing.version + 1))


def test_seats_are_not_sent_what_spectators_are() -> None:
    standing = a_table()
    shown = [json.loads(gate.snapshot(standing, Reader(visitor))) for visitor in (ADA, BEN, *STRANGERS)]
    assert [one["seat"] for one in shown] == [0, 1, None, None]
    assert sum(bool(one["choices"]) for one in shown) == 1
    assert shown[2] == shown[3]
