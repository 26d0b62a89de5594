"""The album packer: places all stamps of a Show together, for everything that `desk.py` counts.

It begins with the layout that looks best stamp by stamp and improves it by simulated annealing: one or two stamps are
lifted and placed elsewhere; what is worse is kept now and then, less and less often. It is heated up again several
times, as contests pay in steps: what froze once too early gets another chance. For the same reason a layout that is
near to a unit of the final contest is liked better on the way, though it is worth no more. In the end the best layout
is refined. It knows only the seat's own album and what lies open, and the same knowledge always leads to the same
layout, whatever the seat has placed so far.
"""

import math

import numpy as np

from sammelsurium.kernel.bits import bit, count, has, nth, wide
from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import UNPLANNED, BoxData, Flags, State

from .. import album, codes, rules, scoring
from ..state import CELLS, FINAL, NONE, SHOW_CHANGES, WIDTH
from .desk import Desk, layout_worth
from .worth import place_worth

HOT, COLD, FROZEN = 1.0, 0.5, 0.05  # points given up easily: at first, when heated up again, and in the end
TIMES = 7  # it cools down so often, the last time from COLD to FROZEN
NEAR = 0.3  # share of the points of a unit that a layout near to it is liked better by
BETTER = 1e-9
STEPS = 1 << 20  # in which chance decides whether something worse is kept
KEY = np.uint64(0x9A3C5E0B17D2F486)
ONE, OTHER, KIND, WAY, FIRST_PLACE, SECOND_PLACE, KEPT, DRAWS = 0, 1, 2, 3, 4, 6, 8, 9  # of a step; a place takes two
PUSHED, MOVED, BOTH_MOVED, KINDS = 1, 3, 6, 8  # of eight steps: one stamp pushed; elsewhere; three times two; exchanged


# -- lifting and placing -------------------------------------------------------------------------------------------


@compiled
def lift(box: BoxData, seat: int, desk: Desk, stamp: int) -> None:
    if desk.cells[stamp] != NONE:
        album.lift_tile(box, desk.states[0], seat, desk.cells[stamp])
        desk.cells[stamp] = NONE


@compiled
def put(box: BoxData, seat: int, desk: Desk, stamp: int, cell: int) -> None:
    """Nowhere is a place too."""
    if cell != NONE:
        album.place_tile(box, desk.states[0], seat, desk.pieces[stamp], cell)
        desk.cells[stamp] = cell


@compiled
def can_lie(box: BoxData, seat: int, desk: Desk, stamp: int, cell: int) -> bool:
    return cell != NONE and album.fits_at(box, desk.states[0], seat, desk.pieces[stamp], cell)


@compiled
def beside_others(state: State, seat: int, y: int, w: int, h: int) -> int:
    """The columns where a stamp with its upper edge in row y would touch another one, if it fits."""
    beside, across = 0, 0
    for row in range(y, y + h):
        beside |= state.rows[seat, row]
    if y > 0:
        across |= state.rows[seat, y - 1]
    if y + h < WIDTH:
        across |= state.rows[seat, y + h]
    columns = beside << 1 | beside >> w
    for column in range(w):
        columns |= across >> column
    return columns


@compiled
def places_in_row(state: State, seat: int, y: int, w: int, h: int, anywhere: bool) -> int:
    places = album.row_fits(state, seat, y, w, h)
    return places if anywhere else places & beside_others(state, seat, y, w, h)


@compiled
def some_cell(box: BoxData, seat: int, desk: Desk, stamp: int, counter: int) -> int:
    """Where the stamp fits, by chance, mostly beside another one; NONE if there is no such place."""
    state, piece = desk.states[0], desk.pieces[stamp]
    w, h = wide(box.w[piece]), wide(box.h[piece])
    anywhere = draw(KEY, counter, 8) == 0
    places = 0
    for y in range(WIDTH - h + 1):
        desk.places[y] = places_in_row(state, seat, y, w, h, anywhere)
        places += count(desk.places[y])
    place = draw(KEY, counter + 1, places)
    for y in range(WIDTH - h + 1):
        here = count(desk.places[y])
        if place < here:
            return y * WIDTH + nth(desk.places[y], place)
        place -= here
    return NONE


# -- the first layout ----------------------------------------------------------------------------------------------


@compiled
def largest_left(box: BoxData, desk: Desk, done: int) -> int:
    largest, most = NONE, 0
    for stamp in range(desk.pieces.shape[0]):
        size = box.w[desk.pieces[stamp]] * box.h[desk.pieces[stamp]]
        if size > most and not has(done, stamp):
            largest, most = stamp, size
    return largest


