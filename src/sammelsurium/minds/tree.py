"""Where a search keeps what it has learnt: nodes in one array, found again by parent, actor and move.

Every seat has a tree of its own, which grows along what that seat sees of the game. All trees share the array; the
order in which nodes are made is the only thing that tells them apart.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, Numbers
from sammelsurium.kernel.records import record_type

NONE = -1

NODE = record_type(
    [
        ("parent", "i4"),
        ("move", "i4"),
        ("actor", "i4"),
        ("first", "i4"),  # the child that was looked at last, and from each child to the one before it
        ("next", "i4"),
        ("visits", "i4"),
        ("available", "i4"),  # how often it could have been chosen: not every world offers every move
        ("row", "i4"),  # of the root's moves: where its points are added up
        ("prior", "f4"),  # what the game's own judgement thinks of the move, in points
        ("value", "f8"),  # the sum of what the playouts brought the tree's seat, each from 0 to 1
    ]
)

(
    SIZE,  # nodes made
    ROWS,  # moves of the root that have a row for their points
    MARGINS,  # playouts counted, the sum of their margins, and of the squares
    MARGIN_SUM,
    MARGIN_SQUARES,
    WON,  # the thinking seat's shares of the victory
    FIGURES,
) = range(7)

Nodes = Any  # an array of NODE; also one of its records, whose fields have no static type
Indices = NDArray[np.int64]
Values = NDArray[np.float64]


class Desk(NamedTuple):
    """One thread's trees, and the arrays it works with, so that thinking asks for no memory."""

    nodes: Nodes
    slots: NDArray[Any]  # narrow: the table in which nodes are found
    figures: Values
    roots: Indices  # by seat
    at: Indices  # where each seat is in its tree
    paths: Indices  # by seat: how many nodes were passed, then which
    moves: Moves
    found: Indices  # the nodes of the first of these moves
    values: Values
    worlds: NDArray[np.void]
    points: Numbers  # by seat, as the next four
    ranks: Numbers
    ties: Numbers
    rewards: Values
    terms: Numbers
    own: Numbers  # terms of the seat that thinks
    sums: Values  # by row: how often, shares of the victory, points by term


@compiled
def whole(number: Any) -> int:
    """One kind of integer, so that functions are compiled for one."""
    return np.int64(number)  # type: ignore[return-value] # what the compiler calls int


@compiled
def slot_of(desk: Desk, parent: int, actor: int, move: int) -> int:
    """Where the child stands in the table, or the empty place where it would."""
    mask = desk.slots.shape[0] - 1
    key = np.uint64(parent) << np.uint64(32) | np.uint64(move & 0xFFFFFFFF)
    slot = whole(word(key, actor) & np.uint64(mask))
    while desk.slots[slot] != NONE:
        node = desk.nodes[desk.slots[slot]]
        if node.parent == parent and node.move == move and node.actor == actor:
            break
        slot = slot + 1 & mask
    return slot


@compiled
def child(desk: Desk, parent: int, actor: int, move: int) -> int:
    """The node after that move, or NONE."""
    return whole(desk.slots[slot_of(desk, parent, actor, move)])


@compiled
def grow(desk: Desk, parent: int, actor: int, move: int, prior: float) -> int:
    """The node after that move, made if there is none yet; NONE when the array is full."""
    slot = slot_of(desk, parent, actor, move)
    if desk.slots[slot] != NONE:
        return whole(desk.slots[slot])
    made = whole(desk.figures[SIZE])
    if made == desk.nodes.shape[0]:
        return NONE
    node = desk.nodes[made]
    node.parent, node.move, node.actor = parent, move, actor
    node.first, node.next = NONE, desk.nodes[parent].first
    node.visits, node.available, node.row = 0, 0, NONE
    node.prior, node.value = prior, 0.0
    desk.nodes[parent].first = made
    desk.slots[slot] = made
    desk.figures[SIZE] += 1
    return made


@compiled
def plant(desk: Desk) -> int:
    """A root: a node without parent, in no table."""
    made = whole(desk.figures[SIZE])
    node = desk.nodes[made]
    node.parent, node.move, node.actor = NONE, NONE, NONE
    node.first, node.next = NONE, NONE
    node.visits, node.available, node.row = 0, 0, NONE
    node.prior, node.value = 0.0, 0.0
    desk.figures[SIZE] += 1
    return made
