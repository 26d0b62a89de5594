"""Which steps a socket is sent: one for each player's action, with the chance actions behind it."""

from __future__ import annotations

import pytest

from sammelsurium.kernel.record import Action
from sammelsurium.server.live import steps


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
