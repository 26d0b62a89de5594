"""What a collection is worth: sets that are complete, sets in the making, and what is left over. In points.

The weights are estimates: who wants to let others play against each other gives others.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State

from ..codes import NO_STACK
from ..collection import COLOUR_KINDS, SHAPE_KINDS, any_complete
from ..pile import kind_of
from ..state import COLOURS, KINDS, MOST, POLYGONS, TOKENS

(
    TWO,  # two of a set, as a share of the points it would bring
    THREE,  # three of a set, the same
    LEFTOVER,  # the cost of a polygon without a set at the beginning, as a share of its final cost
    FOLLOW,  # the share of what could be taken next
    DENY,  # a polygon that completes a set of somebody else
    ACTION,  # what an action must bring, beside the point its token is worth
    THREAT,  # the share of what the next player could take
) = range(7)

WEIGHTS = np.array([0.12, 0.45, 0.45, 0.8, 0.5, 0.6, 0.5])

PLANNING = np.array([0.06, 0.25, 0.45, 0.8, 0.5, 0.6, 0.5])  # whoever plans whole chains relies less on promises

SIZES = np.array([bin(kinds).count("1") for kinds in range(1 << MOST)])

Weights = NDArray[np.float64]
Counts = NDArray[np.int64]  # polygons by kind, or tokens left by stack


@compiled
def top(box: BoxData, stacks: Counts, colour: int) -> float:
    """The points of the top token of a stack."""
    return float(box.stack_points[TOKENS - stacks[colour]]) if stacks[colour] else 0.0


@compiled
def best_stack(stacks: Counts) -> int:
    """Where a shape set takes its token: the smallest stack has the highest token on top (CX-2, CX-32)."""
    best = 0
    for colour in range(1, len(COLOURS)):
        if stacks[colour] and (stacks[best] == 0 or stacks[colour] < stacks[best]):
            best = colour
    return best


@compiled
def kinds_in(counts: Counts) -> int:
    """Which kinds are there, as a bit mask."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= (counts[kind] > 0) << kind
    return kinds


@compiled
def in_line(kinds: int, line: int) -> int:
    """How many different ones of a set are there; lines 0 to 3 are colours, 4 to 7 shapes."""
    if line < MOST:
        return SIZES[kinds >> (line * MOST) & COLOUR_KINDS]
    return (kinds >> (line - MOST) & SHAPE_KINDS) * SHAPE_KINDS >> 12 & 0b111  # the product adds the four bits up


@compiled
def change_line(counts: Counts, line: int, by: int) -> None:
    for i in range(MOST):
        kind = line * MOST + i if line < MOST else i * MOST + line - MOST
        counts[kind] += by


@allocating
def worth(box: BoxData, state: State, counts: Counts, stacks: Counts, w: Weights) -> float:
    """Complete sets are scored, sets in the making promise something, the rest costs. Arguments stay as they were."""
    kinds = kinds_in(counts)
    if not any_complete(kinds):
        return promise(box, state, counts, stacks, w)
    value = 0.0
    scored = np.empty(POLYGONS // MOST, np.int64)
    n = 0
    for line in range(2 * MOST):
        while in_line(kinds, line) == MOST:
            colour = line if line < MOST else best_stack(stacks)
            value += top(box, stacks, colour)
            change_line(counts, line, -1)
            kinds = kinds_in(counts)
            scored[n] = line * 8 + (colour if stacks[colour] else NO_STACK)
            if stacks[colour]:
                stacks[colour] -= 1
            n += 1
    value += promise(box, state, counts, stacks, w)
    for i in range(n):
        change_line(counts, scored[i] // 8, 1)
        if scored[i] % 8 != NO_STACK:
            stacks[scored[i] % 8] += 1
    return value


@compiled
def line_value(box: BoxData, state: State, stacks: Counts, line: int, n: int, best: int, w: Weights) -> float:
    """What n of a set promise; `best` is where a shape set takes its token."""
    if n < 2:
        return 0.0
    share = w[THREE] if n == 3 else w[TWO]
    colour = line if line < MOST else best
    return share * (top(box, stacks, colour) + n) * min(1.0, 3.0 * state.tray_size / POLYGONS)


@compiled
def cost_of_one(box: BoxData, state: State, w: Weights) -> float:
    """What a polygon without a set costs, or rather: its points, which are less than none."""
    used = 1.0 - state.tray_size / POLYGONS
    return box.leftover * (w[LEFTOVER] + (1.0 - w[LEFTOVER]) * used)


@compiled
def promise(box: BoxData, state: State, counts: Counts, stacks: Counts, w: Weights) -> float:
    kinds, best = kinds_in(counts), best_stack(stacks)
    value, held = 0.0, 0
    for line in range(2 * MOST):
        value += line_value(box, state, stacks, line, in_line(kinds, line), best, w)
    for kind in range(KINDS):
        held += counts[kind]
    return value + cost_of_one(box, state, w) * held


@compiled
def counts_of(state: State, seat: int, counts: Counts) -> None:
    """A collection, for the player on turn together with the chain."""
    for kind in range(KINDS):
        counts[kind] = state.kind_count[seat, kind]
    if seat == state.turn:
        for i in range(state.taken):
            counts[kind_of(state.chain[i])] += 1


@compiled
def compare(box: BoxData, state: State, counts: Counts, stacks: Counts, base: float, more: Weights, w: Weights) -> None:
    """What one polygon more of each kind would bring."""
    for kind in range(KINDS):
        counts[kind] += 1
        more[kind] = worth(box, state, counts, stacks, w) - base
        counts[kind] -= 1
