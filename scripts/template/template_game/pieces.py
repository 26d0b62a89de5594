"""The pieces that lie in the pile and on the table."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .state import KINDS, NONE, PLACES


@compiled
def count_pile(state: State) -> int:
    left = 0
    for kind in range(len(KINDS)):
        left += state.pile[kind]
    return left


@compiled
def kind_of_draw(state: State, outcome: int) -> int:
    """The pieces of the pile counted through kind by kind: each is equally likely."""
    kind = 0
    while outcome >= state.pile[kind]:
        outcome -= state.pile[kind]
        kind += 1
    return kind


@compiled
def empty_place(state: State) -> int:
    """The first place on the table without a piece, or NONE."""
    for place in range(PLACES):
        if state.table[place] == NONE:
            return place
    return NONE
