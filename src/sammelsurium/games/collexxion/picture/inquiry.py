"""What a picture has to ask the rules, asked all at once: a call from Python costs as much as many answers.

States and boxes come as arrays of one. Lists of polygons are written one after the other, so that Python cuts them out
of one list.
"""

import numpy as np

from sammelsurium.kernel.bits import lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, Numbers, State
from sammelsurium.kernel.picture import Records

from ..codes import ADD, COLOUR_SET, GIFT, REMOVE, STOP, TAKE, verb_of
from ..collection import colour_complete, shape_complete
from ..notation import other_piece_of, piece_of
from ..pile import accessible, any_free, bit_of, colour_of, is_lying, kind_of
from ..rules import apply, takeable
from ..scoring import score
from ..state import COLOURS, OUT, POLYGONS, SHAPES, WORD
from .plain import Mark

NUMBERS = Mark.__struct_fields__.index("frees")  # so many fields of a mark are numbers, the rest are lists


# -- the table -----------------------------------------------------------------------------------------------------


@compiled
def look(boxes: Records, states: Records, terms: Numbers) -> bool:
    """Everybody's points by term, and whether nothing is untouched (CX-27)."""
    for player in range(states[0].players):
        score(boxes[0], states[0], player, terms[player])
    return states[0].tray_size > 0 and not any_free(states[0])


@compiled
def look_at_pile(states: Records, order: Numbers, above: Numbers, ends: Numbers, rows: Numbers, ids: Numbers) -> int:
    """Of everything that lies in the tray, in that order: its id, what may be done with it, and where the list ends of
    what lies over it. Answers how many there are."""
    state, n, begin, end = states[0], 0, 0, 0
    for place in range(POLYGONS):
        polygon = order[place]
        if is_lying(state, polygon):
            colour, bit = colour_of(polygon), bit_of(polygon)
            for other in above[begin : ends[place]]:
                if is_lying(state, other):
                    ids[end] = other
                    end += 1
            rows[n, 0], rows[n, 3] = polygon, end
            rows[n, 1] = accessible(state, colour) & bit != 0
            rows[n, 2] = takeable(state, colour) & bit != 0
            n += 1
        begin = ends[place]
    return n


@compiled
def list_above(covers: Numbers, order: Numbers, above: Numbers, ends: Numbers) -> int:
    """From what each polygon covers, what each is covered by: in that order, and so are those above it. Answers where
    the last list ends."""
    end = 0
    for place in range(POLYGONS):
        colour, bit = colour_of(order[place]), bit_of(order[place])
        for other in order[place + 1 :]:
            if covers[other, colour] & bit:
                above[end] = other
                end += 1
        ends[place] = end
    return end


@compiled
def count_accessible(states: Records) -> int:
    n = 0
    for colour in range(len(COLOURS)):
        left = accessible(states[0], colour)
        while left:
            n += 1
            left &= left - 1
    return n


# -- a move --------------------------------------------------------------------------------------------------------


def marks(boxes: Records, states: Records, seat: int, moves: Moves) -> list[Mark]:
    """What each move would do."""
    rows, ids = _paper(len(moves))
    end = try_out(boxes, states, np.zeros(1, states.dtype), seat, moves, rows, ids)
    return _read(rows, ids[:end])


def mark(boxes: Records, before: Records, after: Records, seat: int, move: int) -> Mark:
    """What a move has done."""
    rows, ids = _paper(1)
    end = compare(boxes, before, after, seat, move, rows[0], ids, 0)
    return _read(rows, ids[:end])[0]


def _paper(moves: int) -> tuple[Numbers, Numbers]:
    """Two lists a move are the most, of all polygons at the most."""
    return np.zeros((moves, len(Mark.__struct_fields__)), np.int64), np.empty(moves * 2 * POLYGONS, np.int64)


def _read(rows: Numbers, ids: Numbers) -> list[Mark]:
    found, begin, listed = [], 0, ids.tolist()
    for row in rows.tolist():
        freed, followed, end = row[NUMBERS:]
        row[NUMBERS:] = listed[begin:freed], listed[freed:followed], listed[followed:end]
        found.append(Mark(*row))
        begin = end
    return found


