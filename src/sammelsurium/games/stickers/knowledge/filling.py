"""A veiled state filled in again: hands, last cards and favourites as the seat thinks them possible."""

import numpy as np

from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..cards import count, nth
from ..state import EVERYBODY, PLAYERS, SET_CARDS, SETS, UNKNOWN
from .veiling import veil

ATTEMPTS = 60  # to fill the hands in with respect to all that is known
DRAWS = 1 << 12  # reserved for one attempt
LAST_CARDS, FAVOURITES = 1 << 40, 1 << 41  # where their draws begin


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
        n += count(state.hand[seat, number])
    return n


@compiled
def has_room(state: State, seat: int, number: int, strict: bool) -> bool:
    if held(state, seat) >= state.hand_size[seat]:
        return False
    return not strict or count(state.hand[seat, number]) < state.most[seat, number]


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
        while count(state.hand[seat, number]) < state.least[seat, number]:
            left = count(state.pile[number])
            if left == 0 or not has_room(state, seat, number, strict):
                if strict:
                    return False
                break
            counter += 1
            move_in(state, seat, number, 1 << nth(state.pile[number], draw(key, counter, left)))
    return True


@compiled
def fill_up(state: State, seat: int, key: np.uint64, counter: int, strict: bool) -> bool:
    """The rest of the hand: any cards of the pile of which it may hold more."""
    for _ in range(held(state, seat), state.hand_size[seat]):
        left = 0
        for number in range(SETS):
            if has_room(state, seat, number, strict):
                left += count(state.pile[number])
        if left == 0:
            return False
        counter += 1
        n = draw(key, counter, left)
        number = 0
        while not has_room(state, seat, number, strict) or n >= count(state.pile[number]):
            if has_room(state, seat, number, strict):
                n -= count(state.pile[number])
            number += 1
        move_in(state, seat, number, 1 << nth(state.pile[number], n))
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
                here = count(state.hand[other, number])
                if 0 <= n < here:
                    state.chosen[other] = number * SET_CARDS + nth(state.hand[other, number], n)
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
            state.favourite[other] = nth(free, draw(key, FAVOURITES + other, count(free)))
            taken |= 1 << int(state.favourite[other])
