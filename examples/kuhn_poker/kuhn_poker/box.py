"""The box of Kuhn poker: what `box.toml` says, checked, and the record the rules work on."""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from sammelsurium.kernel.box import Box, Source, demand, meaning_hash, parse_toml, typed
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from .state import CARDS, Card

Chips = Annotated[int, Meta(ge=1, le=1000)]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: Annotated[int, Meta(ge=1)]
    cards: list[Card]
    chips: Chips
    ante: Chips
    bet: Chips
    source: dict[str, Source]


BOX = record_type([("chips", "i2"), ("ante", "i2"), ("bet", "i2")])


def read_box(text: str, where: str) -> Box:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    facts = typed(parse_toml(text, where), Facts, where)
    _check(facts, where)
    data: BoxData = np.zeros(1, BOX)[0]
    data.chips, data.ante, data.bet = facts.chips, facts.ante, facts.bet
    return Box(facts.name, facts.version, meaning_hash(facts), facts, data)


def _check(facts: Facts, where: str) -> None:
    """What the types cannot say."""
    demand(tuple(facts.cards) == CARDS, f"{where}: cards", f"must be {list(CARDS)}, in this order")
    demand(facts.ante + facts.bet <= facts.chips, f"{where}: chips", "must pay for the ante and a bet (KP-2, KP-12)")
    for fact in ("cards", "chips", "ante", "bet"):
        demand(fact in facts.source, f"{where}: source", f"says nothing of {fact}")
