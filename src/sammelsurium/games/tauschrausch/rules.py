"""The rules of Tauschrausch. Numbers such as TR-30 are statements of docs/rules/tauschrausch.md.

A round runs through phases (state.py). `run` carries out whatever happens by itself, until somebody has to decide or
Chance has to speak.
"""

import numpy as np

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State

from . import rival
from .bits import bit, count, has, nth
from .census import SUMS
from .census import census as census
from .codes import (
    ALBUM,
    BACK,
    CHOOSE_OFFER,
    CONFIRM,
    DRAW,
    DROP,
    ENTER,
    EXCHANGE_ITEM,
    GIVE,
    PLACE,
    PUT,
    REDRAW_ITEM,
    REVEAL,
    STAMP,
    TAKE,
    USE,
    argument_of,
    first_of,
    second_of,
    verb_of,
)
from .codes import CODES as CODES
from .flow import run
from .items import decide, look, outcomes
from .legality import add_moves, refuse_move, rule_of_phase
from .rounds import end_round, everybody, exchange, reveal_event, take_item
from .scoring import rare_values, score_contests, total
from .secrets import resample as resample
from .secrets import seen as seen
from .secrets import veil as veil
from .setup import albums_left, deal_contest, give_album, give_marker, picks_album
from .setup import start as start
from .show import confirm_show, drop_stamp, place_stamp, take_stamp
from .specialists.collecting import EXCHANGED, stockkeeper, use_first
from .specialists.swapping import draw_and_reserve
from .split import put_item, take_back_item
from .state import (
    BARGAIN,
    COLLECT,
    DEAL_CONTESTS,
    DRAW_START,
    ENTER_CONTESTS,
    EVERYBODY,
    FINISHED,
    GIVE_ALBUMS,
    KIND_CARDS,
    LAY_POOL,
    NONE,
    OFFER_A,
    OPEN_HAND,
    REVEAL_EVENTS,
    RIVAL,
    SCORE_CONTESTS,
    SHOW,
    SIDES,
    SPLIT,
    TASTE,
    TURN_TASTES,
)
from .state import TERMS as TERMS
from .swap import (
    choose_for_rival,
    choose_offer,
    end_bargain,
    tastes_open,
)

VERSION = 2
PREFIX = "TR"
REASONS = ("days", "beaten", "lost", "tied")
MOST_MOVES = 400
LONGEST = 4000
CENSUS = SUMS


# -- who acts ------------------------------------------------------------------------------------------------------


