"""What a picture has to ask the rules, asked all at once: a call from Python costs as much as many answers.

States and boxes come as arrays of one.
"""

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, Numbers, State
from sammelsurium.kernel.picture import Records

from .codes import BUY, SLOT, buy, place_of, tile_of, verb_of
from .plain import Mark
from .purchase import extra_cost, refuse_purchase
from .rules import apply
from .scoring import score
from .state import BONUSES, NONE, TILES, TURNS

# Of all the places a tile cannot go, people want to hear of the one that comes nearest: first what only money forbids.
NEAREST = (33, 22, 50, 42, 41, 32, 31, 40, 30, 51)


@compiled
def look(boxes: Records, states: Records, seat: int, refusals: Numbers, terms: Numbers) -> None:
    """Everybody's points by term, and for each tile of the fair the rule that keeps the seat on turn from buying it."""
    box, state = boxes[0], states[0]
    for player in range(state.players):
        score(box, state, player, terms[player])
    for tile in range(TILES):
        refusals[tile] = 0
        if state.phase == TURNS and seat == state.turn and state.fair[tile] != NONE:
            refusals[tile] = nearest_refusal(box, state, seat, tile)


@compiled
def nearest_refusal(box: BoxData, state: State, seat: int, tile: int) -> int:
    """0 when there is a way to buy the tile."""
    nearest = len(NEAREST)
    for place in range(SLOT + 1):
        for way in range(4):
            rule = refuse_purchase(box, state, seat, buy(tile, place, way >> 1, way & 1))
            if rule == 0:
                return 0
            for rank in range(nearest):
                if NEAREST[rank] == rule:
                    nearest = rank
                    break
    return NEAREST[nearest]


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
