"""A turn, as the rulebook tells it: who acts, what may be done, what follows (ST-20 to ST-25, ST-50 to ST-52)."""

from sammelsurium.kernel.bits import wide
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from ..cards import display_empty, free_slot, leave_pile
from ..codes import about
from ..hands import choosing, join_unseen
from ..scoring import open_wears
from ..state import (
    AGAIN,
    BONUS_STEP,
    DEAL_DISPLAY,
    DEAL_HANDS,
    DRAW_FOR_ASKER,
    EFFECTS,
    FINISHED,
    GIVING,
    LAST_CARD,
    LAST_CHANCE,
    LAYING,
    NONE,
    OPENING,
    PLAY,
    POUCH,
    REFILL_DISPLAY,
    REFILL_HAND,
    SETS,
    TAKE,
    TURN_CARD,
)
from .bonus import add_bonus, refuse_next_step, use_bonus
from .collection import add_playing, play, refuse_playing
from .deck import play_turned
from .effects import add_effects, refuse_effect, use_effect
from .last_card import add_last_cards, keep, reach_last_card, refuse_last_card
from .opening import add_opening, do_opening, refuse_opening
from .pending import is_pending
from .question import acting, add_gifts, draw_for_asker, draw_for_giver, give, refuse_gift
from .setup import set_up, setup_chance
from .stations import AT_DISPLAY, AT_EFFECTS, AT_END, AT_HAND, AT_LAST_CARD, AT_LATE, AT_PLAY, AT_TAKE, REST, rest
from .taking import add_taking, refuse_taking, take
from .trick import add_second_trick, do_second_trick, refuse_second_trick

# -- who acts ------------------------------------------------------------------------------------------------------


@compiled
def to_act(state: State) -> int:
    if state.phase <= LAST_CHANCE:
        return CHANCE
    if state.phase == FINISHED:
        return OVER
    return choosing(state) if state.phase == LAST_CARD else 1 << acting(state)


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Nobody acts out of turn."""
    return 0


def start_player(state: State) -> int:
    return int(state.starter)


# -- what may be done ----------------------------------------------------------------------------------------------


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    return list_moves(box, state, wide(seat), out, wide(0))


@compiled
def list_moves(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    phase = state.phase
    if phase == LAST_CARD:
        return add_last_cards(state, seat, out, n)
    if phase < OPENING or phase == FINISHED or seat != acting(state):
        return n
    if phase == TAKE:
        return add_taking(state, out, n)
    if phase in (PLAY, LAYING):
        return add_playing(state, seat, out, n)
    if phase == EFFECTS:
        return add_effects(box, state, seat, out, n)
    if phase == BONUS_STEP:
        return add_bonus(box, state, out, n)
    if phase == GIVING:
        return add_gifts(state, out, n)
    if phase == AGAIN:
        return add_second_trick(state, seat, out, n)
    return add_opening(box, state, out, n)


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    return refuse_move(box, state, wide(seat), wide(move))


@compiled
def refuse_move(box: BoxData, state: State, seat: int, move: int) -> int:
    phase = state.phase
    if phase == FINISHED:
        return 51
    if phase == LAST_CARD:
        return refuse_last_card(state, seat, move)
    if phase < OPENING or seat != acting(state):
        return 13
    if phase == TAKE:
        return refuse_taking(state, move)
    if phase in (PLAY, LAYING):
        return refuse_playing(state, seat, move)
    if phase == EFFECTS:
        return refuse_effect(box, state, seat, move)
    if phase == BONUS_STEP:
        return refuse_next_step(box, state, move)
    if phase == GIVING:
        return refuse_gift(state, move)
    if phase == AGAIN:
        return refuse_second_trick(state, seat, move)
    return refuse_opening(box, state, move)


# -- what it does --------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    station = deal(box, state, wide(move)) if actor == CHANCE else carry_out(box, state, wide(actor), wide(move))
    if station != REST:
        go_on(box, state, station)


@compiled
def carry_out(box: BoxData, state: State, seat: int, move: int) -> int:
    """And where the turn goes on."""
    phase = state.phase
    if phase == TAKE:
        return take(state, seat, about(move))
    if phase in (PLAY, LAYING):
        return play(box, state, seat, move)
    if phase == EFFECTS:
        return use_effect(box, state, seat, move)
    if phase == BONUS_STEP:
        return use_bonus(box, state, seat, move)
    if phase == GIVING:
        return give(state, about(move))
    if phase == AGAIN:
        return do_second_trick(state, seat, move)
    if phase == OPENING:
        return do_opening(box, state, move)
    return keep(state, seat, about(move))


@compiled
def chance(box: BoxData, state: State) -> int:
    """Every card of the pile, every marker, every seat is equally likely."""
    return setup_chance(state) if state.phase < DEAL_DISPLAY else state.pile_size


@compiled
def deal(box: BoxData, state: State, outcome: int) -> int:
    if state.phase <= DEAL_HANDS:
        return set_up(box, state, outcome)
    return drawn(box, state, leave_pile(state, outcome))


@compiled
def drawn(box: BoxData, state: State, card: int) -> int:
    """Where the card goes, and where the turn goes on."""
    phase = state.phase
    if phase == REFILL_HAND:
        join_unseen(state, state.turn, card)
        return AT_HAND
    if phase == REFILL_DISPLAY:
        state.display[free_slot(state)] = card
        return AT_DISPLAY
    if phase == TURN_CARD:
        return play_turned(box, state, state.turn, card)
    return draw_for_asker(state, card) if phase == DRAW_FOR_ASKER else draw_for_giver(state, card)


# -- what follows: from station to station until a seat or Chance must act -----------------------------------------


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
            station = reach_last_card(state)


@compiled
def reach_take(state: State) -> int:
    """With an empty display step 1 is skipped (ST-52)."""
    return AT_PLAY if display_empty(state) else rest(state, TAKE)


@compiled
def reach_play(state: State) -> int:
    """With an empty hand step 2 is skipped (ST-52)."""
    return rest(state, PLAY) if state.hand_size[state.turn] > 0 else AT_EFFECTS


@compiled
def reach_effects(state: State) -> int:
    if is_pending(state):
        return rest(state, EFFECTS)
    return AT_DISPLAY if state.late else AT_HAND


@compiled
def reach_hand(box: BoxData, state: State) -> int:
    if state.pile_size > 0 and state.hand_size[state.turn] < hand_target(box, state, state.turn):
        return rest(state, REFILL_HAND)
    return AT_LATE


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