@compiled
def place_one_by_one(box: BoxData, seat: int, desk: Desk) -> None:
    """As the game's own judgement would: the largest first, each where it looks best."""
    state, done = desk.states[0], 0
    for _ in range(desk.pieces.shape[0]):
        stamp = largest_left(box, desk, done)
        done |= bit(stamp)
        state.hand[seat] = desk.items[stamp]
        best, most = NONE, -np.inf
        for cell in range(CELLS):
            if can_lie(box, seat, desk, stamp, cell):
                worth = place_worth(box, state, seat, cell)
                if worth > most:
                    best, most = cell, worth
        put(box, seat, desk, stamp, best)


# -- improving it --------------------------------------------------------------------------------------------------


@compiled
def shifted(box: BoxData, desk: Desk, stamp: int, cell: int, right: int, down: int) -> int:
    """The cell so far to the right and down; NONE if the stamp would not lie inside the album."""
    piece, x, y = desk.pieces[stamp], cell % WIDTH + right, cell // WIDTH + down
    inside = 0 <= x <= WIDTH - box.w[piece] and 0 <= y <= WIDTH - box.h[piece]
    return y * WIDTH + x if cell != NONE and inside else NONE


@compiled
def put_there_or_elsewhere(box: BoxData, seat: int, desk: Desk, stamp: int, cell: int, counter: int) -> None:
    fits = can_lie(box, seat, desk, stamp, cell)
    put(box, seat, desk, stamp, cell if fits else some_cell(box, seat, desk, stamp, counter))


@compiled
def push(box: BoxData, seat: int, desk: Desk, stamp: int, way: int, counter: int) -> None:
    """A cell or two to a side, so that gaps open and close."""
    side, far = way % 4, 1 + way // 4
    right, down = far * (int(side == 0) - int(side == 1)), far * (int(side == 2) - int(side == 3))
    cell = shifted(box, desk, stamp, desk.cells[stamp], right, down)
    lift(box, seat, desk, stamp)
    put_there_or_elsewhere(box, seat, desk, stamp, cell, counter)


@compiled
def exchange(box: BoxData, seat: int, desk: Desk, one: int, other: int, way: int, counter: int) -> None:
    """Two stamps change places; of different sizes, one of the four corners stays where it was."""
    first, second, to_right, to_bottom = desk.cells[one], desk.cells[other], way % 2, way // 2 % 2
    wider = to_right * (box.w[desk.pieces[other]] - box.w[desk.pieces[one]])
    higher = to_bottom * (box.h[desk.pieces[other]] - box.h[desk.pieces[one]])
    lift(box, seat, desk, one)
    lift(box, seat, desk, other)
    there = shifted(box, desk, one, second, wider, higher)
    put_there_or_elsewhere(box, seat, desk, one, there, counter + FIRST_PLACE)
    here = shifted(box, desk, other, first, -wider, -higher)
    put_there_or_elsewhere(box, seat, desk, other, here, counter + SECOND_PLACE)


@compiled
def rearrange(box: BoxData, seat: int, desk: Desk, one: int, other: int, counter: int) -> None:
    """Places one stamp elsewhere, or two."""
    kind, way = draw(KEY, counter + KIND, KINDS), draw(KEY, counter + WAY, 8)
    if kind < PUSHED:
        push(box, seat, desk, one, way, counter + FIRST_PLACE)
    elif one == other or kind < MOVED:
        lift(box, seat, desk, one)
        put(box, seat, desk, one, some_cell(box, seat, desk, one, counter + FIRST_PLACE))
    elif kind < BOTH_MOVED:
        lift(box, seat, desk, one)
        lift(box, seat, desk, other)
        put(box, seat, desk, one, some_cell(box, seat, desk, one, counter + FIRST_PLACE))
        put(box, seat, desk, other, some_cell(box, seat, desk, other, counter + SECOND_PLACE))
    else:
        exchange(box, seat, desk, one, other, way, counter)


@compiled
def put_back(box: BoxData, seat: int, desk: Desk, one: int, other: int, first: int, second: int) -> None:
    lift(box, seat, desk, one)
    lift(box, seat, desk, other)
    put(box, seat, desk, one, first)
    if other != one:
        put(box, seat, desk, other, second)


@compiled
def is_allowed(box: BoxData, seat: int, desk: Desk) -> bool:
    """A stamp that fits must be placed (TR-51)."""
    for stamp in range(desk.cells.shape[0]):
        if desk.cells[stamp] == NONE and album.fits_somewhere(box, desk.states[0], seat, desk.pieces[stamp]):
            return False
    return True