@compiled
def try_out(
    boxes: Records, states: Records, tried: Records, seat: int, moves: Moves, rows: Numbers, ids: Numbers
) -> int:
    """Each move is carried out on a copy, always the same one. Answers where the last list ends."""
    end = 0
    for number in range(len(moves)):
        move = int(moves[number])
        tried[0] = states[0]
        apply(boxes[0], tried[0], seat, move)
        end = compare(boxes, states, tried, seat, move, rows[number], ids, end)
    return end


@compiled
def compare(
    boxes: Records, states: Records, later: Records, seat: int, move: int, row: Numbers, ids: Numbers, end: int
) -> int:
    """In the order of the fields of Mark; of a list, where it ends. Answers where the last one does."""
    before, after = states[0], later[0]
    gain = score(boxes[0], after, seat, row) - score(boxes[0], before, seat, row)  # the terms are written over
    row[0], row[1] = piece_of(before, seat, move), other_piece_of(before, move)
    row[2], row[3] = newly_complete(before, after, seat, move), complete_with_chain(after, seat)
    row[4], row[5], row[6], row[7] = gain, after.pair, after.ending, after.phase
    row[8], row[9] = after.round_number, after.earned_size[seat]
    row[10] = list_freed(before, after, move, ids, end)
    row[11] = list_followers(after, move, ids, row[10])
    row[12] = list_used(before, after, seat, move, ids, row[11])
    return row[12]


# -- sets ----------------------------------------------------------------------------------------------------------


@compiled
def newly_complete(before: State, after: State, seat: int, move: int) -> int:
    """Sets that would be complete then, with what is in the chain and what the move brings: those that are not now, or
    for who ends taking, all."""
    verb = verb_of(move)
    if verb >= COLOUR_SET:
        return 0
    known = complete_sets(kinds_with_chain(before, seat, before.taken))
    if verb in (STOP, ADD):
        return known
    if verb == GIFT:
        return complete_sets(kinds_with_chain(before, seat, before.taken - 1))
    return complete_with_chain(after, seat) & ~known


@compiled
def complete_with_chain(state: State, seat: int) -> int:
    """What was taken belongs to the player on turn."""
    return complete_sets(kinds_with_chain(state, seat, state.taken if state.turn == seat else 0))


@compiled
def kinds_with_chain(state: State, seat: int, taken: int) -> int:
    """The kinds of a collection together with the first polygons of the chain."""
    kinds = int(state.kinds[seat])
    for place in range(taken):
        kinds |= 1 << int(kind_of(state.chain[place]))
    return kinds


@compiled
def complete_sets(kinds: int) -> int:
    """As bits: the colours, then the shapes."""
    found = 0
    for colour in range(len(COLOURS)):
        found |= int(colour_complete(kinds, colour)) << colour
    for shape in range(len(SHAPES)):
        found |= int(shape_complete(kinds, shape)) << (len(COLOURS) + shape)
    return found


# -- lists of polygons ---------------------------------------------------------------------------------------------


@compiled
def list_word(word: int, colour: int, ids: Numbers, end: int) -> int:
    left = int(word)
    while left:
        ids[end] = colour * WORD + lowest(left)
        end += 1
        left &= left - 1
    return end


@compiled
def list_freed(before: State, after: State, move: int, ids: Numbers, end: int) -> int:
    """What is accessible after a polygon has left the tray, and was not before."""
    if verb_of(move) in (TAKE, REMOVE):
        for colour in range(len(COLOURS)):
            end = list_word(accessible(after, colour) & ~accessible(before, colour), colour, ids, end)
    return end


@compiled
def list_followers(after: State, move: int, ids: Numbers, end: int) -> int:
    """What may be taken next."""
    if verb_of(move) == TAKE:
        for colour in range(len(COLOURS)):
            end = list_word(takeable(after, colour), colour, ids, end)
    return end


@compiled
def list_used(before: State, after: State, seat: int, move: int, ids: Numbers, end: int) -> int:
    """What leaves with a set."""
    if verb_of(move) >= COLOUR_SET:
        for polygon in range(POLYGONS):
            if before.where[polygon] == seat and after.where[polygon] == OUT:
                ids[end] = polygon
                end += 1
    return end
