"""A power cut, or whatever ends a process at once: what was answered is stored. `kills.py` does it many times."""

from __future__ import annotations

from pathlib import Path

import pytest

from .kills import Acknowledged, killed
from .rows import query
from .serving import Visitor, serving


@pytest.mark.parametrize("postgresql", [False, True], ids=["sqlite", "postgresql"])
def test_no_answered_move_is_lost_when_a_server_is_killed(postgresql: bool) -> None:
    assert killed(3, postgresql) > 20


def test_a_move_that_was_lost_or_doubled_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Visitor(server.url)
        now = ada.my_turn(ada.sit_down(1, seed="noticed")["table"])
        ada.send(now)
        ada.my_turn(now["table"])
    told = Acknowledged({(now["table"], now["ply"] + 1): now["choices"][0]["move"]})
    assert told.missing(tmp_path) == []
    query(tmp_path, f"UPDATE actions SET move = 'coin coin' WHERE ply = {now['ply'] + 1}")
    assert len(told.missing(tmp_path)) == 1
    query(tmp_path, f"DELETE FROM actions WHERE ply = {now['ply'] + 1}")
    assert len(told.missing(tmp_path)) == 2
