"""What is known of the cards in hands: kept up to date with every card that moves, hidden by the veil, filled in again.

Everybody knows how many cards of a set a hand holds at least and at most. A card seen on its way into a hand is
located there, for those who saw it. If a card of its set later goes to another hand unseen, it may be in either.
"""

import numpy as np

from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .cards import COUNTS, all_hands, bit, hidden_cards, nth_bit, set_of
from .state import EVERYBODY, FINISHED, NONE, PLAYERS, SET_CARDS, SETS, UNKNOWN

ATTEMPTS = 60  # to fill the hands in with respect to all that is known
DRAWS = 1 << 12  # reserved for one attempt
LAST_CARDS, FAVOURITES = 1 << 40, 1 << 41  # where their draws begin


# -- cards on their way --------------------------------------------------------------------------------------------


@compiled
def join_hand(state: State, seat: int, card: int) -> None:
    number = set_of(card)
    state.hand[seat, number] |= bit(card)
    state.hand_size[seat] += 1


@compiled
def join_seen(state: State, seat: int, card: int) -> None:
    """All have seen the card go into the hand."""
    join_hand(state, seat, card)
    number = set_of(card)
    state.least[seat, number] += 1
    state.most[seat, number] = min(SET_CARDS, state.most[seat, number] + 1)
    locate(state, seat, card)


@compiled
def locate(state: State, seat: int, card: int) -> None:
    """All others know that the card is in the hand."""
    number = set_of(card)
    for viewer in range(state.players):
        if viewer != seat:
            state.located[viewer, seat, number] |= bit(card)
    state.located[EVERYBODY, seat, number] |= bit(card)


@compiled
def join_unseen(state: State, seat: int, card: int) -> None:
    """Drawn: only the owner knows it, so it may be of any set."""
    join_hand(state, seat, card)
    for number in range(SETS):
        if state.most[seat, number] < SET_CARDS:
            state.most[seat, number] += 1


@compiled
def lower_bounds(state: State, seat: int, number: int) -> None:
    """A card of the set has left the hand."""
    state.hand_size[seat] -= 1
    state.least[seat, number] = max(0, state.least[seat, number] - 1)
    state.most[seat, number] = max(0, state.most[seat, number] - 1)


@compiled
def leave_hand(state: State, seat: int, card: int) -> None:
    """All see the card laid down."""
    number, rest = set_of(card), ~bit(card)
    state.hand[seat, number] &= rest
    lower_bounds(state, seat, number)
    for viewer in range(PLAYERS + 1):
        for hand in range(PLAYERS):
            state.located[viewer, hand, number] &= rest


@compiled
def hand_over(state: State, giver: int, asker: int, card: int) -> None:
    """The two see which card it is (ST-43); for all others every card located with the giver may have been it."""
    number, mask = set_of(card), bit(card)
    state.hand[giver, number] &= ~mask
    lower_bounds(state, giver, number)
    state.hand[asker, number] |= mask
    state.hand_size[asker] += 1
    state.least[asker, number] += 1
    state.most[asker, number] = min(SET_CARDS, state.most[asker, number] + 1)
    for viewer in range(state.players):
        if viewer != giver and viewer != asker:
            state.located[viewer, asker, number] |= state.located[viewer, giver, number]
    state.located[EVERYBODY, asker, number] |= state.located[EVERYBODY, giver, number]
    state.located[giver, asker, number] |= mask
    for hand in range(PLAYERS):
        state.located[asker, hand, number] &= ~mask
    if state.most[giver, number] == 0:
        deny(state, giver, number)


@compiled
def admit(state: State, seat: int, number: int) -> None:
    """Whoever has to give a card of the set has one."""
    state.least[seat, number] = max(1, state.least[seat, number])


@compiled
def deny(state: State, seat: int, number: int) -> None:
    """All have heard that the hand holds no card of the set."""
    state.least[seat, number] = 0
    state.most[seat, number] = 0
    for viewer in range(PLAYERS + 1):
        state.located[viewer, seat, number] = 0


# -- the veil ------------------------------------------------------------------------------------------------------


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


# -- filling in ----------------------------------------------------------------------------------------------------


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    veil(box, state, seat)
    if not state.open_hands:
        fill_hands(state, seat, key)
        share_knowledge(state, seat)
    fill_choices(state, key)
    fill_favourites(state, key)


@compiled
def fill_hands(state: State, seat: int, key: np.uint64) -> None:
    """Tries until all fits. After many attempts it takes no heed of the bounds, so that it always ends."""
    attempt, filled = 0, False
    while not filled:
        for other in range(state.players):
            if other != seat:
                empty_hand(state, other)
        filled = try_to_fill(state, seat, key, attempt * DRAWS, attempt < ATTEMPTS)
        attempt += 1


@compiled
def empty_hand(state: State, seat: int) -> None:
    """Back into what is unseen."""
    for number in range(SETS):
        state.pile[number] |= state.hand[seat, number]
        state.hand[seat, number] = 0


