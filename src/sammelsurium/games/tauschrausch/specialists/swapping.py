"""Specialists that work in Swap."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..bits import bit, count, lowest
from ..items import face_down, holder_of, holds, is_rare, is_stamp, look, new_item
from ..state import CANCELLED, EVERYBODY, EXHIBITORS, FIRST_CARD, NONE, OFFER_A, OFFER_B, RESERVE, STAMPS, T_CARDS
from . import APPRAISER, AUCTIONEER, BARGAIN_HUNTER, EARLY_RISER, NIGHT_PORTER, POSTMARK_SCHOLAR, SECRETIVE_DEALER


@compiled
def draw_and_reserve(state: State, seat: int, stack: int) -> None:
    """A stamp from the supply, turned up; it may be rare (TR-81)."""
    drawn = new_item(state, stack)
    state.tray[seat, RESERVE] |= bit(drawn)
    state.haul[seat] |= bit(drawn)
    look(state, EVERYBODY, bit(drawn))


@compiled
def has_face_up_stamp(state: State, items: int) -> bool:
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_up[item] and is_stamp(state, item):
            return True
    return False


@compiled
def secretive_dealer(state: State) -> int:
    """Whoever holds her and has an offer without a face-up stamp may draw one and reserve it (TR-80)."""
    seat = holder_of(state, SECRETIVE_DEALER)
    if seat == NONE:
        return NONE
    first, second = state.tray[seat, OFFER_A], state.tray[seat, OFFER_B]
    both_open = has_face_up_stamp(state, first) and has_face_up_stamp(state, second)
    return NONE if both_open else seat


@compiled
def postmark_scholar(box: BoxData, state: State, seat: int, item: int) -> bool:
    """May also reserve one face-up tile with a cancelled stamp."""
    if not holds(state, seat, POSTMARK_SCHOLAR) or not state.item_up[item]:
        return False
    piece = state.item_piece[item]
    if piece < 0 or piece >= STAMPS:
        return False
    return box.part_kind[piece, 0] == CANCELLED or box.part_kind[piece, box.parts[piece] - 1] == CANCELLED


@compiled
def night_porter(box: BoxData, state: State, seat: int, item: int) -> bool:
    """May also reserve one face-down stamp that is not rare."""
    return holds(state, seat, NIGHT_PORTER) and not state.item_up[item] and not is_rare(box, state, item)


@compiled
def bargain_hunter(box: BoxData, state: State, seat: int, taken: int) -> bool:
    """May draw a stamp and reserve it when the offer chosen is small. Asked before the offer changes hands (TR-34)."""
    return holds(state, seat, BARGAIN_HUNTER) and count(taken) <= box.specialist_value[BARGAIN_HUNTER]


@compiled
def auctioneer(box: BoxData, state: State, side: int, taken: int, kept: int) -> None:
    """Points when the larger of two offers is taken, unless she lies in it (TR-34)."""
    if side >= state.players or not holds(state, side, AUCTIONEER) or count(taken) <= count(kept):
        return
    items = taken
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_piece[item] == FIRST_CARD + EXHIBITORS + AUCTIONEER:
            return
    state.terms[side, T_CARDS] += box.specialist_value[AUCTIONEER]


@compiled
def appraiser(state: State, seat: int, offers: int) -> None:
    """Looks, before choosing, at all face-down stamps in the offers that can be chosen."""
    if holds(state, seat, APPRAISER):
        look(state, seat, face_down(state, offers))


@compiled
def early_riser(state: State) -> int:
    """Chooses first, instead of the holder of the start marker."""
    seat = holder_of(state, EARLY_RISER)
    return state.marker if seat == NONE else seat
