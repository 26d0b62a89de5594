"""What a seat does not know is overwritten: hands, choices, favourites, and what others know."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, BoxData, State

from ..cards import all_hands, count, hidden_cards
from ..codes import GIVE, KEEP, verb_of
from ..hands import choosing
from ..state import (
    DEAL_FAVOURITES,
    DEAL_HANDS,
    DRAW_FOR_ASKER,
    DRAW_FOR_GIVER,
    FINISHED,
    NONE,
    PLAYERS,
    REFILL_HAND,
    SETS,
    UNKNOWN,
)


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    """Hands of others, what they know, and their secret choices; the pile becomes all the seat has not seen."""
    over = state.phase == FINISHED
    for other in range(state.players):
        if other == seat:
            continue
        forget(state, other)
        if not over:
            if state.chosen[other] != NONE:
                state.chosen[other] = UNKNOWN
            if state.favourite[other] != NONE:
                state.favourite[other] = UNKNOWN
    for number in range(SETS):
        hidden = hidden_cards(state, box.in_play[state.players, number], number)
        state.pile[number] = hidden & ~all_hands(state, number)


@compiled
def forget(state: State, other: int) -> None:
    """Another's hand, and what they know."""
    for number in range(SETS):
        if not state.open_hands:
            state.hand[other, number] = 0
        for hand in range(PLAYERS):
            state.located[other, hand, number] = 0


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """Drawn cards, cards that change hands (ST-43), favourites and last cards are secret (ST-60)."""
    if actor == CHANCE:
        return move if seat == drawer(state) or is_open(state) else HIDDEN
    verb = verb_of(move)
    if verb == GIVE:
        party = seat == state.giver or seat == state.turn
        return move if party or state.open_hands else HIDDEN
    if verb == KEEP and seat != actor:
        return move if count(choosing(state)) == 1 else HIDDEN
    return move


@compiled
def drawer(state: State) -> int:
    """Who looks at what Chance is about to draw."""
    return state.giver if state.phase == DRAW_FOR_GIVER else state.turn


@compiled
def is_open(state: State) -> bool:
    """Whether Chance acts for all to see."""
    phase = state.phase
    if phase == DEAL_FAVOURITES:
        return False
    secret = phase in (DEAL_HANDS, REFILL_HAND, DRAW_FOR_ASKER, DRAW_FOR_GIVER)
    return not secret or state.open_hands != 0
