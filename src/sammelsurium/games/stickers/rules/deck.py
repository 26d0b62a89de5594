"""Deck: the top card of the deck is turned up and played (ST-42)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..cards import lay
from ..codes import USE, code
from ..state import DECK, TURN_CARD
from .pending import trigger, use_up
from .stations import AT_EFFECTS, rest


@compiled
def add_deck(out: Moves, n: int) -> int:
    out[n] = code(USE + DECK, 0)
    return n + 1


@compiled
def use_deck(state: State) -> int:
    use_up(state, DECK)
    return rest(state, TURN_CARD) if state.pile_size > 0 else AT_EFFECTS


@compiled
def play_turned(box: BoxData, state: State, seat: int, card: int) -> int:
    """Chance has turned it."""
    lay(state, seat, card)
    trigger(box, state, card)
    return AT_EFFECTS
