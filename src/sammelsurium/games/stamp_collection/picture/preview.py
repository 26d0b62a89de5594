"""What a move would bring: every move is tried on a copy, and what changed there is told."""

import numpy as np

from sammelsurium.kernel.contract import BoxData, Moves, State
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..codes import parts
from .inquiry import marks, try_out
from .plain import Plain
from .structures import Effect
from .telling import Move, of_move


def try_moves(box: BoxData, state: State, seat: int, moves: Moves) -> list[Move]:
    """The moves, with what each led to."""
    states = alone(state)
    now, tried, extras = plain(states, Plain), states.repeat(len(moves)), np.zeros(len(moves), np.int64)
    try_out(alone(box), states, seat, moves, extras, tried)
    (before,) = marks(states, seat)
    made = zip(map(parts, moves.tolist()), extras.tolist(), marks(tried, seat), strict=True)
    return [Move(seat, move, extra, now, before, after) for move, extra, after in made]


def effects_of(facts: Facts, move: Move) -> list[Effect]:
    return [
        Effect(change.effect, change.args, change.points.get(move.seat, 0))
        for change in of_move(facts, move)
        if change.effect is not None
    ]
