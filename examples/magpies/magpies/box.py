"""The box: what `box.toml` says, checked, and the record the rules work on. Another edition is only another box."""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct
from sammelsurium.kernel.box import Box, Source, demand, meaning_hash, parse_toml, typed
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from .state import TRINKETS, Trinket

Points = Annotated[int, Meta(ge=0, le=1000)]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: Annotated[int, Meta(ge=1)]
    points: dict[Trinket, Points]
    source: dict[str, Source]


BOX = record_type([("points", "i2", (len(TRINKETS),))])


def read_box(text: str, where: str) -> Box:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    facts = typed(parse_toml(text, where), Facts, where)
    missing = [trinket for trinket in TRINKETS if trinket not in facts.points]
    demand(not missing, f"{where}: points", f"says nothing of {missing}")
    demand("points" in facts.source, f"{where}: source", "says nothing of points")
    data: BoxData = np.zeros(1, BOX)[0]
    data.points[:] = [facts.points[trinket] for trinket in TRINKETS]
    return Box(facts.name, facts.version, meaning_hash(facts), facts, data)
