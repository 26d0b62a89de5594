"""The game's own fast judgement: what a move brings at once, what it promises, and what the money is worth.

Values are in points, but for a common factor. The weights were found by letting slightly different ones play against
each other: those that won stayed.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.bits import count, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..album import beside, colour_of, mounted, open_mounts, stored_of_colour
from ..codes import ALBUM, BUY, COIN, LOAN, SLOT, STORAGE, loan_of, place_of, slot_of, tile_of, verb_of
from ..rules import extra_cost
from ..state import COLOURS, FIRST_MOUNT, MOTIFS, NONE, ROW, TILES

PACE = 40000

SILVER = 0.153  # a silver coin, as long as there are rounds to spend it in
FADE = 5.7  # how many rounds before the end money begins to lose its worth
SATED = 16.3  # with how much money another coin is worth half
BORROWED = 2.0  # dread of a loan
FIELD = 0.694  # an occupied field
CHOCOLATE = 0.465  # a chocolate
FIRST_GUEST = 0.231  # a connoisseur who brings nothing yet, but lets the next one bring something
LURED = 0.23  # that he comes from somebody else
PROGRESS = 0.488  # the share of a bonus tile's points that its nearness is worth
WAITING = 0.189  # an empty mount of a colour that has none yet, for the stamps to come
ON_FAIR = 0.064  # that a stamp for it lies on the fair already
ROOM = 0.058  # an empty neighbour, for later mounts of the colour
STORED = 1.12  # the share of a stamp's worth that it keeps in storage
ENDS_ROUND = 0.029  # the fair is laid out anew for the next player


class Outlook(NamedTuple):
    """What every move of a seat is judged by: looked up once, however many moves there are."""

    seat: int
    shown: int  # its stamps on mounts
    empty: int  # its spaces without a mount
    a_visit: float  # what a connoisseur's coming is worth who is in the supply
    silver: float  # what a silver coin is worth
    left: float  # how much of the game is still to come


@compiled
def silver_value(box: BoxData, state: State) -> float:
    left = box.rounds - state.round_number + 0.4
    return SILVER * min(1.0, left / FADE)


@compiled
def visit_value(box: BoxData, state: State, seat: int) -> float:
    """A connoisseur brings a chocolate if others are there; otherwise he prepares the next one's visit."""
    others = 0
    for other in range(len(COLOURS)):
        others += state.connoisseurs[other] == seat
    return CHOCOLATE if others >= box.others_needed[state.players] else FIRST_GUEST


@compiled
def look_out(box: BoxData, state: State, seat: int) -> Outlook:
    left = (box.rounds - state.round_number) / box.rounds
    empty = ~mounted(state, seat)
    return Outlook(seat, state.shown[seat], empty, visit_value(box, state, seat), silver_value(box, state), left)


@compiled
def bonus_value(box: BoxData, state: State, outlook: Outlook, stamp: int) -> float:
    """The bonus tiles a stamp completes beside those shown already, and a share of those it brings nearer."""
    value, hopes = 0.0, box.bonuses_with[stamp]
    if outlook.shown >> stamp & 1:
        return value
    while hopes:
        bonus = lowest(hopes)
        hopes &= hopes - 1
        if state.bonuses[bonus] == NONE:
            missing = count(box.bonus_stamps[bonus] & ~outlook.shown) - 1
            if missing == 0:
                value += box.bonus_points[bonus]
            else:
                value += PROGRESS * box.bonus_points[bonus] * outlook.left / (1.0 + missing)
    return value


@compiled
def stamp_value(box: BoxData, state: State, outlook: Outlook, stamp: int) -> float:
    """A stamp put on a mount now."""
    value, host = bonus_value(box, state, outlook, stamp), state.connoisseurs[colour_of(stamp)]
    if host != outlook.seat:
        value += outlook.a_visit
        if host != NONE:
            value += LURED
    return value


@compiled
def is_on_fair(state: State, colour: int) -> bool:
    for tile in range(TILES):
        if colour * len(MOTIFS) <= state.fair[tile] < (colour + 1) * len(MOTIFS):
            return True
    return False


@compiled
def mount_value(box: BoxData, state: State, outlook: Outlook, colour: int, space: int, from_slot: int) -> float:
    """A field, the stored stamp that moves in, or the hope for one, and room to grow."""
    seat = outlook.seat
    value = FIELD * box.field_points + ROOM * count(beside(1 << space) & outlook.empty) * outlook.left
    stored = stored_of_colour(state, seat, colour)
    if stored:
        slot = from_slot - 1 if from_slot else lowest(stored)
        value += stamp_value(box, state, outlook, state.storage[seat, slot])
    elif open_mounts(state, seat, colour) == 0:
        value += WAITING * outlook.left
        if is_on_fair(state, colour):
            value += ON_FAIR
    return value


@compiled
def purchase_value(box: BoxData, state: State, outlook: Outlook, move: int) -> float:
    kind, place = state.fair[tile_of(move)], place_of(move)
    cost = state.coins + extra_cost(box, state, kind, place)
    value = -cost * outlook.silver - BORROWED * loan_of(move)
    if place == SLOT:
        value += FIELD * box.field_points
    elif place == STORAGE:
        value += STORED * stamp_value(box, state, outlook, kind) * outlook.left
    elif kind < FIRST_MOUNT:
        value += stamp_value(box, state, outlook, kind)
    else:
        value += mount_value(box, state, outlook, kind - FIRST_MOUNT, place, slot_of(move))
    if state.row_tiles[tile_of(move) // ROW] == 1:
        value += ENDS_ROUND
    return value


@compiled
def coin_value(box: BoxData, state: State, outlook: Outlook) -> float:
    """Worth less to the rich."""
    value = box.coin * outlook.silver * SATED / (state.money[outlook.seat] + SATED)
    if state.coins == 1:
        value += ENDS_ROUND
    return value


@compiled
def album_value(box: BoxData, state: State, outlook: Outlook, album: int) -> float:
    """The printed mount waits for a stamp: the best of its colour on the fair counts, and each other a little."""
    colour, best, others = box.printed_colour[album], 0.0, 0.0
    for tile in range(TILES):
        kind = state.fair[tile]
        if NONE < kind < FIRST_MOUNT and colour_of(kind) == colour:
            best = max(best, stamp_value(box, state, outlook, kind))
            others += ON_FAIR
    return best + others


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    outlook = look_out(box, state, seat)
    for i in range(n):
        verb = verb_of(moves[i])
        if verb == BUY:
            values[i] = purchase_value(box, state, outlook, moves[i])
        elif verb == COIN:
            values[i] = coin_value(box, state, outlook)
        elif verb == LOAN:
            values[i] = -BORROWED
        elif verb == ALBUM:
            values[i] = album_value(box, state, outlook, place_of(moves[i]))
        else:
            # Repaying now or at the end saves the same points.
            values[i] = -BORROWED / 2