@compiled
def heat_at(step: int, evaluations: int) -> float:
    """The points that are given up easily at that step."""
    time = step * TIMES / evaluations
    if time >= TIMES - 1:
        return COLD * (FROZEN / COLD) ** (time - TIMES + 1)
    return HOT * (COLD / HOT) ** (time % 1.0)


@compiled
def return_to_best(box: BoxData, seat: int, desk: Desk) -> None:
    for stamp in range(desk.cells.shape[0]):
        lift(box, seat, desk, stamp)
    for stamp in range(desk.cells.shape[0]):
        put(box, seat, desk, stamp, desk.best[stamp])


@compiled
def liking(box: BoxData, desk: Desk) -> float:
    """For the layout whose worth was asked last, in points."""
    contest = desk.states[0].contests[FINAL]
    return NEAR * box.contest_points[contest] * scoring.nearness(contest, desk.layouts[1])


@compiled
def improve(box: BoxData, seat: int, desk: Desk, evaluations: int, stop: Flags) -> float:
    """Looks at so many layouts, unless told to stop; leaves the best one in `desk.best` and says what it is worth."""
    stamps = desk.cells.shape[0]
    scoring.copy_numbers(desk.cells, desk.best)
    best = layout_worth(box, seat, desk)
    now = best + liking(box, desk)
    last_time = evaluations - evaluations // TIMES
    for step in range(evaluations):
        if stop[0]:
            break
        if step == last_time:
            return_to_best(box, seat, desk)
            now = layout_worth(box, seat, desk) + liking(box, desk)
        counter = DRAWS * step
        one, other = draw(KEY, counter + ONE, stamps), draw(KEY, counter + OTHER, stamps)
        first, second = desk.cells[one], desk.cells[other]
        rearrange(box, seat, desk, one, other, counter)
        if desk.cells[one] == first and desk.cells[other] == second:
            continue
        worth, heat = layout_worth(box, seat, desk), heat_at(step, evaluations)
        then = worth + liking(box, desk)
        if draw(KEY, counter + KEPT, STEPS) >= STEPS * math.exp(min(0.0, then - now) / heat):
            put_back(box, seat, desk, one, other, first, second)
            continue
        now = then
        if worth > best + BETTER and is_allowed(box, seat, desk):
            best = worth
            scoring.copy_numbers(desk.cells, desk.best)
    return best


@compiled
def pack(box: BoxData, seat: int, desk: Desk, evaluations: int, stop: Flags) -> None:
    """Leaves the best layout found for all stamps of the seat's Show in `desk.best`."""
    if desk.cells.shape[0]:
        place_one_by_one(box, seat, desk)
        improve(box, seat, desk, evaluations, stop)


# -- move by move --------------------------------------------------------------------------------------------------


@compiled
def stamp_to_move(box: BoxData, state: State, seat: int, desk: Desk) -> int:
    """First stamps that lie elsewhere than in the layout, then those whose place is free; NONE if there are none."""
    free = NONE
    for stamp in range(desk.best.shape[0]):
        lies, cell = state.item_cell[desk.items[stamp]], desk.best[stamp]
        if lies != NONE and lies != cell and state.changes[seat] < SHOW_CHANGES:
            return stamp
        if lies == NONE and cell != NONE and album.fits_at(box, state, seat, desk.pieces[stamp], cell):
            free = stamp
    return free


@compiled
def move_of_hand(box: BoxData, state: State, seat: int, desk: Desk) -> int:
    """The stamp in hand goes where the layout has it, or is put down until its place is free."""
    for stamp in range(desk.best.shape[0]):
        cell, in_hand = desk.best[stamp], desk.items[stamp] == state.hand[seat]
        if in_hand and cell != NONE and album.fits_at(box, state, seat, desk.pieces[stamp], cell):
            return codes.code(codes.PLACE, cell)
    return codes.code(codes.DROP, 0) if state.changes[seat] < SHOW_CHANGES else UNPLANNED


@compiled
def next_move(box: BoxData, state: State, seat: int, desk: Desk) -> int:
    """The next move towards the desk's best layout; UNPLANNED where it can no longer be reached."""
    if state.hand[seat] != NONE:
        return move_of_hand(box, state, seat, desk)
    stamp = stamp_to_move(box, state, seat, desk)
    if stamp != NONE:
        return codes.code(codes.STAMP, desk.items[stamp])
    return codes.code(codes.CONFIRM, 0) if rules.refuse_confirmation(box, state, seat) == 0 else UNPLANNED
