"""Where tiles may go in an album. Spaces are bits of a mask: bit 0 is a1, bit 3 d1, bit 4 a2, bit 15 d4."""

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .state import COLOURS, MOTIFS, NONE

GRID = 0xFFFF
NOT_COLUMN_A = 0xEEEE
NOT_COLUMN_D = 0x7777


@compiled
def beside(spaces: int) -> int:
    """The spaces that share a side with one of these."""
    across = (spaces << 1 & NOT_COLUMN_A) | (spaces >> 1 & NOT_COLUMN_D)
    return (across | spaces << 4 | spaces >> 4) & GRID


@compiled
def mounted(state: State, seat: int) -> int:
    """The spaces that hold a mount."""
    spaces = 0
    for colour in range(len(COLOURS)):
        spaces |= state.mounts[seat, colour]
    return spaces


@compiled
def mount_spaces(state: State, seat: int, colour: int, empty: int) -> int:
    """Where a mount of the colour may go: anywhere the first time, then beside its like (SC-30, SC-31)."""
    own = state.mounts[seat, colour]
    return empty & beside(own) if own else empty


@compiled
def open_mounts(state: State, seat: int, colour: int) -> int:
    """The mounts of the colour that hold no stamp (SC-40)."""
    return state.mounts[seat, colour] & ~state.stamped[seat]


@compiled
def free_slot(state: State, seat: int) -> int:
    """The first empty storage slot, or NONE."""
    for slot in range(state.slots[seat]):
        if state.storage[seat, slot] == NONE:
            return slot
    return NONE


@compiled
def colour_of(stamp: int) -> int:
    return stamp // len(MOTIFS)


@compiled
def stored_of_colour(state: State, seat: int, colour: int) -> int:
    """Which storage slots hold a stamp of the colour, as two bits."""
    slots = 0
    for slot in range(2):
        stamp = state.storage[seat, slot]
        if stamp != NONE and colour_of(stamp) == colour:
            slots |= 1 << slot
    return slots


@compiled
def must_choose_stored(state: State, seat: int, colour: int) -> bool:
    """Two different stored stamps want onto the new mount: the player says which (SC-34)."""
    if state.storage[seat, 0] == state.storage[seat, 1]:
        return False
    return stored_of_colour(state, seat, colour) == 3


@compiled
def may_store(state: State, seat: int, colour: int) -> bool:
    """No empty mount of the colour, read as in English; in German no mount of the colour at all (SC-41)."""
    if state.storing_german:
        return state.mounts[seat, colour] == 0
    return open_mounts(state, seat, colour) == 0


@compiled
def stamps_on_mounts(state: State, seat: int) -> np.int64:
    """What `state.shown` keeps, read from the spaces."""
    shown = np.int64(0)
    for space in range(state.stamp.shape[1]):
        if state.stamp[seat, space] != NONE:
            shown |= np.int64(1) << np.int64(state.stamp[seat, space])
    return shown
