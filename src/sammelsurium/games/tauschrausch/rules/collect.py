"""Collect (TR-30 to TR-33): one item each, clockwise. The verb is take."""

from sammelsurium.kernel.bits import bit, count, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .. import cards, codes, table
from ..state import COLLECT, COLLECTED, GOES_ON, MARKER_BACK, NONE, REDRAW, WAITS, rival_plays
from . import rival, specialists


@compiled
def begin_collect(state: State) -> bool:
    """The customs officer looks; then the start marker goes into the pool and its holder begins (TR-30)."""
    for seat in range(state.players):
        specialists.unasked.customs_officer(state, seat)
    state.first = state.marker
    state.turn = state.marker
    state.marker = NONE
    state.pool |= bit(table.new_item(state, MARKER_BACK))
    state.phase = COLLECT
    return GOES_ON


@compiled
def is_collected(box: BoxData, state: State) -> bool:
    """Everyone has a full haul, or the pool is empty (TR-87)."""
    full = state.first == state.turn and count(state.haul[state.turn]) == cards.haul_size(box, state)
    return full or state.pool == 0


@compiled
def ask_collector(box: BoxData, state: State) -> bool:
    if rival_plays(state) and state.open_card == NONE:
        return WAITS
    if is_collected(box, state):
        state.phase = COLLECTED
        return GOES_ON
    if state.turn < state.players:
        return WAITS
    rival.collect_item(box, state)
    return GOES_ON


@compiled
def add_takes(state: State, out: Moves) -> int:
    return codes.one_each(codes.TAKE, state.pool, out)


@compiled
def refuse_take(state: State, move: int) -> int:
    return 0 if codes.is_one_of(move, codes.TAKE, state.pool) else 30


@compiled
def take_item(state: State, seat: int, item: int) -> None:
    """A face-down stamp stays face down, and its owner looks (TR-31)."""
    state.pool &= ~bit(item)
    state.haul[seat] |= bit(item)
    cards.receive(state, seat, item)
    table.tick(state, item)
    if not state.item_up[item]:
        table.look(state, seat, bit(item))
    specialists.unasked.customs_officer(state, seat)
    state.turn = (seat + 1) % state.sides


@compiled
def end_collect(state: State) -> bool:
    """TR-33: a start marker still in the pool goes to whoever took the last item."""
    if state.marker == NONE:
        items = state.pool
        while state.item_back[lowest(items)] != MARKER_BACK:
            items &= items - 1
        state.pool &= ~bit(lowest(items))
        state.marker = (state.turn + state.sides - 1) % state.sides
    state.asked = 0
    state.phase = REDRAW
    return GOES_ON
