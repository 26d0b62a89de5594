"""What a move is worth at first sight, in points."""

import numpy as np
from numpy.typing import NDArray
from sammelsurium.kernel.bits import bit, count, has
from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..state import CARDS, PLAYERS, TRINKETS

KEPT = 0.5  # what a card is worth later, as a part of its even share of all that can still be taken
FINELY = 1000
FANCY = 0.6  # how far, at most, something else than reason moves somebody, as a part of what lies there


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
    """What lies there, if it is got; less what the card could bring later. And everybody fancies something else in each
    round: who always lays the best card meets all others who think the same, and is cancelled (MA-13)."""
    later = still_hidden(box, state) / CARDS
    for i in range(n):
        values[i] = box.points[state.lying] * chance_to_be_highest(state, seat, moves[i])
        values[i] -= KEPT * later * moves[i] / CARDS
        values[i] += FANCY * box.points[state.lying] * fancy(state, seat, moves[i])


@compiled
def fancy(state: State, seat: int, card: int) -> float:
    """Between 0 and 1, always the same in the same place."""
    return draw(np.uint64(state.hidden * PLAYERS + seat), card, FINELY) / FINELY


@compiled
def still_hidden(box: BoxData, state: State) -> int:
    total = 0
    for trinket in range(len(TRINKETS)):
        if has(state.hidden, trinket):
            total += box.points[trinket]
    return total


@compiled
def chance_to_be_highest(state: State, seat: int, card: int) -> float:
    """If everybody else lays any of their cards. That others cancel each other is left to those who think ahead."""
    likely = 1.0
    for other in range(state.players):
        if other != seat:
            likely *= count(state.cards[other] & (bit(card) - 1)) / count(state.cards[other])
    return likely
