"""Setting up: markers, display, hands, who begins (ST-10 to ST-13)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from ..board import favourites_dealt, nth_free, sets_placed
from ..cards import count, free_slot, leave_pile
from ..hands import join_hand
from ..state import (
    DEAL_DISPLAY,
    DEAL_FAVOURITES,
    DEAL_HANDS,
    DISPLAY,
    DRAW_START,
    NONE,
    PLACE_MARKERS,
    PLAYERS,
    SET_CARDS,
    SETS,
    SPACES,
)
from .opening import begin_opening
from .pending import clear_pending
from .stations import AT_TAKE, REST


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.players = players
    state.every_card = options[0]
    state.to_the_letter = options[1]
    state.even_start = options[2]
    state.open_hands = box.open_hands
    state.asker_picks = box.asker_picks
    state.phase = DRAW_START
    state.turn = 0
    state.starter = NONE
    state.round_number = 1
    state.ending = 0
    clear_table(box, state)
    clear_turn(state)
    for seat in range(PLAYERS):
        clear_seat(state, seat)
    state.located[:, :, :] = 0


@compiled
def clear_table(box: BoxData, state: State) -> None:
    """All cards that are used with so many players lie in the pile (ST-11)."""
    state.markers[:] = NONE
    state.glued = NONE
    state.display[:] = NONE
    for number in range(SETS):
        state.pile[number] = box.in_play[state.players, number]
    state.pile_size = box.cards_in_play[state.players]


@compiled
def clear_turn(state: State) -> None:
    state.laid = 0
    state.laid_set = NONE
    state.laid_count = 0
    clear_pending(state)
    state.late = 0
    state.step = 0
    state.doing = NONE
    state.giver = NONE
    state.asked = NONE
    state.feasting = 0
    state.given = 0


@compiled
def clear_seat(state: State, seat: int) -> None:
    state.hand[seat, :] = 0
    state.hand_size[seat] = 0
    state.album[seat, :] = 0
    state.open_card[seat, :] = NONE
    state.favourite[seat] = NONE
    state.chosen[seat] = NONE
    state.least[seat, :] = 0
    state.most[seat, :] = SET_CARDS


@compiled
def setup_chance(state: State) -> int:
    """How many seats, sets without a marker, or sets that are nobody's favourite there are."""
    if state.phase == DRAW_START:
        return state.players
    if state.phase == PLACE_MARKERS:
        return SETS - count(sets_placed(state))
    dealt = 0
    for seat in range(state.players):
        dealt += state.favourite[seat] != NONE
    return SETS - dealt


@compiled
def set_up(box: BoxData, state: State, outcome: int) -> int:
    """And where the first turn begins."""
    if state.phase == DEAL_HANDS:
        return deal_to_hand(box, state, outcome)
    if state.phase == DRAW_START:
        state.starter = outcome
        state.turn = outcome
        state.phase = PLACE_MARKERS
    elif state.phase == PLACE_MARKERS:
        place_marker(box, state, outcome)
    elif state.phase == DEAL_FAVOURITES:
        deal_favourite(state, outcome)
    else:
        deal_to_display(state, outcome)
    return REST


@compiled
def place_marker(box: BoxData, state: State, outcome: int) -> None:
    """Onto the spaces in their order (ST-10)."""
    placed = sets_placed(state)
    space = count(placed)
    state.markers[space] = nth_free(placed, outcome)
    if space == SPACES - 1:
        state.phase = DEAL_FAVOURITES if box.favourite_points else DEAL_DISPLAY


@compiled
def deal_favourite(state: State, outcome: int) -> None:
    state.favourite[state.turn] = nth_free(favourites_dealt(state), outcome)
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.starter:
        state.phase = DEAL_DISPLAY


@compiled
def deal_to_display(state: State, outcome: int) -> None:
    slot = free_slot(state)
    state.display[slot] = leave_pile(state, outcome)
    if slot == DISPLAY - 1:
        state.phase = DEAL_HANDS


@compiled
def deal_to_hand(box: BoxData, state: State, outcome: int) -> int:
    """One card each, round and round, from the start player on."""
    join_hand(state, state.turn, leave_pile(state, outcome))
    state.turn = (state.turn + 1) % state.players
    if state.turn != state.starter or state.hand_size[state.turn] != box.hand:
        return REST
    return begin_opening(state) if box.opening_exchange else AT_TAKE
