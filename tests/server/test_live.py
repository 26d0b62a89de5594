"""Which steps a socket is sent: one for each player's action, with the chance actions behind it."""

from __future__ import annotations

import pytest

from sammelsurium.kernel.record import Action
from sammelsurium.server.live import due, steps


def actions(text: str) -> list[Action]:
    """`*` is Chance, a digit a seat."""
    return [Action(-1 if sign == "*" else int(sign), sign) for sign in text]


@pytest.mark.parametrize(
    ("sent", "now", "expected"),
    [
        ("", "", []),
        ("**0", "**0", []),
        ("**", "**0", [(2, 3)]),
        ("**", "**0**", [(2, 5)]),
        ("**", "**0*1**01", [(2, 4), (4, 7), (7, 8), (8, 9)]),
        ("**", "**00", [(2, 3), (3, 4)]),
        ("**0", "**", [(2, 2)]),
        ("**00", "**0", [(3, 3)]),
        ("**0", "**1", [(2, 3)]),
        ("**00", "**1*2", [(2, 4), (4, 5)]),
        ("**0*", "**0*1", [(4, 5)]),
    ],
)
def test_steps(sent: str, now: str, expected: list[tuple[int, int]]) -> None:
    assert list(steps(actions(sent), actions(now))) == expected


HIDDEN_MOVE = [*actions("**"), Action(0, "this")]


@pytest.mark.parametrize("after", ["", "1", "1*2"])
@pytest.mark.parametrize("before", ["", "0"])
def test_who_lags_cannot_tell_whether_a_move_that_was_taken_back_was_made_again(before: str, after: str) -> None:
    """What of it may be known, the entries say; where they begin depends on nothing."""
    sent = [*HIDDEN_MOVE, *actions(before)]
    changes = 1 + len(before) + 1 + sum(sign != "*" for sign in after)
    same = [*HIDDEN_MOVE, *actions(after)]
    other = [*HIDDEN_MOVE[:-1], Action(0, "that"), *actions(after)]
    assert due(sent, same, changes) == due(sent, other, changes)


@pytest.mark.parametrize(("sent", "now", "changes"), [("**", "**0*1**01", 4), ("**0", "**", 1), ("**0", "**0", 1)])
def test_who_lags_otherwise_is_sent_only_what_is_new(sent: str, now: str, changes: int) -> None:
    assert due(actions(sent), actions(now), changes) == list(steps(actions(sent), actions(now)))


def test_people_who_come_one_after_the_other_bring_the_log_again() -> None:
    assert due(actions("**0"), actions("**0"), 2, begins=1) == [(1, 3)]
