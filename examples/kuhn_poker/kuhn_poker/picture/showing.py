"""What lies where."""

from sammelsurium.kernel.contract import BoxData, State

from ..box import Facts
from ..state import CARDS, PLAYERS
from .structures import Caption, Player, View


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    return View(pot=int(state.pot), players=[_player(state, each) for each in range(PLAYERS)])


def _player(state: State, seat: int) -> Player:
    card, chips = int(state.card[seat]), int(state.chips[seat])
    return Player(seat=seat, card=CARDS[card] if card >= 0 else None, chips=chips, points=chips, terms={"chips": chips})


def caption(box: BoxData, state: State) -> Caption:
    return Caption(pot=int(state.pot))
