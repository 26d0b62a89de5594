"""Splitting the haul (TR-40 to TR-42, TR-81): which item may go to which tray, and when a split is complete. The verbs
are put, back and confirm."""

from sammelsurium.kernel.bits import bit, count, has, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .. import cards, codes, table
from ..state import (
    DEAL_SECRETLY,
    GOES_ON,
    ITEMS,
    NONE,
    NOT_RARE,
    OFFER_A,
    OFFER_B,
    PORTER,
    POSTMARK,
    RESERVE,
    RIVAL,
    SAFE,
    SIDES,
    SPLIT_CHANGES,
    SURELY_RARE,
    TRAYS,
    WAITS,
    everybody,
    rival_plays,
)
from . import rival, specialists


@compiled
def begin_split(state: State) -> None:
    state.confirmed = 0
    for side in range(SIDES):
        state.changes[side] = 0
        for tray in range(TRAYS):
            state.tray[side, tray] = 0


@compiled
def ask_splitters(box: BoxData, state: State) -> bool:
    """Begun with nobody confirmed; done when everybody is (TR-40)."""
    if state.asked == 0:
        begin_split(state)
        state.asked = 1
        if rival_plays(state):
            rival.split_haul(box, state)
            state.confirmed = bit(RIVAL)
    if state.confirmed != everybody(state):
        return WAITS
    show_splits(box, state)
    state.asked = 0
    state.phase = DEAL_SECRETLY
    return GOES_ON


# -- what may be done ----------------------------------------------------------------------------------------------


@compiled
def tray_of(state: State, seat: int, item: int) -> int:
    """Where an item of the haul lies, NONE if nowhere yet."""
    for tray in range(TRAYS):
        if has(state.tray[seat, tray], item):
            return tray
    return NONE


@compiled
def unassigned(state: State, seat: int) -> int:
    items = state.haul[seat]
    for tray in range(TRAYS):
        items &= ~state.tray[seat, tray]
    return items


@compiled
def add_splits(box: BoxData, state: State, seat: int, out: Moves) -> int:
    n = 0
    free = unassigned(state, seat)
    if free == 0:
        out[n] = codes.code(codes.CONFIRM, 0)
        n += 1
    movable = state.haul[seat] if state.changes[seat] < SPLIT_CHANGES else free
    required = cards.must_reserve(box, state, seat)
    items = movable
    while items:
        item = lowest(items)
        items &= items - 1
        where = tray_of(state, seat, item)
        for tray in range(TRAYS):
            if tray == where or refuse_tray(box, state, seat, item, tray):
                continue
            if can_be_completed(box, state, seat, required, item, tray, free):
                out[n] = codes.two(codes.PUT, item, tray)
                n += 1
    items = movable & ~free
    while items:
        out[n] = codes.code(codes.BACK, lowest(items))
        items &= items - 1
        n += 1
    return n


@compiled
def refuse_split(box: BoxData, state: State, seat: int, move: int) -> int:
    verb = codes.verb_of(move)
    if verb == codes.PUT:
        item = codes.first_of(move)
        return refuse_put(box, state, seat, item, codes.second_of(move)) if item < ITEMS else 40
    if verb == codes.BACK and codes.argument_of(move) < ITEMS:
        return refuse_back(state, seat, codes.argument_of(move))
    return 0 if move == codes.code(codes.CONFIRM, 0) and unassigned(state, seat) == 0 else 40


@compiled
def refuse_put(box: BoxData, state: State, seat: int, item: int, tray: int) -> int:
    if tray >= TRAYS or not has(state.haul[seat], item):
        return 40
    where = tray_of(state, seat, item)
    if where == tray:
        return 40
    if where != NONE and state.changes[seat] >= SPLIT_CHANGES:
        return 92
    refused = refuse_tray(box, state, seat, item, tray)
    if refused:
        return refused
    required = cards.must_reserve(box, state, seat)
    free = unassigned(state, seat)
    return 0 if can_be_completed(box, state, seat, required, item, tray, free) else 40


@compiled
def refuse_tray(box: BoxData, state: State, seat: int, item: int, tray: int) -> int:
    """The statement that bars an item from a tray, or 0."""
    if tray >= OFFER_A:
        return 0
    if tray == RESERVE:
        if cards.open_house(state):
            return 90
        if table.is_rare(box, state, item):
            return 41
        return 40 if state.tray[seat, RESERVE] else 0
    if state.tray[seat, tray]:
        return 81
    if tray == SAFE:
        if not cards.second_safe(state):
            return 81
        return 41 if table.is_rare(box, state, item) else 0
    if tray == POSTMARK:
        return 0 if specialists.unasked.postmark_scholar(box, state, seat, item) else 81
    return 0 if specialists.unasked.night_porter(box, state, seat, item) else 81


@compiled
def can_be_completed(box: BoxData, state: State, seat: int, required: bool, item: int, tray: int, free: int) -> bool:
    """Whether the items left over suffice for what is still missing, once `item` lies in `tray`."""
    moved = ~bit(item)
    missing = 0
    for offer in (OFFER_A, OFFER_B):
        missing += offer != tray and state.tray[seat, offer] & moved == 0
    free &= moved
    if required and tray != RESERVE and state.tray[seat, RESERVE] & moved == 0:
        missing += 1
        if table.not_rare(box, state, free) == 0:
            return False
    return count(free) >= missing


@compiled
def refuse_back(state: State, seat: int, item: int) -> int:
    if not has(state.haul[seat], item) or tray_of(state, seat, item) == NONE:
        return 40
    return 0 if state.changes[seat] < SPLIT_CHANGES else 92


# -- what is done --------------------------------------------------------------------------------------------------


@compiled
def put_item(state: State, seat: int, item: int, tray: int) -> None:
    where = tray_of(state, seat, item)
    if where != NONE:
        state.tray[seat, where] &= ~bit(item)
        state.changes[seat] += 1
    state.tray[seat, tray] |= bit(item)


@compiled
def take_back_item(state: State, seat: int, item: int) -> None:
    state.tray[seat, tray_of(state, seat, item)] &= ~bit(item)
    state.changes[seat] += 1


# -- when all are ready --------------------------------------------------------------------------------------------


@compiled
def show_splits(box: BoxData, state: State) -> None:
    """What splits tell of face-down stamps: what was reserved is not rare; who reserved nothing could not (TR-41)."""
    for seat in range(state.players):
        flag(state, state.tray[seat, RESERVE] | state.tray[seat, SAFE] | state.tray[seat, PORTER], NOT_RARE)
        if not cards.open_house(state) and state.tray[seat, RESERVE] == 0:
            flag(state, state.haul[seat], SURELY_RARE)
        state.changes[seat] = 0


@compiled
def flag(state: State, items: int, rarity: int) -> None:
    items = table.face_down(state, items)
    while items:
        state.item_rarity[lowest(items)] = rarity
        items &= items - 1
