"""Events that change the scoring of a round."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..items import event_in_force
from . import ALONE_ON_STAGE, GALA_EVENING, GOLDEN_TWEEZERS


@compiled
def golden_tweezers(box: BoxData, state: State) -> int:
    """What the start marker scores this round (TR-54)."""
    if event_in_force(state) == GOLDEN_TWEEZERS:
        return box.event_value[GOLDEN_TWEEZERS]
    return box.marker_points


@compiled
def alone_on_stage(box: BoxData, state: State, side: int) -> int:
    """Points for entering a contest that nobody else enters this round."""
    if event_in_force(state) != ALONE_ON_STAGE:
        return 0
    for other in range(state.sides):
        if other != side and state.choice[other] == state.choice[side]:
            return 0
    return box.event_value[ALONE_ON_STAGE]


@compiled
def gala_evening(box: BoxData, state: State) -> int:
    """How many times exhibitors score this round."""
    return box.event_value[GALA_EVENING] if event_in_force(state) == GALA_EVENING else 1
