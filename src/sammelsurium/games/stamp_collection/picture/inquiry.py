"""What a picture has to ask the rules, asked all at once: a call from Python costs as much as many answers.

States and boxes come as arrays of one.
"""

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, Numbers, State
from sammelsurium.kernel.picture import Records

from ..codes import BUY, SLOT, buy, place_of, tile_of, verb_of
from ..rules import apply, extra_cost, refuse_purchase
from ..scoring import points_at_end, score
from ..state import BONUSES, NONE, TILES, TURNS
from .plain import Mark

PLACES = SLOT + 1
# The ways to buy one tile for one place: without a word about stored stamps, or the first, or the second; with a loan
# or without. People are told what keeps them from the place, not from one of these.
WAYS = (0, 1, 2)
ABOUT_THE_WAY = (34, 80, 81)


@compiled
def look(boxes: Records, states: Records, seat: int, refusals: Numbers, terms: Numbers, finals: Numbers) -> None:
    """Everybody's points by term and if the game ended now; for the seat on turn, by tile of the fair and place, the
    rule that keeps the tile from going there.
    """
    box, state = boxes[0], states[0]
    for player in range(state.players):
        score(box, state, player, terms[player])
        finals[player] = points_at_end(box, state, player)
    if state.phase != TURNS or seat != state.turn:
        return
    for tile in range(TILES):
        for place in range(PLACES):
            if state.fair[tile] != NONE:
                refusals[tile, place] = refuse_tile(box, state, seat, tile, place)


@compiled
def refuse_tile(box: BoxData, state: State, seat: int, tile: int, place: int) -> int:
    """0 when there is a way to buy the tile for this place."""
    found = 0
    for from_slot in WAYS:
        for loan in range(2):
            rule = refuse_purchase(box, state, seat, buy(tile, place, from_slot, loan))
            if rule == 0:
                return 0
            if rule not in ABOUT_THE_WAY:
                found = rule
    return found


@compiled
def try_out(boxes: Records, states: Records, seat: int, moves: Moves, extras: Numbers, tried: Records) -> None:
    """Each move carried out on a copy of its own, and what its space costs in addition."""
    for number in range(len(moves)):
        extras[number] = space_cost(boxes, states, moves[number])
        apply(boxes[0], tried[number], seat, moves[number])


@compiled
def space_cost(boxes: Records, states: Records, move: int) -> int:
    """What the space of a bought tile costs in addition."""
    if verb_of(move) != BUY:
        return 0
    return extra_cost(boxes[0], states[0], states[0].fair[tile_of(move)], place_of(move))


@compiled
def write_marks(states: Records, seat: int, rows: Numbers) -> None:
    """In the order of the fields of Mark."""
    for number in range(len(states)):
        state, row = states[number], rows[number]
        row[0], row[1], row[2], row[3] = state.phase, state.round_number, state.ending, state.chocolates[seat]
        row[4], row[5] = state.storage[seat, 0], state.storage[seat, 1]
        row[6] = row[7] = 0
        for player in range(state.players):
            row[6] |= state.loan[player] << player
        for bonus in range(BONUSES):
            row[7] |= (state.bonuses[bonus] != NONE) << bonus


def marks(states: Records, seat: int) -> list[Mark]:
    rows = np.zeros((len(states), len(Mark.__struct_fields__)), np.int64)
    write_marks(states, seat, rows)
    return [Mark(*row) for row in rows.tolist()]
