"""Round setup, Collect, and the end of a round (TR-20 to TR-34, TR-56, TR-82 to TR-87)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from . import rival
from .bits import bit, count, lowest
from .events.collecting import (
    exchange_table,
    exchangeable,
    open_drawers,
    open_hand,
    score_and_give,
    show_hands,
)
from .events.setup import haul_size, late_opening, upside_down
from .items import clear_items, face_down, is_decided, look, lose, new_item, receive, supply_left, tick
from .scoring import score_final
from .show import discard
from .specialists.collecting import customs_officer, fortune_teller, has_exchanged, has_told, stockkeeper_holder
from .state import (
    CARD_BACK,
    COLLECT,
    COLLECTED,
    EVERYBODY,
    EXCHANGE,
    FINISHED,
    FIRST_CARD,
    FOREVER_BACK,
    INSPECT,
    LAY_POOL,
    MARKER_BACK,
    NONE,
    OPEN_DRAWERS,
    OPEN_HAND,
    REDRAW,
    REVEAL_EVENTS,
    RIVAL,
    RIVAL_CARDS,
    ROUNDS,
    SHORT,
    SIDES,
    SPLIT,
    STACKS,
    TELL_FORTUNE,
    TURN_TASTES,
)

WAITS, GOES_ON = False, True


# -- round setup ---------------------------------------------------------------------------------------------------


@compiled
def begin_round(state: State) -> None:
    clear_items(state)
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
    state.rival_deck = (1 << RIVAL_CARDS) - 1 if rival.plays(state) else 0


@compiled
def reveal_event(box: BoxData, state: State, event: int) -> None:
    """As many events as there are players (TR-20)."""
    state.deck &= ~bit(event)
    state.events[state.revealed] = event
    state.revealed += 1
    wanted = box.solo_events if rival.plays(state) else state.players
    if state.revealed == wanted:
        state.phase = LAY_POOL


@compiled
def lay_stamps(state: State, stack: int, number: int) -> int:
    """Items from a stack into the pool; an empty stack yields nothing (TR-86)."""
    laid = 0
    for _ in range(number):
        if state.stock[stack] > 0:
            laid |= bit(new_item(state, stack))
    state.pool |= laid
    return laid


@compiled
def lay_event(box: BoxData, state: State, event: int, cards_left: int) -> int:
    """One item for each symbol of an event (TR-21). Says which of them are to be turned up."""
    up = 0
    swapped = 1 if upside_down(state) else 0
    for stack in range(STACKS):
        up |= lay_stamps(state, stack, box.symbols[event, 2 * stack + swapped])
        lay_stamps(state, stack, box.symbols[event, 2 * stack + 1 - swapped])
    for _ in range(box.symbols[event, 2 * STACKS]):
        if state.forever_left > 0:
            state.pool |= bit(new_item(state, FOREVER_BACK))
    for number in range(box.symbols[event, 2 * STACKS + 1]):
        if number < cards_left:
            card = new_item(state, CARD_BACK)
            state.pool |= bit(card)
            up |= bit(card)
    return up


@compiled
def lay_pool(box: BoxData, state: State) -> None:
    up = 0
    cards = count(state.attendees)
    for number in range(state.revealed):
        event = state.events[number]
        up |= lay_event(box, state, event, cards)
        cards -= box.symbols[event, 2 * STACKS + 1]
    if late_opening(state):
        up |= lay_stamps(state, SHORT, state.sides)
    look(state, EVERYBODY, up)
    state.phase = OPEN_DRAWERS


@compiled
def side_in_turn(state: State) -> int:
    """Who answers next, where all answer in turn order from the start marker."""
    return (state.marker + state.asked) % state.sides


@compiled
def ask_drawers(state: State) -> bool:
    """TR-83: who finds no face-down stamp does nothing."""
    hidden = face_down(state, state.pool)
    if not open_drawers(state) or state.asked == state.sides or not hidden:
        state.asked = 0
        state.phase = INSPECT
        return GOES_ON
    state.turn = side_in_turn(state)
    if state.turn < state.players:
        return WAITS
    rival.reveal_first(state)
    state.asked += 1
    return GOES_ON


@compiled
def begin_collect(state: State) -> None:
    """The customs officer looks; then the start marker goes into the pool and its holder begins (TR-30)."""
    for seat in range(state.players):
        customs_officer(state, seat)
    state.first = state.marker
    state.turn = state.marker
    state.marker = NONE
    state.pool |= bit(new_item(state, MARKER_BACK))
    state.phase = COLLECT


# -- Collect -------------------------------------------------------------------------------------------------------


@compiled
def take_item(state: State, seat: int, item: int) -> None:
    """A face-down stamp stays face down, and its owner looks (TR-31)."""
    state.pool &= ~bit(item)
    state.haul[seat] |= bit(item)
    receive(state, seat, item)
    tick(state, item)
    if not state.item_up[item]:
        look(state, seat, bit(item))
    customs_officer(state, seat)
    state.turn = (seat + 1) % state.sides


@compiled
def is_collected(box: BoxData, state: State) -> bool:
    """Everyone has a full haul, or the pool is empty (TR-87)."""
    full = state.first == state.turn and count(state.haul[state.turn]) == haul_size(box, state)
    return full or state.pool == 0


@compiled
def ask_collector(box: BoxData, state: State) -> bool:
    if rival.plays(state) and state.open_card == NONE:
        return WAITS
    if is_collected(box, state):
        state.phase = COLLECTED
        return GOES_ON
    if state.turn < state.players:
        return WAITS
    rival.collect(box, state)
    return GOES_ON


@compiled
def end_collect(state: State) -> None:
    """TR-33: a start marker still in the pool goes to whoever took the last item."""
    if state.marker == NONE:
        items = state.pool
        while state.item_back[lowest(items)] != MARKER_BACK:
            items &= items - 1
        state.pool &= ~bit(lowest(items))
        state.marker = (state.turn + state.sides - 1) % state.sides
    state.asked = 0
    state.phase = REDRAW


@compiled
def ask_stockkeeper(state: State) -> bool:
    """Whoever holds the fortune teller too may use her first, where the order matters (TR-82)."""
    seat = stockkeeper_holder(state)
    if has_exchanged(state) or seat == NONE or not exchangeable(state, seat) or not supply_left(state):
        state.phase = TELL_FORTUNE
        return GOES_ON
    state.turn = seat
    return WAITS


@compiled
def tell_fortune(box: BoxData, state: State) -> None:
    """Specialists come before the event (TR-82)."""
    if not has_told(state):
        fortune_teller(box, state)
    state.asked = 0
    state.phase = EXCHANGE


@compiled
def ask_exchange(state: State) -> bool:
    if not exchange_table(state) or state.asked == state.sides or not state.pool:
        state.phase = OPEN_HAND
        state.asked = 0
        state.confirmed = 0
        if open_hand(state) and rival.plays(state):
            state.choice[RIVAL] = rival.pick_last(state)
            state.confirmed = bit(RIVAL)
        return GOES_ON
    state.turn = side_in_turn(state)
    if state.turn < state.players and exchangeable(state, state.turn):
        return WAITS
    state.asked += 1
    return GOES_ON


@compiled
def exchange(state: State, seat: int, item: int, other: int) -> None:
    """An item of the haul for one of the pool."""
    state.haul[seat] ^= bit(item) | bit(other)
    state.pool ^= bit(item) | bit(other)
    lose(state, seat, item)
    receive(state, seat, other)
    tick(state, item)
    tick(state, other)
    if not state.item_up[other]:
        look(state, seat, bit(other))
    customs_officer(state, seat)
    state.asked += 1


@compiled
def everybody(state: State) -> int:
    return (1 << int(state.sides)) - 1


@compiled
def ask_hands(box: BoxData, state: State) -> bool:
    """TR-84: when all have picked, the items are shown, scored and given."""
    if open_hand(state):
        if state.confirmed != everybody(state):
            return WAITS
        if state.asked == 0:
            state.asked = 1
            show_hands(state)
            return GOES_ON
        score_and_give(box, state)
    state.asked = 0
    state.confirmed = 0
    state.phase = TURN_TASTES if rival.plays(state) else SPLIT
    return GOES_ON


# -- the end of a round --------------------------------------------------------------------------------------------


@compiled
def bury(state: State, item: int) -> None:
    """A face-down stamp leaves the game without being turned up (TR-47); who has seen it still knows it."""
    if not is_decided(state, item):
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
            discard(state, state.item_piece[item])
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
        clear_items(state)
        state.phase = FINISHED
        score_final(box, state)
    else:
        state.round_number += 1
        begin_round(state)
