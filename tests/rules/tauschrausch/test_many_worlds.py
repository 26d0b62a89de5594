"""Secrets in very many positions (TR-31, TR-40, TR-55). SAMMELSURIUM_POSITIONS=100000 visits so many for each number of
players."""

import os
from collections.abc import Callable

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.box.names import PIECE_NUMBERS
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract import State, copy_state

from .many_worlds import FORGOTTEN, HANDED_ON, look_for, note_memory
from .table import ADA, BEN, Table, opening

POSITIONS = int(os.environ.get("SAMMELSURIUM_POSITIONS", "10000" if enabled else "60"))


@pytest.mark.rule("TR-31", "TR-40", "TR-47", "TR-55", "TR-85")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_seat_can_tell_a_world_it_imagines_from_the_real_one_and_nobody_forgets(players: int) -> None:
    found = look_for(players, POSITIONS)
    assert (found.positions, found.worlds) == (POSITIONS, (players + 1) * POSITIONS)
    assert (found.different, found.forgotten) == (0, 0)
    assert found.handed_on > 0 or not enabled


# -- the check itself must be able to fail -------------------------------------------------------------------------


def swap() -> tuple[State, State, int]:
    """Before and after Ben takes R60 from the pool, where Ada has looked; and the item's number."""
    table = Table(2, [*opening(), "customs_officer", "?R60"])
    hidden = table.find("?short", "pool")
    table.take(ADA, "customs_officer")
    before = copy_state(table.state)
    table.play(BEN, f"take {hidden}")
    return before, table.state, hidden - 1


def noted(before: State, after: State) -> tuple[int, int]:
    found = np.zeros(5, np.int64)
    note_memory(before, after, found)
    return int(found[HANDED_ON]), int(found[FORGOTTEN])


def ada_forgets(after: State, item: int) -> None:
    after.item_known[item] = 1 << BEN


def it_turns_into_another(after: State, item: int) -> None:
    after.item_piece[item] = PIECE_NUMBERS["R59"]


def it_vanishes(after: State, item: int) -> None:
    after.item_back[item] = -1


@pytest.mark.rule("TR-31")
@pytest.mark.parametrize("fault", [ada_forgets, it_turns_into_another, it_vanishes], ids=lambda f: f.__name__)
def test_a_lapse_of_memory_is_noticed(fault: Callable[[State, int], None]) -> None:
    before, after, item = swap()
    assert noted(before, after) == (1, 0)
    fault(after, item)
    assert noted(before, after)[1] == 1


@pytest.mark.rule("TR-47")
def test_what_left_the_game_is_not_forgotten_unnoticed() -> None:
    before, after, item = swap()
    after.item_back[item], after.item_known[item], after.buried = -1, 0, 1
    after.buried_piece[0], after.buried_known[0] = before.item_piece[item], before.item_known[item]
    assert noted(before, after)[1] == 0
    later = copy_state(after)
    later.buried_known[0] = 0
    assert noted(after, later)[1] == 1
