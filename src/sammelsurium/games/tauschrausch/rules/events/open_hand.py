"""Open Hand: after Collect everyone picks an item in secret, scores its value and gives it to the right (TR-84). The
verb is give."""

from sammelsurium.kernel.bits import bit
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ... import cards, codes, scoring, table
from ...state import (
    EVERYBODY,
    GOES_ON,
    NONE,
    OPEN_HAND,
    RIVAL,
    SPLIT,
    T_CARDS,
    TURN_TASTES,
    WAITS,
    everybody,
    rival_plays,
)
from .. import rival


@compiled
def is_in_force(state: State) -> bool:
    return cards.event_in_force(state) == cards.OPEN_HAND


@compiled
def begin_gifts(state: State) -> bool:
    state.phase = OPEN_HAND
    state.asked = 0
    state.confirmed = 0
    if is_in_force(state) and rival_plays(state):
        state.choice[RIVAL] = rival.pick_last(state)
        state.confirmed = bit(RIVAL)
    return GOES_ON


@compiled
def ask_hands(box: BoxData, state: State) -> bool:
    """TR-84: when all have picked, the items are shown, scored and given."""
    if is_in_force(state):
        if state.confirmed != everybody(state):
            return WAITS
        if state.asked == 0:
            state.asked = 1
            show_hands(state)
            return GOES_ON
        score_and_give(box, state)
    state.asked = 0
    state.confirmed = 0
    state.phase = TURN_TASTES if rival_plays(state) else SPLIT
    return GOES_ON


@compiled
def add_gifts(state: State, seat: int, out: Moves) -> int:
    return codes.one_each(codes.GIVE, state.haul[seat], out)


@compiled
def refuse_gift(state: State, seat: int, move: int) -> int:
    return 0 if codes.is_one_of(move, codes.GIVE, state.haul[seat]) else 84


@compiled
def pick_gift(state: State, seat: int, item: int) -> None:
    state.choice[seat] = item
    state.confirmed |= bit(seat)


@compiled
def show_hands(state: State) -> None:
    """The picked items are turned up and stay so."""
    picked = 0
    for side in range(state.sides):
        picked |= bit(state.choice[side])
    table.look(state, EVERYBODY, picked)


@compiled
def score_and_give(box: BoxData, state: State) -> None:
    """All score first; then each item goes to the right, which is counter-clockwise."""
    for side in range(state.sides):
        state.terms[side, T_CARDS] += scoring.shown_value(box, state, side, state.choice[side])
    for side in range(state.sides):
        item = state.choice[side]
        state.haul[side] &= ~bit(item)
        cards.lose(state, side, item)
    for side in range(state.sides):
        item, right = state.choice[side], (side + state.sides - 1) % state.sides
        state.haul[right] |= bit(item)
        cards.receive(state, right, item)
        table.tick(state, item)
        state.choice[side] = NONE