@compiled
def try_to_fill(state: State, seat: int, key: np.uint64, counter: int, strict: bool) -> bool:
    row = EVERYBODY if seat < 0 else seat
    if not place_located(state, row, seat, key, counter, strict):
        return False
    counter += SETS * SET_CARDS
    for other in range(state.players):
        if other != seat and not (place_least(state, other, key, counter + other * 256, strict)):
            return False
    counter += PLAYERS * 256
    for other in range(state.players):
        if other != seat and not fill_up(state, other, key, counter + other * 256, strict):
            return False
    return True


@compiled
def held(state: State, seat: int) -> int:
    n = 0
    for number in range(SETS):
        n += COUNTS[state.hand[seat, number]]
    return n


@compiled
def has_room(state: State, seat: int, number: int, strict: bool) -> bool:
    if held(state, seat) >= state.hand_size[seat]:
        return False
    return not strict or COUNTS[state.hand[seat, number]] < state.most[seat, number]


@compiled
def move_in(state: State, seat: int, number: int, mask: int) -> None:
    state.pile[number] &= ~mask
    state.hand[seat, number] |= mask


@compiled
def place_located(state: State, row: int, seat: int, key: np.uint64, counter: int, strict: bool) -> bool:
    """First the cards that can be in one hand only, then those that may be in several."""
    for several in range(2):
        for number in range(SETS):
            known = 0
            for hand in range(state.players):
                known |= int(state.located[row, hand, number])
            known &= int(state.pile[number])
            while known:
                mask = known & -known
                known &= known - 1
                counter += 1
                if not place_one(state, row, number, mask, draw(key, counter, 12), several, strict):
                    return False
    return True


@compiled
def place_one(state: State, row: int, number: int, mask: int, chosen: int, several: int, strict: bool) -> bool:
    """A located card into one of the hands it may be in; 12 draws divide evenly among 1, 2, 3 or 4 hands."""
    possible = 0
    with_room = 0
    for hand in range(state.players):
        if int(state.located[row, hand, number]) & mask:
            possible += 1
            with_room += has_room(state, hand, number, strict)
    if (possible > 1) != (several == 1):
        return True
    if with_room == 0:
        return not strict
    chosen %= with_room
    for hand in range(state.players):
        if int(state.located[row, hand, number]) & mask and has_room(state, hand, number, strict):
            if chosen == 0:
                move_in(state, hand, number, mask)
            chosen -= 1
    return True


@compiled
def place_least(state: State, seat: int, key: np.uint64, counter: int, strict: bool) -> bool:
    """Cards of the sets that the hand is known to hold."""
    for number in range(SETS):
        while COUNTS[state.hand[seat, number]] < state.least[seat, number]:
            left = int(COUNTS[state.pile[number]])
            if left == 0 or not has_room(state, seat, number, strict):
                if strict:
                    return False
                break
            counter += 1
            move_in(state, seat, number, 1 << nth_bit(state.pile[number], draw(key, counter, left)))
    return True


@compiled
def fill_up(state: State, seat: int, key: np.uint64, counter: int, strict: bool) -> bool:
    """The rest of the hand: any cards of the pile of which it may hold more."""
    for _ in range(held(state, seat), state.hand_size[seat]):
        left = 0
        for number in range(SETS):
            if has_room(state, seat, number, strict):
                left += COUNTS[state.pile[number]]
        if left == 0:
            return False
        counter += 1
        n = draw(key, counter, left)
        number = 0
        while not has_room(state, seat, number, strict) or n >= COUNTS[state.pile[number]]:
            if has_room(state, seat, number, strict):
                n -= COUNTS[state.pile[number]]
            number += 1
        move_in(state, seat, number, 1 << nth_bit(state.pile[number], n))
    return True


@compiled
def share_knowledge(state: State, seat: int) -> None:
    """Of what another seat knows, the seat knows only what everybody knows, and that they know their own cards."""
    for other in range(state.players):
        if other == seat:
            continue
        for number in range(SETS):
            own = ~int(state.hand[other, number])
            for hand in range(state.players):
                shared = int(state.located[EVERYBODY, hand, number])
                state.located[other, hand, number] = 0 if hand == other else shared & own


@compiled
def fill_choices(state: State, key: np.uint64) -> None:
    """Any card of the hand, if a card was chosen."""
    for other in range(state.players):
        if state.chosen[other] == UNKNOWN:
            n = draw(key, LAST_CARDS + other, state.hand_size[other])
            for number in range(SETS):
                here = int(COUNTS[state.hand[other, number]])
                if 0 <= n < here:
                    state.chosen[other] = number * SET_CARDS + nth_bit(state.hand[other, number], n)
                n -= here


@compiled
def fill_favourites(state: State, key: np.uint64) -> None:
    """No two seats have the same."""
    taken = 0
    for other in range(state.players):
        if 0 <= state.favourite[other] < SETS:
            taken |= 1 << int(state.favourite[other])
    for other in range(state.players):
        if state.favourite[other] == UNKNOWN:
            free = ~taken & ((1 << SETS) - 1)
            state.favourite[other] = nth_bit(free, draw(key, FAVOURITES + other, int(COUNTS[free])))
            taken |= 1 << int(state.favourite[other])
