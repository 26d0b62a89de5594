"""Taking polygons from the pile, one after the other onto the chain of the turn (CX-20 to CX-23)."""

from sammelsurium.kernel.bits import lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import TAKE, with_polygon
from ..pile import accessible, bit_of, colour_of, is_accessible, kind_of, lift, shape_of
from ..state import ADDED, CHAIN, COLOURS, COPIES, MOST, POLYGONS, TAKING, WORD

ALIKE = (1 << COPIES) - 1  # the copies of one kind


@compiled
def shape_word(polygon: int) -> int:
    """All polygons of its shape, in the word of any colour."""
    return ALIKE << (int(shape_of(polygon)) * COPIES)


@compiled
def matches(polygon: int, last: int) -> bool:
    """The same colour or the same shape (CX-22)."""
    return colour_of(polygon) == colour_of(last) or shape_of(polygon) == shape_of(last)


@compiled
def following(state: State, colour: int) -> int:
    """Of the accessible ones of a colour (CX-21), those that may follow the chain (CX-22)."""
    found = accessible(state, colour)
    if state.taken == 0:
        return found
    last = state.chain[state.taken - 1]
    return found if colour_of(last) == colour else found & shape_word(last)


@compiled
def takes_on(state: State) -> bool:
    """Up to four in a turn (CX-22), and none after taking has ended (CX-24)."""
    return state.phase == TAKING and state.taken < MOST


@compiled
def takeable(state: State, colour: int) -> int:
    """What the player on turn may take of a colour."""
    return following(state, colour) if takes_on(state) else 0


@compiled
def add_takes(state: State, out: Moves, n: int) -> int:
    if not takes_on(state):
        return n
    for colour in range(len(COLOURS)):
        left = following(state, colour)
        while left:
            out[n] = with_polygon(TAKE, colour * WORD + lowest(left))
            n += 1
            left &= left - 1
    return n


@compiled
def refuse_take(state: State, polygon: int) -> int:
    if state.phase == ADDED:
        return 24
    if state.taken == MOST:
        return 22
    if polygon >= POLYGONS or not is_accessible(state, polygon):
        return 21
    return 0 if takeable(state, colour_of(polygon)) & bit_of(polygon) else 22


@compiled
def take(state: State, polygon: int) -> None:
    """One polygon onto the chain (CX-22). Two alike in a row let an expert act (CX-81)."""
    lift(state, polygon)
    state.where[polygon] = CHAIN
    alike = state.taken > 0 and kind_of(state.chain[state.taken - 1]) == kind_of(polygon)
    state.pair = 1 if state.experts and alike else 0
    state.chain[state.taken] = polygon
    state.taken += 1
