"""The server is killed while people play, talk, agree, leave and come back. `evenings.py` does it many times."""

from __future__ import annotations

from typing import Any

import pytest

from .evenings import Book, Told, killed
from .nursery import Nursery
from .rows import query
from .serving import Server, Visitor


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(starting: Nursery) -> None:
    book = killed(3, starting)
    assert book.kills == 3
    assert {"move", "talk", "leave", "come back"} <= set(book.acknowledged)


def shown(*moves: str, mind: str | None = None, mine: bool = True, agreed: tuple[int, ...] = (0,)) -> Any:
    log = [{"seat": 0, "move": move} for move in moves]
    return {
        "log": log,
        "seats": [{"mind": mind, "mine": mine}],
        "motion": {"number": 4, "agreed": list(agreed)},
    }


@pytest.mark.parametrize(
    ("told", "now", "fits"),
    [
        (Told("t", done=["a"]), shown("a"), True),
        (Told("t", done=["a"]), shown(), False),
        (Told("t", done=["a"]), shown("a", "a"), False),
        (Told("t", done=["a"], doubt="b"), shown("a", "b"), True),
        (Told("t", done=["a"], doubt="b"), shown("a"), True),
        (Told("t", done=["a"], doubt="b"), shown("a", "b", "b"), False),
        (Told("t"), shown(mind="random"), False),
        (Told("t", maybe_away=True), shown(mind="random"), True),
        (Told("t", done=["a"], away=True), shown("a", "b", mind="random"), True),
        (Told("t", done=["a"], away=True), shown("b", mind="random"), False),
        (Told("t", away=True), shown(), False),
        (Told("t"), shown(mine=False), False),
        (Told("t", voted=4), shown(agreed=()), False),
        (Told("t", voted=4), shown(), True),
    ],
)
def test_what_is_lost_or_doubled_is_noticed(told: Told, now: Any, fits: bool) -> None:
    assert (told.check(now) == []) == fits


def test_what_is_stored_otherwise_than_told_is_noticed(server: Server, ada: Visitor) -> None:
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    assert not [fault for fault in Book().missing(server.data) if table in fault]
    assert len(Book(said=["never stored"]).missing(server.data)) == 1 + len(Book().missing(server.data))
    book = Book()
    book.proposed[table] = 1
    assert [fault for fault in book.missing(server.data) if table in fault]
    query(server.data, f"DELETE FROM actions WHERE \"table\" = '{table}' AND ply = 1")
    assert [fault for fault in Book().missing(server.data) if table in fault]
