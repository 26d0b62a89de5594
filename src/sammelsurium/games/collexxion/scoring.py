"""What points are given for, and who wins (CX-60, CX-61)."""

import numpy as np

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .collection import partner_of
from .state import PLAYERS, TOKENS

TERMS = ("tokens", "actions", "leftovers")
REASONS = ("tokens", "pile")


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    """CX-60, with CX-44 and CX-80; the order is that of TERMS."""
    terms[0] = 0
    for place in range(TOKENS):
        terms[0] += box.stack_points[place] * state.earned[seat, place]
    unused = state.actions[seat]
    terms[1] = box.unused_action * ((unused & 1) + (unused >> 1 & 1) + (unused >> 2 & 1))
    terms[2] = box.leftover * state.held[seat]
    return terms[0] + terms[1] + terms[2]


@allocating
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    """CX-61: points, then the fewest polygons left; teams by their sums (CX-72)."""
    terms = np.zeros(3, np.int64)
    points = np.zeros(PLAYERS, np.int64)
    for seat in range(state.players):
        points[seat] = score(box, state, seat, terms)
        tie_breaks[seat] = state.held[seat]
    if state.teams:
        for seat in range(2):
            other = partner_of(seat)
            points[seat] = points[other] = points[seat] + points[other]
            tie_breaks[seat] = tie_breaks[other] = tie_breaks[seat] + tie_breaks[other]
    for seat in range(state.players):
        ranks[seat] = 1
        for other in range(state.players):
            tidier = points[other] == points[seat] and tie_breaks[other] < tie_breaks[seat]
            if points[other] > points[seat] or tidier:
                ranks[seat] += 1
    return state.ending
