"""What is known to whom, and what is there in all."""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import SPECTATOR, BoxData, Numbers, State

from .state import COLOURS, FINISHED, KINDS, OUT, PLAYERS, POLYGONS, TOKENS, TRAY
from .tray import bit_of, colour_of, kind_of


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


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Polygons by kind, score tokens by place, then four sums that are 0 as long as kept counts are true."""
    sums[:] = 0
    for polygon in range(POLYGONS):
        kind, where = kind_of(polygon), state.where[polygon]
        lies = state.tray[colour_of(polygon)] & bit_of(polygon) != 0
        sums[kind] += lies or where == OUT
        sums[KINDS + TOKENS] += lies != (where == TRAY)
        sums[KINDS + TOKENS + 1] += lies
    sums[KINDS + TOKENS + 1] -= state.tray_size
    for i in range(state.taken):
        sums[kind_of(state.chain[i])] += 1
    for seat in range(PLAYERS):
        for kind in range(KINDS):
            sums[kind] += state.kind_count[seat, kind]
            held = state.kinds[seat] >> kind & 1
            sums[KINDS + TOKENS + 2] += held != (state.kind_count[seat, kind] > 0)
    count_tokens(state, sums)


@compiled
def count_tokens(state: State, sums: Numbers) -> None:
    for place in range(TOKENS):
        for colour in range(len(COLOURS)):
            sums[KINDS + place] += state.stack[colour] >= TOKENS - place
        for seat in range(PLAYERS):
            sums[KINDS + place] += state.earned[seat, place]
            sums[KINDS + TOKENS + 3] += state.earned[seat, place]
    for seat in range(PLAYERS):
        sums[KINDS + TOKENS + 3] -= state.earned_size[seat]
