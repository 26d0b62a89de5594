"""The box: what `box.toml` says as a typed structure and as the record the rules work on, and how pieces are called."""

from sammelsurium.kernel.box import Box, meaning_hash, parse_toml, typed

from .contents import check
from .facts import ContestKind, Facts, Half, PrintedSymbols, Stamp, Taste, Want, compile_facts
from .names import (
    ALBUM_PLACE,
    CARD_IDS,
    CELL_NAMES,
    CELL_NUMBERS,
    CONTEST_IDS,
    EVENT_IDS,
    EXHIBITOR_IDS,
    GAINED_PLACE,
    HAND_PLACE,
    HAUL_PLACE,
    MARKER_PLACE,
    PIECE_NUMBERS,
    PLACES,
    PLACES_OF_SIDE,
    POOL,
    RIVAL_IDS,
    SPECIALIST_IDS,
    piece_name,
)

__all__ = [
    "ALBUM_PLACE",
    "CARD_IDS",
    "CELL_NAMES",
    "CELL_NUMBERS",
    "CONTEST_IDS",
    "EVENT_IDS",
    "EXHIBITOR_IDS",
    "GAINED_PLACE",
    "HAND_PLACE",
    "HAUL_PLACE",
    "MARKER_PLACE",
    "PIECE_NUMBERS",
    "PLACES",
    "PLACES_OF_SIDE",
    "POOL",
    "RIVAL_IDS",
    "SPECIALIST_IDS",
    "ContestKind",
    "Facts",
    "Half",
    "PrintedSymbols",
    "Stamp",
    "Taste",
    "Want",
    "piece_name",
    "read_box",
]


def read_box(text: str, where: str) -> Box:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    facts = typed(parse_toml(text, where), Facts, where)
    check(facts, where)
    return Box(facts.name, facts.version, meaning_hash(facts), facts, compile_facts(facts))
