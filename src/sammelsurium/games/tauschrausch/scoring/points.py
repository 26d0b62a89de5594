"""The scoring of a round (TR-54, TR-55), of the end (TR-60 to TR-64), and who wins (TR-65)."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import bit, count, has, lowest, wide
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from ..state import (
    CELLS,
    EXHIBITORS,
    FINAL,
    FIRST,
    NONE,
    RIVAL,
    ROUNDS,
    SIDES,
    STACKS,
    T_CONTESTS,
    T_EXHIBITORS,
    T_FINAL,
    T_FOREVER,
    T_MARKER,
    T_SPECIALISTS,
    T_VALUES,
    TERMS,
    rival_plays,
)
from . import contests, values

Tally = NDArray[np.int64]
COLOUR_TALLY, THEME_TALLY, VALUE_TALLY, RARE_TALLY = 0, 5, 10, 11
REASONS = ("days", "beaten", "lost", "tied")


# -- what an album shows -------------------------------------------------------------------------------------------


@compiled
def add_to_tally(box: BoxData, state: State, side: int, piece: int, tally: Tally) -> None:
    for part in range(box.parts[piece]):
        if box.part_colour[piece, part] != NONE:
            tally[COLOUR_TALLY + box.part_colour[piece, part]] += 1
            tally[THEME_TALLY + box.part_theme[piece, part]] += 1
    tally[VALUE_TALLY] += values.tile_value(box, state, side, piece)
    if box.rare[piece]:
        tally[RARE_TALLY] += box.value[piece]


@allocating
def tally_of(box: BoxData, state: State, side: int) -> Tally:
    """Stamps by colour and by theme, the sum of values, the sum of rare values: of an album, or of Pinzetta's pile."""
    tally = np.zeros(12, np.int64)
    if side >= state.players:
        for stack in range(STACKS):
            owned = state.pile[stack]
            while owned:
                add_to_tally(box, state, side, FIRST[stack] + lowest(owned), tally)
                owned &= owned - 1
    else:
        for cell in range(CELLS):
            if state.tile[side, cell] != NONE:
                add_to_tally(box, state, side, wide(state.tile[side, cell]), tally)
    return tally


@compiled
def exhibitor_points(box: BoxData, state: State, side: int, tally: Tally) -> int:
    """The printed exhibitor and the cards, each round (TR-54)."""
    album, more, times = state.album[side], values.curator(box, state, side), values.gala_evening(box, state)
    points = times * box.album_points[album] * tally[THEME_TALLY + box.album_theme[album]] + more
    for exhibitor in range(EXHIBITORS):
        if has(state.cards[side], exhibitor):
            stamps = tally[COLOUR_TALLY + box.exhibitor_colour[exhibitor]]
            points += times * box.exhibitor_points[exhibitor] * stamps + more
    return points


# -- a round -------------------------------------------------------------------------------------------------------


@allocating
def score_round(box: BoxData, state: State) -> None:
    """The start marker and the exhibitors; the contest follows when everybody has chosen."""
    state.terms[state.marker, T_MARKER] += values.golden_tweezers(box, state)
    for side in range(state.sides):
        tally = tally_of(box, state, side)
        state.terms[side, T_EXHIBITORS] += exhibitor_points(box, state, side, tally)


@allocating
def score_contests(box: BoxData, state: State) -> None:
    """All have chosen: score and put a ticket there (TR-55); in the last round the final contest too (TR-64)."""
    last = state.round_number == ROUNDS
    for side in range(state.sides):
        state.terms[side, T_CONTESTS] += values.alone_on_stage(box, state, side)
        layout = contests.album_layout(box, state, side)
        for final in range(2 if last else 1):
            term, kind = (T_FINAL, FINAL) if final else (T_CONTESTS, state.choice[side])
            if side < state.players:
                state.terms[side, term] += contests.worth(box, state.contests[kind], layout)
            else:
                state.terms[side, term] += contest_points(box, state)
    for side in range(state.sides):
        state.tickets[side] |= bit(state.choice[side])
        state.choice[side] = NONE


@compiled
def contest_points(box: BoxData, state: State) -> int:
    return box.per_stamp * stamps_owned(box, state) + box.level_bonus[state.level]


@compiled
def stamps_owned(box: BoxData, state: State) -> int:
    """Stamps in her pile without forever stamps; a double counts two."""
    stamps = 0
    for stack in range(STACKS):
        owned = state.pile[stack]
        while owned:
            stamps += box.parts[FIRST[stack] + lowest(owned)]
            owned &= owned - 1
    return stamps


# -- the end -------------------------------------------------------------------------------------------------------


@compiled
def forever_count(box: BoxData, state: State, side: int) -> int:
    return state.forevers[side] + values.stationer(box, state, side)


@allocating
def forever_points(box: BoxData, state: State, side: int) -> int:
    """TR-60, TR-61: 10, 6 and 3 for the first three places."""
    own = forever_count(box, state, side)
    if own == 0:
        return 0
    counts = np.zeros(SIDES + 1, np.int64)
    for other in range(state.sides):
        counts[other] = forever_count(box, state, other)
    if state.sides == 2:
        counts[SIDES] = box.imaginary_forever
    place = forever_place(counts, own, state.competition == 1)
    return box.forever_points[place] if place < 3 else 0


@compiled
def forever_place(counts: Tally, own: int, competition: bool) -> int:
    """The place of a number, from 0. After a tie one place is skipped, however many are tied; by competition ranking as
    many as players are tied beyond the first (TR-60)."""
    place = 0
    better = 0
    for n in counts:
        better = max(better, n)
    while better > own:
        tied = 0
        following = 0
        for n in counts:
            tied += n == better
            if following < n < better:
                following = n
        place += tied if competition else min(tied, 2)
        better = following
    return place


@allocating
def score_final(box: BoxData, state: State) -> None:
    for side in range(state.sides):
        tally = tally_of(box, state, side)
        state.terms[side, T_FOREVER] = forever_points(box, state, side)
        state.terms[side, T_VALUES] += tally[VALUE_TALLY]
        specialists = count(state.cards[side] >> EXHIBITORS)
        state.terms[side, T_SPECIALISTS] = box.specialist_points * specialists


# -- points now, and who wins --------------------------------------------------------------------------------------


@compiled
def total(state: State, side: int) -> int:
    points = 0
    for term in range(state.terms.shape[1]):
        points += state.terms[side, term]
    return points


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    """What stands on the score track; the order is that of TERMS."""
    for term in range(len(TERMS)):
        terms[term] = state.terms[seat, term]
    return total(state, seat)


@allocating
def rare_values(box: BoxData, state: State, side: int) -> int:
    """What breaks ties (TR-65)."""
    return tally_of(box, state, side)[RARE_TALLY]


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
    if not rival_plays(state):
        return 0
    own, hers = total(state, 0), total(state, RIVAL)
    if is_better(own, rare[0], hers, rare[RIVAL]):
        return 1
    return 2 if is_better(hers, rare[RIVAL], own, rare[0]) else 3


@compiled
def is_better(points: int, rare: int, other_points: int, other_rare: int) -> bool:
    return points > other_points or (points == other_points and rare > other_rare)
