"""What a picture has to ask the rules, asked all at once: a call from Python costs as much as many answers.

States and boxes come as arrays of one. They are copies: what is tried out there is put back, but nobody else would see.
"""

import numpy as np

from sammelsurium.kernel.bits import bit, count, has, lowest, wide
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Moves, Numbers, State
from sammelsurium.kernel.picture import Records
from sammelsurium.kernel.records import record_type

from .. import cards, codes, rules, scoring, table
from ..box import ALBUM_PLACE, GAINED_PLACE, HAND_PLACE, HAUL_PLACE, MARKER_PLACE, PLACES_OF_SIDE, POOL
from ..state import (
    CELLS,
    CONTEST_KINDS,
    ENTER_CONTESTS,
    EXHIBITORS,
    FINAL,
    FINISHED,
    FIRST,
    ITEMS,
    KINDS,
    NONE,
    OFFER_A,
    OPEN_HAND,
    SHOW,
    SIDES,
    SPLIT,
    STACKS,
    T_FINAL,
    TERMS,
    TRAYS,
)

FINDINGS = record_type(
    [
        ("waiting", "i8"),  # whose turn it is, as `to_act` says
        ("haul", "i8"),  # how many items everyone collects
        ("place", "i8", (ITEMS,)),  # where each item lies: a place of `names.PLACES`
        # of each side
        ("tally", "i8", (SIDES, 12)),  # as `scoring.tally_of` says
        ("kinds", "i8", (SIDES, len(KINDS))),  # parts of stamps of each kind
        ("cells", "i8", (SIDES,)),
        ("exhibited", "i8", (SIDES, 1 + EXHIBITORS)),  # what the printed exhibitor and each card would pay now
        ("units", "i8", (SIDES, len(CONTEST_KINDS))),  # what each contest counts, and what it pays
        ("pays", "i8", (SIDES, len(CONTEST_KINDS))),
        ("projected", "i8", (SIDES, len(TERMS))),  # what the final scoring would add
        ("rank", "i8", (SIDES,)),  # when all is over, from 1
    ]
)
MOST_TILES = SIDES * scoring.MOST_STAMPS


@allocating
def look(boxes: Records, states: Records, seat: int, findings: Records, refusals: Numbers, tiles: Numbers) -> int:
    """Also which rule forbids putting each item of the seat into each tray, while it splits; and what lies in the
    albums, row by row: side, piece, cell, item or NONE. Says how many tiles there are."""
    box, state, found = boxes[0], states[0], findings[0]
    found.waiting, found.haul = rules.to_act(state), cards.haul_size(box, state)
    write_places(state, found.place)
    for side in range(state.sides):
        tally = scoring.tally_of(box, state, side)
        for n in range(tally.shape[0]):
            found.tally[side, n] = tally[n]
        count_kinds(box, state, side, found)
        if state.album[side] != NONE:
            ask_exhibitors(box, state, side, tally, found)
        if state.contests[FINAL] != NONE:
            ask_contests(box, state, side, found)
    if state.phase == FINISHED:
        rank_sides(box, state, found)
    elif state.contests[FINAL] != NONE:
        project(box, state, found)
    if state.phase == SPLIT and seat >= 0 and not has(state.confirmed, seat):
        write_refusals(box, state, seat, refusals)
    return write_tiles(state, tiles)


# -- where things lie ----------------------------------------------------------------------------------------------


@compiled
def write_places(state: State, places: Numbers) -> None:
    for item in range(ITEMS):
        places[item] = place_of(state, item) if state.item_back[item] != NONE else NONE


@compiled
def place_of(state: State, item: int) -> int:
    if has(state.pool, item):
        return POOL
    for side in range(state.sides):
        place = place_with(state, side, item)
        if place != NONE:
            return POOL + 1 + PLACES_OF_SIDE * side + place
    return POOL + 1 + PLACES_OF_SIDE * state.marker + MARKER_PLACE


