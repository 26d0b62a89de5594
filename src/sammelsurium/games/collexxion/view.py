"""What leaves for a person: places and pieces as JSON, what may be chosen with its consequences, and what happened.

Gets veiled states only. The names are those of view.md.
"""

import numpy as np

from sammelsurium.kernel.contract import CHANCE, BoxData, Json, Moves, State

from . import changes, rules
from .box import HUNDREDTHS, Facts
from .changes import ending_name
from .choice import choice
from .ending import partner_of
from .layouts import layout_of
from .lines import lines_of
from .pile import Layout
from .state import (
    ACTIONS,
    ADDED,
    COLOURS,
    FINISHED,
    MOST,
    OUT,
    POLYGONS,
    SCORING,
    SHAPES,
    TAKING,
    TOKENS,
    WORD,
)
from .tray import any_free, bit_of
from .words import accessible_now, colour_name, shape_name, takeable_now

PHASES = {TAKING: "taking", ADDED: "added", SCORING: "scoring", FINISHED: "over"}


def view(facts: Facts, box: BoxData, state: State, seat: int) -> Json:
    playing = state.phase in PHASES
    return {
        "round": int(state.round_number),
        "phase": PHASES.get(int(state.phase)),
        "turn": int(state.turn) if playing and state.phase != FINISHED else None,
        "start": None if state.starter < 0 else int(state.starter),
        "tray": _tray(facts),
        "pile": _pile(box, state) if playing else [],
        "left": int(state.tray_size),
        "accessible": len(accessible_now(state)) if playing else 0,
        "fallback": bool(state.tray_size and not any_free(state)),
        "chain": _chain(state),
        "stacks": [
            {"colour": colour, "values": [int(value) for value in box.stack_points[TOKENS - state.stack[n] :]]}
            for n, colour in enumerate(COLOURS)
        ],
        "out": int((state.where == OUT).sum()),
        "action_used": bool(state.action_used),
        "ending": ending_name(int(state.ending)),
        "teams": [_team(box, state, seat, first) for first in range(2)] if state.teams else None,
        "players": [_player(box, state, seat, player) for player in range(int(state.players))],
    }


def caption(box: BoxData, state: State) -> Json:
    return {"round": int(state.round_number), "left": int(state.tray_size)}


# -- the tray ------------------------------------------------------------------------------------------------------


def _tray(facts: Facts) -> Json:
    tray = facts.tray
    sizes = {shape: facts.sizes[shape] for shape in SHAPES}
    return {
        "width": tray.width, "height": tray.height, "corner": tray.corner, "thickness": tray.thickness, "sizes": sizes,
    }  # fmt: skip


def _pile(box: BoxData, state: State) -> list[Json]:
    """From the bottom up: by height, and within a layer in the order in which they fell."""
    layout = layout_of(box, state.pile_number)
    lying = [int(p) for p in layout.order if state.tray[p // WORD] & bit_of(p)]
    lying.sort(key=lambda polygon: int(layout.height[polygon]))
    free, fitting = set(accessible_now(state)), set(takeable_now(state))
    return [_piece(layout, polygon, lying, free, fitting) for polygon in lying]


def _piece(layout: Layout, polygon: int, lying: list[int], free: set[int], fitting: set[int]) -> Json:
    word, bit = polygon // WORD, bit_of(polygon)
    return _polygon(polygon) | {
        "x": int(layout.x[polygon]) / HUNDREDTHS,
        "y": int(layout.y[polygon]) / HUNDREDTHS,
        "rotation": int(layout.angle[polygon]) / 2,
        "height": int(layout.height[polygon]),
        "covered_by": [other for other in lying if layout.covers[other, word] & bit],
        "accessible": polygon in free,
        "takeable": polygon in fitting,
    }


def _polygon(polygon: int) -> Json:
    return {"id": polygon, "colour": colour_name(polygon), "shape": shape_name(polygon)}


def _chain(state: State) -> Json:
    taken = [int(polygon) for polygon in state.chain[: state.taken]]
    follow = {"colour": colour_name(taken[-1]), "shape": shape_name(taken[-1])} if 0 < len(taken) < MOST else None
    return {"pieces": [_polygon(p) for p in taken], "most": MOST, "follow": follow, "pair": bool(state.pair)}


# -- the players ---------------------------------------------------------------------------------------------------


def _knows(state: State, seat: int, player: int) -> bool:
    """Score tokens lie face down (CX-33)."""
    return seat == player or bool(state.phase == FINISHED)


def _terms(box: BoxData, state: State, player: int) -> dict[str, int]:
    terms = np.zeros(len(rules.TERMS), np.int64)
    rules.score(box, state, player, terms)
    return dict(zip(rules.TERMS, map(int, terms), strict=True))


def _player(box: BoxData, state: State, seat: int, player: int) -> Json:
    own = [p for p in range(POLYGONS) if state.where[p] == player]
    knows, terms = _knows(state, seat, player), _terms(box, state, player)
    values = [int(box.stack_points[n]) for n in range(TOKENS) for _ in range(state.earned[player, n])]
    left = {name: bool(state.actions[player] >> n & 1) for n, name in enumerate(ACTIONS)}
    return {
        "seat": player,
        "partner": int(partner_of(player)) if state.teams else None,
        "collection": [_polygon(polygon) for polygon in own],
        "grid": {
            colour: {shape: int(state.kind_count[player, c * 4 + s]) for s, shape in enumerate(SHAPES)}
            for c, colour in enumerate(COLOURS)
        },
        "sets": lines_of(int(state.kinds[player])),
        "tokens": int(state.earned_size[player]),
        "values": values if knows else None,
        "actions": None if state.experts else left,
        "points": sum(terms.values()) if knows else None,
        "terms": terms if knows else None,
    }


def _team(box: BoxData, state: State, seat: int, first: int) -> Json:
    seats = [first, int(partner_of(first))]
    known = all(_knows(state, seat, player) for player in seats)
    points = sum(sum(_terms(box, state, player).values()) for player in seats) if known else None
    return {"seats": seats, "points": points, "leftovers": sum(int(state.held[player]) for player in seats)}


# -- what happened -------------------------------------------------------------------------------------------------


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Json]:
    if actor == CHANCE:
        told = list(changes.of_chance(before, after))
    else:
        told = list(changes.of_move(box, before, actor, move, after))
    return [
        {
            "key": change.event,
            "args": change.args,
            "moves": [list(move) for move in change.moves],
            "points": {str(seat): points for seat, points in change.points.items()},
        }
        for change in told
        if change.event or change.moves
    ]


def recalls(before: State, now: State) -> bool:
    """Score tokens lie face down (CX-33): what happened before everybody's last turn is for people to remember."""
    told = now.reminding or now.phase == FINISHED or _turns(now) - _turns(before) < now.players
    return bool(told)


def _turns(state: State) -> int:
    """How many turns there have been."""
    place = 0 if state.starter < 0 else int(state.turn - state.starter) % int(state.players)
    return int(state.round_number) * int(state.players) + place


# -- what may be chosen --------------------------------------------------------------------------------------------


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Json]:
    return [choice(box, state, seat, int(move)) for move in moves]
