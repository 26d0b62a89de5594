"""How a game begins (TG-2): everything lies in the pile."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from ..state import KINDS, NONE


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    """`options` has the number of the choice for each of OPTIONS."""
    state.players = players
    state.turn = 0
    state.takes_left = players * box.keep
    state.table[:] = NONE
    for kind in range(len(KINDS)):
        state.pile[kind] = box.pieces[kind]
    state.kept[:] = 0
    state.last[:] = NONE
