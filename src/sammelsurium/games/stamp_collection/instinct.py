"""The game's own fast judgement: what a move brings at once, what it promises, and what the money is worth.

Values are in points, but for a common factor. The weights were found by letting slightly different ones play against
each other: those that won stayed.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .album import beside, colour_of, count, lowest, mounted, open_mounts, stamps_shown, stored_of_colour
from .codes import BUY, COIN, LOAN, SLOT, STORAGE, loan_of, place_of, slot_of, tile_of, verb_of
from .purchase import extra_cost
from .state import BONUSES, COLOURS, FIRST_MOUNT, MOTIFS, NONE, ROW, TILES

(
    SILVER,  # a silver coin, as long as there are rounds to spend it in
    FADE,  # how many rounds before the end money begins to lose its worth
    SATED,  # with how much money another coin is worth half
    BORROWED,  # dread of a loan
    FIELD,  # an occupied field
    CHOCOLATE,  # a chocolate
    FIRST_GUEST,  # a connoisseur who brings nothing yet, but lets the next one bring something
    LURED,  # that he comes from somebody else
    PROGRESS,  # the share of a bonus tile's points that its nearness is worth
    WAITING,  # an empty mount of a colour that has none yet, for the stamps to come
    ON_FAIR,  # that a stamp for it lies on the fair already
    ROOM,  # an empty neighbour, for later mounts of the colour
    STORED,  # the share of a stamp's worth that it keeps in storage
    ENDS_ROUND,  # the fair is laid out anew for the next player
) = range(14)

PACE = 30000

WEIGHTS = np.array([0.153, 5.7, 16.3, 2.0, 0.694, 0.465, 0.231, 0.23, 0.488, 0.189, 0.064, 0.058, 1.12, 0.029])

Weights = NDArray[np.float64]


@compiled
def left_share(box: BoxData, state: State) -> float:
    """How much of the game is still to come."""
    return (box.rounds - state.round_number) / box.rounds


@compiled
def silver_value(box: BoxData, state: State, w: Weights) -> float:
    left = box.rounds - state.round_number + 0.4
    return w[SILVER] * min(1.0, left / w[FADE])


@compiled
def visit_value(box: BoxData, state: State, seat: int, colour: int, w: Weights) -> float:
    """A connoisseur brings a chocolate if others are there; otherwise he prepares the next one's visit."""
    if state.connoisseurs[colour] == seat:
        return 0.0
    others = 0
    for other in range(len(COLOURS)):
        others += state.connoisseurs[other] == seat
    value = w[CHOCOLATE] if others >= box.others_needed[state.players] else w[FIRST_GUEST]
    if state.connoisseurs[colour] != NONE:
        value += w[LURED]
    return value


@compiled
def bonus_value(box: BoxData, state: State, shown: np.int64, stamp: int, w: Weights) -> float:
    """The bonus tiles a stamp completes beside those shown already, and a share of those it brings nearer."""
    if shown >> stamp & 1:
        return 0.0
    value = 0.0
    for bonus in range(BONUSES):
        wanted = box.bonus_stamps[bonus]
        if state.bonuses[bonus] == NONE and wanted >> stamp & 1:
            missing = count(wanted & ~shown) - 1
            if missing == 0:
                value += box.bonus_points[bonus]
            else:
                value += w[PROGRESS] * box.bonus_points[bonus] * left_share(box, state) / (1.0 + missing)
    return value


@compiled
def stamp_value(box: BoxData, state: State, seat: int, shown: np.int64, stamp: int, w: Weights) -> float:
    """A stamp put on a mount now."""
    return visit_value(box, state, seat, colour_of(stamp), w) + bonus_value(box, state, shown, stamp, w)


@compiled
def is_on_fair(state: State, colour: int) -> bool:
    for tile in range(TILES):
        if colour * len(MOTIFS) <= state.fair[tile] < (colour + 1) * len(MOTIFS):
            return True
    return False


@compiled
def mount_value(
    box: BoxData, state: State, seat: int, shown: np.int64, colour: int, space: int, from_slot: int, w: Weights
) -> float:
    """A field, the stored stamp that moves in, or the hope for one, and room to grow."""
    left = left_share(box, state)
    empty = ~mounted(state, seat) & ~(1 << space)
    value = w[FIELD] * box.field_points + w[ROOM] * count(beside(1 << space) & empty) * left
    stored = stored_of_colour(state, seat, colour)
    if stored:
        slot = from_slot - 1 if from_slot else lowest(stored)
        value += stamp_value(box, state, seat, shown, state.storage[seat, slot], w)
    elif open_mounts(state, seat, colour) == 0:
        value += w[WAITING] * left
        if is_on_fair(state, colour):
            value += w[ON_FAIR]
    return value


@compiled
def purchase_value(box: BoxData, state: State, seat: int, shown: np.int64, move: int, w: Weights) -> float:
    kind, place = state.fair[tile_of(move)], place_of(move)
    cost = state.coins + extra_cost(box, state, kind, place)
    value = -cost * silver_value(box, state, w) - w[BORROWED] * loan_of(move)
    if place == SLOT:
        value += w[FIELD] * box.field_points
    elif place == STORAGE:
        value += w[STORED] * stamp_value(box, state, seat, shown, kind, w) * left_share(box, state)
    elif kind < FIRST_MOUNT:
        value += stamp_value(box, state, seat, shown, kind, w)
    else:
        value += mount_value(box, state, seat, shown, kind - FIRST_MOUNT, place, slot_of(move), w)
    if state.row_tiles[tile_of(move) // ROW] == 1:
        value += w[ENDS_ROUND]
    return value


@compiled
def coin_value(box: BoxData, state: State, seat: int, w: Weights) -> float:
    """Worth less to the rich."""
    value = box.coin * silver_value(box, state, w) * w[SATED] / (state.money[seat] + w[SATED])
    if state.coins == 1:
        value += w[ENDS_ROUND]
    return value


@compiled
def weigh(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64], w: Weights) -> None:
    """`judge` by other weights."""
    shown = stamps_shown(state, seat)
    for i in range(n):
        verb = verb_of(moves[i])
        if verb == BUY:
            values[i] = purchase_value(box, state, seat, shown, moves[i], w)
        elif verb == COIN:
            values[i] = coin_value(box, state, seat, w)
        elif verb == LOAN:
            values[i] = -w[BORROWED]
        else:
            # Repaying now or at the end saves the same points; one album is as good as another.
            values[i] = -w[BORROWED] / 2


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    weigh(box, state, seat, moves, n, values, WEIGHTS)
