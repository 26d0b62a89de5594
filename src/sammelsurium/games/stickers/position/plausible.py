"""Whether a position can occur. Raises PositionError with the rule it breaks."""

from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.positions import demand

from ..cards import all_hands
from ..hands import choosing
from ..rules import is_pending
from ..state import (
    BONUS_STEP,
    COPY,
    DEAL_DISPLAY,
    DEAL_HANDS,
    DRAW_FOR_GIVER,
    DRAW_START,
    EFFECTS,
    EVERYBODY,
    FINISHED,
    GIVING,
    LAST_CARD,
    LAST_CHANCE,
    LAYING,
    NONE,
    PLACE_MARKERS,
    SET_CARDS,
    SETS,
    SPACES,
)


def check(box: BoxData, state: State) -> None:
    _check_board(state)
    _check_end(state)
    _check_turn(box, state)
    for seat in range(int(state.players)):
        _check_seat(state, seat)
        _check_located(state, seat)
    _check_located(state, EVERYBODY)


def _check_board(state: State) -> None:
    lying = [int(number) for number in state.markers if number != NONE]
    demand(len(set(lying)) == len(lying), "a set marker lies on two spaces (ST-10)")
    complete = state.phase > PLACE_MARKERS
    demand(not complete or len(lying) == SPACES, "a space has no set marker (ST-10)")
    demand(complete or len(lying) < SPACES, "all set markers lie, so the setup has gone on (ST-10)")
    demand((state.starter == NONE) == (state.phase == DRAW_START), "the start player does not fit the phase (ST-13)")
    dealt = all(card != NONE for card in state.display)
    demand(state.phase != DEAL_DISPLAY or not dealt, "the display is dealt, so the setup has gone on (ST-12)")


def _check_end(state: State) -> None:
    demand(bool(state.ending) == (state.pile_size == 0), "the end begins the moment the reserve is empty (ST-51)")
    last = state.phase in (LAST_CARD, FINISHED)
    demand(not last or bool(state.ending), "the game ends before the reserve is empty (ST-51)")
    demand(state.phase != LAST_CARD or choosing(state) > 0, "everybody has chosen a last card (ST-60)")
    drawing = DEAL_DISPLAY <= state.phase <= LAST_CHANCE
    demand(not drawing or state.pile_size > 0, "a card is to be drawn, but there is none (ST-50)")


def _check_turn(box: BoxData, state: State) -> None:
    laid = state.laid_count > 0
    whole = not laid or int(state.laid) & ~int(state.album[state.turn, state.laid_set]) == 0
    demand(whole, "a card of this turn's collection does not lie in the album (ST-21)")
    demand(laid or state.phase not in (LAYING, BONUS_STEP), "no collection was played this turn (ST-21)")
    more = laid and state.hand[state.turn, state.laid_set] != 0
    demand(state.phase != LAYING or more, "no further card of the set is in hand, so laying is over (ST-21)")
    demand(state.phase != EFFECTS or is_pending(state), "no effect is left to be used (ST-24)")
    copies = sum(int(mask).bit_count() for mask in state.copies)
    demand(copies == state.pending[COPY], "copies and their cards do not fit (ST-40)")
    asking = state.phase in (GIVING, DRAW_FOR_GIVER)
    demand(not asking or state.giver not in (NONE, state.turn), "nobody is asked (ST-43)")
    demand(
        state.phase != GIVING or state.hand[state.giver, state.asked] != 0, "the seat asked has no such card (ST-43)"
    )
    steps = state.phase == BONUS_STEP
    demand(not steps or (state.step == 1 and box.bonus[state.laid_count, 1] != 0), "the bonus has no such step (ST-30)")
    demand(steps or state.step == 0, "a step of the bonus is under way (ST-30)")


def _check_seat(state: State, seat: int) -> None:
    who = f"seats[{seat}]"
    for number in range(SETS):
        held = int(state.hand[seat, number]).bit_count()
        fits = state.least[seat, number] <= held <= state.most[seat, number]
        demand(fits, f"{who}: holds {held} cards of a set that it is known to hold fewer or more of (ST-43)")
        demand(state.most[seat, number] <= SET_CARDS, f"{who}: a set has only {SET_CARDS} cards (ST-1)")
    chosen = int(state.chosen[seat])
    in_hand = chosen != NONE and int(state.hand[seat, chosen // SET_CARDS]) >> chosen % SET_CARDS & 1
    demand(chosen == NONE or state.phase in (LAST_CARD, FINISHED), f"{who}: has chosen too early (ST-60)")
    demand(state.phase != LAST_CARD or chosen == NONE or bool(in_hand), f"{who}: has chosen a card not in hand (ST-60)")
    demand(state.phase > DEAL_HANDS or not state.album[seat].any(), f"{who}: has played before the deal (ST-12)")


def _check_located(state: State, viewer: int) -> None:
    """What somebody has seen go into a hand is in one of the hands it may be in; one's own cards are no news."""
    who = "seen" if viewer == EVERYBODY else f"seats[{viewer}].located"
    for number in range(SETS):
        places = [int(state.located[viewer, hand, number]) for hand in range(int(state.players))]
        somewhere = sum(mask & int(state.hand[hand, number]) for hand, mask in enumerate(places))
        known = 0
        for mask in places:
            known |= mask
        demand(known == somewhere, f"{who}: a card is not in any of the hands where it was seen (ST-43)")
        demand(known & ~int(all_hands(state, number)) == 0, f"{who}: a card is in no hand (ST-43)")
        demand(viewer == EVERYBODY or places[viewer] == 0, f"{who}: one's own hand need not be located")
