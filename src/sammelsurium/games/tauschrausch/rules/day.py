"""How a day begins and ends: the events and the pool of a round (TR-20, TR-21), and what is left of them (TR-56)."""

from sammelsurium.kernel.bits import bit, count, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .. import cards, scoring, table
from ..state import (
    CARD_BACK,
    EVERYBODY,
    FINISHED,
    FIRST_CARD,
    FOREVER_BACK,
    GOES_ON,
    LAY_POOL,
    NONE,
    OPEN_DRAWERS,
    REVEAL_EVENTS,
    RIVAL_CARDS,
    ROUNDS,
    SHORT,
    SIDES,
    STACKS,
    rival_plays,
)

# -- round setup ---------------------------------------------------------------------------------------------------


@compiled
def begin_round(state: State) -> None:
    table.clear_items(state)
    state.turn = state.marker
    state.asked = 0
    state.inspected = 0
    state.revealed = 0
    state.first = NONE
    for side in range(SIDES):
        state.events[side] = NONE
        state.choice[side] = NONE
    state.phase = REVEAL_EVENTS
    state.open_card = NONE
    state.cut_card = NONE
    state.tastes[0] = NONE
    state.tastes[1] = NONE
    state.rival_deck = (1 << RIVAL_CARDS) - 1 if rival_plays(state) else 0


@compiled
def reveal_event(box: BoxData, state: State, event: int) -> None:
    """As many events as there are players (TR-20)."""
    state.deck &= ~bit(event)
    state.events[state.revealed] = event
    state.revealed += 1
    wanted = box.solo_events if rival_plays(state) else state.players
    if state.revealed == wanted:
        state.phase = LAY_POOL


@compiled
def lay_stamps(state: State, stack: int, number: int) -> int:
    """Items from a stack into the pool; an empty stack yields nothing (TR-86)."""
    laid = 0
    for _ in range(number):
        if state.stock[stack] > 0:
            laid |= bit(table.new_item(state, stack))
    state.pool |= laid
    return laid


@compiled
def lay_event(box: BoxData, state: State, event: int, cards_left: int) -> int:
    """One item for each symbol of an event (TR-21). Says which of them are to be turned up."""
    up = 0
    swapped = 1 if cards.upside_down(state) else 0
    for stack in range(STACKS):
        up |= lay_stamps(state, stack, box.symbols[event, 2 * stack + swapped])
        lay_stamps(state, stack, box.symbols[event, 2 * stack + 1 - swapped])
    for _ in range(box.symbols[event, 2 * STACKS]):
        if state.forever_left > 0:
            state.pool |= bit(table.new_item(state, FOREVER_BACK))
    for number in range(box.symbols[event, 2 * STACKS + 1]):
        if number < cards_left:
            card = table.new_item(state, CARD_BACK)
            state.pool |= bit(card)
            up |= bit(card)
    return up


@compiled
def lay_pool(box: BoxData, state: State) -> bool:
    up = 0
    left = count(state.attendees)
    for number in range(state.revealed):
        event = state.events[number]
        up |= lay_event(box, state, event, left)
        left -= box.symbols[event, 2 * STACKS + 1]
    if cards.late_opening(state):
        up |= lay_stamps(state, SHORT, state.sides)
    table.look(state, EVERYBODY, up)
    state.phase = OPEN_DRAWERS
    return GOES_ON


# -- the end of a round --------------------------------------------------------------------------------------------


@compiled
def bury(state: State, item: int) -> None:
    """A face-down stamp leaves the game without being turned up (TR-47); who has seen it still knows it."""
    if not table.is_decided(state, item):
        state.lost_unseen[state.item_back[item]] += 1
        return
    n = state.buried
    state.buried_piece[n] = state.item_piece[item]
    state.buried_back[n] = state.item_back[item]
    state.buried_known[n] = state.item_known[item]
    state.buried += 1


@compiled
def clear_pool(state: State) -> None:
    """TR-56."""
    items = state.pool
    while items:
        item = lowest(items)
        items &= items - 1
        if not state.item_up[item]:
            bury(state, item)
        elif state.item_back[item] == CARD_BACK:
            state.cards_gone |= bit(state.item_piece[item] - FIRST_CARD)
        else:
            table.discard(state, state.item_piece[item])
    state.pool = 0


@compiled
def return_events(state: State) -> None:
    """The last event leaves the game, the others return to the deck (TR-56)."""
    for number in range(state.revealed - 1):
        state.deck |= bit(state.events[number])


@compiled
def end_round(box: BoxData, state: State) -> None:
    clear_pool(state)
    return_events(state)
    if state.round_number == ROUNDS:
        table.clear_items(state)
        state.phase = FINISHED
        scoring.score_final(box, state)
    else:
        state.round_number += 1
        begin_round(state)
