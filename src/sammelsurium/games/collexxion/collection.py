"""Collections: who has what, and the sets in them. A kind is colour * 4 + shape; several are a mask of 16 bits."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .pile import kind_of
from .state import COPIES, NONE, OUT, PLAYERS

COLOUR_KINDS = 0b1111  # the four shapes of the first colour
SHAPE_KINDS = 0x1111  # the first shape in four colours


@compiled
def partner_of(seat: int) -> int:
    """Partners sit opposite each other (CX-70)."""
    return (seat + 2) % PLAYERS


@compiled
def put_in(state: State, seat: int, polygon: int) -> None:
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
        put_in(state, seat, state.chain[i])
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
