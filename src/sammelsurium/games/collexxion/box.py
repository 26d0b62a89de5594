"""The box of ColleXXion: what `box.toml` says, checked, and the record the rules work on."""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from sammelsurium.kernel.box import Box, Source, demand, meaning_hash, parse_toml, typed
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from .state import ACTIONS, COLOURS, COPIES, SHAPES, TOKENS, Action, Colour, Shape

Points = Annotated[int, Meta(ge=-20, le=20)]
Length = Annotated[float, Meta(gt=0, le=320)]  # millimetres; coordinates must fit 16 bits of hundredths
HUNDREDTHS = 100


class Scores(Struct, frozen=True, forbid_unknown_fields=True):
    stack: Annotated[list[Points], Meta(min_length=TOKENS, max_length=TOKENS)]
    unused_action: Points
    leftover: Points


class Tray(Struct, frozen=True, forbid_unknown_fields=True):
    width: Length
    height: Length
    corner: Length
    thickness: Length


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    tolerance: Length
    visible: Length
    gap: Length
    tries: Annotated[int, Meta(ge=1, le=1000)]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: Annotated[int, Meta(ge=1)]
    players: list[int]
    colours: list[Colour]
    shapes: list[Shape]
    copies: int
    actions: list[Action]
    source: dict[str, Source]
    points: Scores
    tray: Tray
    sizes: dict[Shape, Length]
    pile: Pile


BOX = record_type(
    [
        ("stack_points", "i1", (TOKENS,)),  # from the top
        ("unused_action", "i1"),
        ("leftover", "i1"),
        # hundredths of a millimetre
        ("half_width", "i4"),
        ("half_height", "i4"),
        ("corner", "i4"),
        ("radius", "i4", (len(SHAPES),)),
        ("tolerance", "i4"),
        ("visible", "i4"),
        ("gap", "i4"),
        ("tries", "i4"),
    ]
)


def read_box(text: str, where: str) -> Box:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    facts = typed(parse_toml(text, where), Facts, where)
    _check(facts, where)
    return Box(facts.name, facts.version, meaning_hash(facts), facts, _compile(facts))


def _check(facts: Facts, where: str) -> None:
    """What the types cannot say."""
    demand(facts.players == [2, 3, 4], f"{where}: players", "the rules know 2, 3 and 4 players")
    demand(tuple(facts.colours) == COLOURS, f"{where}: colours", f"must be {list(COLOURS)}, in this order")
    demand(tuple(facts.shapes) == SHAPES, f"{where}: shapes", f"must be {list(SHAPES)}, in this order")
    demand(facts.copies == COPIES, f"{where}: copies", f"must be {COPIES} (CX-1)")
    demand(tuple(facts.actions) == ACTIONS, f"{where}: actions", f"must be {list(ACTIONS)}, in this order")
    _check_tray(facts, where)
    told = {field for field in Facts.__struct_fields__ if field not in ("name", "version", "source")}
    missing, unknown = sorted(told - set(facts.source)), sorted(set(facts.source) - told)
    demand(not missing, f"{where}: source", f"says nothing of {missing}")
    demand(not unknown, f"{where}: source", f"names {unknown}, which the box does not have")


def _check_tray(facts: Facts, where: str) -> None:
    tray, pile = facts.tray, facts.pile
    missing = [shape for shape in SHAPES if shape not in facts.sizes]
    demand(not missing, f"{where}: sizes", f"says nothing of {missing}")
    across = min(tray.width, tray.height)
    demand(2 * tray.corner <= across, f"{where}: tray.corner", "the corners of the tray would meet")
    fits = 4 * max(facts.sizes.values()) <= across
    demand(fits, f"{where}: sizes", "two of the largest polygons must fit side by side into the tray")
    ordered = pile.tolerance < pile.gap and pile.tolerance < pile.visible
    demand(ordered, f"{where}: pile.tolerance", "must be less than gap and visible (CX-28)")


def hundredths(length: float) -> int:
    return round(length * HUNDREDTHS)


def _compile(facts: Facts) -> BoxData:
    data: BoxData = np.zeros(1, BOX)[0]
    data.stack_points[:] = facts.points.stack
    data.unused_action, data.leftover = facts.points.unused_action, facts.points.leftover
    data.half_width, data.half_height = hundredths(facts.tray.width) // 2, hundredths(facts.tray.height) // 2
    data.corner = hundredths(facts.tray.corner)
    data.radius[:] = [hundredths(facts.sizes[shape]) for shape in SHAPES]
    data.tolerance, data.visible = hundredths(facts.pile.tolerance), hundredths(facts.pile.visible)
    data.gap, data.tries = hundredths(facts.pile.gap), facts.pile.tries
    return data
