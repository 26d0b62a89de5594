"""Swap after the split: choosing offers (TR-43 to TR-47)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from . import rival
from .bits import bit, has, lowest
from .items import face_down, look, lose, receive
from .rounds import GOES_ON, WAITS, everybody
from .show import begin_show, gather
from .specialists.swapping import appraiser, auctioneer, bargain_hunter, early_riser, secretive_dealer
from .split import begin_split, show_splits
from .state import (
    BARGAIN,
    CHOOSE,
    DEAL_SECRETLY,
    EVERYBODY,
    NONE,
    OFFER_A,
    OFFER_B,
    PORTER,
    POSTMARK,
    RESERVE,
    RIVAL,
    SAFE,
    SHOW,
    SPLIT,
    TASTE,
    UNCOVER,
)

# -- before the choice ---------------------------------------------------------------------------------------------


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
def ask_splitters(box: BoxData, state: State) -> bool:
    """Begun with nobody confirmed; done when everybody is (TR-40)."""
    if state.asked == 0:
        begin_split(state)
        state.asked = 1
        if rival.plays(state):
            rival.split(box, state)
            state.confirmed = bit(RIVAL)
    if state.confirmed != everybody(state):
        return WAITS
    show_splits(box, state)
    state.asked = 0
    state.phase = DEAL_SECRETLY
    return GOES_ON


@compiled
def ask_dealer(state: State) -> bool:
    """TR-80."""
    seat = secretive_dealer(state)
    if seat != NONE and state.asked == 0 and state.stock.sum() > 0:
        state.turn = seat
        return WAITS
    state.turn = early_riser(state)
    state.asked = 0
    state.chosen = 0
    state.settled = 0
    state.phase = CHOOSE
    return GOES_ON


# -- choosing ------------------------------------------------------------------------------------------------------


@compiled
def offers_left(state: State, side: int) -> int:
    """All items in offers that a side can still choose from (TR-43, TR-46)."""
    items = 0
    for other in range(state.sides):
        if other != side and not has(state.settled, other):
            items |= state.tray[other, OFFER_A] | state.tray[other, OFFER_B]
    return items


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
        appraiser(state, state.turn, offers)
        return GOES_ON
    return WAITS


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
        look(state, EVERYBODY, face_down(state, kept | reserved(state, side)))


@compiled
def reserved(state: State, side: int) -> int:
    return state.tray[side, RESERVE] | state.tray[side, SAFE] | state.tray[side, POSTMARK] | state.tray[side, PORTER]


@compiled
def next_chooser(state: State, side: int) -> int:
    """Who lost an offer chooses next; who has already chosen passes it on counter-clockwise (TR-44)."""
    for step in range(state.sides):
        other = (side + state.sides - step) % state.sides
        if not has(state.chosen, other):
            return other
    return side


@compiled
def choose_offer(box: BoxData, state: State, chooser: int, side: int, offer: int) -> None:
    taken, kept = state.tray[side, offer], state.tray[side, OFFER_A + OFFER_B - offer]
    hunts = chooser < state.players and bargain_hunter(box, state, chooser, taken)
    auctioneer(box, state, side, taken, kept)
    state.tray[side, OFFER_A] = 0
    state.tray[side, OFFER_B] = 0
    state.gained[chooser] |= taken
    state.gained[side] |= kept
    state.haul[side] &= ~(taken | kept)
    state.chosen |= bit(chooser)
    state.settled |= bit(side)
    hand_over(state, chooser, side, taken)
    if state.reveal_settled:
        look(state, EVERYBODY, face_down(state, taken | kept | reserved(state, chooser)))
    elif chooser < state.players:
        look(state, chooser, face_down(state, taken))
    state.upcoming = next_chooser(state, side)
    state.asked = 0
    if hunts and state.stock.sum() > 0:
        state.phase = BARGAIN
    else:
        state.turn = state.upcoming


@compiled
def hand_over(state: State, chooser: int, side: int, items: int) -> None:
    """TR-34: cards change sides together with the items."""
    while items:
        item = lowest(items)
        items &= items - 1
        lose(state, side, item)
        receive(state, chooser, item)


@compiled
def choose_for_rival(box: BoxData, state: State) -> None:
    taste = box.taste[state.tastes[0]]
    state.phase = CHOOSE
    choose_offer(box, state, RIVAL, 0, rival.preferred_offer(box, state, taste))


@compiled
def end_bargain(state: State) -> None:
    state.turn = state.upcoming
    state.phase = CHOOSE
    state.asked = 0


# -- after the choice ----------------------------------------------------------------------------------------------


@compiled
def uncover(state: State) -> bool:
    """Every face-down stamp is revealed, except those left in the pool (TR-47)."""
    if state.asked == 0:
        state.asked = 1
        gather(state)
        hidden = 0
        for side in range(state.sides):
            hidden |= face_down(state, state.gained[side])
        look(state, EVERYBODY, hidden)
        return GOES_ON
    state.asked = 0
    begin_show(state)
    state.phase = SHOW
    return GOES_ON
