"""The game's own fast judgement: what a collection is worth with one polygon more or less, and to whom else it matters.

Values are in points, compared with doing nothing.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import lowest
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import (
    ADD,
    COLOUR_SET,
    GIFT,
    GIVE,
    NO_STACK,
    REMOVE,
    STEAL,
    STOP,
    TAKE,
    other_of,
    own_of,
    polygon_of,
    seat_of,
    verb_of,
)
from ..collection import partner_of
from ..pile import accessible, kind_of
from ..rules import matches
from ..state import COLOURS, KINDS, MOST, TAKING, WORD
from .chains import plan_chains
from .worth import ACTION, DENY, FOLLOW, PLANNING, WEIGHTS, Counts, Weights, change_line, compare, counts_of, top, worth

PACE = 7000


@compiled
def wanted(state: State, seat: int, kind: int) -> int:
    """How many sets of that player the kind would complete."""
    kinds = int(state.kinds[seat]) & ~(1 << kind)
    colour = kinds >> (kind // MOST * MOST) & 0b1111
    shape = kinds >> (kind % MOST) & 0x1111
    return int(colour | 1 << (kind % MOST) == 0b1111) + int(shape | 1 << (kind // MOST * MOST) == 0x1111)


@compiled
def wanted_elsewhere(state: State, seat: int, kind: int) -> int:
    """The same for all opponents together."""
    n = 0
    for other in range(state.players):
        if other != seat and not (state.teams and other == partner_of(seat)):
            n += wanted(state, other, kind)
    return n


@compiled
def follow_value(state: State, polygon: int, more: Weights) -> float:
    """What the best polygon that could come next would bring."""
    best = 0.0
    if state.taken + 1 == MOST:
        return best
    for colour in range(len(COLOURS)):
        left = accessible(state, colour)
        while left:
            other = colour * WORD + lowest(left)
            if other != polygon and matches(other, polygon):
                best = max(best, more[kind_of(other)])
            left &= left - 1
    return best


@allocating
def gift_value(box: BoxData, state: State, seat: int, counts: Counts, stacks: Counts, w: Weights) -> float:
    """What the partner gains by the polygon taken last, and the giver loses."""
    kind = kind_of(state.chain[state.taken - 1])
    value = -worth(box, state, counts, stacks, w)
    counts[kind] -= 1
    value += worth(box, state, counts, stacks, w)
    counts[kind] += 1
    theirs = np.zeros(KINDS, np.int64)
    counts_of(state, partner_of(seat), theirs)
    value -= worth(box, state, theirs, stacks, w)
    theirs[kind] += 1
    return value + worth(box, state, theirs, stacks, w)


@compiled
def set_value(box: BoxData, state: State, move: int, counts: Counts, stacks: Counts, w: Weights) -> float:
    """The token now, and what the rest is worth then."""
    stack = other_of(move)
    line = stack if verb_of(move) == COLOUR_SET else MOST + own_of(move)
    value = 0.0 if stack == NO_STACK else top(box, stacks, stack)
    earns = stack != NO_STACK and stacks[stack] > 0
    change_line(counts, line, -1)
    stacks[stack] -= earns
    value += worth(box, state, counts, stacks, w)
    stacks[stack] += earns
    change_line(counts, line, 1)
    return value


@compiled
def exchange_value(
    box: BoxData, state: State, seat: int, move: int, counts: Counts, stacks: Counts, base: float, w: Weights
) -> float:
    """Swap, steal and give: what the collection is worth then, and how welcome the gift is."""
    verb, other, own, theirs = verb_of(move), seat_of(move), own_of(move), other_of(move)
    value = 0.0
    if verb != STEAL:
        counts[own] -= 1
        value -= w[DENY] * wanted(state, other, own)
    if verb != GIVE:
        counts[theirs] += 1
    value += worth(box, state, counts, stacks, w) - base
    if verb != GIVE:
        counts[theirs] -= 1
    if verb != STEAL:
        counts[own] += 1
    return value


@compiled
def price_of_action(box: BoxData, state: State, w: Weights) -> float:
    """Experts act for nothing (CX-80)."""
    return 0.0 if state.experts else box.unused_action + w[ACTION]


@allocating
def weigh(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64], w: Weights) -> None:
    """`judge` by other weights."""
    counts, stacks, more = np.zeros(KINDS, np.int64), np.zeros(NO_STACK + 1, np.int64), np.zeros(KINDS)
    counts_of(state, seat, counts)
    for colour in range(len(COLOURS)):
        stacks[colour] = state.stack[colour]
    base = worth(box, state, counts, stacks, w)
    compare(box, state, counts, stacks, base, more, w)
    for i in range(n):
        verb, polygon = verb_of(moves[i]), polygon_of(moves[i])
        if verb == TAKE:
            values[i] = more[kind_of(polygon)] + w[FOLLOW] * follow_value(state, polygon, more)
            values[i] += w[DENY] * wanted_elsewhere(state, seat, kind_of(polygon))
        elif verb == STOP:
            values[i] = 0.0
        elif verb == ADD:
            values[i] = -w[ACTION]
        elif verb == GIFT:
            values[i] = gift_value(box, state, seat, counts, stacks, w)
        elif verb >= COLOUR_SET:
            values[i] = set_value(box, state, moves[i], counts, stacks, w)
        elif verb == REMOVE:
            denied = w[DENY] * wanted_elsewhere(state, seat, kind_of(polygon))
            values[i] = denied - price_of_action(box, state, w)
        else:
            values[i] = exchange_value(box, state, seat, moves[i], counts, stacks, base, w)
            values[i] -= price_of_action(box, state, w)


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    weigh(box, state, seat, moves, n, values, WEIGHTS)


@compiled
def foresee(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    """`judge`, but each polygon is valued by the best chain that begins with it."""
    weigh(box, state, seat, moves, n, values, WEIGHTS)
    if state.phase == TAKING:
        plan_chains(box, state, seat, moves, n, values, PLANNING)