@compiled
def place_with(state: State, side: int, item: int) -> int:
    """Which of the places of a side, if any."""
    for tray in range(TRAYS):
        if has(state.tray[side, tray], item):
            return tray
    if has(state.haul[side], item):
        return HAUL_PLACE
    if not has(state.gained[side], item):
        return NONE
    if state.hand[side] == item:
        return HAND_PLACE
    return GAINED_PLACE if state.item_cell[item] == NONE else ALBUM_PLACE + state.item_cell[item]


@compiled
def write_tiles(state: State, tiles: Numbers) -> int:
    n = 0
    for side in range(state.sides):
        for cell in range(CELLS):
            if state.tile[side, cell] != NONE:
                row = tiles[n]
                row[0], row[1], row[2], row[3] = side, state.tile[side, cell], cell, item_at(state, side, cell)
                n += 1
    return n


@compiled
def item_at(state: State, side: int, cell: int) -> int:
    """The item of this Show that was placed there."""
    items = state.gained[side]
    while items:
        if state.item_cell[lowest(items)] == cell:
            return lowest(items)
        items &= items - 1
    return NONE


# -- what a side has -----------------------------------------------------------------------------------------------


@compiled
def count_kinds(box: BoxData, state: State, side: int, found: State) -> None:
    """Of an album, or of Pinzetta's pile."""
    if side < state.players:
        for cell in range(CELLS):
            if state.tile[side, cell] != NONE:
                count_tile(box, wide(state.tile[side, cell]), side, found)
        return
    for stack in range(STACKS):
        owned = state.pile[stack]
        while owned:
            count_tile(box, FIRST[stack] + lowest(owned), side, found)
            owned &= owned - 1


@compiled
def count_tile(box: BoxData, piece: int, side: int, found: State) -> None:
    found.cells[side] += box.w[piece] * box.h[piece]
    for part in range(box.parts[piece]):
        found.kinds[side, box.part_kind[piece, part]] += 1


@compiled
def ask_exhibitors(box: BoxData, state: State, side: int, tally: scoring.Tally, found: State) -> None:
    """Each alone: with the cards of the others away."""
    cards = state.cards[side]
    bare = cards >> EXHIBITORS << EXHIBITORS
    state.cards[side] = bare
    printed = scoring.exhibitor_points(box, state, side, tally)
    found.exhibited[side, 0] = printed
    for exhibitor in range(EXHIBITORS):
        if has(cards, exhibitor):
            state.cards[side] = bare | bit(exhibitor)
            found.exhibited[side, 1 + exhibitor] = scoring.exhibitor_points(box, state, side, tally) - printed
    state.cards[side] = cards


@allocating
def ask_contests(box: BoxData, state: State, side: int, found: State) -> None:
    """Pinzetta counts points at once."""
    if side >= state.players:
        for kind in range(len(CONTEST_KINDS)):
            found.units[side, kind] = found.pays[side, kind] = scoring.contest_points(box, state)
        return
    layouts = scoring.album_layout(box, state, side)
    for kind in range(len(CONTEST_KINDS)):
        found.units[side, kind] = scoring.units(state.contests[kind], layouts[0])
        found.pays[side, kind] = scoring.pay(box, state.contests[kind], found.units[side, kind])


@allocating
def project(box: BoxData, state: State, found: State) -> None:
    """What the final scoring would pay now; its contest stands apart from the rest of it."""
    for side in range(state.sides):
        for term in range(len(TERMS)):
            found.projected[side, term] = -state.terms[side, term]
    scoring.score_final(box, state)
    for side in range(state.sides):
        for term in range(len(TERMS)):
            found.projected[side, term] += state.terms[side, term]
            state.terms[side, term] -= found.projected[side, term]
        found.projected[side, T_FINAL] = found.pays[side, FINAL]


