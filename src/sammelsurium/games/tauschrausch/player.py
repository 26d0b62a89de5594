"""One side of the table as the page is sent it: album, cards, points, and what everything would pay now."""

import numpy as np

from sammelsurium.kernel.contract import BoxData, Json, State

from . import scoring
from .bits import count, has
from .box import Facts
from .contents import EXHIBITOR_IDS, SPECIALIST_IDS
from .contests import pay, units
from .events.showing import gala_evening
from .layout import album_layout
from .names import CELL_NAMES
from .pieces import show_piece
from .scoring import COLOUR_TALLY, THEME_TALLY, VALUE_TALLY
from .specialists.showing import curator
from .state import (
    CELLS,
    COLOURS,
    CONTEST_KINDS,
    EXHIBITORS,
    FINAL,
    FINISHED,
    FIRST,
    FOREVER,
    HIDDEN_CHOICE,
    ITEMS,
    KINDS,
    NONE,
    OPEN_HAND,
    RIVAL,
    SHOW,
    SHOW_CHANGES,
    SPLIT_CHANGES,
    STACKS,
    TERMS,
    THEMES,
)


def show_player(facts: Facts, box: BoxData, state: State, side: int, reader: int) -> Json:
    tally = scoring.tally_of(box, state, side)
    limit = SHOW_CHANGES if state.phase == SHOW else SPLIT_CHANGES
    return {
        "side": side,
        "seat": side if side < state.players else None,
        "album": None if state.album[side] == NONE else int(state.album[side]),
        "exhibitors": _exhibitors(facts, box, state, side, tally),
        "specialists": [s for n, s in enumerate(SPECIALIST_IDS) if has(state.cards[side], EXHIBITORS + n)],
        "points": int(scoring.total(state, side)),
        "terms": {term: int(state.terms[side, n]) for n, term in enumerate(TERMS)},
        "projected": _projected(box, state, side, tally),
        "tickets": [kind for kind in range(4) if has(state.tickets[side], kind)],
        "tiles": list(_tiles(facts, state, side)),
        "hand": None if state.hand[side] == NONE else int(state.hand[side]) + 1,
        "tally": _tally(box, state, side, tally),
        "worth": _worth(box, state, side),
        "confirmed": bool(has(state.confirmed, side)),
        "chosen": bool(has(state.chosen, side)),
        "settled": bool(has(state.settled, side)),
        "choice": _choice(state, side, reader),
        "changes_left": limit - int(state.changes[side]),
    }


def _exhibitors(facts: Facts, box: BoxData, state: State, side: int, tally: scoring.Tally) -> list[Json]:
    if state.album[side] == NONE:
        return []
    times, more = int(gala_evening(box, state)), int(curator(box, state, side))
    printed = facts.album_exhibitor[state.album[side]]
    stamps = int(tally[THEME_TALLY + THEMES.index(printed.theme)])
    points = times * printed.points * stamps + more
    shown = [_exhibitor(printed.id, True, None, printed.theme, stamps, points)]
    for number, name in enumerate(EXHIBITOR_IDS):
        if has(state.cards[side], number):
            card = facts.exhibitor[number]
            stamps = int(tally[COLOUR_TALLY + COLOURS.index(card.colour)])
            shown.append(_exhibitor(name, False, card.colour, None, stamps, times * card.points * stamps + more))
    return shown


def _exhibitor(name: str, printed: bool, colour: str | None, theme: str | None, stamps: int, points: int) -> Json:
    return {"id": name, "printed": printed, "colour": colour, "theme": theme, "stamps": stamps, "points": points}


def _projected(box: BoxData, state: State, side: int, tally: scoring.Tally) -> Json:
    """What the final scoring would pay now; nothing once it is done."""
    if state.phase == FINISHED or state.contests[FINAL] == NONE:
        return {"forever": 0, "values": 0, "specialists": 0, "final": 0}
    specialists = int(count(state.cards[side] >> EXHIBITORS))
    return {
        "forever": int(scoring.forever_points(box, state, side)),
        "values": int(tally[VALUE_TALLY]),
        "specialists": int(box.specialist_points) * specialists,
        "final": int(scoring.contest_points(box, state, side, FINAL)),
    }


def _tiles(facts: Facts, state: State, side: int) -> list[Json]:
    items = {
        int(state.item_cell[i]): i for i in range(ITEMS) if has(state.gained[side], i) and state.item_cell[i] != NONE
    }
    return [
        {
            "piece": show_piece(facts, int(state.tile[side, cell])),
            "cell": CELL_NAMES[cell],
            "item": items[cell] + 1 if cell in items else None,
            "movable": cell in items,
        }
        for cell in range(CELLS)
        if state.tile[side, cell] != NONE
    ]


def _pieces(state: State, side: int) -> list[int]:
    """All stamps of an album, or of Pinzetta's pile."""
    if side >= state.players:
        return [FIRST[stack] + n for stack in range(STACKS) for n in range(60) if has(state.pile[stack], n)]
    return [int(piece) for piece in state.tile[side] if piece != NONE]


def _tally(box: BoxData, state: State, side: int, tally: scoring.Tally) -> Json:
    kinds = dict.fromkeys(KINDS, 0)
    cells = 0
    for piece in _pieces(state, side):
        cells += int(box.w[piece]) * int(box.h[piece])
        for part in range(int(box.parts[piece])):
            kinds[KINDS[box.part_kind[piece, part]]] += 1
    shown = {name: kinds[name] for name in ("cancelled", "faded", "rare")}
    forever = int(state.forevers[RIVAL]) if side >= state.players else int((state.tile[side] == FOREVER).sum())
    return {
        "colours": {colour: int(tally[COLOUR_TALLY + n]) for n, colour in enumerate(COLOURS)},
        "themes": {theme: int(tally[THEME_TALLY + n]) for n, theme in enumerate(THEMES)},
        **shown,
        "forever": forever,
        "cells": cells,
    }


def _worth(box: BoxData, state: State, side: int) -> list[Json]:
    """Of the contests on the table, the final one last: what is counted, and what it pays."""
    if np.any(state.contests == NONE):
        return []
    if side >= state.players:
        points = int(scoring.contest_points(box, state, side, 0))
        return [{"units": points, "points": points}] * len(CONTEST_KINDS)
    layout = album_layout(box, state, side)[0]
    found = []
    for contest in state.contests:
        number = int(units(int(contest), layout))
        found.append({"units": number, "points": int(pay(box, int(contest), number))})
    return found


def _choice(state: State, side: int, reader: int) -> str | int | None:
    choice = int(state.choice[side])
    if choice == NONE:
        return None
    if choice == HIDDEN_CHOICE:
        return "hidden"
    return choice + 1 if state.phase == OPEN_HAND else choice
