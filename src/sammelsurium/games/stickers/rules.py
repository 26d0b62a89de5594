"""The rules of stickers. Numbers such as ST-31 are statements of docs/rules/stickers.md.

The rooms beside this one: `legality` (what may be done), `effects` and `turn` (what it does), `knowledge` (who has seen
which card), `scoring`.
"""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, OVER, BoxData, Numbers, State

from .cards import COUNTS, bit, leave_pile, set_of, widen
from .codes import (
    ASK,
    BONUS_GLUE,
    BONUS_SWAP,
    BONUS_TAKE,
    DONE,
    GIVE,
    KEEP,
    LAUNCH,
    STOP,
    SWAP,
    USE_DECK,
    USE_ENCORE,
    USE_FEAST,
    USE_GLUE,
    USE_PARCEL,
    USE_PLAY,
    USE_STRIKE,
    USE_TAKE,
    USE_TRICK,
    WASTE,
    about,
    first_of,
    second_of,
    verb_of,
)
from .codes import CODES as CODES
from .effects import (
    ask,
    end_question,
    exchange_markers,
    feast,
    give,
    go_round,
    next_step,
    play_copy,
    play_deck,
    play_encore,
    play_exchange,
    play_glue,
    play_parcel,
    play_rocket,
    play_strike,
    play_trick,
    take_card,
    waste,
)
from .knowledge import join_unseen
from .knowledge import resample as resample
from .knowledge import veil as veil
from .legality import acting
from .legality import legal as legal
from .refusing import refusal as refusal
from .scoring import TERMS as TERMS
from .scoring import outcome as outcome
from .scoring import score as score
from .setup import open_next, set_up, sets_placed
from .setup import start as start
from .state import (
    AGAIN,
    CARDS,
    COPY,
    DEAL_FAVOURITES,
    DEAL_HANDS,
    DISPLAY,
    DRAW_FOR_ASKER,
    DRAW_FOR_GIVER,
    DRAW_START,
    FINISHED,
    LAST_CARD,
    LAST_CHANCE,
    LAYING,
    NONE,
    OPENING,
    PLACE_MARKERS,
    REFILL_DISPLAY,
    REFILL_HAND,
    SETS,
    TURN_CARD,
)
from .turn import (
    AT_DISPLAY,
    AT_EFFECTS,
    AT_HAND,
    AT_LAST_CARD,
    AT_PLAY,
    choosing,
    close_effects,
    complete_collection,
    go_on,
    lay,
    left_to_choose,
    play_from_hand,
    trigger,
)

VERSION = 2
PREFIX = "ST"
REASONS = ("reserve",)
MOST_MOVES = 2048
LONGEST = 4000
CENSUS = CARDS + 4


# -- who acts ------------------------------------------------------------------------------------------------------


