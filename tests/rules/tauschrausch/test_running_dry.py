"""Supplies that are empty all the same: no box we read allows it, but the rules say what happens (TR-86, TR-87)."""

import pytest

from sammelsurium.games.tauschrausch.cards import GALA_EVENING, GOLDEN_TWEEZERS
from sammelsurium.games.tauschrausch.rules.turn import run
from sammelsurium.games.tauschrausch.state import COLLECT, LAY_POOL, SMALL, SPLIT
from sammelsurium.games.tauschrausch.table import supply_left
from sammelsurium.kernel.bits import count
from sammelsurium.kernel.contract import CHANCE, State

from .table import ADA, BEN, BOX, GAME, new_state


def laid_out(small: int, forever: int, cards: int) -> State:
    """A first pool from supplies with so much left."""
    state = new_state()
    state.phase, state.marker, state.starter, state.revealed = LAY_POOL, ADA, ADA, 2
    state.contests[:] = range(0, 30, 6)
    state.events[:2] = GOLDEN_TWEEZERS, GALA_EVENING
    state.stock[SMALL], state.forever_left, state.attendees = small, forever, (1 << cards) - 1
    run(BOX.data, state)
    while int(GAME.to_act(state)) == CHANCE:
        GAME.apply(BOX.data, state, CHANCE, 0)
    return state


@pytest.mark.rule("TR-86", "TR-87")
@pytest.mark.parametrize(("small", "forever", "cards", "items"), [(30, 15, 19, 14), (1, 1, 2, 11), (0, 0, 1, 8)])
def test_an_empty_supply_yields_nothing(small: int, forever: int, cards: int, items: int) -> None:
    state = laid_out(small, forever, cards)
    assert state.phase == COLLECT
    assert count(state.pool) == items


@pytest.mark.rule("TR-87", "TR-30")
def test_collect_ends_when_the_pool_is_empty() -> None:
    state, moves = laid_out(0, 0, 1), GAME.new_moves()
    while state.phase < SPLIT:
        actor = int(GAME.to_act(state))
        seat = CHANCE if actor == CHANCE else actor.bit_length() - 1
        chosen = 0
        if seat != CHANCE:
            GAME.legal(BOX.data, state, seat, moves)
            chosen = int(moves[0])
        GAME.apply(BOX.data, state, seat, chosen)
    assert [count(state.haul[seat]) for seat in (ADA, BEN)] == [4, 4]
    assert state.pool == 0


@pytest.mark.rule("TR-86")
def test_nothing_can_be_drawn_from_empty_stacks() -> None:
    state = new_state()
    assert supply_left(state)
    state.stock[:] = 0
    assert not supply_left(state)
