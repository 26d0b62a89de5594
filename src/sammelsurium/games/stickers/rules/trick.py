"""Trick: a hand card for a card of the display, up to twice."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..cards import display_empty
from ..codes import STOP, USE, code, first_of, second_of, two, verb_of
from ..hands import join_seen, leave_hand
from ..state import AGAIN, DISPLAY, NONE, SET_CARDS, SETS, TRICK
from .pending import use_up
from .stations import AT_EFFECTS, rest
from .targets import refuse_hand_card, refuse_slot


@compiled
def can_trick(state: State) -> bool:
    return state.hand_size[state.turn] > 0 and not display_empty(state)


@compiled
def add_tricks(state: State, seat: int, out: Moves, n: int) -> int:
    for number in range(SETS):
        mask = int(state.hand[seat, number])
        for place in range(SET_CARDS):
            if mask >> place & 1:
                for slot in range(DISPLAY):
                    if state.display[slot] != NONE:
                        out[n] = code(USE + TRICK, two(number * SET_CARDS + place, slot))
                        n += 1
    return n


@compiled
def refuse_trick(state: State, seat: int, move: int) -> int:
    wrong = refuse_hand_card(state, seat, first_of(move), 74)
    return wrong if wrong else refuse_slot(state, second_of(move), 74)


@compiled
def use_trick(state: State, seat: int, move: int) -> int:
    use_up(state, TRICK)
    change(state, seat, first_of(move), second_of(move))
    return rest(state, AGAIN)


@compiled
def change(state: State, seat: int, card: int, slot: int) -> None:
    taken = state.display[slot]
    leave_hand(state, seat, card)
    state.display[slot] = card
    join_seen(state, seat, taken)


# -- once more, or not ---------------------------------------------------------------------------------------------


@compiled
def add_second_trick(state: State, seat: int, out: Moves, n: int) -> int:
    n = add_tricks(state, seat, out, n)
    out[n] = code(STOP, 0)
    return n + 1


@compiled
def refuse_second_trick(state: State, seat: int, move: int) -> int:
    if move == code(STOP, 0):
        return 0
    return refuse_trick(state, seat, move) if verb_of(move) == USE + TRICK else 45


@compiled
def do_second_trick(state: State, seat: int, move: int) -> int:
    if verb_of(move) != STOP:
        change(state, seat, first_of(move), second_of(move))
    return AT_EFFECTS
