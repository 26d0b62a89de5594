"""Specialists that work in Collect and Swap without being asked: what they do or allow follows from what others do."""

from sammelsurium.kernel.bits import count, lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ... import cards, table
from ...state import CANCELLED, EXHIBITORS, FIRST_CARD, NONE, STAMPS, T_CARDS


@compiled
def postmark_scholar(box: BoxData, state: State, seat: int, item: int) -> bool:
    """May also reserve one face-up tile with a cancelled stamp."""
    if not cards.holds(state, seat, cards.POSTMARK_SCHOLAR) or not state.item_up[item]:
        return False
    piece = state.item_piece[item]
    if piece < 0 or piece >= STAMPS:
        return False
    return box.part_kind[piece, 0] == CANCELLED or box.part_kind[piece, box.parts[piece] - 1] == CANCELLED


@compiled
def night_porter(box: BoxData, state: State, seat: int, item: int) -> bool:
    """May also reserve one face-down stamp that is not rare."""
    return (
        cards.holds(state, seat, cards.NIGHT_PORTER) and not state.item_up[item] and not table.is_rare(box, state, item)
    )


@compiled
def auctioneer(box: BoxData, state: State, side: int, taken: int, kept: int) -> None:
    """Points when the larger of two offers is taken, unless she lies in it (TR-34)."""
    if side >= state.players or not cards.holds(state, side, cards.AUCTIONEER) or count(taken) <= count(kept):
        return
    items = taken
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_piece[item] == FIRST_CARD + EXHIBITORS + cards.AUCTIONEER:
            return
    state.terms[side, T_CARDS] += box.specialist_value[cards.AUCTIONEER]


@compiled
def appraiser(state: State, seat: int, offers: int) -> None:
    """Looks, before choosing, at all face-down stamps in the offers that can be chosen."""
    if cards.holds(state, seat, cards.APPRAISER):
        table.look(state, seat, table.face_down(state, offers))


@compiled
def early_riser(state: State) -> int:
    """Chooses first, instead of the holder of the start marker."""
    seat = cards.holder_of(state, cards.EARLY_RISER)
    return state.marker if seat == NONE else seat


@compiled
def customs_officer(state: State, seat: int) -> None:
    """Looks at all face-down stamps of the pool, once in a Collect: when she is taken, or at its start."""
    if cards.holds(state, seat, cards.CUSTOMS_OFFICER) and not state.inspected:
        state.inspected = 1
        table.look(state, seat, table.face_down(state, state.pool))
