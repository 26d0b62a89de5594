"""Whether every piece is still there: polygons, score tokens, and what is counted beside them."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .pile import is_lying, kind_of
from .state import COLOURS, KINDS, OUT, PLAYERS, POLYGONS, TOKENS, TRAY

CENSUS = KINDS + TOKENS + 4


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Polygons by kind, score tokens by place, then four sums that are 0 as long as kept counts are true."""
    sums[:] = 0
    for polygon in range(POLYGONS):
        kind, where = kind_of(polygon), state.where[polygon]
        lies = is_lying(state, polygon)
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
