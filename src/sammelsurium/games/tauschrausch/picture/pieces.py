"""Pieces as people are shown them. What a box holds is made once."""

from collections.abc import Sequence
from functools import lru_cache

from ..box import CARD_IDS, PLACES, Facts, Half, Stamp
from ..state import BACKS, NONE, NOT_RARE, SIDES, SURELY_RARE
from . import plain, structures

BOXES = 8  # for how many boxes that is kept
SEATS = [plain.members(mask) for mask in range(1 << SIDES)]


def _part(part: Stamp | Half) -> structures.Part:
    return structures.Part(part.kind, part.colour, part.theme, part.value, part.motif)  # type: ignore[arg-type] # never a double


def _stamp(stamp: Stamp) -> structures.Piece:
    parts = [_part(half) for half in stamp.halves] or [_part(stamp)]
    value = sum(part.value for part in parts)
    return structures.Piece(
        stamp.id, "stamp", stamp.w, stamp.h, value, stamp.kind == "rare", bool(stamp.halves), parts, None
    )


@lru_cache(BOXES)
def pieces_of(facts: Facts) -> Sequence[structures.Piece]:
    """All that there are, by their numbers."""
    forever = structures.Piece(
        "forever", "forever", 1, 1, 0, False, False, [structures.Part("forever", None, None, 0, None)], None
    )
    colours = [card.colour for card in facts.exhibitor]
    return [
        *map(_stamp, facts.stamps.in_order()),
        forever,
        *(structures.Piece(card.id, "exhibitor", 0, 0, 0, False, False, [], card.colour) for card in facts.exhibitor),
        *(structures.Piece(name, "specialist", 0, 0, 0, False, False, [], None) for name in CARD_IDS[len(colours) :]),
        structures.Piece("marker", "marker", 0, 0, 0, False, False, [], None),
    ]


@lru_cache(BOXES)
def words_of(facts: Facts) -> Sequence[str]:
    """How events name them: the message is `piece-<word>`."""
    return [_word(piece) for piece in pieces_of(facts)]


def _word(piece: structures.Piece) -> str:
    if piece.kind != "stamp":
        return piece.id
    if piece.rare:
        return "rare"
    return "double" if piece.double else f"{piece.parts[0].colour}-{piece.parts[0].theme}"


def show_items(facts: Facts, now: plain.Plain, places: Sequence[int]) -> list[structures.Item]:
    """Those of this round that lie anywhere but in the box."""
    return [_item(facts, now, item, places[item]) for item in range(now.items) if now.item_back[item] != NONE]


def _item(facts: Facts, now: plain.Plain, item: int, place: int) -> structures.Item:
    piece, up = now.item_piece[item], now.item_up[item] == 1
    return structures.Item(
        item + 1,
        PLACES[place],
        BACKS[now.item_back[item]],
        up,
        None if piece == NONE else pieces_of(facts)[piece],
        [] if up else SEATS[now.item_known[item]],
        not up and now.item_rarity[item] == NOT_RARE,
        not up and now.item_rarity[item] == SURELY_RARE,
        now.item_when[item],
    )
