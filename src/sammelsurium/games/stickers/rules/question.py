"""Question: another seat gives a card of a set, if it has one (ST-43). Feast: everybody is asked in turn."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..cards import set_of
from ..codes import GIVE, USE, about, code, first_of, second_of, two, verb_of
from ..hands import admit, deny, hand_over, join_unseen
from ..state import DRAW_FOR_ASKER, DRAW_FOR_GIVER, FEAST, GIVING, NONE, QUESTION, SETS
from .pending import use_up
from .stations import AT_EFFECTS, rest
from .targets import add_cards_of, refuse_hand_card

# -- asking --------------------------------------------------------------------------------------------------------


@compiled
def add_questions(state: State, seat: int, out: Moves, n: int) -> int:
    for other in range(state.players):
        if other != seat:
            for number in range(SETS):
                out[n] = code(USE + QUESTION, two(other, number))
                n += 1
    return n


@compiled
def refuse_question(state: State, seat: int, move: int) -> int:
    other, number = first_of(move), second_of(move)
    return 0 if other < state.players and other != seat and number < SETS else 43


@compiled
def use_question(state: State, move: int) -> int:
    use_up(state, QUESTION)
    return ask(state, first_of(move), second_of(move), 0)


@compiled
def add_feasts(out: Moves, n: int) -> int:
    for number in range(SETS):
        out[n] = code(USE + FEAST, number)
        n += 1
    return n


@compiled
def refuse_feast(number: int) -> int:
    return 0 if number < SETS else 74


@compiled
def use_feast(state: State, number: int) -> int:
    use_up(state, FEAST)
    return ask(state, (state.turn + 1) % state.players, number, 1)


@compiled
def ask(state: State, seat: int, number: int, feasting: int) -> int:
    state.giver = seat
    state.asked = number
    state.feasting = feasting
    state.given = 0
    return answer(state)


# -- giving --------------------------------------------------------------------------------------------------------


@compiled
def acting(state: State) -> int:
    """The one seat that acts outside the last choice: whoever is asked picks the card, unless a scenario says
    otherwise."""
    return state.giver if state.phase == GIVING and not state.asker_picks else state.turn


@compiled
def add_gifts(state: State, out: Moves, n: int) -> int:
    return add_cards_of(state, state.giver, state.asked, GIVE, out, n)


@compiled
def refuse_gift(state: State, move: int) -> int:
    card = about(move)
    if verb_of(move) != GIVE or refuse_hand_card(state, state.giver, card, 43):
        return 43
    return 0 if set_of(card) == state.asked else 43


@compiled
def give(state: State, card: int) -> int:
    """The giver draws a new card, if there is one."""
    hand_over(state, state.giver, state.turn, card)
    state.given += 1
    return rest(state, DRAW_FOR_GIVER) if state.pile_size > 0 else go_round(state)


# -- what follows --------------------------------------------------------------------------------------------------


@compiled
def answer(state: State) -> int:
    """The seat asked gives, or says that it has none; a feast goes round the table."""
    while state.giver != state.turn:
        if state.hand[state.giver, state.asked]:
            admit(state, state.giver, state.asked)
            return rest(state, GIVING)
        deny(state, state.giver, state.asked)
        pass_question_on(state)
    if state.given == 0 and state.pile_size > 0:
        return rest(state, DRAW_FOR_ASKER)
    return end_question(state)


@compiled
def pass_question_on(state: State) -> None:
    state.giver = (state.giver + 1) % state.players if state.feasting else state.turn


@compiled
def go_round(state: State) -> int:
    pass_question_on(state)
    return answer(state)


@compiled
def draw_for_giver(state: State, card: int) -> int:
    join_unseen(state, state.giver, card)
    return go_round(state)


@compiled
def draw_for_asker(state: State, card: int) -> int:
    """Nobody had one."""
    join_unseen(state, state.turn, card)
    return end_question(state)


@compiled
def end_question(state: State) -> int:
    state.giver = NONE
    state.asked = NONE
    state.feasting = 0
    state.given = 0
    return AT_EFFECTS
