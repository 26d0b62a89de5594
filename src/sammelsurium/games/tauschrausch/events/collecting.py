"""Events at the start and at the end of Collect."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..bits import bit, has, lowest
from ..items import event_in_force, is_stamp, look, lose, receive, tick
from ..state import EVERYBODY, MARKER_BACK, NONE, T_CARDS
from ..values import tile_value
from . import EXCHANGE_TABLE, OPEN_DRAWERS_EVENT, OPEN_HAND_EVENT


@compiled
def open_drawers(state: State) -> bool:
    """In turn order everyone reveals a face-down stamp of the pool (TR-83)."""
    return event_in_force(state) == OPEN_DRAWERS_EVENT


@compiled
def exchange_table(state: State) -> bool:
    """In turn order everyone may exchange an item of the haul for one left in the pool."""
    return event_in_force(state) == EXCHANGE_TABLE


@compiled
def exchangeable(state: State, side: int) -> int:
    """The items of a haul that can be exchanged: not the start marker."""
    items = state.haul[side]
    own = items
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_back[item] == MARKER_BACK:
            own &= ~bit(item)
    return own


@compiled
def open_hand(state: State) -> bool:
    """Everyone picks an item in secret, scores its value and gives it to the right (TR-84)."""
    return event_in_force(state) == OPEN_HAND_EVENT


@compiled
def shown_value(box: BoxData, state: State, side: int, item: int) -> int:
    """Cards and the start marker have a value here (TR-84)."""
    if is_stamp(state, item):
        return tile_value(box, state, side, state.item_piece[item])
    return box.event_value[OPEN_HAND_EVENT]


@compiled
def show_hands(state: State) -> None:
    """The picked items are turned up and stay so."""
    picked = 0
    for side in range(state.sides):
        picked |= bit(state.choice[side])
    look(state, EVERYBODY, picked)


@compiled
def score_and_give(box: BoxData, state: State) -> None:
    """All score first; then each item goes to the right, which is counter-clockwise."""
    for side in range(state.sides):
        state.terms[side, T_CARDS] += shown_value(box, state, side, state.choice[side])
    for side in range(state.sides):
        item = state.choice[side]
        state.haul[side] &= ~bit(item)
        lose(state, side, item)
    for side in range(state.sides):
        item, right = state.choice[side], (side + state.sides - 1) % state.sides
        state.haul[right] |= bit(item)
        receive(state, right, item)
        tick(state, item)
        state.choice[side] = NONE


@compiled
def may_pick(state: State, seat: int, item: int) -> bool:
    return has(state.haul[seat], item)
