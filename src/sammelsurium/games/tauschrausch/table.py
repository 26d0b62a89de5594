"""The table: the items of a round, how they come about, who looks at them, and how chance decides what they are.

A face-down stamp is decided when the first person looks at it, and `item_known` says who has looked. That somebody
looked is open to all; what they saw is not.
"""

from sammelsurium.kernel.bits import bit, count, lowest, nth
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .state import (
    ANY_RARITY,
    CARD_BACK,
    EVERYBODY,
    FIRST,
    FIRST_CARD,
    FOREVER,
    FOREVER_BACK,
    ITEMS,
    MARKER,
    MARKER_BACK,
    NONE,
    STACKS,
    STAMPS,
)

ALL_SEATS = 31


@compiled
def clear_items(state: State) -> None:
    state.items = 0
    state.clock = 0
    for item in range(ITEMS):
        clear_item(state, item)


@compiled
def clear_item(state: State, item: int) -> None:
    state.item_back[item] = NONE
    state.item_piece[item] = NONE
    state.item_up[item] = 0
    state.item_known[item] = 0
    state.item_rarity[item] = ANY_RARITY
    state.item_when[item] = 0
    state.item_cell[item] = NONE


@compiled
def tick(state: State, item: int) -> None:
    """The item is the last one that came where it now lies."""
    state.item_when[item] = state.clock
    state.clock += 1


@compiled
def new_item(state: State, back: int) -> int:
    """An item that nobody has looked at yet, or a piece that never lies face down."""
    item = state.items
    state.items += 1
    state.item_back[item] = back
    if back == FOREVER_BACK:
        state.forever_left -= 1
        show_piece(state, item, FOREVER)
    elif back == MARKER_BACK:
        show_piece(state, item, MARKER)
    elif back < STACKS:
        state.stock[back] -= 1
    tick(state, item)
    return item


@compiled
def show_piece(state: State, item: int, piece: int) -> None:
    state.item_piece[item] = piece
    state.item_up[item] = 1
    state.item_known[item] = ALL_SEATS


@compiled
def turn_up(state: State, item: int) -> None:
    """Face up for all from now on (TR-85); of a decided item."""
    show_piece(state, item, state.item_piece[item])


@compiled
def is_decided(state: State, item: int) -> bool:
    return state.item_known[item] != 0


@compiled
def look(state: State, looker: int, items: int) -> None:
    """A seat looks at items, or EVERYBODY when they are turned up (TR-85). What is undecided waits for Chance."""
    state.looker = looker
    while items:
        item = lowest(items)
        items &= items - 1
        if not is_decided(state, item):
            state.looking |= bit(item)
        elif looker == EVERYBODY:
            turn_up(state, item)
        else:
            state.item_known[item] |= bit(looker)


@compiled
def outcomes(state: State) -> int:
    """In how many ways Chance can decide the item that is looked at next: any front that nobody has seen."""
    back = state.item_back[lowest(state.looking)]
    return count(state.attendees) if back == CARD_BACK else count(state.unseen[back])


@compiled
def piece_of_outcome(state: State, outcome: int) -> int:
    back = state.item_back[lowest(state.looking)]
    if back == CARD_BACK:
        return FIRST_CARD + nth(state.attendees, outcome)
    return FIRST[back] + nth(state.unseen[back], outcome)


@compiled
def decide(state: State, outcome: int) -> None:
    """Chance decides what the item is; `looker` sees it."""
    item = lowest(state.looking)
    piece = piece_of_outcome(state, outcome)
    state.looking &= state.looking - 1
    state.item_piece[item] = piece
    back = state.item_back[item]
    if back == CARD_BACK:
        state.attendees &= ~bit(piece - FIRST_CARD)
    else:
        state.unseen[back] &= ~bit(piece - FIRST[back])
    if state.looker == EVERYBODY:
        turn_up(state, item)
    else:
        state.item_known[item] |= bit(state.looker)


@compiled
def supply_left(state: State) -> bool:
    """Whether a stamp can be drawn from any stack (TR-86)."""
    for stack in range(STACKS):
        if state.stock[stack] > 0:
            return True
    return False


@compiled
def stack_of(piece: int) -> int:
    """The stack a stamp comes from."""
    stack = 0
    while piece >= FIRST[stack + 1]:
        stack += 1
    return stack


@compiled
def face_down(state: State, items: int) -> int:
    """Those of the items that lie face down."""
    hidden = 0
    while items:
        item = lowest(items)
        items &= items - 1
        if not state.item_up[item]:
            hidden |= bit(item)
    return hidden


@compiled
def is_stamp(state: State, item: int) -> bool:
    return state.item_back[item] <= FOREVER_BACK


@compiled
def is_rare(box: BoxData, state: State, item: int) -> bool:
    piece = state.item_piece[item]
    return 0 <= piece < STAMPS and box.rare[piece] == 1


@compiled
def not_rare(box: BoxData, state: State, items: int) -> int:
    found = 0
    while items:
        item = lowest(items)
        items &= items - 1
        if not is_rare(box, state, item):
            found |= bit(item)
    return found


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
def discard(state: State, piece: int) -> None:
    """A stamp leaves the game for all to see."""
    if piece == FOREVER:
        state.forever_gone += 1
    else:
        stack = stack_of(piece)
        state.gone[stack] |= bit(piece - FIRST[stack])


@compiled
def refuse_stack(state: State, stack: int) -> int:
    """A stamp can only be drawn from a stack that is there, and not empty (TR-86)."""
    return 0 if stack < STACKS and state.stock[stack] > 0 else 86
