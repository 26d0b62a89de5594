"""Scoring of a round (TR-54, TR-55) and the final scoring (TR-60 to TR-64)."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, State

from . import rival
from .bits import bit, count, has, lowest, wide
from .contests import worth
from .events.showing import alone_on_stage, gala_evening, golden_tweezers
from .layout import album_layout
from .specialists.showing import curator, stationer
from .state import (
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
)
from .values import tile_value

Tally = NDArray[np.int64]
COLOUR_TALLY, THEME_TALLY, VALUE_TALLY, RARE_TALLY = 0, 5, 10, 11


@compiled
def add_to_tally(box: BoxData, state: State, side: int, piece: int, tally: Tally) -> None:
    for part in range(box.parts[piece]):
        if box.part_colour[piece, part] != NONE:
            tally[COLOUR_TALLY + box.part_colour[piece, part]] += 1
            tally[THEME_TALLY + box.part_theme[piece, part]] += 1
    tally[VALUE_TALLY] += tile_value(box, state, side, piece)
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
    album, more, times = state.album[side], curator(box, state, side), gala_evening(box, state)
    points = times * box.album_points[album] * tally[THEME_TALLY + box.album_theme[album]] + more
    for exhibitor in range(EXHIBITORS):
        if has(state.cards[side], exhibitor):
            stamps = tally[COLOUR_TALLY + box.exhibitor_colour[exhibitor]]
            points += times * box.exhibitor_points[exhibitor] * stamps + more
    return points


@allocating
def score_round(box: BoxData, state: State) -> None:
    """The start marker and the exhibitors; the contest follows when everybody has chosen."""
    state.terms[state.marker, T_MARKER] += golden_tweezers(box, state)
    for side in range(state.sides):
        tally = tally_of(box, state, side)
        state.terms[side, T_EXHIBITORS] += exhibitor_points(box, state, side, tally)


@allocating
def score_contests(box: BoxData, state: State) -> None:
    """All have chosen: score and put a ticket there (TR-55); in the last round the final contest too (TR-64)."""
    if rival.plays(state):
        state.choice[RIVAL] = rival.contest(box, state)
    last = state.round_number == ROUNDS
    for side in range(state.sides):
        state.terms[side, T_CONTESTS] += alone_on_stage(box, state, side)
        album = album_layout(box, state, side)
        for final in range(2 if last else 1):
            term, kind = (T_FINAL, FINAL) if final else (T_CONTESTS, state.choice[side])
            if side < state.players:
                state.terms[side, term] += worth(box, state.contests[kind], album)
            else:
                state.terms[side, term] += rival.contest_points(box, state)
    for side in range(state.sides):
        state.tickets[side] |= bit(state.choice[side])
        state.choice[side] = NONE


@compiled
def forever_count(box: BoxData, state: State, side: int) -> int:
    return state.forevers[side] + stationer(box, state, side)


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


@allocating
def rare_values(box: BoxData, state: State, side: int) -> int:
    """What breaks ties (TR-65)."""
    return tally_of(box, state, side)[RARE_TALLY]


@compiled
def total(state: State, side: int) -> int:
    points = 0
    for term in range(state.terms.shape[1]):
        points += state.terms[side, term]
    return points
