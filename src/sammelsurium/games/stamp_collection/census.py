"""Everything that is in the box, wherever it is: nothing gets lost, nothing comes from nowhere."""

from sammelsurium.kernel.bits import count
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .album import mounted, stamps_on_mounts
from .state import COLOURS, FIRST_MOUNT, KINDS, NONE, SPACES, STORAGE_TILE, TILES

CENSUS = KINDS + 4


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Tiles by kind, then money wherever it is, then three sums that are 0 as long as kept counts are true."""
    for kind in range(KINDS):
        sums[kind] = state.pile[kind] + state.discards[kind]
    for tile in range(TILES):
        if state.fair[tile] != NONE:
            sums[state.fair[tile]] += 1
    sums[KINDS] = state.bank + box.coin * state.coins
    for seat in range(state.players):
        count_album(box, state, seat, sums)
        sums[KINDS] += state.money[seat]
    sums[KINDS + 1] = state.pile[:].sum() - state.pile_size
    sums[KINDS + 2] = 0
    for tile in range(TILES):
        sums[KINDS + 2] += state.fair[tile] != NONE
    sums[KINDS + 2] -= state.row_tiles[0] + state.row_tiles[1]
    sums[KINDS + 3] = 0
    for seat in range(state.players):
        sums[KINDS + 3] += state.stamped[seat] & ~mounted(state, seat)
        sums[KINDS + 3] += state.shown[seat] ^ stamps_on_mounts(state, seat)


@compiled
def count_album(box: BoxData, state: State, seat: int, sums: Numbers) -> None:
    """The tiles in an album, without what is printed there."""
    for colour in range(len(COLOURS)):
        sums[FIRST_MOUNT + colour] += count(state.mounts[seat, colour])
    if state.album[seat] != NONE:
        sums[FIRST_MOUNT + box.printed_colour[state.album[seat]]] -= 1
    sums[STORAGE_TILE] += state.slots[seat] - 1
    for space in range(SPACES):
        if state.stamp[seat, space] != NONE:
            sums[state.stamp[seat, space]] += 1
    for slot in range(2):
        if state.storage[seat, slot] != NONE:
            sums[state.storage[seat, slot]] += 1
