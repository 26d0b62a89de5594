"""A power cut, or whatever ends a process at once: what was answered is stored. `kills.py` does it many times."""

from __future__ import annotations

from pathlib import Path

import pytest

from .kills import Kind, killed
from .nursery import Nursery
from .people import UNDO, Tally, Told
from .rows import query
from .serving import Visitor, serving


@pytest.mark.parametrize(("kind", "times"), [("sqlite", 4), ("postgresql", 3), ("database", 2)])
def test_no_answered_move_is_lost_when_a_server_or_its_database_is_killed(
    kind: Kind, times: int, starting: Nursery
) -> None:
    found = killed(times, kind, starting)
    assert found.kills == times
    assert min(found.tally.acknowledged[way] for way in ("requests", "socket")) >= times


def test_a_move_that_was_lost_or_doubled_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Visitor(server.url)
        now = ada.my_turn(ada.sit_down(1, seed="noticed")["table"])
        ada.send(now)
        ada.my_turn(now["table"])
    told = Tally(tables=[Told(now["table"], [now["choices"][0]["move"]])])
    assert told.missing(tmp_path) == []
    query(tmp_path, f"UPDATE actions SET move = 'coin coin' WHERE ply = {now['ply'] + 1}")
    assert len(told.missing(tmp_path)) == 1
    query(tmp_path, f"DELETE FROM actions WHERE ply = {now['ply'] + 1}")
    assert len(told.missing(tmp_path)) == 2


@pytest.mark.parametrize(
    ("told", "stored", "fits"),
    [
        (Told("t", ["a", "b"]), ["a", "b"], True),
        (Told("t", ["a", "b"]), ["a"], False),
        (Told("t", ["a", "b"]), ["a", "b", "b"], False),
        (Told("t", ["a"], doubtful="b"), ["a"], True),
        (Told("t", ["a"], doubtful="b"), ["a", "b"], True),
        (Told("t", ["a"], doubtful="b"), ["a", "b", "b"], False),
        (Told("t", ["a", "b"], doubtful=UNDO), ["a"], True),
        (Told("t", ["a", "b"], doubtful=UNDO), ["a", "b"], True),
        (Told("t", ["a", "b"], doubtful=UNDO), [], False),
        (Told("t", ["a", "b", "c"], doubtful=UNDO, undoes=2), ["a"], True),
        (Told("t", ["a", "b", "c"], doubtful=UNDO, undoes=2), ["a", "b"], False),
    ],
)
def test_what_has_no_answer_may_be_stored_or_not_but_only_once(told: Told, stored: list[str], fits: bool) -> None:
    assert told.fits(stored) == fits
