"""What a purchase costs, and which rule stands in its way. Legality of buying is decided here and nowhere else."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .album import (
    GRID,
    colour_of,
    free_slot,
    may_store,
    mount_spaces,
    mounted,
    must_choose_stored,
    open_mounts,
)
from .codes import SLOT, STORAGE, buy, loan_of, place_of, slot_of, tile_of
from .state import FIRST_MOUNT, NONE, SPACES, STORAGE_TILE, TILES

CANNOT, CASH, ON_LOAN = -1, 0, 1


@compiled
def extra_cost(box: BoxData, state: State, kind: int, place: int) -> int:
    """Only a mount pays for its space (SC-33)."""
    if FIRST_MOUNT <= kind < STORAGE_TILE and place < SPACES:
        return box.cost[state.players, place]
    return 0


@compiled
def payment(box: BoxData, state: State, seat: int, total: int) -> int:
    """How the seat can pay: CASH, ON_LOAN (printed in English: only a purchase that needs it, SC-80), or CANNOT."""
    if total <= state.money[seat]:
        return CASH
    borrows = not state.loans_any_time and not state.loan[seat]
    if borrows and total <= state.money[seat] + box.loan:
        return ON_LOAN
    return CANNOT


@compiled
def add_purchase(
    box: BoxData, state: State, seat: int, tile: int, place: int, from_slot: int, out: Moves, n: int
) -> int:
    """Appends the purchase if it can be paid; says how many moves there are now."""
    total = state.coins + extra_cost(box, state, state.fair[tile], place)
    paid = payment(box, state, seat, total)
    if paid != CANNOT:
        out[n] = buy(tile, place, from_slot, paid)
        n += 1
    return n


@compiled
def add_mount(box: BoxData, state: State, seat: int, tile: int, empty: int, out: Moves, n: int) -> int:
    colour = state.fair[tile] - FIRST_MOUNT
    spaces = mount_spaces(state, seat, colour, empty)
    choice = must_choose_stored(state, seat, colour)
    for space in range(SPACES):
        if spaces >> space & 1:
            if choice:
                n = add_purchase(box, state, seat, tile, space, 1, out, n)
                n = add_purchase(box, state, seat, tile, space, 2, out, n)
            else:
                n = add_purchase(box, state, seat, tile, space, 0, out, n)
    return n


@compiled
def add_stamp(box: BoxData, state: State, seat: int, tile: int, out: Moves, n: int) -> int:
    colour = colour_of(state.fair[tile])
    mounts = open_mounts(state, seat, colour)
    for space in range(SPACES):
        if mounts >> space & 1:
            n = add_purchase(box, state, seat, tile, space, 0, out, n)
    if may_store(state, seat, colour) and free_slot(state, seat) != NONE:
        n = add_purchase(box, state, seat, tile, STORAGE, 0, out, n)
    return n


@compiled
def add_purchases(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    """Every tile of the fair with every place it may go to and that can be paid, in ascending order."""
    if payment(box, state, seat, state.coins) == CANNOT:
        return n
    empty = GRID & ~mounted(state, seat)
    for tile in range(TILES):
        kind = state.fair[tile]
        if kind == NONE:
            continue
        if kind < FIRST_MOUNT:
            n = add_stamp(box, state, seat, tile, out, n)
        elif kind < STORAGE_TILE:
            n = add_mount(box, state, seat, tile, empty, out, n)
        elif state.slots[seat] < 2:
            n = add_purchase(box, state, seat, tile, SLOT, 0, out, n)
    return n


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
    paid = payment(box, state, seat, state.coins + extra)
    if paid == CANNOT:
        if loan_of(move) and state.loan[seat]:
            return 81
        payable_without = payment(box, state, seat, state.coins) != CANNOT
        return 33 if extra and payable_without else 22
    if paid != loan_of(move):
        return 80
    return 0


@compiled
def refuse_purchase(box: BoxData, state: State, seat: int, move: int) -> int:
    place = refuse_place(state, seat, move)
    return place if place else refuse_payment(box, state, seat, move)
