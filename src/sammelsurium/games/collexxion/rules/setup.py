"""Setup (CX-10 to CX-12): what lies on the table before the first turn, and what Chance decides."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from ..collection import end_chain
from ..pile import PILES, drop_pile, fill
from ..state import (
    ALL_TOKENS,
    BY_ACTION_TOKENS,
    DRAW_START,
    DROP_PILE,
    EXPERTS_GIVE,
    NONE,
    PLAYERS,
    TAKING,
    TOKENS,
)


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.players = players
    state.access = options[0]
    state.smallest = options[1]
    state.teams = options[2] if players == PLAYERS else 0
    state.experts = options[3] != BY_ACTION_TOKENS
    state.giving = options[3] == EXPERTS_GIVE
    state.reminding = options[4]
    state.phase = DRAW_START
    state.turn = 0
    state.starter = NONE
    state.round_number = 1
    state.ending = NONE
    state.pile_number = NONE
    state.action_used = 0
    end_chain(state)
    fill(state)
    state.kind_count[:] = 0
    state.kinds[:] = 0
    state.held[:] = 0
    state.actions[:] = 0
    if not state.experts:
        state.actions[:players] = ALL_TOKENS
    state.stack[:] = TOKENS
    state.earned[:] = 0
    state.earned_size[:] = 0


@compiled
def chance(box: BoxData, state: State) -> int:
    """The start player (CX-11), then one of a great many piles (CX-10)."""
    return state.players if state.phase == DRAW_START else PILES


@compiled
def apply_chance(box: BoxData, state: State, outcome: int) -> None:
    if state.phase == DRAW_START:
        state.starter = outcome
        state.turn = outcome
        state.phase = DROP_PILE
    else:
        drop_pile(box, state, outcome)
        state.phase = TAKING
