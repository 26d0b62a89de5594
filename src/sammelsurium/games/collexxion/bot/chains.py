"""Chains: a polygon is worth what the best chain that begins with it brings.

What is taken in a turn is valued together, by the collection that it makes: two polygons that complete a set are worth
more than the sum of each. Polygons of a kind are the same here, so that all chains of kinds can be tried. What a
polygon uncovers can follow it, and is also what the next player finds.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import lowest
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import NO_STACK, TAKE, polygon_of, verb_of
from ..collection import any_complete
from ..pile import accessible, kind_of
from ..state import COLOURS, KINDS, MOST, NONE, WORD
from .worth import (
    THREAT,
    Counts,
    Weights,
    best_stack,
    compare,
    cost_of_one,
    counts_of,
    in_line,
    kinds_in,
    line_value,
    worth,
)

# For each kind, those of the same colour or shape (CX-22) as a mask.
FOLLOWING = np.array(
    [sum(1 << k for k in range(KINDS) if k // MOST == kind // MOST or k % MOST == kind % MOST) for kind in range(KINDS)]
)
SCORED = 1 << KINDS  # beside the kinds of a collection: a set is complete, so that kinds alone do not tell its worth


class Prospect(NamedTuple):
    """What chains are planned with. All but the counts stays as it is."""

    counts: Counts  # the collection with the chain so far, by kind
    stacks: Counts
    single: Counts  # by kind: its bit, if only one is accessible
    uncovered: Counts  # by kind: the kinds that become accessible when one is taken, as a mask
    steps: Weights  # what another different polygon adds to a set, by line and how many are there
    cost: float  # what any polygon adds
    threats: Weights  # what a polygon of each kind would bring the next player
    w: Weights


# -- the tray ------------------------------------------------------------------------------------------------------


@compiled
def uncovers(state: State, polygon: int) -> int:
    """The kinds of the polygons that become accessible when this one is taken."""
    kinds = 0
    for colour in range(len(COLOURS)):
        under, beside = int(state.under[polygon, colour]), int(state.beside[polygon, colour])
        left = (under | beside) & int(state.tray[colour])
        while left:
            place = lowest(left)
            other = colour * WORD + place
            if state.lying_over[other] == under >> place & 1 and state.touching[other] == beside >> place & 1:
                kinds |= 1 << kind_of(other)
            left &= left - 1
    return kinds


@compiled
def look_around(state: State, single: Counts, uncovered: Counts) -> int:
    """Which kinds are accessible; also fills in how many of each and what they uncover."""
    found = 0
    for colour in range(len(COLOURS)):
        left = accessible(state, colour)
        while left:
            polygon = colour * WORD + lowest(left)
            kind = kind_of(polygon)
            single[kind] = 0 if found >> kind & 1 else 1 << kind
            uncovered[kind] |= uncovers(state, polygon)
            found |= 1 << kind
            left &= left - 1
    return found


@compiled
def danger(found: int, threats: Weights) -> float:
    """What the next player could take of the accessible kinds: one after the other, what brings most."""
    total, left, length = 0.0, found, 0
    while left and length < MOST:
        best, others = NONE, left
        while others:
            kind = lowest(others)
            if best == NONE or threats[kind] > threats[best]:
                best = kind
            others &= others - 1
        total += max(0.0, threats[best])
        left &= FOLLOWING[best] & ~(1 << best)
        length += 1
    return total


# -- the collection ------------------------------------------------------------------------------------------------


@allocating
def prospect_of(box: BoxData, state: State, seat: int, w: Weights) -> Prospect:
    counts, stacks, threats = np.zeros(KINDS, np.int64), np.zeros(NO_STACK + 1, np.int64), np.zeros(KINDS)
    for colour in range(len(COLOURS)):
        stacks[colour] = state.stack[colour]
    counts_of(state, (seat + 1) % state.players, counts)
    compare(box, state, counts, stacks, worth(box, state, counts, stacks, w), threats, w)
    counts_of(state, seat, counts)
    steps, best = np.zeros((2 * MOST, MOST)), best_stack(stacks)
    for line in range(2 * MOST):
        for n in range(MOST - 1):
            more = line_value(box, state, stacks, line, n + 1, best, w)
            steps[line, n] = more - line_value(box, state, stacks, line, n, best, w)
    single, uncovered = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    return Prospect(counts, stacks, single, uncovered, steps, cost_of_one(box, state, w), threats, w)


@compiled
def joined(kinds: int, kind: int) -> int:
    """The kinds of a collection and one more."""
    if kinds >> kind & 1:
        return kinds
    completes = in_line(kinds, kind // MOST) == MOST - 1 or in_line(kinds, MOST + kind % MOST) == MOST - 1
    return kinds | 1 << kind | SCORED * completes


@compiled
def grown(box: BoxData, state: State, kinds: int, kind: int, value: float, p: Prospect) -> float:
    """What the collection is worth with a polygon that was just counted; before it was worth `value`."""
    if joined(kinds, kind) & SCORED:
        return worth(box, state, p.counts, p.stacks, p.w)
    value += p.cost
    if not kinds >> kind & 1:
        colour, shape = kind // MOST, MOST + kind % MOST
        value += p.steps[colour, in_line(kinds, colour)] + p.steps[shape, in_line(kinds, shape)]
    return value


@compiled
def best_chain(
    box: BoxData, state: State, last: int, length: int, found: int, kinds: int, value: float, p: Prospect
) -> float:
    """The most that the collection can be worth if the chain ends here or goes on; `found` is what is accessible."""
    best = value
    if length == MOST:
        return best
    left = found & FOLLOWING[last]
    while left:
        kind = lowest(left)
        left &= left - 1
        after = found & ~p.single[kind] | p.uncovered[kind]
        p.counts[kind] += 1
        then = grown(box, state, kinds, kind, value, p)
        best = max(best, best_chain(box, state, kind, length + 1, after, joined(kinds, kind), then, p))
        p.counts[kind] -= 1
    return best


# -- moves ---------------------------------------------------------------------------------------------------------


@allocating
def plan_chains(
    box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64], w: Weights
) -> None:
    """Values each take by its best chain. Every move also answers for what it leaves to the next player."""
    p = prospect_of(box, state, seat, w)
    found = look_around(state, p.single, p.uncovered)
    base, kinds = worth(box, state, p.counts, p.stacks, w), kinds_in(p.counts)
    kinds |= SCORED * any_complete(kinds)
    kind, after, value = NONE, found, 0.0
    now = w[THREAT] * danger(found, p.threats)
    for i in range(n):
        if verb_of(moves[i]) != TAKE:
            values[i] -= now
            continue
        alike, before = kind, after
        kind = kind_of(polygon_of(moves[i]))
        after = found & ~p.single[kind] | uncovers(state, polygon_of(moves[i]))
        if kind != alike or after != before:  # else it is as good as the one before
            p.counts[kind] += 1
            then = grown(box, state, kinds, kind, base, p)
            value = best_chain(box, state, kind, state.taken + 1, after, joined(kinds, kind), then, p) - base
            value -= w[THREAT] * danger(after, p.threats)
            p.counts[kind] -= 1
        values[i] = value
