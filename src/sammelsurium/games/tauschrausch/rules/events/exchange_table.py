"""Exchange Table: after Collect everyone in turn order may exchange an item of the haul for one left in the pool.
The verb is exchange, or pass."""

from sammelsurium.kernel.bits import bit, has, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ... import cards, codes, table
from ...state import GOES_ON, ITEMS, WAITS, side_in_turn
from .. import specialists
from . import open_hand


@compiled
def ask_exchange(state: State) -> bool:
    if cards.event_in_force(state) != cards.EXCHANGE_TABLE or state.asked == state.sides or not state.pool:
        return open_hand.begin_gifts(state)
    state.turn = side_in_turn(state)
    if state.turn < state.players and table.exchangeable(state, state.turn):
        return WAITS
    state.asked += 1
    return GOES_ON


@compiled
def add_exchanges(state: State, seat: int, out: Moves) -> int:
    out[0] = codes.code(codes.PASS, 0)
    n = 1
    items = table.exchangeable(state, seat)
    while items:
        item = lowest(items)
        items &= items - 1
        others = state.pool
        while others:
            out[n] = codes.two(codes.EXCHANGE_ITEM, item, lowest(others))
            others &= others - 1
            n += 1
    return n


@compiled
def refuse_exchange(state: State, seat: int, move: int) -> int:
    if move == codes.code(codes.PASS, 0):
        return 0
    if codes.verb_of(move) != codes.EXCHANGE_ITEM:
        return 82
    item, other = codes.first_of(move), codes.second_of(move)
    if item >= ITEMS or other >= ITEMS:
        return 90
    return 0 if has(table.exchangeable(state, seat), item) and has(state.pool, other) else 90


@compiled
def exchange(state: State, seat: int, item: int, other: int) -> None:
    """An item of the haul for one of the pool."""
    state.haul[seat] ^= bit(item) | bit(other)
    state.pool ^= bit(item) | bit(other)
    cards.lose(state, seat, item)
    cards.receive(state, seat, other)
    table.tick(state, item)
    table.tick(state, other)
    if not state.item_up[other]:
        table.look(state, seat, bit(other))
    specialists.unasked.customs_officer(state, seat)
    state.asked += 1
