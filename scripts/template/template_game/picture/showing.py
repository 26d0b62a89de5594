"""What lies where."""

from sammelsurium.kernel.contract import BoxData, State

from ..box import Facts
from ..scoring import row_points, variety_points
from ..state import KINDS, NONE
from .structures import Caption, Player, View


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    """`seat` is the reader's, or SPECTATOR. Here everybody sees the same."""
    return View(
        pieces=[None if kind == NONE else KINDS[kind] for kind in state.table],
        pile=int(state.pile.sum()),
        players=[_player(box, state, each) for each in range(int(state.players))],
    )


def _player(box: BoxData, state: State, seat: int) -> Player:
    rows, variety = int(row_points(box, state, seat)), int(variety_points(box, state, seat))
    return Player(
        seat=seat,
        pieces=[name for kind, name in enumerate(KINDS) for _ in range(state.kept[seat, kind])],
        points=rows + variety,
        terms={"rows": rows, "variety": variety},
    )


def caption(box: BoxData, state: State) -> Caption:
    return Caption(left=int(state.takes_left))
