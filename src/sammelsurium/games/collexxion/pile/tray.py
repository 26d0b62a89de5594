"""What lies in the tray, and what of it is accessible. Several polygons are four words, one a colour (see state.py)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import lowest
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State

from ..state import POLYGONS, RESTING, TRAY, UNTOUCHED, WORD
from .falling import LAYOUT, Layout, drop
from .polygons import bit_of, colour_of

FULL_WORD = (1 << WORD) - 1


# -- the pile falls ------------------------------------------------------------------------------------------------


@compiled
def fill(state: State) -> None:
    """All polygons lie in the tray, and nothing is known about how."""
    state.tray[:] = FULL_WORD
    state.tray_size = POLYGONS
    state.clear[:] = FULL_WORD
    state.free[:] = FULL_WORD
    state.under[:] = 0
    state.beside[:] = 0
    state.lying_over[:] = 0
    state.touching[:] = 0
    state.where[:] = TRAY


@allocating
def drop_pile(box: BoxData, state: State, number: int) -> None:
    drop_into(np.zeros(1, LAYOUT), box, state, number)


@compiled
def drop_into(layouts: NDArray[np.record], box: BoxData, state: State, number: int) -> None:
    """The array is somebody else's: compiled code frees its own after their last use, and a record does not count."""
    drop(box, number, layouts[0])
    state.pile_number = number
    spread(state, layouts[0])


@compiled
def spread(state: State, layout: Layout) -> None:
    """From the geometry, what the option in force asks about (CX-21)."""
    for polygon in range(POLYGONS):
        for word in range(4):
            covers = layout.covers[polygon, word]
            state.under[polygon, word] = layout.rests_on[polygon, word] if state.access == RESTING else covers
            state.beside[polygon, word] = layout.touches[polygon, word] if state.access == UNTOUCHED else 0
    recount(state)


@compiled
def recount(state: State) -> None:
    """Counts what lies over and beside each polygon in the tray."""
    state.lying_over[:] = 0
    state.touching[:] = 0
    for polygon in range(POLYGONS):
        if is_lying(state, polygon):
            for word in range(4):
                count_in(state.lying_over, word, state.under[polygon, word] & state.tray[word])
                count_in(state.touching, word, state.beside[polygon, word] & state.tray[word])
    state.clear[:] = 0
    state.free[:] = 0
    for polygon in range(POLYGONS):
        if is_lying(state, polygon):
            note_clear(state, polygon)


@compiled
def count_in(counts: NDArray[Any], word: int, polygons: int) -> None:
    left = int(polygons)
    while left:
        counts[word * WORD + lowest(left)] += 1
        left &= left - 1


@compiled
def note_clear(state: State, polygon: int) -> None:
    if state.lying_over[polygon] == 0:
        state.clear[colour_of(polygon)] |= bit_of(polygon)
        if state.touching[polygon] == 0:
            state.free[colour_of(polygon)] |= bit_of(polygon)


# -- what is accessible, and what leaves ---------------------------------------------------------------------------


@compiled
def is_lying(state: State, polygon: int) -> bool:
    return state.tray[colour_of(polygon)] & bit_of(polygon) != 0


@compiled
def any_free(state: State) -> bool:
    return state.free[0] | state.free[1] | state.free[2] | state.free[3] != 0


@compiled
def accessible(state: State, colour: int) -> int:
    """What may be taken of a colour. If nothing is untouched, what is uncovered counts (CX-27)."""
    return int(state.free[colour]) if any_free(state) else int(state.clear[colour])


@compiled
def is_accessible(state: State, polygon: int) -> bool:
    return accessible(state, colour_of(polygon)) & bit_of(polygon) != 0


@compiled
def lift(state: State, polygon: int) -> None:
    """Takes a polygon out of the tray; nothing else moves (CX-23)."""
    state.tray[colour_of(polygon)] &= ~bit_of(polygon)
    state.clear[colour_of(polygon)] &= ~bit_of(polygon)
    state.free[colour_of(polygon)] &= ~bit_of(polygon)
    state.touching[polygon] = 0
    state.tray_size -= 1
    for word in range(4):
        uncover(state, word, state.under[polygon, word] & state.tray[word])
    if state.access == UNTOUCHED:
        for word in range(4):
            release(state, word, state.beside[polygon, word] & state.tray[word])


@compiled
def uncover(state: State, word: int, polygons: int) -> None:
    left = int(polygons)
    while left:
        polygon = word * WORD + lowest(left)
        state.lying_over[polygon] -= 1
        note_clear(state, polygon)
        left &= left - 1


@compiled
def release(state: State, word: int, polygons: int) -> None:
    left = int(polygons)
    while left:
        polygon = word * WORD + lowest(left)
        state.touching[polygon] -= 1
        note_clear(state, polygon)
        left &= left - 1
