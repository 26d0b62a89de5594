"""What a seat knows (TR-31, TR-40, TR-55, TR-85): the veil, and a world that the seat cannot tell from the real one.

A face-down stamp that the seat has not seen is, for the seat, one of all the fronts it has not seen: the veil puts the
front back among them and leaves the back, and who has looked.
"""

import numpy as np

from sammelsurium.kernel.bits import bit, count, has, lowest, nth
from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, BoxData, State

from . import cards, codes, table
from .state import (
    ANY_RARITY,
    ENTER_CONTESTS,
    EVERYBODY,
    FIRST,
    HIDDEN_CHOICE,
    ITEMS,
    NONE,
    NOT_RARE,
    OFFER_A,
    OFFER_B,
    OPEN_HAND,
    RESERVE,
    ROUND_CONTESTS,
    SPLIT,
    STACKS,
    SURELY_RARE,
    everybody,
)

# -- the veil ------------------------------------------------------------------------------------------------------


@compiled
def unknown(state: State, item: int, seat: int) -> bool:
    """A decided stamp whose front the seat has not seen."""
    known = state.item_known[item]
    if state.item_up[item] or known == 0 or state.item_back[item] >= STACKS:
        return False
    return seat < 0 or not has(known, seat)


@compiled
def forget_front(state: State, back: int, piece: int) -> None:
    if piece != NONE:
        state.unseen[back] |= bit(piece - FIRST[back])


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    for item in range(state.items):
        if unknown(state, item, seat):
            forget_front(state, state.item_back[item], state.item_piece[item])
            state.item_piece[item] = NONE
    for n in range(state.buried):
        if seat < 0 or not has(state.buried_known[n], seat):
            forget_front(state, state.buried_back[n], state.buried_piece[n])
            state.buried_piece[n] = NONE
    for other in range(state.players):
        if other != seat:
            veil_choices(state, other)


@compiled
def choices_are_secret(state: State) -> bool:
    if state.phase == OPEN_HAND:
        return state.confirmed != everybody(state)
    return state.phase == ENTER_CONTESTS and not state.contests_in_turn


@compiled
def veil_choices(state: State, other: int) -> None:
    """What another has done where all act at the same time: that it is done can be seen, not what."""
    if state.phase == SPLIT:
        state.tray[other, :] = 0
        state.changes[other] = 0
    elif choices_are_secret(state) and state.choice[other] != NONE:
        state.choice[other] = HIDDEN_CHOICE


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """Looking is hidden from the others; so is what all do at the same time, until the last one is ready."""
    if actor == CHANCE:
        hidden = state.looking != 0 and state.looker != EVERYBODY and state.looker != seat
        return HIDDEN if hidden else move
    verb = codes.verb_of(move)
    if verb in (codes.PUT, codes.BACK):
        return HIDDEN
    last = state.confirmed | bit(actor) == everybody(state)
    if verb == codes.GIVE or (verb == codes.ENTER and not state.contests_in_turn):
        return move if last else HIDDEN
    return move


# -- a world like it -----------------------------------------------------------------------------------------------


@compiled
def candidates(box: BoxData, state: State, back: int, rarity: int) -> int:
    fronts = state.unseen[back]
    if rarity == SURELY_RARE:
        return fronts & box.rare_of_stack[back]
    return fronts & ~box.rare_of_stack[back] if rarity == NOT_RARE else fronts


@compiled
def imagine_front(box: BoxData, state: State, back: int, rarity: int, key: np.uint64, counter: int) -> int:
    fronts = candidates(box, state, back, rarity)
    front = nth(fronts, draw(key, counter, count(fronts)))
    state.unseen[back] &= ~bit(front)
    return FIRST[back] + front


@compiled
def imagine_items(box: BoxData, state: State, rarity: int, key: np.uint64) -> None:
    for item in range(state.items):
        decided = state.item_known[item] != 0 and 0 <= state.item_back[item] < STACKS
        if decided and state.item_piece[item] == NONE and state.item_rarity[item] == rarity:
            back = state.item_back[item]
            state.item_piece[item] = imagine_front(box, state, back, rarity, key, item)


@compiled
def imagine_split(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """Any split that the rules allow, for a seat that has confirmed one."""
    items, counter = state.haul[seat], 100 + 20 * seat
    if cards.must_reserve(box, state, seat):
        free = table.not_rare(box, state, items)
        state.tray[seat, RESERVE] = bit(nth(free, draw(key, counter, count(free))))
        items &= ~state.tray[seat, RESERVE]
    first = nth(items, draw(key, counter + 1, count(items)))
    items &= ~bit(first)
    second = nth(items, draw(key, counter + 2, count(items)))
    items &= ~bit(second)
    state.tray[seat, OFFER_A], state.tray[seat, OFFER_B] = bit(first), bit(second)
    while items:
        item = lowest(items)
        items &= items - 1
        counter += 1
        state.tray[seat, OFFER_A + draw(key, counter + 2, 2)] |= bit(item)


@compiled
def imagine_choice(state: State, seat: int, key: np.uint64) -> None:
    counter = 300 + seat
    if state.phase == OPEN_HAND:
        items = state.haul[seat]
        state.choice[seat] = nth(items, draw(key, counter, count(items)))
    else:
        free = (1 << ROUND_CONTESTS) - 1 & ~state.tickets[seat]
        state.choice[seat] = nth(free, draw(key, counter, count(free)))


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """Fronts that are known to be rare, or not to be, come first: so all worlds that fit are equally likely."""
    veil(box, state, seat)
    for rarity in (SURELY_RARE, NOT_RARE, ANY_RARITY):
        imagine_items(box, state, rarity, key)
    for n in range(state.buried):
        if state.buried_piece[n] == NONE:
            back = state.buried_back[n]
            state.buried_piece[n] = imagine_front(box, state, back, ANY_RARITY, key, ITEMS + n)
    for other in range(state.players):
        if state.phase == SPLIT and other != seat and has(state.confirmed, other):
            imagine_split(box, state, other, key)
        if state.choice[other] == HIDDEN_CHOICE:
            imagine_choice(state, other, key)
