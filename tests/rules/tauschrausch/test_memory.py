"""Layouts are remembered: a Show is packed once, whoever places meanwhile, and each box has its own."""

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.bot import plans
from sammelsurium.games.tauschrausch.bot.desk import open_desk
from sammelsurium.games.tauschrausch.bot.memory import KEPT, Memory, Question
from sammelsurium.games.tauschrausch.bot.plans import layouts
from sammelsurium.games.tauschrausch.codes import CONFIRM, code
from sammelsurium.games.tauschrausch.state import NONE, SHOW
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract import State, copy_state
from tests.minds.show_phases import NEVER, Phase, best_looking, phases

from .table import BOX, GAME

EFFORT = 0.0187 if enabled else 0.00093
PHASES = list(phases(12 if enabled else 2))


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    empty = Memory()
    monkeypatch.setattr(plans, "LAYOUTS", empty)
    return empty


def others(state: State, seat: int) -> list[int]:
    return [other for other in range(int(state.players)) if int(GAME.to_act(state)) >> other & 1 and other != seat]


def planned(phase: Phase, state: State) -> int:
    return plans.plan_move(BOX.data, state, phase.seat, EFFORT, NEVER)


def moves_of_show(phase: Phase) -> list[int]:
    """Until the seat confirms; after each of its moves everybody else does something too."""
    state, moves = copy_state(phase.state), list[int]()
    while state.phase == SHOW:
        moves.append(planned(phase, state))
        if moves[-1] == code(CONFIRM, 0):
            break
        GAME.apply(BOX.data, state, phase.seat, moves[-1])
        for other in others(state, phase.seat):
            GAME.apply(BOX.data, state, other, best_looking(state, other))
    return moves


def test_a_show_is_packed_once_though_others_place_meanwhile(memory: Memory) -> None:
    for n, phase in enumerate(PHASES[:4]):
        assert len(moves_of_show(phase)) > 2
        assert len(memory) == n + 1


def test_remembered_or_not_the_moves_are_the_same(memory: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    some = PHASES[:: 3 if enabled else 2]
    remembering = [moves_of_show(phase) for phase in some]
    monkeypatch.setattr(Memory, "recall", lambda *_: None)
    assert [moves_of_show(phase) for phase in some] == remembering


def test_what_is_remembered_is_followed(memory: Memory) -> None:
    """Else the tests above would show nothing: a layout that leaves everything out is told from the packer's."""
    phase = PHASES[0]
    desk = open_desk(BOX.data, phase.state, phase.seat)
    desk.best[:] = NONE
    question = Question(phase.seat, layouts(EFFORT), desk.states.tobytes())
    before = planned(phase, phase.state)
    memory.keep(BOX.data, question, desk)
    assert planned(phase, phase.state) != before


def test_a_thought_that_was_stopped_is_not_remembered(memory: Memory) -> None:
    phase = PHASES[0]
    plans.plan_move(BOX.data, phase.state, phase.seat, EFFORT, np.ones(1, np.bool_))
    assert len(memory) == 0


def test_every_effort_and_every_box_has_layouts_of_its_own(memory: Memory) -> None:
    phase = PHASES[0]
    planned(phase, phase.state)
    plans.plan_move(BOX.data, phase.state, phase.seat, 2 * EFFORT, NEVER)
    assert len(memory) == 2
    desk = open_desk(BOX.data, phase.state, phase.seat)
    question = Question(phase.seat, layouts(EFFORT), desk.states.tobytes())
    assert memory.recall(BOX.data, question) is not None
    assert memory.recall(BOX.data.copy(), question) is None


def test_the_oldest_layouts_are_forgotten() -> None:
    memory, desk = Memory(), open_desk(BOX.data, PHASES[0].state, PHASES[0].seat)
    for n in range(KEPT + 3):
        memory.keep(BOX.data, Question(0, n, b""), desk)
    assert len(memory) == KEPT
    assert [memory.recall(BOX.data, Question(0, n, b"")) is None for n in (2, 3)] == [True, False]
