"""The form of a position as JSON. Seats, items and albums count from 1."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..state import BURIED, ITEMS, Back, Stack

Small = Annotated[int, Meta(ge=-1, le=100)]
Number = Annotated[int, Meta(ge=0, le=100)]
Rarity = Literal["any", "not rare", "rare"]
RARITIES: tuple[Rarity, ...] = ("any", "not rare", "rare")
TABLE_NUMBERS = ("asked", "inspected", "clock", "forever_gone")
SEATS = ("starter", "first", "marker", "upcoming")  # a side from 1, or null
SETS = ("confirmed", "chosen", "settled")


class Item(Struct, forbid_unknown_fields=True):
    back: Back
    piece: str | None  # null: nobody has looked at it
    up: bool
    known: list[int]
    rarity: Rarity
    when: Number
    cell: str | None
    place: str  # "pool", "haul 2", "reserve 2", "a 1", "gained 2"; "beside" for a start marker kept besides the haul


class Buried(Struct, forbid_unknown_fields=True):
    back: Back
    piece: str
    known: list[int]


class Seat(Struct, forbid_unknown_fields=True):
    album: Annotated[int, Meta(ge=1, le=5)] | None
    cards: list[str]
    tickets: list[Annotated[int, Meta(ge=1, le=4)]]
    choice: Small
    changes: Number
    hand: Annotated[int, Meta(ge=1, le=ITEMS)] | None
    forevers: Number
    terms: dict[str, Annotated[int, Meta(ge=-1000, le=1000)]]
    tiles: dict[str, str]


class Rival(Struct, forbid_unknown_fields=True):
    open_card: str | None
    cut_card: str | None
    tastes: list[str]
    deck: list[str]
    pile: list[str]


class Position(Struct, forbid_unknown_fields=True):
    phase: str
    round: Annotated[int, Meta(ge=1, le=3)]
    turn: Small
    numbers: dict[str, Number]
    seats_named: dict[str, int | None]
    sets: dict[str, list[int]]
    deck: list[str]
    events: list[str]
    contests: list[str]
    items: Annotated[list[Item | None], Meta(max_length=ITEMS)]
    looking: list[int]
    looker: Small
    gone: list[str]
    buried: Annotated[list[Buried], Meta(max_length=BURIED)]
    lost_unseen: dict[Stack, Number]
    rival: Rival | None
    sides: list[Seat]
