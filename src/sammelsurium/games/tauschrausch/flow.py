"""What happens by itself, phase after phase, until somebody has to decide or Chance has to speak."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from . import rival
from .bits import bit
from .rounds import (
    GOES_ON,
    WAITS,
    ask_collector,
    ask_drawers,
    ask_exchange,
    ask_hands,
    ask_stockkeeper,
    begin_collect,
    end_collect,
    everybody,
    lay_pool,
    side_in_turn,
    tell_fortune,
)
from .scoring import score_round
from .state import (
    CHOOSE,
    COLLECT,
    COLLECTED,
    DEAL_SECRETLY,
    ENTER_CONTESTS,
    EXCHANGE,
    INSPECT,
    LAY_POOL,
    OPEN_DRAWERS,
    OPEN_HAND,
    REDRAW,
    RIVAL,
    SCORE_CONTESTS,
    SHOW,
    SPLIT,
    TURN_TASTES,
    UNCOVER,
)
from .swap import ask_chooser, ask_dealer, ask_splitters, turn_tastes, uncover


@compiled
def run(box: BoxData, state: State) -> None:
    while state.looking == 0 and step(box, state):
        pass


@compiled
def step(box: BoxData, state: State) -> bool:
    """One step of what happens by itself; False when somebody or Chance is waited for."""
    phase = state.phase
    if phase < LAY_POOL:
        return WAITS
    if phase < SPLIT:
        return step_collect(box, state)
    if phase == SPLIT:
        return ask_splitters(box, state)
    if phase == DEAL_SECRETLY:
        return ask_dealer(state)
    if phase == CHOOSE:
        return ask_chooser(box, state)
    if phase == UNCOVER:
        return uncover(state)
    if phase == SHOW:
        return end_placing(box, state)
    if phase == ENTER_CONTESTS:
        return end_contests(box, state)
    return WAITS


@compiled
def step_collect(box: BoxData, state: State) -> bool:
    phase = state.phase
    if phase == COLLECT:
        return ask_collector(box, state)
    if phase == OPEN_DRAWERS:
        return ask_drawers(state)
    if phase == REDRAW:
        return ask_stockkeeper(state)
    if phase == EXCHANGE:
        return ask_exchange(state)
    if phase == OPEN_HAND:
        return ask_hands(box, state)
    if phase == TURN_TASTES:
        return turn_tastes(box, state)
    if phase == LAY_POOL:
        lay_pool(box, state)
    elif phase == INSPECT:
        begin_collect(state)
    elif phase == COLLECTED:
        end_collect(state)
    else:
        tell_fortune(box, state)
    return GOES_ON


@compiled
def end_placing(box: BoxData, state: State) -> bool:
    if state.confirmed != everybody(state):
        return WAITS
    score_round(box, state)
    state.confirmed = bit(RIVAL) if rival.plays(state) else 0
    state.asked = 0
    state.phase = ENTER_CONTESTS
    return GOES_ON


@compiled
def end_contests(box: BoxData, state: State) -> bool:
    if state.confirmed != everybody(state):
        state.turn = 0 if rival.plays(state) else side_in_turn(state)
        return WAITS
    state.confirmed = 0
    state.phase = SCORE_CONTESTS
    return WAITS
