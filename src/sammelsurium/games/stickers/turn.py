"""How a turn goes on (ST-20 to ST-25, ST-50 to ST-52): from station to station until a seat or Chance must act."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .cards import bit, count, display_empty, free_slot, set_of
from .knowledge import deny, leave_hand, locate
from .scoring import open_wears
from .state import (
    BONUS,
    COPY,
    EFFECTS,
    FINISHED,
    LAST_CARD,
    NONE,
    PENDING,
    PLAY,
    POUCH,
    REFILL_DISPLAY,
    REFILL_HAND,
    SET_CARDS,
    SETS,
    TAKE,
    USABLE,
    wide,
)

# Where a turn can be on its way. At REST somebody acts.
REST, AT_TAKE, AT_PLAY, AT_EFFECTS, AT_HAND, AT_LATE, AT_DISPLAY, AT_END, AT_LAST_CARD = wide(range(9))


@compiled
def go_on(box: BoxData, state: State, station: int) -> None:
    while station != REST:
        if station == AT_TAKE:
            station = reach_take(state)
        elif station == AT_PLAY:
            station = reach_play(state)
        elif station == AT_EFFECTS:
            station = reach_effects(state)
        elif station == AT_HAND:
            station = reach_hand(box, state)
        elif station == AT_LATE:
            station = reach_late(state)
        elif station == AT_DISPLAY:
            station = reach_display(state)
        elif station == AT_END:
            station = reach_end(box, state)
        else:
            station = reach_last_card(box, state)


@compiled
def rest(state: State, phase: int) -> int:
    state.phase = phase
    return REST


@compiled
def reach_take(state: State) -> int:
    """With an empty display step 1 is skipped (ST-52)."""
    return AT_PLAY if display_empty(state) else rest(state, TAKE)


@compiled
def reach_play(state: State) -> int:
    """With an empty hand step 2 is skipped (ST-52)."""
    return rest(state, PLAY) if state.hand_size[state.turn] > 0 else AT_EFFECTS


@compiled
def is_pending(state: State) -> bool:
    for kind in range(PENDING):
        if state.pending[kind]:
            return True
    return False


@compiled
def reach_effects(state: State) -> int:
    if is_pending(state):
        return rest(state, EFFECTS)
    return AT_DISPLAY if state.late else AT_HAND


@compiled
def close_effects(state: State) -> int:
    """Step 3 begins: what is unused lapses, unless stickers work to the letter (ST-40)."""
    if state.late or not state.to_the_letter:
        clear_pending(state)
    state.pending[BONUS] = 0
    return AT_DISPLAY if state.late else AT_HAND


@compiled
def clear_pending(state: State) -> None:
    for kind in range(PENDING):
        state.pending[kind] = 0
    for number in range(SETS):
        state.copies[number] = 0


@compiled
def hand_target(box: BoxData, state: State, seat: int) -> int:
    """Six, and more for every open pouch."""
    target = int(box.hand)
    if box.pouch:
        for number in range(SETS):
            if open_wears(box, state, seat, number, POUCH):
                target += int(box.pouch)
    return target


@compiled
def reach_hand(box: BoxData, state: State) -> int:
    if state.pile_size > 0 and state.hand_size[state.turn] < hand_target(box, state, state.turn):
        return rest(state, REFILL_HAND)
    return AT_LATE


@compiled
def reach_late(state: State) -> int:
    state.late = 1
    return AT_EFFECTS if is_pending(state) else AT_DISPLAY


@compiled
def reach_display(state: State) -> int:
    if state.pile_size > 0 and free_slot(state) != NONE:
        return rest(state, REFILL_DISPLAY)
    return AT_END


@compiled
def reach_end(box: BoxData, state: State) -> int:
    """All have the same number of turns (ST-51)."""
    state.laid = 0
    state.laid_set = NONE
    state.laid_count = 0
    state.late = 0
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.starter:
        if state.ending:
            return AT_LAST_CARD
        state.round_number += 1
        turn_row(box, state)
    return AT_TAKE


@compiled
def turn_row(box: BoxData, state: State) -> None:
    """A scenario: the markers of a row move to the left, the leftmost to the right end."""
    if box.row_length == 0:
        return
    leftmost = state.markers[box.row[0]]
    for place in range(box.row_length - 1):
        state.markers[box.row[place]] = state.markers[box.row[place + 1]]
    state.markers[box.row[box.row_length - 1]] = leftmost


# -- playing cards -------------------------------------------------------------------------------------------------


@compiled
def lay(state: State, seat: int, card: int) -> None:
    """On top of the collection of its set, or as a new one (ST-22)."""
    state.album[seat, set_of(card)] |= bit(card)
    state.open_card[seat, set_of(card)] = card % SET_CARDS


@compiled
def trigger(box: BoxData, state: State, card: int) -> None:
    """The combo stickers of a card played may be used from now on (ST-40)."""
    combos = int(box.combos[card])
    if combos == 0:
        return
    for kind in range(USABLE):
        state.pending[kind] += combos >> kind & 1
    if combos >> COPY & 1:
        state.copies[set_of(card)] |= bit(card)


@compiled
def play_from_hand(box: BoxData, state: State, seat: int, card: int) -> None:
    leave_hand(state, seat, card)
    lay(state, seat, card)


@compiled
def complete_collection(box: BoxData, state: State) -> int:
    """The open card's stickers, or those of every card laid (ST-41); and the bonus for their number (ST-30)."""
    number = state.laid_set
    if state.every_card:
        for place in range(SET_CARDS):
            if int(state.laid) >> place & 1:
                trigger(box, state, number * SET_CARDS + place)
    else:
        trigger(box, state, number * SET_CARDS + int(state.open_card[state.turn, number]))
    state.pending[BONUS] = 1
    return AT_EFFECTS


# -- the end -------------------------------------------------------------------------------------------------------


@compiled
def choosing(state: State) -> int:
    """The seats that have not chosen their last card yet (ST-60)."""
    seats = 0
    for seat in range(state.players):
        if state.hand_size[seat] > 0 and state.chosen[seat] == NONE:
            seats |= 1 << seat
    return seats


@compiled
def reach_last_card(box: BoxData, state: State) -> int:
    if choosing(state):
        return rest(state, LAST_CARD)
    for seat in range(state.players):
        if state.chosen[seat] != NONE:
            reveal(state, seat, state.chosen[seat])
    return rest(state, FINISHED)


@compiled
def reveal(state: State, seat: int, card: int) -> None:
    """On top of the matching collection, over all other cards of its set in hand, so that it is the open card now.
    Without such a collection it stays in the hand, seen by all."""
    number = set_of(card)
    if state.album[seat, number] == 0:
        locate(state, seat, card)
        state.least[seat, number] = max(1, state.least[seat, number])
        return
    added = int(state.hand[seat, number])
    for place in range(SET_CARDS):
        if added >> place & 1:
            leave_hand(state, seat, number * SET_CARDS + place)
    state.album[seat, number] |= added
    state.open_card[seat, number] = card % SET_CARDS
    deny(state, seat, number)


@compiled
def left_to_choose(state: State) -> int:
    return count(choosing(state))
