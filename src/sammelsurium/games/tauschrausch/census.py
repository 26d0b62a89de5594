"""Nothing is lost: counts of every piece, wherever it lies."""

from sammelsurium.kernel.bits import count, has, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .state import CELLS, DRAW_START, FIRST, FOREVER, FOREVER_BACK, MARKER_BACK, NONE, RIVAL, STACKS, rival_plays

CENSUS = 13


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Fronts and tiles by stack, forever stamps, cards, the start marker, covered cells, the sum of all fronts."""
    for n in range(CENSUS):
        sums[n] = 0
    for stack in range(STACKS):
        out_of_play = state.unseen[stack] | state.gone[stack] | state.pile[stack]
        sums[stack] = count(state.unseen[stack]) + count(state.gone[stack]) + count(state.pile[stack])
        tiles = count(state.gone[stack]) + count(state.pile[stack])
        sums[STACKS + stack] = tiles + state.stock[stack] + state.lost_unseen[stack]
        while out_of_play:
            sums[12] += FIRST[stack] + lowest(out_of_play)
            out_of_play &= out_of_play - 1
    sums[8] = state.forever_left + state.forever_gone
    sums[9] = count(state.attendees) + count(state.cards_gone)
    sums[10] = int(state.marker != NONE)
    for item in range(state.items):
        count_item(state, item, sums)
    for n in range(state.buried):
        count_front(state.buried_back[n], state.buried_piece[n], sums)
        sums[STACKS + state.buried_back[n]] += 1
    for side in range(state.sides):
        sums[9] += count(state.cards[side])
        count_album(box, state, side, sums)
    if rival_plays(state):
        sums[8] += state.forevers[RIVAL]
    if state.phase == DRAW_START:
        sums[10] += 1


@compiled
def count_front(back: int, piece: int, sums: Numbers) -> None:
    sums[back] += 1
    sums[12] += piece


@compiled
def count_item(state: State, item: int, sums: Numbers) -> None:
    """Items that are not yet in an album; a card that somebody holds is counted there."""
    back, piece = state.item_back[item], state.item_piece[item]
    if back == NONE or state.item_cell[item] != NONE:
        return
    if back < STACKS:
        sums[STACKS + back] += 1
        if piece != NONE:
            count_front(back, piece, sums)
    elif back == FOREVER_BACK:
        sums[8] += 1
    elif back == MARKER_BACK:
        sums[10] += has(state.pool, item)
    elif piece != NONE:
        sums[9] += has(state.pool, item)


@compiled
def count_album(box: BoxData, state: State, side: int, sums: Numbers) -> None:
    for cell in range(CELLS):
        piece = state.tile[side, cell]
        if piece == FOREVER:
            sums[8] += 1
        elif piece != NONE:
            stack = 0
            while piece >= FIRST[stack + 1]:
                stack += 1
            count_front(stack, piece, sums)
            sums[STACKS + stack] += 1
        if piece != NONE:
            sums[11] += box.w[piece] * box.h[piece]
    for row in range(state.rows.shape[1]):
        sums[11] -= count(state.rows[side, row])
