"""What a picture has to ask the rules, asked all at once: a call from Python costs as much as many answers.

States and boxes come as arrays of one. `worlds` are copies that may be changed.
"""

import numpy as np

from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import BoxData, Moves, Numbers, State
from sammelsurium.kernel.picture import Records

from ..codes import BONUS_EXCHANGE, KEEP, PLAY_CARD, USE, about, verb_of
from ..knowledge import find_certain, resample
from ..rules import apply, reveal
from ..scoring import (
    certain_points,
    diploma_points,
    favourite_points,
    larger_than,
    neighbour_points,
    place_points,
    score,
    size,
)
from ..state import ENCORE, EXCHANGE, FINISHED, NONE, PARCEL, PLAYERS, ROCKET, SET_CARDS, SETS, SPACES

ANY = np.uint64(0)  # whichever world is looked at, the same cards are certain

# How a collection stands in the contest for its set.
LEADS, SHARES, SECOND, GROWS = range(4)


# -- the table -----------------------------------------------------------------------------------------------------


@allocating
def look(
    boxes: Records,
    states: Records,
    worlds: Records,
    viewer: int,
    known: Numbers,
    terms: Numbers,
    specials: Numbers,
    certain: Numbers,
    sizes: Numbers,
    collectors: Numbers,
) -> None:
    """For each player the cards of the hand that the viewer knows, the points by term, what the special ones are made
    of and how many are certain, and the size of each collection; for each space of the board who collects its set.
    `worlds` is a copy, to be filled in."""
    box, state = boxes[0], states[0]
    find_known(box, state, worlds[0], viewer, known)
    for player in range(state.players):
        points = score(box, state, player, terms[player])
        certain[player] = points if state.phase == FINISHED else certain_points(box, state, player)
        specials[player, 0] = diploma_points(box, state, player)
        specials[player, 1] = neighbour_points(box, state, player)
        specials[player, 2] = favourite_points(box, state, player)
        for number in range(SETS):
            sizes[player, number] = size(box, state, player, number)
    for space in range(SPACES):
        rank_collectors(box, state, sizes, space, collectors[space])


@allocating
def find_known(box: BoxData, state: State, world: State, viewer: int, known: Numbers) -> None:
    """For each hand and set the cards the viewer knows to be there: seen, or found by counting what is left."""
    if not state.open_hands:
        resample(box, world, viewer, ANY)
        find_certain(world, viewer, known)
        return
    for player in range(PLAYERS):
        for number in range(SETS):
            known[player, number] = int(state.hand[player, number]) if player != viewer else 0


@compiled
def rank_collectors(box: BoxData, state: State, sizes: Numbers, space: int, rows: Numbers) -> None:
    """Seat, size and points of each who collects the set on the space, the largest first; then rows of nobody."""
    number, ranked = state.markers[space], 0
    for row in range(PLAYERS):
        rows[row, 0] = NONE
    for seat in range(state.players):
        if number == NONE or sizes[seat, number] == 0:
            continue
        row = ranked
        while row > 0 and rows[row - 1, 1] < sizes[seat, number]:
            rows[row, 0], rows[row, 1], rows[row, 2] = rows[row - 1, 0], rows[row - 1, 1], rows[row - 1, 2]
            row -= 1
        rows[row, 0], rows[row, 1] = seat, sizes[seat, number]
        rows[row, 2] = place_points(box, state, space, larger_than(box, state, seat, number))
        ranked += 1


# -- moves tried out -----------------------------------------------------------------------------------------------


@compiled
def try_out(
    boxes: Records,
    states: Records,
    worlds: Records,
    seat: int,
    moves: Moves,
    terms: Numbers,
    rows: Numbers,
    together: Numbers,
) -> None:
    """What each move brings the seat: points in all, those for stars, and how the collection that it adds to stands
    then; for a card that is played also with others of its set below it. Moves that bring nothing at once are not
    looked at; the others are carried out in `worlds`, one by one."""
    box, state = boxes[0], states[0]
    points = score(box, state, seat, terms)
    stars = terms[1]
    for number in range(len(moves)):
        move, row = moves[number], rows[number]
        verb = verb_of(move)
        plays = verb in (PLAY_CARD, USE + ENCORE, USE + PARCEL, KEEP)
        if not plays and verb not in (USE + EXCHANGE, USE + ROCKET, BONUS_EXCHANGE):
            continue
        worlds[0] = states[0]
        after = worlds[0]
        carry_out_known(box, after, seat, move)
        row[0] = score(box, after, seat, terms) - points
        row[1] = terms[1] - stars
        if plays:
            card = state.display[about(move)] if verb == USE + PARCEL else about(move)
            row[2] = standing(box, after, seat, card // SET_CARDS)
        if verb == PLAY_CARD:
            lay_together(box, state, after, seat, about(move), terms, together[number], points - stars)


@compiled
def lay_together(
    box: BoxData, state: State, after: State, seat: int, card: int, terms: Numbers, rows: Numbers, before: int
) -> None:
    """Row by row one more card in the collection, this one on top: the points beside those for stars, and how the
    collection stands. Which cards lie below counts for their stars alone. `after` has the card laid already."""
    number, row = card // SET_CARDS, 0
    below = int(state.hand[seat, number]) & ~(1 << card % SET_CARDS)
    while True:
        rows[row, 0] = score(box, after, seat, terms) - terms[1] - before
        rows[row, 1] = standing(box, after, seat, number)
        if below == 0:
            return
        after.album[seat, number] |= below & -below
        below &= below - 1
        row += 1


@compiled
def carry_out_known(box: BoxData, state: State, seat: int, move: int) -> None:
    """At the end the others' cards are not known, so only one's own is revealed."""
    if verb_of(move) == KEEP:
        reveal(state, seat, about(move))
    else:
        apply(box, state, seat, move)


@compiled
def standing(box: BoxData, state: State, seat: int, number: int) -> int:
    larger, alike = larger_than(box, state, seat, number), 0
    for other in range(state.players):
        alike += size(box, state, other, number) == size(box, state, seat, number)
    if larger == 0:
        return SHARES if alike > 1 else LEADS
    return SECOND if larger == 1 and state.players > 2 else GROWS


# -- points --------------------------------------------------------------------------------------------------------


@compiled
def count_gains(boxes: Records, before: Records, after: Records, terms: Numbers, gains: Numbers) -> None:
    """What everybody's points have changed by."""
    for seat in range(after[0].players):
        gains[seat] = score(boxes[0], after[0], seat, terms) - score(boxes[0], before[0], seat, terms)
