"""One move as it is offered: what it means, and its consequences before commitment."""

from typing import Any

import numpy as np

from sammelsurium.kernel.contract import BoxData, Json, State, copy_state

from . import changes, rules
from .codes import (
    ADD,
    COLOUR_SET,
    GIFT,
    GIVE,
    NO_STACK,
    REMOVE,
    SHAPE_SET,
    STEAL,
    STOP,
    SWAP,
    TAKE,
    other_of,
    own_of,
    polygon_of,
    seat_of,
    verb_of,
)
from .ending import partner_of
from .lines import complete_sets, kinds_with
from .moves import write
from .state import COLOURS, COPIES, OUT, POLYGONS, SHAPES, TAKING
from .words import freed, takeable_now

VERBS = {
    TAKE: "take", STOP: "stop", ADD: "add", GIFT: "gift", SWAP: "swap", STEAL: "steal", REMOVE: "remove", GIVE: "give",
    COLOUR_SET: "score", SHAPE_SET: "score",
}  # fmt: skip
NOTHING: Json = {
    "piece": None, "alike": [], "other": None, "other_alike": [], "seat": None, "set": None, "kind": None,
    "stack": None, "used": [], "frees": [], "follow": [],
}  # fmt: skip


def choice(box: BoxData, state: State, seat: int, move: int) -> Json:
    """The move is tried on a copy."""
    after = copy_state(state)
    rules.apply(box, after, seat, move)
    told = [change for change in changes.of_move(box, state, seat, move, after) if change.effect]
    completes = _completes(state, seat, move, after)
    effects = [{"key": c.effect, "args": c.args, "points": c.points.get(seat, 0)} for c in told]
    effects += [{"key": "effect-set", "args": {"set": name}, "points": 0} for name in completes]
    return {
        "move": write(box, state, seat, move),
        "verb": VERBS[verb_of(move)],
        **NOTHING,
        **_meaning(state, seat, move, after),
        "completes": completes,
        "gain": _points(box, after, seat) - _points(box, state, seat),
        "effects": effects,
    }


def _points(box: BoxData, state: State, seat: int) -> int:
    return int(rules.score(box, state, seat, np.zeros(len(rules.TERMS), np.int64)))


def _alike(state: State, seat: int, kind: int) -> list[int]:
    return [p for p in range(kind * COPIES, kind * COPIES + COPIES) if state.where[p] == seat]


def _meaning(state: State, seat: int, move: int, after: State) -> dict[str, Any]:
    verb, other = verb_of(move), seat_of(move)
    if verb in (TAKE, REMOVE):
        follow = takeable_now(after) if verb == TAKE else []
        return {"piece": polygon_of(move), "frees": freed(state, after), "follow": follow}
    if verb == GIFT:
        return {"piece": int(state.chain[state.taken - 1]), "seat": int(partner_of(seat))}
    if verb == SWAP:
        mine, theirs = _alike(state, seat, own_of(move)), _alike(state, other, other_of(move))
        return {"piece": mine[0], "alike": mine, "other": theirs[0], "other_alike": theirs, "seat": other}
    if verb in (STEAL, GIVE):
        alike = _alike(state, other, other_of(move)) if verb == STEAL else _alike(state, seat, own_of(move))
        return {"piece": alike[0], "alike": alike, "seat": other}
    return _set(state, seat, move, after) if verb in (COLOUR_SET, SHAPE_SET) else {}


def _set(state: State, seat: int, move: int, after: State) -> dict[str, Any]:
    by_colour, stack = verb_of(move) == COLOUR_SET, other_of(move)
    earns = stack != NO_STACK and state.stack[stack] > 0
    return {
        "set": COLOURS[stack] if by_colour else SHAPES[own_of(move)],
        "kind": "colour" if by_colour else "shape",
        "stack": COLOURS[stack] if earns else None,
        "used": [p for p in range(POLYGONS) if state.where[p] == seat and after.where[p] == OUT],
    }


def _completes(state: State, seat: int, move: int, after: State) -> list[str]:
    """Sets that would be complete then: with what is in the chain, and what the move brings."""
    if verb_of(move) in (COLOUR_SET, SHAPE_SET):
        return []
    known = complete_sets(kinds_with(state, seat, state.chain[: state.taken]))
    if verb_of(move) in (STOP, ADD):
        return known
    if verb_of(move) == GIFT:
        return complete_sets(kinds_with(state, seat, state.chain[: state.taken - 1]))
    still = after.chain[: after.taken] if after.phase == TAKING else []
    return [name for name in complete_sets(kinds_with(after, seat, still)) if name not in known]
