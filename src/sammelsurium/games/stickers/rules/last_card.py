"""The end: everybody secretly chooses a last card, and all are revealed together (ST-60)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..cards import set_of
from ..codes import KEEP, about, verb_of
from ..hands import choosing, deny, leave_hand, locate
from ..state import FINISHED, LAST_CARD, NONE, SET_CARDS
from .stations import AT_LAST_CARD, rest
from .targets import add_hand, refuse_hand_card


@compiled
def add_last_cards(state: State, seat: int, out: Moves, n: int) -> int:
    return add_hand(state, seat, KEEP, out, n) if choosing(state) >> seat & 1 else n


@compiled
def refuse_last_card(state: State, seat: int, move: int) -> int:
    waits = choosing(state) >> seat & 1 and verb_of(move) == KEEP
    return refuse_hand_card(state, seat, about(move), 60) if waits else 60


@compiled
def keep(state: State, seat: int, card: int) -> int:
    state.chosen[seat] = card
    return AT_LAST_CARD


@compiled
def reach_last_card(state: State) -> int:
    if choosing(state):
        return rest(state, LAST_CARD)
    for seat in range(state.players):
        if state.chosen[seat] != NONE:
            reveal(state, seat, state.chosen[seat])
    return rest(state, FINISHED)


@compiled
def reveal(state: State, seat: int, card: int) -> None:
    """On top of the matching collection, over all other cards of its set in hand, so that it is the open card now.
    Without such a collection it stays in the hand, seen by all."""
    number = set_of(card)
    if state.album[seat, number] == 0:
        locate(state, seat, card)
        state.least[seat, number] = max(1, state.least[seat, number])
        return
    added = int(state.hand[seat, number])
    for place in range(SET_CARDS):
        if added >> place & 1:
            leave_hand(state, seat, number * SET_CARDS + place)
    state.album[seat, number] |= added
    state.open_card[seat, number] = card % SET_CARDS
    deny(state, seat, number)
