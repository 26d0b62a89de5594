"""What the rest of a turn comes to. Whoever stops scores every complete set (CX-25): that is tried out on copies, so
that the whole sum is known before anything is done."""

from typing import NamedTuple

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, Numbers
from sammelsurium.kernel.picture import Records

from ..codes import STOP, simple
from ..rules import MOST_MOVES, add_sets, apply, refuse_stop
from ..scoring import score
from ..state import ADDED, MOST, POLYGONS, SCORING, TAKING
from .inquiry import marks

SETS = POLYGONS // MOST  # that one collection could ever hold
TRIED = 4000  # ways: real turns have a handful


class Outlook(NamedTuple):
    """How a turn would end."""

    before: int
    """Points."""
    after: int
    joined: int
    """Polygons that join the collection when taking stops after the moves."""
    scored: list[int]
    """Sets, as moves, in the order that brings the most."""
    least: int
    """Points after the way that brings the least."""


class Foresight:
    """Looks ahead from one position. The copies are made once, for all moves that are asked about."""

    def __init__(self, boxes: Records, states: Records, seat: int) -> None:
        self._table = boxes, states, seat
        self._levels = np.zeros(SETS + 1, states.dtype)
        self._moves, self._answer = np.zeros(MOST_MOVES, np.int64), np.zeros(4, np.int64)
        self._paper = np.zeros((4, SETS + 1), np.int64)

    def after(self, *moves: int) -> Outlook:
        """After these moves, the rest of the turn going as well as it can without taking on."""
        boxes, states, seat = self._table
        self._moves[: len(moves)] = moves
        foresee(boxes, states, self._levels, seat, len(moves), self._moves, self._paper, self._answer)
        before, after, joined, least = self._answer.tolist()
        sets = self._paper[2].tolist()
        return Outlook(before, after, joined, sets[1 : sets[0] + 1], least)

    def sets_after(self, move: int) -> list[tuple[int, list[int]]]:
        """The sets that may be scored first, as moves, each with the four polygons that leave."""
        boxes, states, seat = self._table
        self._moves[0] = move
        n = list_sets(boxes, states, self._levels, seat, self._moves)
        tried = marks(boxes, self._levels[:1], seat, self._moves[:n])
        return [(code, mark.used) for code, mark in zip(self._moves[:n].tolist(), tried, strict=True)]


@compiled
def foresee(
    boxes: Records,
    states: Records,
    levels: Records,
    seat: int,
    given: int,
    moves: Moves,
    paper: Numbers,
    answer: Numbers,
) -> None:
    """Carries out the given moves, stops if taking goes on, and scores. Writes what Outlook says: the numbers into the
    answer, the sets into the third row of the paper."""
    answer[0] = score(boxes[0], states[0], seat, paper[3])
    levels[0] = states[0]
    answer[2] = 0
    for number in range(given):
        apply(boxes[0], levels[0], seat, int(moves[number]))
    phase = levels[0].phase
    if levels[0].turn == seat and phase in (TAKING, ADDED) and not refuse_stop(levels[0]):
        answer[2] = levels[0].taken
        apply(boxes[0], levels[0], seat, simple(STOP))
    try_ways(boxes, levels, seat, moves, paper, answer)


@compiled
def try_ways(boxes: Records, levels: Records, seat: int, moves: Moves, paper: Numbers, answer: Numbers) -> None:
    """Every order of scoring, depth first. The paper: the place of the move tried last in each level, that move, the
    best way so far with its length in front, and room for terms."""
    depth, ways, most, least = 0, 0, -POLYGONS, POLYGONS
    paper[0, 0] = -1
    while depth >= 0 and ways < TRIED:
        scoring = levels[depth].phase == SCORING and levels[depth].turn == seat
        n = add_sets(levels[depth], seat, moves, 0) if scoring else 0
        paper[0, depth] += 1
        if n == 0:
            ways += 1
            points = score(boxes[0], levels[depth], seat, paper[3])
            least = min(least, points)
            if points > most:
                most = points
                paper[2, 0] = depth
                for place in range(depth):
                    paper[2, place + 1] = paper[1, place]
            depth -= 1
        elif paper[0, depth] == n:
            depth -= 1
        else:
            move = int(moves[paper[0, depth]])
            paper[1, depth] = move
            levels[depth + 1] = levels[depth]
            apply(boxes[0], levels[depth + 1], seat, move)
            depth += 1
            paper[0, depth] = -1
    answer[1], answer[3] = most, least


@compiled
def list_sets(boxes: Records, states: Records, levels: Records, seat: int, moves: Moves) -> int:
    """What may be scored after the first of the moves, written over them."""
    levels[0] = states[0]
    apply(boxes[0], levels[0], seat, int(moves[0]))
    scoring = levels[0].phase == SCORING and levels[0].turn == seat
    return add_sets(levels[0], seat, moves, 0) if scoring else 0
