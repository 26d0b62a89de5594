"""Who knows what: of others' score tokens only the number (CX-33)."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import SPECTATOR, BoxData, State

from .state import COLOURS, FINISHED, PLAYERS, TOKENS


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    """Of others' score tokens only the number is known, until the end (CX-33); partners are others too (CX-74)."""
    if state.phase == FINISHED:
        return
    for other in range(PLAYERS):
        if other != seat:
            state.earned[other, :] = 0


@allocating
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """The stacks show which tokens were earned: what is not one's own is dealt to the others at random."""
    if state.phase == FINISHED:
        return
    hidden = np.zeros(TOKENS, np.int64)
    left = 0
    for place in range(TOKENS):
        for colour in range(len(COLOURS)):
            hidden[place] += state.stack[colour] < TOKENS - place
        if seat != SPECTATOR:
            hidden[place] -= state.earned[seat, place]
        left += hidden[place]
    for other in range(PLAYERS):
        if other != seat:
            state.earned[other, :] = 0
            for _ in range(state.earned_size[other]):
                place = nth_token(hidden, draw(key, left, left))
                state.earned[other, place] += 1
                hidden[place] -= 1
                left -= 1


@compiled
def nth_token(tokens: NDArray[np.int64], n: int) -> int:
    place = 0
    while n >= tokens[place]:
        n -= tokens[place]
        place += 1
    return place


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """Every action is made in the open, earning a token too (CX-33)."""
    return move
