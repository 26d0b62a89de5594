"""Why the player on turn may not do something: the number of the statement that forbids it, 0 if none does."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .actions import could_use_token
from .codes import COLOUR_SET, NO_STACK, colour_set, other_of, own_of, shape_set, verb_of
from .collection import all_stacks_empty, colour_complete, may_earn_from, shape_complete
from .state import ADDED, BY_TOKENS, COLOURS, MOST, POLYGONS, SCORING, SHAPES, TAKING
from .tray import is_accessible, matches


@compiled
def refuse_take(state: State, polygon: int) -> int:
    if state.phase == ADDED:
        return 24
    if state.taken == MOST:
        return 22
    if polygon >= POLYGONS or not is_accessible(state, polygon):
        return 21
    return 0 if state.taken == 0 or matches(polygon, state.chain[state.taken - 1]) else 22


@compiled
def refuse_stop(state: State) -> int:
    """At least one is taken (CX-20), except after the last score token (CX-51) and with an empty pile (CX-52)."""
    optional = state.phase == ADDED or state.ending == BY_TOKENS or state.tray_size == 0
    return 0 if state.taken or optional else 20


@compiled
def refuse_add(state: State, seat: int) -> int:
    """Joining before a token is used needs something that joins, and a token (CX-45, CX-47)."""
    if state.phase == ADDED:
        return 24
    if state.taken == 0:
        return 20
    if state.experts:
        return 80
    return 0 if could_use_token(state, seat) else 40


@compiled
def refuse_gift(state: State) -> int:
    if not state.teams:
        return 70
    return 0 if state.phase == TAKING and state.taken else 71


@compiled
def refuse_set(state: State, seat: int, move: int) -> int:
    """Only complete sets of one's own are scored (CX-25), only after taking, and the reward must be allowed (CX-32)."""
    if state.phase != SCORING:
        return 25
    kinds = int(state.kinds[seat])
    if verb_of(move) == COLOUR_SET:
        known = move == colour_set(other_of(move)) and other_of(move) < len(COLOURS)
        return 0 if known and colour_complete(kinds, other_of(move)) else 25
    shape, stack = own_of(move), other_of(move)
    known = move == shape_set(shape, stack) and shape < len(SHAPES)
    if not known or not shape_complete(kinds, shape):
        return 25
    return refuse_reward(state, stack)


@compiled
def refuse_reward(state: State, stack: int) -> int:
    """NO_STACK only when there is nothing to earn anywhere (CX-32)."""
    if stack < NO_STACK:
        return 0 if may_earn_from(state, stack) else 32
    return 0 if stack == NO_STACK and all_stacks_empty(state) else 32
