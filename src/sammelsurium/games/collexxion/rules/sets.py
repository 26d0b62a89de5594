"""Scoring sets (CX-25, CX-26), and the score tokens they earn (CX-30 to CX-32)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import COLOUR_SET, NO_STACK, SHAPE_SET, colour_set, other_of, own_of, shape_set, verb_of
from ..collection import colour_complete, shape_complete, take_out
from ..state import COLOURS, MOST, SCORING, SHAPES


@compiled
def add_sets(state: State, seat: int, out: Moves, n: int) -> int:
    kinds = int(state.kinds[seat])
    for colour in range(len(COLOURS)):
        if colour_complete(kinds, colour):
            out[n] = colour_set(colour)
            n += 1
    for shape in range(len(SHAPES)):
        if shape_complete(kinds, shape):
            for stack in range(NO_STACK + 1):
                if not refuse_reward(state, stack):
                    out[n] = shape_set(shape, stack)
                    n += 1
    return n


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
def score_set(state: State, seat: int, move: int) -> None:
    if verb_of(move) == SHAPE_SET:
        discard_shape(state, seat, own_of(move))
        if other_of(move) != NO_STACK:
            earn(state, seat, other_of(move))
    else:
        discard_colour(state, seat, other_of(move))
        earn(state, seat, other_of(move))


@compiled
def discard_colour(state: State, seat: int, colour: int) -> None:
    for shape in range(len(SHAPES)):
        take_out(state, seat, colour * MOST + shape)


@compiled
def discard_shape(state: State, seat: int, shape: int) -> None:
    for colour in range(len(COLOURS)):
        take_out(state, seat, colour * MOST + shape)


# -- score tokens --------------------------------------------------------------------------------------------------


@compiled
def refuse_reward(state: State, stack: int) -> int:
    """NO_STACK only when there is nothing to earn anywhere (CX-32)."""
    if stack < NO_STACK:
        return 0 if may_earn_from(state, stack) else 32
    return 0 if stack == NO_STACK and all_stacks_empty(state) else 32


@compiled
def may_earn_from(state: State, colour: int) -> bool:
    """Whether a shape set may take the top token of that stack (CX-32)."""
    left = state.stack[colour]
    if state.smallest:
        return left > 0 and left == fewest_left(state)
    return left > 0


@compiled
def fewest_left(state: State) -> int:
    """The size of the smallest stack that is not empty; 0 if all are."""
    fewest = 0
    for colour in range(len(COLOURS)):
        left = state.stack[colour]
        if left and (fewest == 0 or left < fewest):
            fewest = left
    return fewest


@compiled
def all_stacks_empty(state: State) -> bool:
    return state.stack[0] + state.stack[1] + state.stack[2] + state.stack[3] == 0


@compiled
def earn(state: State, seat: int, colour: int) -> None:
    """The top token of a stack, if there is one (CX-30, CX-31)."""
    if state.stack[colour]:
        state.earned[seat, state.earned.shape[1] - state.stack[colour]] += 1
        state.earned_size[seat] += 1
        state.stack[colour] -= 1
