"""Plans for a whole phase: how to split, and how to lay out the album. A layout that was found lately is remembered."""

import math

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import UNPLANNED, BoxData, Flags, State

from ..state import SHOW, SPLIT
from . import memory, packer, splitter
from .desk import Desk, open_desk

EVALUATIONS = 1000000  # layouts that the packer looks at in a second
THOROUGH = 0.5  # effort from which on all of it goes into layouts
LAYOUTS = memory.Memory()


@compiled
def towards_plan(
    box: BoxData, state: State, seat: int, desk: Desk, is_packed: bool, evaluations: int, stop: Flags
) -> int:
    """Splitting and placing are planned as a whole: item by item, a search would have to find the end of many moves
    that look alike. Against Pinzetta, who has rules of her own for choosing, a split is left to the search."""
    if state.phase == SPLIT and state.players > 1:
        return splitter.next_put(box, state, seat)
    if state.phase == SHOW:
        if not is_packed:
            packer.pack(box, seat, desk, evaluations, stop)
        return packer.next_move(box, state, seat, desk)
    return UNPLANNED


def layouts(effort: float) -> int:
    """How many the packer looks at. A tenth of the layouts is nearly as good, so little effort finds much fewer: else
    all levels would place alike."""
    return int(EVALUATIONS * effort * min(1.0, math.sqrt(effort / THOROUGH)))


def plan_move(box: BoxData, state: State, seat: int, effort: float, stop: Flags) -> int:
    """Not compiled, as it remembers; what it calls is the same in every phase, so that one call compiles all of it."""
    desk, evaluations = open_desk(box, state, seat), layouts(effort)
    question = memory.Question(seat, evaluations, desk.states.tobytes())
    known = LAYOUTS.recall(box, question)
    if known is not None:
        desk.best[:] = known
    move = int(towards_plan(box, state, seat, desk, known is not None, evaluations, stop))
    if state.phase == SHOW and known is None and not stop[0]:
        LAYOUTS.keep(box, question, desk)
    return move
