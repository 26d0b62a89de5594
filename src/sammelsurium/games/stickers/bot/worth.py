"""What single cards are worth by what they show, and what is known of hands. In points."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..cards import count, set_of
from ..state import CROWN, DIPLOMA, POUCH, USABLE

(
    EARLY,  # how sure a lead of one card is at the beginning
    LATE,  # and how much surer at the end
    HELD,  # the share of its promise that a card is worth in hand
    FLOW,  # a card played makes room for a new one
    COMBO,  # a combo sticker that works
    LASTING,  # a sticker that works by lying open
    ENVY,  # the share of the others' points that one counts against oneself
    TURNED,  # a card from the deck
) = range(8)

WEIGHTS = np.array([0.55, 1.6, 0.6, 0.5, 0.9, 1.2, 0.35, 1.6])

Weights = NDArray[np.float64]


@compiled
def space_of(state: State, number: int) -> int:
    """Every set has its marker on the board."""
    space = 0
    while state.markers[space] != number:
        space += 1
    return space


@compiled
def star_value(box: BoxData, state: State, card: int) -> float:
    gold = 0.0
    if box.gold[card]:
        gold = float(box.gold[card]) * float(box.gold_points[space_of(state, set_of(card))])
    return float(box.stars[card]) + gold


@compiled
def open_value(box: BoxData, card: int, w: Weights) -> float:
    """The stickers that work if the card is the open one."""
    combos = int(box.combos[card])
    value = 0.0
    for kind in range(USABLE):
        value += w[COMBO] * (combos >> kind & 1)
    lasting = (combos >> DIPLOMA & 1) + (combos >> CROWN & 1) + (combos >> POUCH & 1)
    return value + w[LASTING] * lasting


@compiled
def in_hand(state: State, seat: int, number: int) -> int:
    return count(state.hand[seat, number])


@compiled
def likelihood(state: State, other: int, number: int) -> float:
    """How likely a hand holds a card of a set, by what everybody knows."""
    if state.most[other, number] == 0 or state.hand_size[other] == 0:
        return 0.0
    if state.least[other, number] > 0:
        return 1.0
    unseen = 0.0
    for lower in range(state.pile.shape[0]):
        unseen += count(state.pile[lower])
    share = float(count(state.pile[number])) / max(1.0, unseen)
    return 1.0 - (1.0 - share) ** min(state.hand_size[other], state.most[other, number])
