"""Buying a tile: what it costs, where it may go, which rule stands in its way, and what it does."""

from sammelsurium.kernel.bits import count, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..album import (
    GRID,
    colour_of,
    free_slot,
    may_store,
    mount_spaces,
    mounted,
    must_choose_stored,
    open_mounts,
    stored_of_colour,
)
from ..bank import give_money
from ..codes import SLOT, STORAGE, buy, loan_of, place_of, slot_of, tile_of
from ..state import BY_MOUNTS, FIRST_MOUNT, NONE, ROW, SPACES, STORAGE_TILE, TILES
from .loan import borrow
from .mounting import mount_stamp

CANNOT, CASH, ON_LOAN = -1, 0, 1


# -- what it costs -------------------------------------------------------------------------------------------------


@compiled
def extra_cost(box: BoxData, state: State, kind: int, place: int) -> int:
    """Only a mount pays for its space (SC-33)."""
    if FIRST_MOUNT <= kind < STORAGE_TILE and place < SPACES:
        return box.cost[state.players, place]
    return 0


@compiled
def credit(box: BoxData, state: State, seat: int) -> int:
    """What a loan would add to a purchase that needs one (SC-80, as printed in English), one at a time (SC-81)."""
    return 0 if state.loans_any_time or state.loan[seat] else box.loan


@compiled
def payment(total: int, cash: int, credit: int) -> int:
    """How a sum can be paid: CASH, ON_LOAN, or CANNOT."""
    if total <= cash:
        return CASH
    return ON_LOAN if total <= cash + credit else CANNOT


# -- what may be bought --------------------------------------------------------------------------------------------


@compiled
def add_mount(
    box: BoxData, state: State, seat: int, tile: int, spaces: int, cash: int, loan: int, out: Moves, n: int
) -> int:
    """The mount on each of the spaces that can be paid; `cash` is what is left after the price."""
    choice = int(must_choose_stored(state, seat, state.fair[tile] - FIRST_MOUNT))
    players = state.players
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        paid = payment(box.cost[players, space], cash, loan)
        if paid != CANNOT:
            out[n] = buy(tile, space, choice, paid)
            n += 1
            if choice:
                out[n] = buy(tile, space, 2, paid)
                n += 1
    return n


@compiled
def add_stamp(tile: int, mounts: int, store: bool, paid: int, out: Moves, n: int) -> int:
    while mounts:
        out[n] = buy(tile, lowest(mounts), 0, paid)
        n += 1
        mounts &= mounts - 1
    if store:
        out[n] = buy(tile, STORAGE, 0, paid)
        n += 1
    return n


@compiled
def add_purchases(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    """Every tile of the fair with every place it may go to and that can be paid, in ascending order."""
    cash, loan = state.money[seat] - state.coins, credit(box, state, seat)
    paid = payment(0, cash, loan)
    if paid == CANNOT:
        return n
    empty = GRID & ~mounted(state, seat)
    room = free_slot(state, seat) != NONE
    for tile in range(TILES):
        kind = state.fair[tile]
        if kind == NONE:
            continue
        if kind < FIRST_MOUNT:
            colour = colour_of(kind)
            store = room and may_store(state, seat, colour)
            n = add_stamp(tile, open_mounts(state, seat, colour), store, paid, out, n)
        elif kind < STORAGE_TILE:
            spaces = mount_spaces(state, seat, kind - FIRST_MOUNT, empty)
            n = add_mount(box, state, seat, tile, spaces, cash, loan, out, n)
        elif state.slots[seat] < 2:
            out[n] = buy(tile, SLOT, 0, paid)
            n += 1
    return n


# -- what may not, and why -----------------------------------------------------------------------------------------


@compiled
def refuse_mount(state: State, seat: int, colour: int, place: int, from_slot: int) -> int:
    if place == STORAGE:
        return 51
    taken = mounted(state, seat)
    spaces = mount_spaces(state, seat, colour, GRID & ~taken)
    if not spaces:
        return 32
    if place >= SPACES or taken >> place & 1:
        return 30
    if not spaces >> place & 1:
        return 31
    if must_choose_stored(state, seat, colour) != (from_slot in (1, 2)):
        return 34
    return 34 if from_slot == 3 else 0


@compiled
def refuse_stamp(state: State, seat: int, colour: int, place: int) -> int:
    mounts = open_mounts(state, seat, colour)
    if place < SPACES and mounts >> place & 1:
        return 0
    if not mounts and free_slot(state, seat) == NONE:
        return 42
    if place != STORAGE:
        return 40
    return 0 if may_store(state, seat, colour) else 41


@compiled
def refuse_place(state: State, seat: int, move: int) -> int:
    """The rule that bars this tile from this place, or 0."""
    kind, place, from_slot = state.fair[tile_of(move)], place_of(move), slot_of(move)
    if kind == NONE:
        return 22
    if FIRST_MOUNT <= kind < STORAGE_TILE:
        return refuse_mount(state, seat, kind - FIRST_MOUNT, place, from_slot)
    if from_slot:
        return 34
    if kind == STORAGE_TILE:
        return 0 if place == SLOT and state.slots[seat] < 2 else 50
    return refuse_stamp(state, seat, colour_of(kind), place)


@compiled
def refuse_payment(box: BoxData, state: State, seat: int, move: int) -> int:
    """The rule that bars paying so, or 0."""
    extra = extra_cost(box, state, state.fair[tile_of(move)], place_of(move))
    cash, loan = state.money[seat] - state.coins, credit(box, state, seat)
    paid = payment(extra, cash, loan)
    if paid == CANNOT:
        if loan_of(move) and state.loan[seat]:
            return 81
        return 24 if payment(0, cash, loan) == CANNOT else 33
    if paid != loan_of(move):
        return 80
    return 0


@compiled
def refuse_purchase(box: BoxData, state: State, seat: int, move: int) -> int:
    place = refuse_place(state, seat, move)
    return place if place else refuse_payment(box, state, seat, move)


# -- what it does --------------------------------------------------------------------------------------------------


@compiled
def buy_tile(box: BoxData, state: State, seat: int, move: int) -> None:
    """SC-22, SC-23: pay, take the tile off the fair, place it at once."""
    tile, place = tile_of(move), place_of(move)
    kind = state.fair[tile]
    if loan_of(move):
        borrow(box, state, seat)
    give_money(state, seat, -(state.coins + extra_cost(box, state, kind, place)))
    state.fair[tile] = NONE
    state.row_tiles[tile // ROW] -= 1
    if place == SLOT:
        state.slots[seat] += 1
    elif place == STORAGE:
        state.storage[seat, free_slot(state, seat)] = kind
    elif kind < FIRST_MOUNT:
        mount_stamp(box, state, seat, place, kind)
    else:
        place_mount(box, state, seat, place, kind - FIRST_MOUNT, slot_of(move))


@compiled
def place_mount(box: BoxData, state: State, seat: int, space: int, colour: int, from_slot: int) -> None:
    """A stored stamp of the colour moves onto the new mount (SC-34)."""
    state.mounts[seat, colour] |= 1 << space
    stored = stored_of_colour(state, seat, colour)
    if stored:
        slot = from_slot - 1 if from_slot else (0 if stored & 1 else 1)
        stamp = state.storage[seat, slot]
        state.storage[seat, slot] = NONE
        mount_stamp(box, state, seat, space, stamp)
    if state.players == 2 and state.ending == NONE and count(mounted(state, seat)) >= box.end_mounts:
        state.ending = BY_MOUNTS
