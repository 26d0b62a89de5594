"""The fair: a coin is taken from it, tiles are dealt to it, and a round ends when it is empty enough."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..state import KINDS, NONE, ROW, STORAGE_TILE, TILES


@compiled
def take_coin(box: BoxData, state: State, seat: int) -> None:
    """SC-21. Every tile costs a silver less from now on."""
    state.coins -= 1
    state.money[seat] += box.coin


@compiled
def kind_of_draw(state: State, outcome: int) -> int:
    """The tiles of the pile counted through kind by kind, four kinds at a stride as long as that is possible."""
    kind = 0
    while kind < STORAGE_TILE - 3:
        stride = state.pile[kind] + state.pile[kind + 1] + state.pile[kind + 2] + state.pile[kind + 3]
        if outcome < stride:
            break
        outcome -= stride
        kind += 4
    while outcome >= state.pile[kind]:
        outcome -= state.pile[kind]
        kind += 1
    return kind


@compiled
def deal_tile(state: State, outcome: int) -> None:
    """On the next free space (SC-10)."""
    kind = kind_of_draw(state, outcome)
    state.pile[kind] -= 1
    state.pile_size -= 1
    tile = state.row_tiles[0] + state.row_tiles[1]
    state.fair[tile] = kind
    state.row_tiles[tile // ROW] += 1


@compiled
def is_laid_out(state: State) -> bool:
    return state.row_tiles[0] + state.row_tiles[1] == TILES


@compiled
def is_closed(state: State) -> bool:
    """The fourth coin is gone, or the fourth tile of a row (SC-90)."""
    return state.coins == 0 or state.row_tiles[0] == 0 or state.row_tiles[1] == 0


@compiled
def clear_fair(box: BoxData, state: State) -> None:
    """What is left goes, and four coins lie there again (SC-91)."""
    for tile in range(TILES):
        if state.fair[tile] != NONE:
            state.discards[state.fair[tile]] += 1
            state.fair[tile] = NONE
    state.row_tiles[:] = 0
    state.bank -= box.coin * (box.coins_on_fair - state.coins)
    state.coins = box.coins_on_fair
    if state.pile_size == 0:
        shuffle_discards(state)


@compiled
def shuffle_discards(state: State) -> None:
    """SC-93: the last round is dealt from what was passed over."""
    for kind in range(KINDS):
        state.pile[kind] = state.discards[kind]
        state.pile_size += state.discards[kind]
        state.discards[kind] = 0
