"""The game's own fast judgement: what a card promises in the contest for its set, and what each effect is good for.

A collection's promise is its points weighed by how safe its place looks; the later, the more certain. Values are in
points.
"""

import math

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import wide
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..cards import set_of
from ..codes import (
    BONUS_EXCHANGE,
    BONUS_GLUE,
    BONUS_TAKE,
    DONE,
    GIVE,
    KEEP,
    PLAY_CARD,
    TAKE_CARD,
    USE,
    WASTE,
    about,
    first_of,
    second_of,
    verb_of,
)
from ..scoring import open_wears, size, wears
from ..state import (
    COPY,
    CROWN,
    DECK,
    DIPLOMA,
    ENCORE,
    EXCHANGE,
    FEAST,
    GLUE,
    LAYING,
    PARCEL,
    PLAY,
    QUESTION,
    ROCKET,
    SET_CARDS,
    STRIKE,
    TRICK,
)
from .planning import PLANNING, plan_moves
from .worth import (
    COMBO,
    EARLY,
    ENVY,
    FLOW,
    HELD,
    LATE,
    TURNED,
    WEIGHTS,
    Weights,
    in_hand,
    likelihood,
    open_value,
    space_of,
    star_value,
)

PACE = 25000


@compiled
def certainty(box: BoxData, state: State, w: Weights) -> float:
    """How much of the game is over, as the steepness of what a lead is worth."""
    left = float(state.pile_size) / float(box.cards_in_play[state.players])
    return w[EARLY] + w[LATE] * (1.0 - left)


@compiled
def chance_to_beat(lead: float, steep: float) -> float:
    return 1.0 / (1.0 + math.exp(-steep * (lead - 0.25)))


@compiled
def promise(box: BoxData, state: State, seat: int, number: int, own: int, space: int, steep: float) -> float:
    """What a collection of `own` cards looks worth on a space, against what the others have laid."""
    if own <= 0:
        return 0.0
    first = 0
    second = 0
    for other in range(state.players):
        if other != seat:
            theirs = size(box, state, other, number)
            if theirs > first:
                second = first
                first = theirs
            elif theirs > second:
                second = theirs
    best = chance_to_beat(own - first, steep)
    if state.players == 2:
        return best * box.largest[space]
    next_best = chance_to_beat(own - second, steep) - best
    return best * box.largest[space] + max(0.0, next_best) * box.second[space]


@compiled
def growth(box: BoxData, state: State, seat: int, number: int, have: int, more: int, steep: float) -> float:
    """What further cards add to a collection of `have` cards."""
    space = space_of(state, number)
    before = promise(box, state, seat, number, have, space, steep)
    return promise(box, state, seat, number, have + more, space, steep) - before


@compiled
def card_value(box: BoxData, state: State, seat: int, card: int, steep: float, w: Weights) -> float:
    """A further card in hand."""
    number = set_of(card)
    have = size(box, state, seat, number) + in_hand(state, seat, number)
    value = growth(box, state, seat, number, have, 1, steep) + star_value(box, state, card)
    return w[HELD] * (value + open_value(box, card, w))


@compiled
def lay_value(box: BoxData, state: State, seat: int, card: int, steep: float, w: Weights) -> float:
    """One card laid into the album now, with all its stickers."""
    number = set_of(card)
    value = growth(box, state, seat, number, size(box, state, seat, number), 1, steep)
    return value + star_value(box, state, card) + open_value(box, card, w)


@compiled
def collection_value(box: BoxData, state: State, seat: int, number: int, steep: float, w: Weights) -> float:
    """All hand cards of a set laid at once."""
    cards = in_hand(state, seat, number)
    value = growth(box, state, seat, number, size(box, state, seat, number), cards, steep) + w[FLOW] * cards
    best = 0.0
    for place in range(SET_CARDS):
        if int(state.hand[seat, number]) >> place & 1:
            card = number * SET_CARDS + place
            value += star_value(box, state, card)
            best = max(best, open_value(box, card, w))
    return value + best


@compiled
def play_value(box: BoxData, state: State, seat: int, card: int, steep: float, w: Weights) -> float:
    """The set that promises most; within it the card with the best stickers last, so that it is open."""
    number = set_of(card)
    order = -0.01 * open_value(box, card, w)
    if state.phase == PLAY:
        return collection_value(box, state, seat, number, steep, w) + order
    covered = state.laid_set * SET_CARDS + int(state.open_card[seat, state.laid_set])
    value = growth(box, state, seat, number, size(box, state, seat, number), 1, steep) + star_value(box, state, card)
    last = in_hand(state, seat, number) == 1
    value += w[FLOW] - (open_value(box, covered, w) - open_value(box, card, w)) * last
    return value + order


