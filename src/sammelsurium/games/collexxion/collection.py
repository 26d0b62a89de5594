"""Collections: who has what, and the sets in them. A kind is colour * 4 + shape; several are a mask of 16 bits."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .state import COLOURS, COPIES, MOST, NONE, OUT, PLAYERS, SHAPES
from .tray import kind_of

COLOUR_KINDS = 0b1111  # the four shapes of the first colour
SHAPE_KINDS = 0x1111  # the first shape in four colours


@compiled
def add(state: State, seat: int, polygon: int) -> None:
    kind = kind_of(polygon)
    state.where[polygon] = seat
    state.kind_count[seat, kind] += 1
    state.kinds[seat] |= 1 << int(kind)
    state.held[seat] += 1


@compiled
def take_out(state: State, seat: int, kind: int) -> int:
    """The first polygon of a kind leaves the collection; the caller says where it goes."""
    polygon = first_of(state, seat, kind)
    state.where[polygon] = OUT
    state.kind_count[seat, kind] -= 1
    if state.kind_count[seat, kind] == 0:
        state.kinds[seat] &= ~(1 << int(kind))
    state.held[seat] -= 1
    return polygon


@compiled
def first_of(state: State, seat: int, kind: int) -> int:
    """The polygon with the lowest id of that kind in the collection, or NONE. Alike ones are the same to the rules."""
    for polygon in range(kind * COPIES, kind * COPIES + COPIES):
        if state.where[polygon] == seat:
            return polygon
    return NONE


@compiled
def join(state: State, seat: int) -> None:
    """What was taken this turn becomes part of the collection (CX-24)."""
    for i in range(state.taken):
        add(state, seat, state.chain[i])
    end_chain(state)


@compiled
def end_chain(state: State) -> None:
    state.chain[:] = NONE
    state.taken = 0
    state.pair = 0


@compiled
def others_have(state: State, seat: int) -> bool:
    """Whether any other collection holds something (CX-49)."""
    for other in range(PLAYERS):
        if other != seat and state.held[other]:
            return True
    return False


# -- sets (CX-25) --------------------------------------------------------------------------------------------------


@compiled
def colour_complete(kinds: int, colour: int) -> bool:
    return kinds >> (4 * colour) & COLOUR_KINDS == COLOUR_KINDS


@compiled
def shape_complete(kinds: int, shape: int) -> bool:
    return kinds >> shape & SHAPE_KINDS == SHAPE_KINDS


@compiled
def any_complete(kinds: int) -> bool:
    for i in range(4):
        if colour_complete(kinds, i) or shape_complete(kinds, i):
            return True
    return False


@compiled
def discard_colour(state: State, seat: int, colour: int) -> None:
    for shape in range(len(SHAPES)):
        take_out(state, seat, colour * MOST + shape)


@compiled
def discard_shape(state: State, seat: int, shape: int) -> None:
    for colour in range(len(COLOURS)):
        take_out(state, seat, colour * MOST + shape)


# -- score tokens (CX-30 to CX-33) ---------------------------------------------------------------------------------


@compiled
def all_stacks_empty(state: State) -> bool:
    return state.stack[0] + state.stack[1] + state.stack[2] + state.stack[3] == 0


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
def may_earn_from(state: State, colour: int) -> bool:
    """Whether a shape set may take the top token of that stack (CX-32)."""
    left = state.stack[colour]
    if state.smallest:
        return left > 0 and left == fewest_left(state)
    return left > 0


@compiled
def earn(state: State, seat: int, colour: int) -> None:
    """The top token of a stack, if there is one (CX-30, CX-31)."""
    if state.stack[colour]:
        state.earned[seat, state.earned.shape[1] - state.stack[colour]] += 1
        state.earned_size[seat] += 1
        state.stack[colour] -= 1