@compiled
def to_act(state: State) -> int:
    if state.phase <= LAST_CHANCE:
        return CHANCE
    if state.phase == FINISHED:
        return OVER
    return choosing(state) if state.phase == LAST_CARD else 1 << acting(state)


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Nobody acts out of turn."""
    return 0


# -- chance --------------------------------------------------------------------------------------------------------


@compiled
def chance(box: BoxData, state: State) -> int:
    """Every card of the pile, every marker, every seat is equally likely."""
    if state.phase == DRAW_START:
        return state.players
    if state.phase == PLACE_MARKERS:
        return SETS - int(COUNTS[sets_placed(state)])
    if state.phase == DEAL_FAVOURITES:
        dealt = 0
        for seat in range(state.players):
            dealt += state.favourite[seat] != NONE
        return SETS - dealt
    return state.pile_size


@compiled
def apply_chance(box: BoxData, state: State, outcome: int) -> None:
    phase = state.phase
    if phase <= DEAL_HANDS:
        set_up(box, state, outcome)
    else:
        go_on(box, state, drawn(box, state, leave_pile(state, outcome)))


@compiled
def drawn(box: BoxData, state: State, card: int) -> int:
    """Where the card goes, and where the turn goes on."""
    phase, seat = state.phase, state.turn
    if phase == REFILL_HAND:
        join_unseen(state, seat, card)
        return AT_HAND
    if phase == REFILL_DISPLAY:
        fill_display(state, card)
        return AT_DISPLAY
    if phase == TURN_CARD:
        lay(state, seat, card)
        trigger(box, state, card)
        return AT_EFFECTS
    if phase == DRAW_FOR_ASKER:
        join_unseen(state, seat, card)
        return end_question(state)
    join_unseen(state, state.giver, card)
    return go_round(state)


@compiled
def fill_display(state: State, card: int) -> None:
    slot = 0
    while state.display[slot] != NONE:
        slot += 1
    state.display[slot] = card


# -- moves ---------------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        apply_chance(box, state, widen(move))
    else:
        carry_out(box, state, widen(actor), widen(move))


@compiled
def carry_out(box: BoxData, state: State, seat: int, move: int) -> None:
    verb = verb_of(move)
    if state.phase == OPENING:
        if verb == SWAP:
            pair = about(move)
            exchange_markers(state, box.pairs[pair, 0], box.pairs[pair, 1])
        open_next(box, state)
    elif verb == USE_PLAY:
        play_card(box, state, seat, about(move))
    elif verb <= DONE:
        go_on(box, state, begin_or_end(box, state, seat, move))
    elif verb < BONUS_TAKE:
        go_on(box, state, use_sticker(box, state, seat, move))
    else:
        go_on(box, state, use_other(box, state, seat, move))


@compiled
def play_card(box: BoxData, state: State, seat: int, card: int) -> None:
    """One more card of the collection (ST-21); with no further one of its set in hand it is complete."""
    number = set_of(card)
    play_from_hand(box, state, seat, card)
    state.laid |= bit(card)
    state.laid_set = number
    state.laid_count += 1
    state.phase = LAYING
    if state.hand[seat, number] == 0:
        go_on(box, state, complete_collection(box, state))


@compiled
def begin_or_end(box: BoxData, state: State, seat: int, move: int) -> int:
    if verb_of(move) == USE_TAKE:
        take_card(state, seat, about(move))
        return AT_PLAY
    return complete_collection(box, state) if state.phase == LAYING else close_effects(state)


@compiled
def use_sticker(box: BoxData, state: State, seat: int, move: int) -> int:
    verb, what = verb_of(move), about(move)
    if verb == USE_DECK:
        return play_deck(state)
    if verb == ASK:
        return ask(state, first_of(move), second_of(move))
    if verb == SWAP:
        return play_exchange(state, box.pairs[what, 0], box.pairs[what, 1])
    if verb == USE_ENCORE:
        return play_encore(box, state, seat, what)
    if verb == USE_GLUE:
        return play_glue(state, what)
    if verb == LAUNCH:
        return play_rocket(state, box.rockets[what, 0], box.rockets[what, 1])
    if verb == USE_FEAST:
        return feast(state, what)
    if verb == USE_TRICK:
        return play_trick(state, seat, first_of(move), second_of(move), state.phase != AGAIN)
    if verb == USE_STRIKE:
        return play_strike(state)
    if verb == USE_PARCEL:
        return play_parcel(box, state, seat, what)
    return play_copy(box, state, first_of(move), second_of(move))


@compiled
def use_other(box: BoxData, state: State, seat: int, move: int) -> int:
    verb, what = verb_of(move), about(move)
    if verb == GIVE:
        return give(state, what)
    if verb == KEEP:
        state.chosen[seat] = what
        return AT_LAST_CARD
    if verb == STOP:
        return AT_EFFECTS
    if verb == WASTE:
        return waste(state, what)
    if verb == BONUS_TAKE:
        take_card(state, seat, what)
    elif verb == BONUS_SWAP:
        exchange_markers(state, box.pairs[what, 0], box.pairs[what, 1])
    elif verb == BONUS_GLUE:
        state.glued = what
    return next_step(box, state)


# -- what is seen, what is there -----------------------------------------------------------------------------------


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
        return move if left_to_choose(state) == 1 else HIDDEN
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


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Where each card lies, then four sums that are 0 as long as kept counts and masks are true."""
    for card in range(CARDS):
        number, mask = set_of(card), bit(card)
        sums[card] = int(state.pile[number]) & mask != 0
        for seat in range(state.players):
            sums[card] += int(state.hand[seat, number]) & mask != 0
            sums[card] += int(state.album[seat, number]) & mask != 0
    for slot in range(DISPLAY):
        if state.display[slot] != NONE:
            sums[state.display[slot]] += 1
    for extra in range(CARDS, CENSUS):
        sums[extra] = 0
    sums[CARDS] -= state.pile_size
    for number in range(SETS):
        sums[CARDS] += COUNTS[state.pile[number]]
        for seat in range(state.players):
            sums[CARDS + 1] += COUNTS[state.hand[seat, number]]
            place = state.open_card[seat, number]
            lies = place != NONE and int(state.album[seat, number]) >> int(place) & 1
            sums[CARDS + 2] += (state.album[seat, number] != 0) != (lies != 0)
        sums[CARDS + 3] += COUNTS[state.copies[number]]
    for seat in range(state.players):
        sums[CARDS + 1] -= state.hand_size[seat]
    sums[CARDS + 3] -= state.pending[COPY]
