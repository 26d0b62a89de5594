"""Step 2 of a turn: cards of one set into the album, one after the other; they are the turn's collection (ST-21)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..cards import bit, set_of
from ..codes import DONE, PLAY_CARD, about, code, verb_of
from ..hands import lay_from_hand
from ..state import BONUS, LAYING, PLAY, SET_CARDS
from .pending import trigger
from .stations import AT_EFFECTS, rest
from .targets import add_cards_of, add_hand, refuse_hand_card


@compiled
def add_playing(state: State, seat: int, out: Moves, n: int) -> int:
    if state.phase == PLAY:
        return add_hand(state, seat, PLAY_CARD, out, n)
    n = add_cards_of(state, seat, state.laid_set, PLAY_CARD, out, n)
    out[n] = code(DONE, 0)
    return n + 1


@compiled
def refuse_playing(state: State, seat: int, move: int) -> int:
    """One or more cards of a single set (ST-21)."""
    verb, what = verb_of(move), about(move)
    if state.phase == LAYING and verb == DONE:
        return 40 if what else 0
    if verb != PLAY_CARD or refuse_hand_card(state, seat, what, 21):
        return 21
    return 21 if state.phase == LAYING and set_of(what) != state.laid_set else 0


@compiled
def play(box: BoxData, state: State, seat: int, move: int) -> int:
    return complete(box, state) if verb_of(move) == DONE else play_card(box, state, seat, about(move))


@compiled
def play_card(box: BoxData, state: State, seat: int, card: int) -> int:
    """One more card of the collection (ST-21); with no further one of its set in hand it is complete."""
    number = set_of(card)
    lay_from_hand(state, seat, card)
    state.laid |= bit(card)
    state.laid_set = number
    state.laid_count += 1
    return rest(state, LAYING) if state.hand[seat, number] else complete(box, state)


@compiled
def complete(box: BoxData, state: State) -> int:
    """The open card's stickers, or those of every card laid (ST-41); and the bonus for their number (ST-30)."""
    number = state.laid_set
    if state.every_card:
        for place in range(SET_CARDS):
            if int(state.laid) >> place & 1:
                trigger(box, state, number * SET_CARDS + place)
    else:
        trigger(box, state, number * SET_CARDS + int(state.open_card[state.turn, number]))
    state.pending[BONUS] = 1
    return AT_EFFECTS
