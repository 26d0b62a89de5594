"""Plans a split as a whole (TR-40): of all ways to reserve one item and to lay the rest into two offers, the one that
leaves most after the others have chosen.

Who chooses sees only the backs of face-down stamps and goes by the own album. So the better half is hard to pick when
both look alike to the others; and where they look different, the half that others like should not be the one that
oneself likes.
"""

import math

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import count, has, lowest
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import UNPLANNED, BoxData, State

from .. import cards, codes, rules, scoring, table
from ..state import FOREVER_BACK, NONE, OFFER_A, OFFER_B, PORTER, POSTMARK, RESERVE, SAFE, SIDES
from .worth import HIDDEN_STAMP, item_worth

DOUBT = 2.0  # points by which an offer must look better to be taken e times as often
ENVY = 0.35  # what a point for whoever chooses counts against one's own
MOST_ITEMS = 12

Table = NDArray[np.float64]  # worth of each item to each seat


@compiled
def looked_at(state: State, seat: int, item: int) -> bool:
    return state.item_up[item] != 0 or has(state.item_known[item], seat) or state.item_back[item] >= FOREVER_BACK


@allocating
def appraise(box: BoxData, state: State, seat: int, items: int, worth: Table, look: Table) -> None:
    """What each item is worth to everybody, and what it looks worth to who has not seen its front."""
    for other in range(state.players):
        tally, left, i = scoring.tally_of(box, state, other), items, 0
        while left:
            item = lowest(left)
            left &= left - 1
            worth[other, i] = item_worth(box, state, other, item, tally)
            seen = other == seat or looked_at(state, other, item)
            look[other, i] = worth[other, i] if seen else HIDDEN_STAMP[state.item_back[item]]
            i += 1


@compiled
def sum_of(values: Table, seat: int, mask: int) -> float:
    total = 0.0
    while mask:
        total += values[seat, lowest(mask)]
        mask &= mask - 1
    return total


@compiled
def prospect(players: int, seat: int, first: int, second: int, worth: Table, look: Table) -> float:
    """What the owner of two offers may hope for, whoever of the others chooses between them."""
    own_first, own_second = sum_of(worth, seat, first), sum_of(worth, seat, second)
    total = 0.0
    for other in range(players):
        if other != seat:
            better = sum_of(look, other, first) - sum_of(look, other, second)
            share = 1.0 / (1.0 + math.exp(-better / DOUBT))
            gone = share * sum_of(worth, other, first) + (1.0 - share) * sum_of(worth, other, second)
            total += share * own_second + (1.0 - share) * own_first - ENVY * gone
    return total / (players - 1)


@compiled
def best_offers(players: int, seat: int, places: int, worth: Table, look: Table) -> tuple[float, int]:
    """The best way to part the places, and what it promises. The first place is always in the first offer: which offer
    is called A does not matter."""
    best, best_first = -math.inf, 0
    fixed = places & -places
    rest = places & ~fixed
    part = (rest - 1) & rest  # every part of the rest but the whole: the second offer needs an item too
    while True:
        value = prospect(players, seat, part | fixed, rest & ~part, worth, look)
        if value > best:
            best, best_first = value, part | fixed
        if part == 0:
            return best, best_first
        part = (part - 1) & rest


@allocating
def plan_split(box: BoxData, state: State, seat: int, items: int, plan: NDArray[np.int64]) -> None:
    """Writes for each of the items, the lowest first, in which tray it should lie."""
    worth, look = np.zeros((SIDES, MOST_ITEMS)), np.zeros((SIDES, MOST_ITEMS))
    appraise(box, state, seat, items, worth, look)
    places = (1 << count(items)) - 1
    if not cards.must_reserve(box, state, seat):
        write_plan(places, 0, best_offers(state.players, seat, places, worth, look)[1], plan)
        return
    best, left, place = -math.inf, items, 0
    while left:
        kept = 1 << place
        if not table.is_rare(box, state, lowest(left)):
            value, first = best_offers(state.players, seat, places & ~kept, worth, look)
            value += sum_of(worth, seat, kept)
            if value > best:
                best = value
                write_plan(places, kept, first, plan)
        left &= left - 1
        place += 1


@compiled
def write_plan(places: int, kept: int, first: int, plan: NDArray[np.int64]) -> None:
    place = 0
    while places >> place:
        plan[place] = RESERVE if kept >> place & 1 else OFFER_A if first >> place & 1 else OFFER_B
        place += 1


@allocating
def keepsake(box: BoxData, state: State, seat: int, free: int) -> int:
    """The best item for a tray that nobody may take from, besides the reserve (TR-81); UNPLANNED if there is none."""
    best, found = -math.inf, UNPLANNED
    tally = scoring.tally_of(box, state, seat)
    while free:
        item = lowest(free)
        free &= free - 1
        for tray in (SAFE, POSTMARK, PORTER):
            worth = item_worth(box, state, seat, item, tally)
            if worth > best and rules.refuse_put(box, state, seat, item, tray) == 0:
                best, found = worth, codes.two(codes.PUT, item, tray)
    return found


@allocating
def next_put(box: BoxData, state: State, seat: int) -> int:
    """The next item that does not yet lie where the plan wants it. Where one lies elsewhere, there is no plan."""
    free = rules.unassigned(state, seat)
    if free == 0:
        return codes.code(codes.CONFIRM, 0)
    safe = keepsake(box, state, seat, free)
    if safe != UNPLANNED:
        return safe
    items = state.haul[seat] & ~(state.tray[seat, SAFE] | state.tray[seat, POSTMARK] | state.tray[seat, PORTER])
    plan = np.zeros(MOST_ITEMS, np.int64)
    plan_split(box, state, seat, items, plan)
    place, found = 0, UNPLANNED
    while items:
        item = lowest(items)
        items &= items - 1
        where = rules.tray_of(state, seat, item)
        if where == NONE and found == UNPLANNED:
            found = codes.two(codes.PUT, item, plan[place])
        elif where not in (NONE, plan[place]):
            return UNPLANNED
        place += 1
    return found
