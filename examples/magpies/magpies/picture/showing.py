"""What lies where."""

from sammelsurium.kernel.bits import has
from sammelsurium.kernel.contract import BoxData, State

from ..box import Facts
from ..scoring import points
from ..state import CARDS, LOST, NONE, TRINKETS, VEILED
from ..trinkets import owned, rounds_played
from .structures import Caption, Player, View


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    """The state is veiled for the reader: a card of another that lies face down is not in it."""
    lying = None if state.lying == NONE else TRINKETS[state.lying]
    return View(
        trinket=lying,
        worth=None if lying is None else facts.points[lying],
        hidden_trinkets=[name for trinket, name in enumerate(TRINKETS) if has(state.hidden, trinket)],
        lost_trinkets=owned(state, LOST),
        players=[_player(box, state, each) for each in range(int(state.players))],
    )


def _player(box: BoxData, state: State, seat: int) -> Player:
    laid, has_points = int(state.laid[seat]), int(points(box, state, seat))
    return Player(
        seat=seat,
        cards=[card + 1 for card in range(CARDS) if has(state.cards[seat], card) and card != laid],
        laid="veiled" if laid == VEILED else _card(laid),
        shown=_card(int(state.shown[seat])),
        trinkets=owned(state, seat),
        points=has_points,
        terms={"trinkets": has_points},
    )


def _card(card: int) -> int | None:
    return None if card == NONE else card + 1


def caption(box: BoxData, state: State) -> Caption:
    return Caption(left=len(TRINKETS) - int(rounds_played(state)))