@compiled
def exchange_value(box: BoxData, state: State, seat: int, one: int, other: int, steep: float, w: Weights) -> float:
    """What two markers changing places brings, and what it takes from the others."""
    first, second = state.markers[one], state.markers[other]
    value = 0.0
    for player in range(state.players):
        a = size(box, state, player, first)
        b = size(box, state, player, second)
        change = promise(box, state, player, first, a, other, steep) - promise(box, state, player, first, a, one, steep)
        change += promise(box, state, player, second, b, one, steep)
        change -= promise(box, state, player, second, b, other, steep)
        value += change if player == seat else -w[ENVY] * change
    return value


@compiled
def question_value(box: BoxData, state: State, seat: int, other: int, number: int, steep: float, w: Weights) -> float:
    have = size(box, state, seat, number) + in_hand(state, seat, number)
    wanted = growth(box, state, seat, number, have, 1, steep)
    return 0.3 + w[HELD] * likelihood(state, other, number) * (wanted + 0.5)


@compiled
def glue_value(box: BoxData, state: State, seat: int, number: int, steep: float, w: Weights) -> float:
    """Holds a marker where it does good."""
    space = space_of(state, number)
    value = 0.0
    for player in range(state.players):
        mine = promise(box, state, player, number, size(box, state, player, number), space, steep)
        value += mine if player == seat else -w[ENVY] * mine
    return 0.1 + 0.1 * value


@compiled
def keep_value(box: BoxData, state: State, seat: int, card: int, w: Weights) -> float:
    """The last card, with all of its set (ST-60); only a matching collection takes it, and it lies open on top."""
    number = set_of(card)
    if state.album[seat, number] == 0:
        return 0.0
    steep = w[EARLY] + 2.0 * w[LATE]
    have = size(box, state, seat, number)
    more = in_hand(state, seat, number) - open_wears(box, state, seat, number, CROWN) + wears(box, card, CROWN)
    value = growth(box, state, seat, number, have, more, steep)
    value += (have + more) * wears(box, card, DIPLOMA) - have * open_wears(box, state, seat, number, DIPLOMA)
    for place in range(SET_CARDS):
        if int(state.hand[seat, number]) >> place & 1:
            value += star_value(box, state, number * SET_CARDS + place)
    return value


@compiled
def sticker_value(box: BoxData, state: State, seat: int, move: int, steep: float, w: Weights) -> float:
    """The effects that only stickers have."""
    verb, what = verb_of(move), about(move)
    if verb == USE + DECK:
        return w[TURNED]
    if verb == USE + QUESTION:
        return question_value(box, state, seat, first_of(move), second_of(move), steep, w)
    if verb == USE + FEAST:
        value = 0.0
        for other in range(state.players):
            if other != seat:
                value += question_value(box, state, seat, other, what, steep, w)
        return value
    if verb == USE + ENCORE:
        return lay_value(box, state, seat, what, steep, w)
    if verb == USE + PARCEL:
        return 0.5 + lay_value(box, state, seat, state.display[what], steep, w)
    if verb == USE + TRICK:
        gained = card_value(box, state, seat, state.display[second_of(move)], steep, w)
        return gained - card_value(box, state, seat, first_of(move), steep, w)
    return w[COMBO] if verb in (USE + STRIKE, USE + COPY) else 0.0


@compiled
def value_of(box: BoxData, state: State, seat: int, move: int, steep: float, w: Weights) -> float:
    verb, what = verb_of(move), about(move)
    if verb == PLAY_CARD:
        return play_value(box, state, seat, what, steep, w)
    if verb in (TAKE_CARD, BONUS_TAKE):
        return card_value(box, state, seat, state.display[what], steep, w)
    if verb in (USE + EXCHANGE, BONUS_EXCHANGE):
        return exchange_value(box, state, seat, box.pairs[what, 0], box.pairs[what, 1], steep, w)
    if verb == USE + ROCKET:
        return exchange_value(box, state, seat, box.rockets[what, 0], box.rockets[what, 1], steep, w)
    if verb in (USE + GLUE, BONUS_GLUE):
        return glue_value(box, state, seat, what, steep, w)
    if verb == GIVE:
        return -card_value(box, state, seat, what, steep, w)
    if verb == KEEP:
        return keep_value(box, state, seat, what, w)
    if verb == WASTE:
        return -0.1
    if verb == DONE:
        return 0.2 if state.phase == LAYING else 0.0
    return sticker_value(box, state, seat, move, steep, w)


@compiled
def weigh(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64], w: Weights) -> None:
    """`judge` by other weights."""
    steep = certainty(box, state, w)
    for i in range(n):
        values[i] = value_of(box, state, seat, wide(moves[i]), steep, w)


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    weigh(box, state, seat, moves, n, values, WEIGHTS)


@compiled
def foresee(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    """`judge`, but what makes or changes a plan is valued by that."""
    weigh(box, state, seat, moves, n, values, WEIGHTS)
    plan_moves(box, state, wide(seat), moves, n, values, PLANNING)
