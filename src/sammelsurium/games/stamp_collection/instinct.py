"""The game's own fast judgement: what a move brings at once, what it promises, and what the money is worth.

All values are in points. The weights were found by playing against themselves (`sammelsurium simulate`).
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .album import beside, colour_of, count, mounted, open_mounts, stamps_shown, stored_of_colour
from .codes import BUY, COIN, LOAN, SLOT, STORAGE, loan_of, place_of, slot_of, tile_of, verb_of
from .purchase import extra_cost
from .state import BONUSES, COLOURS, FIRST_MOUNT, NONE, ROW

SILVER = 0.27  # what a silver coin is worth early on; it fades to nothing in the last round
LOAN_DREAD = 0.9
OPEN_MOUNT = 0.35  # a mount that waits for a stamp
NEW_COLOUR = 0.25
ROOM = 0.06  # each empty neighbour, for later mounts of the colour
STORED = 0.3  # a stamp in storage keeps its promise, but blocks the slot
PROGRESS = 0.45  # of a bonus tile's points, for the share of it that is shown


@compiled
def silver_value(box: BoxData, state: State) -> float:
    """Money buys points only as long as there are rounds left to spend it in."""
    left = box.rounds - state.round_number
    return SILVER * min(1.0, (left + 0.4) / 3.0)


@compiled
def visit_value(box: BoxData, state: State, seat: int, colour: int) -> float:
    """A connoisseur brings a chocolate if others are there; otherwise he prepares the next one's visit."""
    if state.connoisseurs[colour] == seat:
        return 0.0
    others = 0
    for other in range(len(COLOURS)):
        others += state.connoisseurs[other] == seat
    value = 0.35 if others < box.others_needed[state.players] else 1.0
    if state.connoisseurs[colour] != NONE:
        value += 0.15
    return value


@compiled
def bonus_value(box: BoxData, state: State, seat: int, stamp: int) -> float:
    """The bonus tiles a stamp completes, and a share of those it brings nearer."""
    shown = stamps_shown(state, seat)
    if shown >> stamp & 1:
        return 0.0
    value = 0.0
    for bonus in range(BONUSES):
        wanted = box.bonus_stamps[bonus]
        if state.bonuses[bonus] == NONE and wanted >> stamp & 1:
            size, have = count(wanted), count(wanted & (shown | 1 << stamp))
            if have == size:
                value += box.bonus_points[bonus]
            else:
                value += PROGRESS * box.bonus_points[bonus] * have / size * rounds_share(box, state)
    return value


@compiled
def rounds_share(box: BoxData, state: State) -> float:
    """How much of the game is still to come."""
    return (box.rounds - state.round_number) / box.rounds


@compiled
def stamp_value(box: BoxData, state: State, seat: int, stamp: int) -> float:
    """A stamp put on a mount now."""
    return visit_value(box, state, seat, colour_of(stamp)) + bonus_value(box, state, seat, stamp)


@compiled
def mount_value(box: BoxData, state: State, seat: int, colour: int, space: int, from_slot: int) -> float:
    """A field, the stored stamp that moves in, and room to grow."""
    value = float(box.field_points)
    empty = ~mounted(state, seat) & ~(1 << space)
    value += ROOM * count(beside(1 << space) & empty) * rounds_share(box, state)
    if state.mounts[seat, colour] == 0:
        value += NEW_COLOUR * rounds_share(box, state)
    stored = stored_of_colour(state, seat, colour)
    if stored:
        slot = from_slot - 1 if from_slot else (0 if stored & 1 else 1)
        value += stamp_value(box, state, seat, state.storage[seat, slot])
    elif open_mounts(state, seat, colour) == 0:
        value += OPEN_MOUNT * rounds_share(box, state)
    return value


@compiled
def purchase_value(box: BoxData, state: State, seat: int, move: int) -> float:
    kind, place = state.fair[tile_of(move)], place_of(move)
    cost = state.coins + extra_cost(box, state, kind, place)
    value = -cost * silver_value(box, state)
    if loan_of(move):
        value -= LOAN_DREAD
    if place == SLOT:
        value += box.field_points + 0.3 * rounds_share(box, state)
    elif place == STORAGE:
        value += STORED * stamp_value(box, state, seat, kind) * rounds_share(box, state) * 2.0
    elif kind < FIRST_MOUNT:
        value += stamp_value(box, state, seat, kind)
    else:
        value += mount_value(box, state, seat, kind - FIRST_MOUNT, place, slot_of(move))
    if state.row_tiles[tile_of(move) // ROW] == 1:
        value += 0.1
    return value


@compiled
def coin_value(box: BoxData, state: State, seat: int) -> float:
    """Five silver; worth less to the rich, more to whoever can buy nothing."""
    enough = min(1.0, 14.0 / (state.money[seat] + 7.0))
    return box.coin * silver_value(box, state) * enough


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    for i in range(n):
        verb = verb_of(moves[i])
        if verb == BUY:
            values[i] = purchase_value(box, state, seat, moves[i])
        elif verb == COIN:
            values[i] = coin_value(box, state, seat)
        elif verb == LOAN:
            values[i] = -LOAN_DREAD
        else:
            # Repaying now or at the end is the same two points; an album is as good as another.
            values[i] = -0.2
