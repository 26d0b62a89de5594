"""Which cards of other hands a viewer can be sure of: seen, or found by counting what is left (ST-43).

Counting means: hands of known sizes, so many cards of a set at least and at most in each, cards that can be in some
hands only, and the rest in the pile. In a world that agrees with all this, a card is certain unless cards can change
places so that it leaves its hand and all still agrees. Not covered: of two seen cards of a set in a hand that gives one
away unseen, each may have gone; that they cannot both have gone is forgotten.

Such a change is a ring: a card goes from a place to another; from there a card of its set goes on, or, if that place
may hold one more of this set and one less of another, a card of the other set does; and so on, back to where it began.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import State

from ..cards import count
from ..state import EVERYBODY, PLAYERS, SETS

PILE = PLAYERS  # the place after the hands
PLACES = PLAYERS + 1
STOPS = SETS * PLACES  # of a card on its way: a set in a place; then the places themselves

Masks = NDArray[np.int64]
Ways = NDArray[np.int64]  # by stop: the stops to which one can go on, as bits


@compiled
def cards_at(world: State, place: int, number: int) -> int:
    return int(world.pile[number]) if place == PILE else int(world.hand[place, number])


@compiled
def may_go(world: State, row: int, cards: int, place: int, number: int) -> int:
    """Those of the cards that may as well be in the place: a located card only where it is located."""
    located = 0
    for hand in range(world.players):
        located |= int(world.located[row, hand, number])
    free = cards & ~located
    return free if place == PILE else free | cards & int(world.located[row, place, number])


@compiled
def is_hidden(world: State, viewer: int, place: int) -> bool:
    """The pile, and the hands of others."""
    return place == PILE or (place < world.players and place != viewer)


@compiled
def find_ways(world: State, viewer: int, ways: Ways) -> None:
    """Each step from a stop of a ring to the next."""
    row = EVERYBODY if viewer < 0 else viewer
    ways[:] = 0
    for place in range(PLACES):
        if not is_hidden(world, viewer, place):
            continue
        for number in range(SETS):
            stop = number * PLACES + place
            cards = cards_at(world, place, number)
            for other in range(PLACES):
                if other != place and is_hidden(world, viewer, other) and may_go(world, row, cards, other, number):
                    ways[stop] |= 1 << (number * PLACES + other)
            if place == PILE or count(cards) < world.most[place, number]:
                ways[stop] |= 1 << (STOPS + place)
            if place == PILE or count(cards) > world.least[place, number]:
                ways[STOPS + place] |= 1 << stop


@compiled
def close_ways(ways: Ways) -> None:
    """From single steps to all that can be reached."""
    for between in range(ways.shape[0]):
        for stop in range(ways.shape[0]):
            if ways[stop] >> between & 1:
                ways[stop] |= ways[between]


@compiled
def agrees(world: State, viewer: int) -> bool:
    """Whether the hands are within their bounds and every located card is where it may be."""
    row = EVERYBODY if viewer < 0 else viewer
    for number in range(SETS):
        located, found = 0, 0
        for hand in range(world.players):
            cards = int(world.hand[hand, number])
            located |= int(world.located[row, hand, number])
            found |= int(world.located[row, hand, number]) & cards
            if hand != viewer and not world.least[hand, number] <= count(cards) <= world.most[hand, number]:
                return False
        if located != found:
            return False
    return True


@allocating
def find_certain(world: State, viewer: int, certain: Masks) -> None:
    """For each hand and set the cards the viewer is sure of. `world` is one the viewer thinks possible; if it is not
    (a world is not looked for without end), every card may be anywhere that it was not seen to go."""
    row = EVERYBODY if viewer < 0 else viewer
    ways = np.zeros(STOPS + PLACES, np.int64)
    find_ways(world, viewer, ways)
    close_ways(ways)
    if not agrees(world, viewer):
        ways[:] = -1
    for hand in range(world.players):
        for number in range(SETS):
            sure = int(world.hand[hand, number]) if hand != viewer else 0
            for other in range(PLACES):
                rings = ways[number * PLACES + other] >> (number * PLACES + hand) & 1
                if rings and other != hand and is_hidden(world, viewer, other):
                    sure &= ~may_go(world, row, sure, other, number)
            certain[hand, number] = sure
