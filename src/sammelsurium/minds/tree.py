"""Where a search keeps what it has learnt: nodes in one array, found again by parent, actor and move.

Every seat has a tree of its own, which grows along what that seat sees of the game. All trees share the array; the
order in which nodes are made is the only thing that tells them apart.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import word
from sammelsurium.kernel.compiled import compiled

NONE = -1

NODE = np.dtype(
    [
        ("parent", "i4"),
        ("move", "i4"),
        ("actor", "i4"),
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
Slots = NDArray[np.int32]
Figures = NDArray[np.float64]


@compiled
def whole(number: Any) -> int:
    """One kind of integer, so that functions are compiled for one."""
    return np.int64(number)  # type: ignore[return-value] # what the compiler calls int


@compiled
def slot_of(nodes: Nodes, slots: Slots, parent: int, actor: int, move: int) -> int:
    """Where the child stands in the table, or the empty place where it would."""
    mask = slots.shape[0] - 1
    key = np.uint64(parent) << np.uint64(32) | np.uint64(np.uint32(move))
    slot = whole(word(key, actor) & np.uint64(mask))
    while slots[slot] != NONE:
        node = nodes[slots[slot]]
        if node.parent == parent and node.move == move and node.actor == actor:
            break
        slot = slot + 1 & mask
    return slot


@compiled
def child(nodes: Nodes, slots: Slots, parent: int, actor: int, move: int) -> int:
    """The node after that move, or NONE."""
    return whole(slots[slot_of(nodes, slots, parent, actor, move)])


@compiled
def grow(nodes: Nodes, slots: Slots, figures: Figures, parent: int, actor: int, move: int, prior: float) -> int:
    """The node after that move, made if there is none yet; NONE when the array is full."""
    slot = slot_of(nodes, slots, parent, actor, move)
    if slots[slot] != NONE:
        return whole(slots[slot])
    made = whole(figures[SIZE])
    if made == nodes.shape[0]:
        return NONE
    node = nodes[made]
    node.parent, node.move, node.actor = parent, move, actor
    node.visits, node.available, node.row = 0, 0, NONE
    node.prior, node.value = prior, 0.0
    slots[slot] = made
    figures[SIZE] += 1
    return made


@compiled
def plant(nodes: Nodes, figures: Figures) -> int:
    """A root: a node without parent, in no table."""
    made = whole(figures[SIZE])
    node = nodes[made]
    node.parent, node.move, node.actor = NONE, NONE, NONE
    node.visits, node.available, node.row = 0, 0, NONE
    node.prior, node.value = 0.0, 0.0
    figures[SIZE] += 1
    return made
