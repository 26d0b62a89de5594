"""Pieces as the page is sent them."""

from sammelsurium.kernel.contract import Json, State

from .bits import has
from .box import Facts, Half, Stamp
from .names import CELL_NAMES, piece_name, stack_of
from .state import (
    BACKS,
    EXHIBITORS,
    FIRST,
    FIRST_CARD,
    FOREVER,
    MARKER,
    NONE,
    NOT_RARE,
    SIDES,
    STAMPS,
    SURELY_RARE,
    TRAY_NAMES,
    TRAYS,
)

OFFERS = ("a", "b")


def stamp_of(facts: Facts, piece: int) -> Stamp:
    stacks = (facts.stamps.small, facts.stamps.long, facts.stamps.short, facts.stamps.large)
    stack = stack_of(piece)
    return stacks[stack][piece - FIRST[stack]]


def _part(part: Stamp | Half) -> Json:
    return {"kind": part.kind, "colour": part.colour, "theme": part.theme, "value": part.value, "motif": part.motif}


def show_piece(facts: Facts, piece: int) -> Json | None:
    """What a piece is; None if it is not known."""
    if piece == NONE:
        return None
    if piece < STAMPS:
        stamp = stamp_of(facts, piece)
        parts = [_part(half) for half in stamp.halves] or [_part(stamp)]
        value = sum(part["value"] for part in parts)
        size = {"w": stamp.w, "h": stamp.h, "value": value, "rare": stamp.kind == "rare", "double": bool(stamp.halves)}
        return {"id": stamp.id, "kind": "stamp", **size, "parts": parts, "colour": None}
    bare = {"w": 0, "h": 0, "value": 0, "rare": False, "double": False, "parts": [], "colour": None}
    if piece == FOREVER:
        part = {"kind": "forever", "colour": None, "theme": None, "value": 0, "motif": None}
        return {"id": "forever", "kind": "forever", **bare, "w": 1, "h": 1, "parts": [part]}
    if piece == MARKER:
        return {"id": "marker", "kind": "marker", **bare}
    card = piece - FIRST_CARD
    if card < EXHIBITORS:
        return {"id": piece_name(piece), "kind": "exhibitor", **bare, "colour": facts.exhibitor[card].colour}
    return {"id": piece_name(piece), "kind": "specialist", **bare}


def word_of(facts: Facts, piece: int) -> str:
    """How an event names a piece: the message is `piece-<word>`."""
    if piece >= STAMPS:
        return piece_name(piece)
    stamp = stamp_of(facts, piece)
    if stamp.kind == "rare":
        return "rare"
    return "double" if stamp.halves else f"{stamp.colour}-{stamp.theme}"


def place_of(state: State, item: int) -> str:
    """Where an item lies, in the words of view.md."""
    if has(state.pool, item):
        return "pool"
    for side in range(int(state.sides)):
        for tray in range(TRAYS):
            if has(state.tray[side, tray], item):
                name = TRAY_NAMES[tray]
                return f"offer/{side}/{name}" if name in OFFERS else f"{name}/{side}"
        if has(state.haul[side], item):
            return f"haul/{side}"
        if has(state.gained[side], item):
            return place_in_show(state, side, item)
    return f"marker/{state.marker}"


def place_in_show(state: State, side: int, item: int) -> str:
    if state.hand[side] == item:
        return f"hand/{side}"
    cell = int(state.item_cell[item])
    return f"gained/{side}" if cell == NONE else f"album/{side}/{CELL_NAMES[cell]}"


def show_item(facts: Facts, state: State, item: int) -> Json:
    up = bool(state.item_up[item])
    return {
        "item": item + 1,
        "place": place_of(state, item),
        "back": BACKS[state.item_back[item]],
        "up": up,
        "piece": show_piece(facts, int(state.item_piece[item])),
        "known": [] if up else [seat for seat in range(SIDES) if has(state.item_known[item], seat)],
        "not_rare": not up and bool(state.item_rarity[item] == NOT_RARE),
        "surely_rare": not up and bool(state.item_rarity[item] == SURELY_RARE),
        "order": int(state.item_when[item]),
    }