@allocating
def rank_sides(box: BoxData, state: State, found: State) -> None:
    """TR-65, among all sides: in solo play too, where only one of them has a seat."""
    for side in range(state.sides):
        found.rank[side] = 1
        for other in range(state.sides):
            points, others = scoring.total(state, side), scoring.total(state, other)
            rare, other_rare = found.tally[side, scoring.RARE_TALLY], found.tally[other, scoring.RARE_TALLY]
            found.rank[side] += scoring.is_better(others, other_rare, points, rare)


@compiled
def write_refusals(box: BoxData, state: State, seat: int, refusals: Numbers) -> None:
    items = state.haul[seat]
    while items:
        item = lowest(items)
        items &= items - 1
        for tray in range(TRAYS):
            refusals[item, tray] = rules.refusal(box, state, seat, codes.two(codes.PUT, item, tray))


# -- what moves would bring ----------------------------------------------------------------------------------------


@allocating
def try_out(boxes: Records, states: Records, seat: int, moves: Moves, promises: Numbers, values: Numbers) -> int:
    """Writes what each move promises: a placement, what every contest pays then; an offer, how many items it has, how
    many of them face down, and the visible value of the others. After the moves, what the contests pay now. Then the
    value of each item that the seat can give away or show. Says by how much exhibitors pay more when the stamp in hand
    is placed."""
    box, state = boxes[0], states[0]
    if state.phase == OPEN_HAND:
        value_items(box, state, seat, state.haul[seat], values)
    elif state.phase == SHOW:
        value_items(box, state, seat, state.gained[seat], values)
    if state.phase in (SHOW, ENTER_CONTESTS):
        return try_album(box, state, seat, moves, promises)
    for number in range(len(moves)):
        if codes.verb_of(moves[number]) == codes.CHOOSE_OFFER:
            tray = OFFER_A + codes.second_of(moves[number])
            look_at_offer(box, state, state.tray[codes.first_of(moves[number]), tray], promises[number])
    return 0


@compiled
def value_items(box: BoxData, state: State, seat: int, items: int, values: Numbers) -> None:
    """Of items that the seat has seen."""
    while items:
        item = lowest(items)
        items &= items - 1
        values[item] = scoring.shown_value(box, state, seat, item)


@compiled
def look_at_offer(box: BoxData, state: State, items: int, promise: Numbers) -> None:
    promise[0], promise[1] = count(items), count(table.face_down(state, items))
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_up[item]:
            promise[2] += scoring.visible_value(box, state, item)


@allocating
def try_album(box: BoxData, state: State, seat: int, moves: Moves, promises: Numbers) -> int:
    layouts = np.zeros(2, scoring.LAYOUT)
    scoring.fill_layout(box, state, seat, layouts[0])
    write_pays(box, state, layouts[0], promises[len(moves)])
    if state.hand[seat] == NONE:
        return 0
    piece = state.item_piece[state.hand[seat]]
    layouts[1] = layouts[0]
    for number in range(len(moves)):
        if codes.verb_of(moves[number]) == codes.PLACE:
            scoring.lay_tile(box, layouts[1], piece, codes.argument_of(moves[number]))
            write_pays(box, state, layouts[1], promises[number])
            scoring.forget_show(layouts[1], layouts[0])
    tally = scoring.tally_of(box, state, seat)
    before = scoring.exhibitor_points(box, state, seat, tally)
    scoring.add_to_tally(box, state, seat, piece, tally)
    return scoring.exhibitor_points(box, state, seat, tally) - before


@compiled
def write_pays(box: BoxData, state: State, layout: scoring.Layout, pays: Numbers) -> None:
    for kind in range(len(CONTEST_KINDS)):
        pays[kind] = scoring.pay(box, state.contests[kind], scoring.units(state.contests[kind], layout))


# -- asked from Python ---------------------------------------------------------------------------------------------


@compiled
def write_all_places(states: Records, places: Numbers) -> None:
    write_places(states[0], places)


def places(states: Records) -> list[int]:
    """Where each item of the only state lies: a place of `names.PLACES`, or NONE for one that is not there."""
    found = np.zeros(ITEMS, np.int64)
    write_all_places(states, found)
    listed: list[int] = found.tolist()
    return listed
