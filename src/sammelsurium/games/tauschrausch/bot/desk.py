"""The desk where the packer moves stamps about, and what a layout on it promises its owner: contests now and later, the
final one, exhibitors, room for stamps to come.

In the last round this is what the layout scores; before, it is an estimate in points.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import count, has, lowest
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State

from .. import album, cards, scoring, table
from ..state import (
    CELLS,
    EXHIBITORS,
    FINAL,
    FOREVER,
    FULL_ROW,
    ITEMS,
    NONE,
    ROUND_CONTESTS,
    ROUNDS,
    SIDES,
    STATE,
    WIDTH,
)

FOREVER_WORTH = 2.2
LATER = 0.6  # share of the points of a contest that is entered in a later round: most of it could be had then too
LATER_FINAL = 0.8
ROOM = 0.05  # for each place where a square of two or three cells a side would fit

Integers = NDArray[np.int64]


class Desk(NamedTuple):
    """Where stamps are moved about. The stamps of this Show have numbers from 0, in the order of their items."""

    states: NDArray[np.void]  # one state: the seat's album as it is tried
    layouts: scoring.Layouts  # the stamps of earlier rounds; the same with those of this Show
    pieces: Integers
    items: Integers
    cells: Integers  # where each stamp lies, or NONE
    best: Integers  # the same in the best layout found
    income: NDArray[np.float64]  # what each stamp brings wherever it lies
    points: Integers  # of the contests, by kind
    places: Integers  # for each row, the columns where a stamp could lie


@compiled
def rounds_left(state: State) -> int:
    """This one included."""
    return ROUNDS + 1 - state.round_number


# -- the stamps of this Show ---------------------------------------------------------------------------------------


@compiled
def exhibited(box: BoxData, state: State, seat: int, piece: int, part: int) -> int:
    """What exhibitors pay for it in a round."""
    album, colour = state.album[seat], box.part_colour[piece, part]
    points = box.album_points[album] if box.part_theme[piece, part] == box.album_theme[album] else 0
    for exhibitor in range(EXHIBITORS):
        if has(state.cards[seat], exhibitor) and box.exhibitor_colour[exhibitor] == colour:
            points += box.exhibitor_points[exhibitor]
    return points


@compiled
def income_of(box: BoxData, state: State, seat: int, piece: int) -> float:
    """Its value is not counted: a stamp that fits nowhere has it too (TR-51)."""
    if piece == FOREVER:
        return FOREVER_WORTH
    points = 0
    for part in range(box.parts[piece]):
        points += exhibited(box, state, seat, piece, part)
    return float(points * (rounds_left(state) - 1 + scoring.gala_evening(box, state)))


@compiled
def forget_placing(state: State, seat: int) -> None:
    """Whatever is placed at the same time makes no difference to the seat's plans."""
    state.confirmed = 0
    for item in range(ITEMS):
        state.item_cell[item] = NONE
        if not has(state.gained[seat], item):
            table.clear_item(state, item)
    for side in range(SIDES):
        state.hand[side], state.changes[side] = NONE, 0
        if side != seat:
            state.gained[side] = 0
            for row in range(WIDTH):
                state.rows[side, row] = 0
            for cell in range(CELLS):
                state.tile[side, cell] = NONE


@allocating
def open_desk(box: BoxData, state: State, seat: int) -> Desk:
    """The seat alone at its album; nothing of this Show is placed yet, whatever anybody has done so far."""
    shown = count(state.gained[seat])
    desk = Desk(
        np.zeros(1, STATE),
        np.zeros(2, scoring.LAYOUT),
        np.zeros(shown, np.int64),
        np.zeros(shown, np.int64),
        np.full(shown, NONE),
        np.full(shown, NONE),
        np.zeros(shown, np.float64),
        np.zeros(ROUND_CONTESTS + 1, np.int64),
        np.zeros(WIDTH, np.int64),
    )
    desk.states[0] = state
    own = desk.states[0]
    items = state.gained[seat]
    for n in range(shown):
        item = lowest(items)
        items &= items - 1
        desk.items[n], desk.pieces[n] = item, own.item_piece[item]
        desk.income[n] = income_of(box, own, seat, desk.pieces[n])
        if own.item_cell[item] != NONE:
            album.lift_tile(box, own, seat, own.item_cell[item])
    forget_placing(own, seat)
    scoring.fill_layout(box, own, seat, desk.layouts[0])
    desk.layouts[1] = desk.layouts[0]
    return desk


# -- layouts -------------------------------------------------------------------------------------------------------


@compiled
def lay_all(box: BoxData, desk: Desk) -> float:
    """Makes the layout; says what its stamps bring wherever they lie."""
    scoring.forget_show(desk.layouts[1], desk.layouts[0])
    income = 0.0
    for n in range(desk.cells.shape[0]):
        if desk.cells[n] != NONE:
            income += desk.income[n]
            scoring.lay_tile(box, desk.layouts[1], desk.pieces[n], desk.cells[n])
    return income


@compiled
def room(state: State, seat: int) -> int:
    """Places where a square of two or three cells a side would fit."""
    places = 0
    for y in range(WIDTH - 1):
        two = FULL_ROW & ~(state.rows[seat, y] | state.rows[seat, y + 1])
        places += count(two & two >> 1)
        if y + 2 < WIDTH:
            three = two & ~state.rows[seat, y + 2]
            places += count(three & three >> 1 & three >> 2)
    return places


@compiled
def best_contests(points: Integers, rounds: int) -> float:
    """The best contest is entered now, the next best in the rounds to come (TR-55)."""
    total, share = 0.0, 1.0
    for _ in range(rounds):
        best = 0
        for kind in range(1, ROUND_CONTESTS):
            if points[kind] > points[best]:
                best = kind
        total += share * points[best]
        points[best] = 0
        share = LATER
    return total


@compiled
def layout_worth(box: BoxData, seat: int, desk: Desk) -> float:
    """Of the desk's album, in points."""
    total = lay_all(box, desk)
    state, layout = desk.states[0], desk.layouts[1]
    again, left = cards.regular_guest(state, seat), rounds_left(state)
    for kind in range(ROUND_CONTESTS + 1):
        is_open = kind == FINAL or again or not has(state.tickets[seat], kind)
        contest = state.contests[kind]
        desk.points[kind] = scoring.pay(box, contest, scoring.units(contest, layout)) if is_open else 0
    total += best_contests(desk.points, left)
    if left == 1:
        return total + desk.points[FINAL]
    return total + LATER_FINAL * desk.points[FINAL] + ROOM * room(state, seat)
