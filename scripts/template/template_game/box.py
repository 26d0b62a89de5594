"""The box: what `box.toml` says, checked, and the record the rules work on. Another edition is only another box."""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct
from sammelsurium.kernel.box import Box, Source, demand, meaning_hash, parse_toml, typed
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from .state import KINDS, PLACES, PLAYERS, Kind

LONGEST_ROW = 12

Points = Annotated[int, Meta(ge=0, le=1000)]
Count = Annotated[int, Meta(ge=0, le=30)]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: Annotated[int, Meta(ge=1)]
    keep: Annotated[int, Meta(ge=1, le=LONGEST_ROW)]
    variety: Points
    row: list[Points]
    pieces: dict[Kind, Count]
    source: dict[str, Source]


BOX = record_type(
    [
        ("keep", "i1"),
        ("variety", "i2"),
        ("row", "i2", (LONGEST_ROW + 1,)),  # by how many there are of a kind
        ("pieces", "i1", (len(KINDS),)),
    ]
)


def read_box(text: str, where: str) -> Box:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    facts = typed(parse_toml(text, where), Facts, where)
    _check(facts, where)
    data: BoxData = np.zeros(1, BOX)[0]
    data.keep, data.variety = facts.keep, facts.variety
    data.row[1 : facts.keep + 1] = facts.row
    data.pieces[:] = [facts.pieces[kind] for kind in KINDS]
    return Box(facts.name, facts.version, meaning_hash(facts), facts, data)


def _check(facts: Facts, where: str) -> None:
    """What the types cannot say."""
    demand(len(facts.row) == facts.keep, f"{where}: row", f"needs points for 1 to {facts.keep} of a kind")
    missing = [kind for kind in KINDS if kind not in facts.pieces]
    demand(not missing, f"{where}: pieces", f"says nothing of {missing}")
    there, needed = sum(facts.pieces.values()), PLAYERS * facts.keep + PLACES - 1
    demand(there >= needed, f"{where}: pieces", f"{there} in all, but {PLAYERS} players need {needed} (TG-11)")
    for fact in ("keep", "variety", "row", "pieces"):
        demand(fact in facts.source, f"{where}: source", f"says nothing of {fact}")
