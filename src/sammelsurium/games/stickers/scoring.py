"""Sizes of collections and what they score (ST-60 to ST-64), with what campaigns and an even start add."""

import numpy as np

from sammelsurium.kernel.bits import wide
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .box import PAIRS
from .cards import count, lowest
from .state import CROWN, DIPLOMA, FINISHED, NONE, PLAYERS, SET_CARDS, SETS, SPACES

TERMS = ("collections", "stars", "specials", "start")  # what points are for, in the order of `score`
REASONS = ("reserve",)  # how a game can end, in the order of `outcome`


@compiled
def wears(box: BoxData, card: int, kind: int) -> bool:
    return int(box.combos[card]) >> kind & 1 != 0


@compiled
def open_wears(box: BoxData, state: State, seat: int, number: int, kind: int) -> bool:
    """Whether the open card of a collection wears a sticker."""
    place = state.open_card[seat, number]
    return place != NONE and wears(box, number * SET_CARDS + place, kind)


@compiled
def size(box: BoxData, state: State, seat: int, number: int) -> int:
    """Cards, and one more under a crown."""
    return count(state.album[seat, number]) + open_wears(box, state, seat, number, CROWN)


@compiled
def contest_size(box: BoxData, state: State, seat: int, number: int) -> int:
    """What counts for places: a scenario leaves small collections out."""
    found = size(box, state, seat, number)
    return found if found >= box.least_size else 0


@compiled
def larger_than(box: BoxData, state: State, seat: int, number: int) -> int:
    """How many seats have a larger collection; NONE if the seat has none that counts."""
    own = contest_size(box, state, seat, number)
    if own == 0:
        return NONE
    larger = 0
    for other in range(state.players):
        larger += contest_size(box, state, other, number) > own
    return larger


@compiled
def place_points(box: BoxData, state: State, space: int, larger: int) -> int:
    """Ties share a place and the next one is skipped (ST-61); two players score only the largest (ST-62)."""
    if larger == 0:
        return int(box.largest[space])
    if larger == 1 and state.players > 2:
        return int(box.second[space])
    return 0


@compiled
def collection_points(box: BoxData, state: State, seat: int) -> int:
    points = 0
    for space in range(SPACES):
        number = state.markers[space]
        if number != NONE and state.album[seat, number]:
            points += place_points(box, state, space, larger_than(box, state, seat, number))
    return points


@compiled
def star_points(box: BoxData, state: State, seat: int) -> int:
    """Stars (ST-63); gold ones by the rank of their set."""
    points = 0
    for space in range(SPACES):
        number = state.markers[space]
        if number == NONE:
            continue
        mask = int(state.album[seat, number])
        while mask:
            card = number * SET_CARDS + lowest(mask)
            points += int(box.stars[card]) + int(box.gold[card]) * int(box.gold_points[space])
            mask &= mask - 1
    return points


@compiled
def certain_points(box: BoxData, state: State, seat: int) -> int:
    """What nothing can take away any more: nobody loses a card or a head start. A gold star keeps at least what the
    lowest rank pays."""
    points = start_points(box, state, seat)
    for number in range(SETS):
        mask = int(state.album[seat, number])
        while mask:
            card = number * SET_CARDS + lowest(mask)
            points += int(box.stars[card]) + int(box.gold[card]) * int(box.gold_points[SPACES - 1])
            mask &= mask - 1
    return points


@compiled
def diploma_points(box: BoxData, state: State, seat: int) -> int:
    points = 0
    for number in range(SETS):
        if open_wears(box, state, seat, number, DIPLOMA):
            points += size(box, state, seat, number)
    return points


@compiled
def neighbour_points(box: BoxData, state: State, seat: int) -> int:
    """For two adjacent markers whose sets one leads both, alone or tied."""
    if box.neighbours == 0:
        return 0
    points = 0
    for pair in range(PAIRS):
        one, other = state.markers[box.pairs[pair, 0]], state.markers[box.pairs[pair, 1]]
        laid = one != NONE and other != NONE
        if laid and larger_than(box, state, seat, one) == 0 and larger_than(box, state, seat, other) == 0:
            points += int(box.neighbours)
    return points


@compiled
def favourite_points(box: BoxData, state: State, seat: int) -> int:
    """A secret until the end."""
    if box.favourite_points == 0 or state.phase != FINISHED:
        return 0
    return int(box.favourite_points) * size(box, state, seat, state.favourite[seat])


@compiled
def start_points(box: BoxData, state: State, seat: int) -> int:
    """With the option "even start" earlier seats have points already (ST-84)."""
    if not state.even_start or state.starter == NONE:
        return 0
    return int(box.even_start[state.players, (seat - state.starter) % state.players])


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    seat = wide(seat)
    terms[0] = collection_points(box, state, seat)
    terms[1] = star_points(box, state, seat)
    terms[2] = 0
    if box.any_special:
        terms[2] = diploma_points(box, state, seat) + neighbour_points(box, state, seat)
        terms[2] += favourite_points(box, state, seat)
    terms[3] = start_points(box, state, seat)
    return terms[0] + terms[1] + terms[2] + terms[3]


@compiled
def holds_rarer(box: BoxData, state: State, seat: int, other: int) -> bool:
    """Whether of two tied seats this one holds the larger collection of the rarest set in which they differ (ST-64)."""
    for space in range(SPACES):
        number = state.markers[space]
        own, theirs = size(box, state, seat, number), size(box, state, other, number)
        if own != theirs:
            return own > theirs
    return False


@allocating
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    """The tie-break is the number of equals whom a seat surpasses; who is still tied shares the place."""
    terms = np.zeros(len(TERMS), np.int64)
    points = np.zeros(PLAYERS, np.int64)
    for seat in range(state.players):
        points[seat] = score(box, state, seat, terms)
    for seat in range(state.players):
        ranks[seat] = 1
        tie_breaks[seat] = 0
        for other in range(state.players):
            if other == seat or points[other] < points[seat]:
                continue
            if points[other] > points[seat] or holds_rarer(box, state, other, seat):
                ranks[seat] += 1
            elif holds_rarer(box, state, seat, other):
                tie_breaks[seat] += 1
    return 0
