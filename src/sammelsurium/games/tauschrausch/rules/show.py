"""Show: everything is revealed (TR-47), and what was received is placed (TR-50 to TR-53). The verbs are stamp (into the
hand), place, drop and confirm."""

from sammelsurium.kernel.bits import bit, has, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .. import album, codes, scoring, table
from ..state import (
    ENTER_CONTESTS,
    EVERYBODY,
    FIRST,
    FOREVER,
    GOES_ON,
    ITEMS,
    NONE,
    RIVAL,
    SHOW,
    SHOW_CHANGES,
    T_VALUES,
    TRAYS,
    WAITS,
    WIDTH,
    everybody,
    rival_plays,
)


@compiled
def uncover(state: State) -> bool:
    """Every face-down stamp is revealed, except those left in the pool (TR-47)."""
    if state.asked == 0:
        state.asked = 1
        gather(state)
        hidden = 0
        for side in range(state.sides):
            hidden |= table.face_down(state, state.gained[side])
        table.look(state, EVERYBODY, hidden)
        return GOES_ON
    state.asked = 0
    begin_show(state)
    state.phase = SHOW
    return GOES_ON


@compiled
def gather(state: State) -> None:
    """What was reserved, chosen and kept is to be shown."""
    for side in range(state.sides):
        for tray in range(TRAYS):
            state.gained[side] |= state.tray[side, tray]
            state.tray[side, tray] = 0
        state.haul[side] = 0


@compiled
def begin_show(state: State) -> None:
    """Cards go beside the album (TR-53), the start marker to its holder; Pinzetta keeps her stamps in a pile."""
    state.confirmed = 0
    for side in range(state.sides):
        state.hand[side] = NONE
        state.changes[side] = 0
        items = state.gained[side]
        while items:
            item = lowest(items)
            items &= items - 1
            if not table.is_stamp(state, item):
                state.gained[side] &= ~bit(item)
                table.clear_item(state, item)
            elif side >= state.players:
                pile_up(state, item)
    if state.sides > state.players:
        state.confirmed = bit(RIVAL)


@compiled
def pile_up(state: State, item: int) -> None:
    piece = state.item_piece[item]
    if piece == FOREVER:
        state.forevers[RIVAL] += 1
    else:
        stack = table.stack_of(piece)
        state.pile[stack] |= bit(piece - FIRST[stack])
    state.gained[RIVAL] &= ~bit(item)
    table.clear_item(state, item)


# -- what may be done ----------------------------------------------------------------------------------------------


@compiled
def add_shows(box: BoxData, state: State, seat: int, out: Moves) -> int:
    if state.hand[seat] != NONE:
        return add_places(box, state, seat, out)
    n = 1  # place 0 is kept for the confirmation
    placeable = False
    items = state.gained[seat]
    while items:
        item = lowest(items)
        items &= items - 1
        if refuse_stamp(box, state, seat, item) == 0:
            placeable = placeable or state.item_cell[item] == NONE
            out[n] = codes.code(codes.STAMP, item)
            n += 1
    if not placeable:
        out[0] = codes.code(codes.CONFIRM, 0)
        return n
    for i in range(1, n):
        out[i - 1] = out[i]
    return n - 1


@compiled
def add_places(box: BoxData, state: State, seat: int, out: Moves) -> int:
    n = 0
    piece = state.item_piece[state.hand[seat]]
    w, h = box.w[piece], box.h[piece]
    for y in range(WIDTH - h + 1):
        columns = album.row_fits(state, seat, y, w, h)
        while columns:
            out[n] = codes.code(codes.PLACE, y * WIDTH + lowest(columns))
            columns &= columns - 1
            n += 1
    if state.changes[seat] < SHOW_CHANGES:
        out[n] = codes.code(codes.DROP, 0)
        n += 1
    return n


@compiled
def refuse_show(box: BoxData, state: State, seat: int, move: int) -> int:
    verb, argument = codes.verb_of(move), codes.argument_of(move)
    if verb == codes.STAMP and argument < ITEMS:
        return refuse_stamp(box, state, seat, argument)
    if verb == codes.PLACE:
        return refuse_place(box, state, seat, argument)
    if move == codes.code(codes.DROP, 0):
        return refuse_drop(state, seat)
    return refuse_confirmation(box, state, seat) if move == codes.code(codes.CONFIRM, 0) else 50


@compiled
def refuse_stamp(box: BoxData, state: State, seat: int, item: int) -> int:
    if not has(state.gained[seat], item) or state.hand[seat] != NONE:
        return 50
    if state.item_cell[item] != NONE:
        return 0 if state.changes[seat] < SHOW_CHANGES else 92
    return 0 if album.fits_somewhere(box, state, seat, state.item_piece[item]) else 51


@compiled
def refuse_place(box: BoxData, state: State, seat: int, cell: int) -> int:
    if state.hand[seat] == NONE or cell >= WIDTH * WIDTH:
        return 50
    piece = state.item_piece[state.hand[seat]]
    return 0 if album.fits_at(box, state, seat, piece, cell) else 50


@compiled
def refuse_drop(state: State, seat: int) -> int:
    if state.hand[seat] == NONE:
        return 50
    return 0 if state.changes[seat] < SHOW_CHANGES else 92


@compiled
def refuse_confirmation(box: BoxData, state: State, seat: int) -> int:
    """Confirming: a stamp that can be placed must be placed (TR-51)."""
    if state.hand[seat] != NONE:
        return 51
    items = state.gained[seat]
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_cell[item] == NONE and album.fits_somewhere(box, state, seat, state.item_piece[item]):
            return 51
    return 0


# -- what is done --------------------------------------------------------------------------------------------------


@compiled
def take_stamp(box: BoxData, state: State, seat: int, item: int) -> None:
    state.hand[seat] = item
    if state.item_cell[item] != NONE:
        album.lift_tile(box, state, seat, state.item_cell[item])
        state.item_cell[item] = NONE
        state.changes[seat] += 1


@compiled
def place_stamp(box: BoxData, state: State, seat: int, cell: int) -> None:
    item = state.hand[seat]
    album.place_tile(box, state, seat, state.item_piece[item], cell)
    state.item_cell[item] = cell
    state.hand[seat] = NONE


@compiled
def drop_stamp(state: State, seat: int) -> None:
    state.hand[seat] = NONE
    state.changes[seat] += 1


@compiled
def confirm_show(box: BoxData, state: State, seat: int) -> None:
    """What fits nowhere leaves the game for its value (TR-51); what was placed stays where it is."""
    items = state.gained[seat]
    while items:
        item = lowest(items)
        items &= items - 1
        piece = state.item_piece[item]
        if state.item_cell[item] == NONE:
            state.terms[seat, T_VALUES] += scoring.tile_value(box, state, seat, piece)
            table.discard(state, piece)
        elif piece == FOREVER:
            state.forevers[seat] += 1
        table.clear_item(state, item)
    state.gained[seat] = 0
    state.confirmed |= bit(seat)


@compiled
def ask_placers(box: BoxData, state: State) -> bool:
    if state.confirmed != everybody(state):
        return WAITS
    scoring.score_round(box, state)
    state.confirmed = bit(RIVAL) if rival_plays(state) else 0
    state.asked = 0
    state.phase = ENTER_CONTESTS
    return GOES_ON
