"""The ten events and the fourteen specialists: their numbers, which event is in force, and for whom a specialist works.

What a card does stands where it does it: in `rules/events`, `rules/specialists` and `scoring/values.py`. Here is what
several rooms ask.
"""

from sammelsurium.kernel.bits import bit, has
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from . import table
from .state import CARD_BACK, EXHIBITORS, FIRST_CARD, MARKER_BACK, NONE

(
    LATE_OPENING,
    GOLDEN_TWEEZERS,
    OPEN_DRAWERS,
    UPSIDE_DOWN,
    SECOND_SAFE,
    EXCHANGE_TABLE,
    OPEN_HOUSE,
    ALONE_ON_STAGE,
    GALA_EVENING,
    OPEN_HAND,
) = range(10)

(
    SECRETIVE_DEALER,
    POSTMARK_SCHOLAR,
    NIGHT_PORTER,
    BARGAIN_HUNTER,
    AUCTIONEER,
    APPRAISER,
    CUSTOMS_OFFICER,
    STOCKKEEPER,
    FORTUNE_TELLER,
    EARLY_RISER,
    STATIONER,
    RESTORER,
    REGULAR_GUEST,
    CURATOR,
) = range(14)


# -- whose they are ------------------------------------------------------------------------------------------------


@compiled
def card_of(state: State, item: int) -> int:
    """The number of an attendee card, or NONE."""
    return state.item_piece[item] - FIRST_CARD if state.item_back[item] == CARD_BACK else NONE


@compiled
def holds(state: State, side: int, specialist: int) -> bool:
    """A specialist works for whoever holds her, also in the haul and in an offer (TR-32)."""
    return has(state.cards[side], EXHIBITORS + specialist)


@compiled
def holder_of(state: State, specialist: int) -> int:
    """The seat for which a specialist works, or NONE; Pinzetta's specialists do nothing (TR-95)."""
    for seat in range(state.players):
        if holds(state, seat, specialist):
            return seat
    return NONE


@compiled
def receive(state: State, side: int, item: int) -> None:
    """What follows the item to its new owner: the work of a specialist, and the start marker."""
    card = card_of(state, item)
    if card != NONE:
        state.cards[side] |= bit(card)
    if state.item_back[item] == MARKER_BACK:
        state.marker = side


@compiled
def lose(state: State, side: int, item: int) -> None:
    """A card stops working for whoever gives it away (TR-34)."""
    card = card_of(state, item)
    if card != NONE:
        state.cards[side] &= ~bit(card)


# -- events --------------------------------------------------------------------------------------------------------


@compiled
def event_in_force(state: State) -> int:
    """Only the last one revealed (TR-20); NONE while events are being revealed."""
    return state.events[state.revealed - 1] if state.revealed else NONE


@compiled
def late_opening(state: State) -> bool:
    """One more short rectangle per player lies in the pool, and everyone collects more items."""
    return event_in_force(state) == LATE_OPENING


@compiled
def haul_size(box: BoxData, state: State) -> int:
    """How many items everyone collects (TR-30)."""
    return box.event_value[LATE_OPENING] if late_opening(state) else box.haul


@compiled
def upside_down(state: State) -> bool:
    """What events show face up lies face down, and the other way round."""
    return event_in_force(state) == UPSIDE_DOWN


@compiled
def second_safe(state: State) -> bool:
    """Everyone may reserve a second item, by the rules of the first: no rare stamp (TR-41, TR-81)."""
    return event_in_force(state) == SECOND_SAFE


@compiled
def open_house(state: State) -> bool:
    """Nobody makes the normal reserve; specialists that reserve still work."""
    return event_in_force(state) == OPEN_HOUSE


@compiled
def must_reserve(box: BoxData, state: State, seat: int) -> bool:
    """Everyone reserves an item, except who has only rare stamps (TR-41) and while the house is open."""
    return not open_house(state) and table.not_rare(box, state, state.haul[seat]) != 0


# -- specialists ---------------------------------------------------------------------------------------------------


@compiled
def regular_guest(state: State, seat: int) -> bool:
    """May enter a contest that already bears the own ticket."""
    return holds(state, seat, REGULAR_GUEST)