@compiled
def to_act(state: State) -> int:
    phase = state.phase
    if state.looking or phase in (TURN_TASTES, TASTE):
        return CHANCE
    if phase < LAY_POOL:
        return bit(state.turn) if picks_album(state) else CHANCE
    if phase == FINISHED:
        return OVER
    if phase in (SPLIT, SHOW, OPEN_HAND):
        return everybody(state) & ~state.confirmed
    if phase == ENTER_CONTESTS and not state.contests_in_turn:
        return everybody(state) & ~state.confirmed
    if phase == COLLECT and rival.plays(state) and state.open_card == NONE:
        return CHANCE
    return bit(state.turn)


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Nobody acts out of turn."""
    return 0


@compiled
def is_waited_for(state: State, seat: int) -> bool:
    seats = to_act(state)
    return seats > 0 and has(seats, seat)


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    return add_moves(box, state, seat, out) if is_waited_for(state, seat) else 0


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    if not is_waited_for(state, seat):
        return rule_of_phase(state.phase)
    return refuse_move(box, state, seat, move)


# -- chance --------------------------------------------------------------------------------------------------------


@compiled
def chance(box: BoxData, state: State) -> int:
    """Every seat, album, card and front that nobody has seen is equally likely."""
    if state.looking:
        return outcomes(state)
    phase = state.phase
    if phase == DRAW_START:
        return state.players
    if phase == GIVE_ALBUMS:
        return count(albums_left(state))
    if phase == DEAL_CONTESTS:
        return KIND_CARDS
    if phase == REVEAL_EVENTS:
        return count(state.deck)
    if phase == TASTE and box.open_tastes[state.level] == 2:
        return 2
    return count(state.rival_deck)


@compiled
def apply_chance(box: BoxData, state: State, outcome: int) -> None:
    phase = state.phase
    if state.looking:
        decide(state, outcome)
    elif phase == DRAW_START:
        give_marker(box, state, outcome)
    elif phase == GIVE_ALBUMS:
        give_album(state, nth(albums_left(state), outcome))
    elif phase == DEAL_CONTESTS:
        deal_contest(state, outcome)
    elif phase == REVEAL_EVENTS:
        reveal_event(box, state, nth(state.deck, outcome))
    elif phase == COLLECT:
        state.open_card = rival.open_card(state, outcome)
    elif phase == TURN_TASTES:
        state.tastes[tastes_open(state)] = rival.open_card(state, outcome)
    else:
        follow_taste(box, state, outcome)


@compiled
def follow_taste(box: BoxData, state: State, outcome: int) -> None:
    """One of the two tastes that lie open, or a card turned up now; then Pinzetta chooses."""
    if box.open_tastes[state.level] == 2:
        if outcome == 1:
            state.tastes[0], state.tastes[1] = state.tastes[1], state.tastes[0]
    else:
        state.tastes[0] = rival.open_card(state, outcome)
    choose_for_rival(box, state)


# -- actions -------------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    verb = NONE if actor == CHANCE else verb_of(move)
    if verb == PUT:
        put_item(state, actor, first_of(move), second_of(move))
    elif verb == BACK:
        take_back_item(state, actor, argument_of(move))
    elif verb == STAMP:
        take_stamp(box, state, actor, argument_of(move))
    elif verb == PLACE:
        place_stamp(box, state, actor, argument_of(move))
    elif verb == DROP:
        drop_stamp(state, actor)
    else:
        if actor == CHANCE:
            apply_chance(box, state, move)
        else:
            decide_something(box, state, actor, move)
        run(box, state)
        if state.phase == SCORE_CONTESTS:
            # Not in `run`: contests are much code, which the compiler would carry through every level of calls.
            score_contests(box, state)
            end_round(box, state)


@compiled
def decide_something(box: BoxData, state: State, seat: int, move: int) -> None:
    """The moves after which the game can go on by itself."""
    verb, argument = verb_of(move), argument_of(move)
    if verb == TAKE:
        take_item(state, seat, argument)
    elif verb == CONFIRM:
        confirm(box, state, seat)
    elif verb == CHOOSE_OFFER:
        choose_offer(box, state, seat, first_of(move), OFFER_A + second_of(move))
    elif verb in (ENTER, GIVE):
        pick(state, seat, argument)
    elif verb == REVEAL:
        look(state, EVERYBODY, bit(argument))
        state.asked += 1
    elif verb == EXCHANGE_ITEM:
        exchange(state, seat, first_of(move), second_of(move))
    elif verb == REDRAW_ITEM:
        stockkeeper(state, seat, first_of(move), second_of(move))
        state.asked |= EXCHANGED
    elif verb == USE:
        use_first(box, state)
    elif verb == ALBUM:
        give_album(state, argument)
    else:
        draw_or_pass(state, seat, move)


@compiled
def confirm(box: BoxData, state: State, seat: int) -> None:
    if state.phase == SHOW:
        confirm_show(box, state, seat)
    else:
        state.confirmed |= bit(seat)


@compiled
def pick(state: State, seat: int, choice: int) -> None:
    """A secret pick, or a contest announced in turn."""
    state.choice[seat] = choice
    state.confirmed |= bit(seat)
    if state.phase == ENTER_CONTESTS:
        state.asked += 1


@compiled
def draw_or_pass(state: State, seat: int, move: int) -> None:
    """Answers to what a specialist or an event offers."""
    if verb_of(move) == DRAW:
        draw_and_reserve(state, seat, argument_of(move))
    state.asked += 1
    if state.phase == BARGAIN:
        end_bargain(state)


# -- points --------------------------------------------------------------------------------------------------------


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    """What stands on the score track; the order is that of TERMS."""
    for term in range(len(TERMS)):
        terms[term] = state.terms[seat, term]
    return total(state, seat)


@allocating
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    """TR-65: points, then rare values; who is still tied shares the place."""
    rare = np.zeros(SIDES, np.int64)
    for side in range(state.sides):
        rare[side] = rare_values(box, state, side)
    for seat in range(state.players):
        ranks[seat] = 1
        tie_breaks[seat] = rare[seat]
        for other in range(state.players):
            ranks[seat] += is_better(total(state, other), rare[other], total(state, seat), rare[seat])
    if not rival.plays(state):
        return 0
    own, hers = total(state, 0), total(state, RIVAL)
    if is_better(own, rare[0], hers, rare[RIVAL]):
        return 1
    return 2 if is_better(hers, rare[RIVAL], own, rare[0]) else 3


@compiled
def is_better(points: int, rare: int, other_points: int, other_rare: int) -> bool:
    return points > other_points or (points == other_points and rare > other_rare)
