"""Set planning: which sets to go for, given what everybody has, what is still hidden and how many turns are left.

A turn lays cards of one set only (ST-21). So of all sets in which a seat could do well, it can follow up only as many
as it has turns; a card of another set is worth little, however well it would do there.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import wide
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..box import PAIRS
from ..cards import count, set_of
from ..codes import BONUS_EXCHANGE, BONUS_TAKE, PLAY_CARD, TAKE_CARD, USE, about, first_of, second_of, verb_of
from ..scoring import size
from ..state import DISPLAY, EXCHANGE, NONE, PLAY, PLAYERS, QUESTION, ROCKET, SET_CARDS, SETS
from .worth import WEIGHTS, Weights, in_hand, likelihood, open_value, space_of, star_value

(
    SURE,  # how sure a lead of one card is once nothing of the set is hidden
    HIDDEN,  # how much less sure hidden cards make it
    DRAWN,  # how many cards leave the pile in a turn
    DROPPED,  # the share of its promise that a card keeps if its set is not in the plan
    ENVY,  # the share of the others' points that one counts against oneself
    DENY,  # the same for a card that they might take
    FLOW,  # a card played makes room for a new one
    NOW,  # the share of its promise that a card fulfils by being laid
    RISE,  # the share of what the best exchange of markers brings, for whoever lays enough cards for it
) = range(9)

PLANNING = np.array([2.5, 0.8, 4.0, 0.2, 0.35, 0.3, 0.7, 0.7, 0.5])

TRIO = 3  # from so many cards on the bonus exchanges markers (ST-32)


class Outlook(NamedTuple):
    """How the contests stand."""

    reach: Weights  # by seat and set: the cards laid and, as far as one can tell, those in hand
    sure: Weights  # by set: how much a lead counts
    space: NDArray[np.int64]  # by set: where its marker lies
    share: Weights  # by set: how much of it will be laid by the seat that plans


# -- how the contests stand ----------------------------------------------------------------------------------------


@compiled
def unseen(state: State, seat: int, number: int) -> float:
    """The cards of a set in the pile and in other hands; to the seat they are all the same."""
    cards = float(count(state.pile[number]))
    for other in range(state.players):
        if other != seat:
            cards += count(state.hand[other, number])
    return cards


@compiled
def guess_hand(box: BoxData, state: State, other: int, loose: Weights, o: Outlook) -> None:
    """What is known to be there, and of the rest of the hand a share of the cards that could be anywhere."""
    free, total = float(state.hand_size[other]), 1.0
    for number in range(SETS):
        free -= state.least[other, number]
        total += loose[number]
    for number in range(SETS):
        known = float(state.least[other, number])
        more = min(float(state.most[other, number]) - known, free * loose[number] / total)
        o.reach[other, number] = size(box, state, other, number) + known + max(0.0, more)


@allocating
def survey(box: BoxData, state: State, seat: int, o: Outlook, v: Weights) -> None:
    loose = np.zeros(SETS)
    for number in range(SETS):
        hidden = unseen(state, seat, number)
        loose[number] = hidden
        for other in range(state.players):
            if other != seat:
                loose[number] = max(0.0, loose[number] - state.least[other, number])
        for slot in range(DISPLAY):
            hidden += state.display[slot] != NONE and set_of(state.display[slot]) == number
        o.sure[number] = v[SURE] / (1.0 + v[HIDDEN] * math.sqrt(hidden))
        o.space[number] = space_of(state, number)
    for other in range(state.players):
        if other == seat:
            for number in range(SETS):
                o.reach[seat, number] = size(box, state, seat, number) + in_hand(state, seat, number)
        else:
            guess_hand(box, state, other, loose, o)


@compiled
def chance_to_lead(lead: float, sure: float) -> float:
    return 1.0 / (1.0 + math.exp(-sure * lead))


@compiled
def contest(box: BoxData, players: int, seat: int, number: int, own: float, space: int, o: Outlook) -> float:
    """The points to expect of a collection of `own` cards with its marker on a space."""
    if own <= 0.0:
        return 0.0
    first, second = 0.0, 0.0
    for other in range(players):
        if other != seat:
            theirs = o.reach[other, number]
            second = max(second, min(first, theirs))
            first = max(first, theirs)
    best = chance_to_lead(own - first, o.sure[number])
    if players == 2:
        return best * box.largest[space]
    next_best = chance_to_lead(own - second, o.sure[number]) - best
    return best * box.largest[space] + next_best * box.second[space]


@compiled
def growth(box: BoxData, state: State, seat: int, number: int, have: float, more: float, o: Outlook) -> float:
    """What further cards add to a collection of `have` cards."""
    space = o.space[number]
    before = contest(box, state.players, seat, number, have, space, o)
    return contest(box, state.players, seat, number, have + more, space, o) - before


# -- the plan ------------------------------------------------------------------------------------------------------


@compiled
def turns_left(state: State, v: Weights) -> float:
    """Of each seat, the present one included."""
    return 1.0 + float(state.pile_size) / (v[DRAWN] * float(state.players))


@allocating
def make_plan(box: BoxData, state: State, seat: int, o: Outlook, v: Weights) -> None:
    """The sets in which laying what is in hand, and one card more, would bring most; as many as there are turns."""
    gains = np.zeros(SETS)
    for number in range(SETS):
        held = in_hand(state, seat, number)
        laid = float(size(box, state, seat, number))
        gains[number] = growth(box, state, seat, number, laid, held + 1.0, o) * (1.0 if held else 0.5)
    turns = turns_left(state, v)
    for number in range(SETS):
        rank = 0
        for other in range(SETS):
            rank += gains[other] > gains[number]
        o.share[number] = min(1.0, max(v[DROPPED], turns - rank))


# -- what moves change in it ---------------------------------------------------------------------------------------


@compiled
def denied(box: BoxData, state: State, seat: int, number: int, o: Outlook) -> float:
    """What a card would bring one of the others."""
    value = 0.0
    for other in range(state.players):
        if other != seat:
            value += growth(box, state, other, number, o.reach[other, number], 1.0, o)
    return value / (state.players - 1)


@compiled
def card_value(box: BoxData, state: State, seat: int, card: int, o: Outlook, v: Weights) -> float:
    """A further card in hand."""
    number = set_of(card)
    value = growth(box, state, seat, number, o.reach[seat, number], 1.0, o)
    value += star_value(box, state, card) + open_value(box, card, WEIGHTS)
    return o.share[number] * value + v[DENY] * denied(box, state, seat, number, o)


@compiled
def exchange_value(box: BoxData, state: State, seat: int, one: int, other: int, o: Outlook, v: Weights) -> float:
    """What two markers changing places brings, and what it takes from the others."""
    first, second = state.markers[one], state.markers[other]
    value = 0.0
    for player in range(state.players):
        a, b = o.reach[player, first], o.reach[player, second]
        change = contest(box, state.players, player, first, a, other, o)
        change -= contest(box, state.players, player, first, a, one, o)
        change += contest(box, state.players, player, second, b, one, o)
        change -= contest(box, state.players, player, second, b, other, o)
        value += change if player == seat else -v[ENVY] * change
    return value


@compiled
def best_exchange(box: BoxData, state: State, seat: int, o: Outlook, v: Weights) -> float:
    best = 0.0
    for pair in range(PAIRS):
        best = max(best, exchange_value(box, state, seat, box.pairs[pair, 0], box.pairs[pair, 1], o, v))
    return best


@compiled
def collection_value(box: BoxData, state: State, seat: int, number: int, o: Outlook, v: Weights) -> float:
    """All hand cards of a set laid at once, and the bonus for them."""
    held = in_hand(state, seat, number)
    value = growth(box, state, seat, number, float(size(box, state, seat, number)), float(held), o)
    best = 0.0
    for place in range(SET_CARDS):
        if int(state.hand[seat, number]) >> place & 1:
            card = number * SET_CARDS + place
            value += star_value(box, state, card)
            best = max(best, open_value(box, card, WEIGHTS))
    value = v[NOW] * value + v[FLOW] * held + best
    return value + v[RISE] * best_exchange(box, state, seat, o, v) if held >= TRIO else value


@compiled
def play_value(box: BoxData, state: State, seat: int, card: int, o: Outlook, v: Weights) -> float:
    """The set whose collection is worth most now; within it the card with the best stickers last, so that it is
    open."""
    number = set_of(card)
    order = -0.01 * open_value(box, card, WEIGHTS)
    if state.phase == PLAY:
        return collection_value(box, state, seat, number, o, v) + order
    held = in_hand(state, seat, number)
    value = growth(box, state, seat, number, float(size(box, state, seat, number)), 1.0, o)
    value = v[NOW] * (value + star_value(box, state, card)) + v[FLOW]
    if state.laid_count == TRIO - 1:
        value += v[RISE] * best_exchange(box, state, seat, o, v) + v[FLOW] * (held - 1)
    if held == 1:
        covered = number * SET_CARDS + int(state.open_card[seat, number])
        value += open_value(box, card, WEIGHTS) - open_value(box, covered, WEIGHTS)
    return value + order


@compiled
def question_value(box: BoxData, state: State, seat: int, other: int, number: int, o: Outlook, v: Weights) -> float:
    """A card more for oneself, and one less for the other; if there is one."""
    value = o.share[number] * growth(box, state, seat, number, o.reach[seat, number], 1.0, o)
    value -= v[ENVY] * growth(box, state, other, number, o.reach[other, number], -1.0, o)
    return 0.3 + likelihood(state, other, number) * value


@compiled
def planned_value(box: BoxData, state: State, seat: int, move: int, judged: float, o: Outlook, v: Weights) -> float:
    """What is no part of a plan stays as it was judged."""
    verb, what = verb_of(move), about(move)
    if verb == PLAY_CARD:
        return play_value(box, state, seat, what, o, v)
    if verb in (TAKE_CARD, BONUS_TAKE):
        return card_value(box, state, seat, state.display[what], o, v)
    if verb in (USE + EXCHANGE, BONUS_EXCHANGE):
        return exchange_value(box, state, seat, box.pairs[what, 0], box.pairs[what, 1], o, v)
    if verb == USE + ROCKET:
        return exchange_value(box, state, seat, box.rockets[what, 0], box.rockets[what, 1], o, v)
    if verb == USE + QUESTION:
        return question_value(box, state, seat, first_of(move), second_of(move), o, v)
    return judged


@allocating
def plan_moves(
    box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64], v: Weights
) -> None:
    """Values the moves by the plan; `values` come as they were judged. Without a move there may be no board yet."""
    if n == 0:
        return
    o = Outlook(np.zeros((PLAYERS, SETS)), np.zeros(SETS), np.zeros(SETS, np.int64), np.zeros(SETS))
    survey(box, state, seat, o, v)
    make_plan(box, state, seat, o, v)
    for i in range(n):
        values[i] = planned_value(box, state, seat, wide(moves[i]), values[i], o, v)
