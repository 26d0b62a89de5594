"""Swap after the split: choosing offers (TR-43 to TR-46). The verb is choose."""

from sammelsurium.kernel.bits import bit, has, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .. import cards, codes, table
from ..state import (
    BARGAIN,
    CHOOSE,
    EVERYBODY,
    GOES_ON,
    NONE,
    OFFER_A,
    OFFER_B,
    PORTER,
    POSTMARK,
    RESERVE,
    RIVAL,
    SAFE,
    SPLIT,
    TASTE,
    UNCOVER,
    WAITS,
    everybody,
)
from . import rival, specialists

# -- who chooses ---------------------------------------------------------------------------------------------------


@compiled
def ask_chooser(box: BoxData, state: State) -> bool:
    if state.chosen == everybody(state):
        state.phase = UNCOVER
        state.asked = 0
        return GOES_ON
    offers = offers_left(state, state.turn)
    if offers == 0:
        keep_both(state, state.turn)
        return GOES_ON
    if state.turn >= state.players:
        if state.tastes[0] != NONE and box.open_tastes[state.level] == 1:
            choose_for_rival(box, state)
            return GOES_ON
        state.phase = TASTE
        return WAITS
    if state.asked == 0:
        state.asked = 1
        specialists.unasked.appraiser(state, state.turn, offers)
        return GOES_ON
    return WAITS


@compiled
def offers_left(state: State, side: int) -> int:
    """All items in offers that a side can still choose from (TR-43, TR-46)."""
    items = 0
    for other in range(state.sides):
        if other != side and not has(state.settled, other):
            items |= state.tray[other, OFFER_A] | state.tray[other, OFFER_B]
    return items


@compiled
def keep_both(state: State, side: int) -> None:
    """No other offer is left (TR-45): only the last chooser can be in this position."""
    kept = state.tray[side, OFFER_A] | state.tray[side, OFFER_B]
    state.gained[side] |= kept
    state.haul[side] &= ~kept
    state.tray[side, OFFER_A] = 0
    state.tray[side, OFFER_B] = 0
    state.chosen |= bit(side)
    state.settled |= bit(side)
    if state.reveal_settled:
        table.look(state, EVERYBODY, table.face_down(state, kept | reserved(state, side)))


@compiled
def next_chooser(state: State, side: int) -> int:
    """Who lost an offer chooses next; who has already chosen passes it on counter-clockwise (TR-44)."""
    for step in range(state.sides):
        other = (side + state.sides - step) % state.sides
        if not has(state.chosen, other):
            return other
    return side


# -- choosing an offer ---------------------------------------------------------------------------------------------


@compiled
def add_offers(state: State, seat: int, out: Moves) -> int:
    n = 0
    for side in range(state.sides):
        if refuse_side(state, seat, side) == 0:
            for offer in range(2):
                out[n] = codes.two(codes.CHOOSE_OFFER, side, offer)
                n += 1
    return n


@compiled
def refuse_offer(state: State, seat: int, move: int) -> int:
    if codes.verb_of(move) != codes.CHOOSE_OFFER:
        return 43
    return refuse_side(state, seat, codes.first_of(move)) if codes.second_of(move) < 2 else 43


@compiled
def refuse_side(state: State, seat: int, side: int) -> int:
    """One of another side's offers, as long as both lie there."""
    if side >= state.sides or side == seat:
        return 43
    return 46 if has(state.settled, side) else 0


@compiled
def choose_offer(box: BoxData, state: State, chooser: int, side: int, offer: int) -> None:
    taken, kept = state.tray[side, offer], state.tray[side, OFFER_A + OFFER_B - offer]
    hunts = chooser < state.players and specialists.drawing.bargain_hunter(box, state, chooser, taken)
    specialists.unasked.auctioneer(box, state, side, taken, kept)
    state.tray[side, OFFER_A] = 0
    state.tray[side, OFFER_B] = 0
    state.gained[chooser] |= taken
    state.gained[side] |= kept
    state.haul[side] &= ~(taken | kept)
    state.chosen |= bit(chooser)
    state.settled |= bit(side)
    hand_over(state, chooser, side, taken)
    if state.reveal_settled:
        table.look(state, EVERYBODY, table.face_down(state, taken | kept | reserved(state, chooser)))
    elif chooser < state.players:
        table.look(state, chooser, table.face_down(state, taken))
    state.upcoming = next_chooser(state, side)
    state.asked = 0
    if hunts and table.supply_left(state):
        state.phase = BARGAIN
    else:
        state.turn = state.upcoming


@compiled
def hand_over(state: State, chooser: int, side: int, items: int) -> None:
    """TR-34: cards change sides together with the items."""
    while items:
        item = lowest(items)
        items &= items - 1
        cards.lose(state, side, item)
        cards.receive(state, chooser, item)


@compiled
def reserved(state: State, side: int) -> int:
    return state.tray[side, RESERVE] | state.tray[side, SAFE] | state.tray[side, POSTMARK] | state.tray[side, PORTER]


# -- Pinzetta chooses ----------------------------------------------------------------------------------------------


@compiled
def tastes_open(state: State) -> int:
    return int(state.tastes[0] != NONE) + int(state.tastes[1] != NONE)


@compiled
def turn_tastes(box: BoxData, state: State) -> bool:
    """Solo: the open card is Pinzetta's cut card; then as many tastes as the level says are turned up."""
    if state.cut_card == NONE:
        state.cut_card = state.open_card
        state.open_card = NONE
    if tastes_open(state) < box.open_tastes[state.level]:
        return WAITS
    state.phase = SPLIT
    return GOES_ON


@compiled
def follow_taste(box: BoxData, state: State, outcome: int) -> None:
    """One of the two tastes that lie open, or a card turned up now; then Pinzetta chooses."""
    if box.open_tastes[state.level] == 2:
        if outcome == 1:
            state.tastes[0], state.tastes[1] = state.tastes[1], state.tastes[0]
    else:
        state.tastes[0] = rival.open_card(state, outcome)
    choose_for_rival(box, state)


@compiled
def choose_for_rival(box: BoxData, state: State) -> None:
    taste = box.taste[state.tastes[0]]
    state.phase = CHOOSE
    choose_offer(box, state, RIVAL, 0, rival.preferred_offer(box, state, taste))
