"""The box of Tauschrausch: what `box.toml` says, as a typed structure, and the record the rules work on."""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from sammelsurium.kernel.box import Source
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from ..state import (
    COLOURS,
    CONTEST_KINDS,
    CONTESTS,
    EVENTS,
    EXHIBITORS,
    FOREVER,
    HAUL,
    KIND_FOREVER,
    KINDS,
    LARGE_SQUARE,
    LONG_RECTANGLE,
    RIVAL_CARDS,
    SHAPE_FOREVER,
    SHORT_RECTANGLE,
    SIDES,
    SMALL_SQUARE,
    SPECIALISTS,
    STAMPS,
    THEMES,
    Colour,
    Theme,
)

Points = Annotated[int, Meta(ge=-20, le=100)]
Count = Annotated[int, Meta(ge=0, le=20)]
UpDown = Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=2, max_length=2)]
Kind = Literal["ordinary", "cancelled", "faded", "rare", "double"]
ContestKind = Literal["colour", "theme", "shape", "cancelled", "final"]
Want = Literal["rare", "theme", "yours", "double", "exhibitor", "specialist", "marker", "forever", "hidden"]
Taste = Literal["value", "items", "theme", "hidden", "cells"]
WANTS: tuple[Want, ...] = ("rare", "theme", "yours", "double", "exhibitor", "specialist", "marker", "forever", "hidden")
TASTES: tuple[Taste, ...] = ("value", "items", "theme", "hidden", "cells")


class AlbumFacts(Struct, frozen=True, forbid_unknown_fields=True):
    width: Literal[12]
    height: Literal[12]
    haul: Annotated[int, Meta(ge=3, le=HAUL)]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    start_marker: Points
    specialist: Points
    forever: Annotated[list[Points], Meta(min_length=3, max_length=3)]
    imaginary_forever: Count


class EvenStart(Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2, 3, 4, 5]
    points: list[Points]


class Half(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["ordinary", "cancelled", "faded"]
    colour: Colour
    theme: Theme
    value: Points
    motif: Annotated[int, Meta(ge=1, le=6)]


class Stamp(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[SLRB][0-9]{2}$")]
    w: Annotated[int, Meta(ge=2, le=4)]
    h: Annotated[int, Meta(ge=2, le=4)]
    kind: Kind
    colour: Colour | None = None
    theme: Theme | None = None
    value: Points = 0
    motif: Annotated[int, Meta(ge=1, le=6)] | None = None
    halves: list[Half] = []


class Stamps(Struct, frozen=True, forbid_unknown_fields=True):
    small: Annotated[list[Stamp], Meta(min_length=30, max_length=30)]
    long: Annotated[list[Stamp], Meta(min_length=30, max_length=30)]
    short: Annotated[list[Stamp], Meta(min_length=60, max_length=60)]
    large: Annotated[list[Stamp], Meta(min_length=30, max_length=30)]

    def in_order(self) -> list[Stamp]:
        """As the rules number them: stack by stack."""
        return [*self.small, *self.long, *self.short, *self.large]


class Forever(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: Annotated[int, Meta(ge=0, le=30)]


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: ContestKind
    points: Points = 0
    per: Annotated[int, Meta(ge=1, le=20)] = 1
    table: Annotated[list[Points], Meta(max_length=8)] = []
    cap: Points | None = None
    printed: str = ""


class PrintedSymbols(Struct, frozen=True, forbid_unknown_fields=True):
    small: UpDown
    long: UpDown
    short: UpDown
    large: UpDown
    forever: Annotated[int, Meta(ge=0, le=2)]
    attendees: Annotated[int, Meta(ge=0, le=2)]

    def counts(self) -> list[int]:
        return [*self.small, *self.long, *self.short, *self.large, self.forever, self.attendees]


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    when: Literal["setup", "collect.start", "collect.end", "swap.split", "show.score"]
    value: Count
    symbols: PrintedSymbols


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    asked_at_most: dict[str, int]
    drawn_besides_at_most: Count


class AlbumExhibitor(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    theme: Theme
    points: Points


class Exhibitor(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: Colour
    points: Points


class Specialist(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    when: list[str]
    value: Count
    may: bool


class Visible(Struct, frozen=True, forbid_unknown_fields=True):
    face_down: Count
    card: Count
    start_marker: Count


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["newcomer", "dealer", "legend"]
    open_tastes: Annotated[int, Meta(ge=0, le=2)]
    bonus: Count


class RivalCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    wants: Annotated[list[Want], Meta(min_length=2, max_length=2)]
    cut: Annotated[str, Meta(pattern="^[AB]{7}$")]
    taste: Taste
    contest: Literal["colour", "theme", "shape", "cancelled"]


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    events_per_round: Annotated[int, Meta(ge=1, le=5)]
    left_out: list[str]
    contest_per_stamp: Points
    visible_value: Visible
    level: Annotated[list[Level], Meta(min_length=3, max_length=3)]
    card: Annotated[list[RivalCard], Meta(min_length=RIVAL_CARDS, max_length=RIVAL_CARDS)]


class Facts(Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """Equal only to itself: so what is made from a box can be kept for it."""

    name: str
    version: Annotated[int, Meta(ge=1)]
    players: list[int]
    source: dict[str, Source | dict[str, Source]]
    album: AlbumFacts
    scoring: Scoring
    even_start: list[EvenStart]
    stamps: Stamps
    forever: Forever
    contest: Annotated[list[Contest], Meta(min_length=CONTESTS, max_length=CONTESTS)]
    event: Annotated[list[Event], Meta(min_length=EVENTS, max_length=EVENTS)]
    supply: Supply
    album_exhibitor: Annotated[list[AlbumExhibitor], Meta(min_length=SIDES, max_length=SIDES)]
    exhibitor: Annotated[list[Exhibitor], Meta(min_length=EXHIBITORS, max_length=EXHIBITORS)]
    specialist: Annotated[list[Specialist], Meta(min_length=SPECIALISTS, max_length=SPECIALISTS)]
    solo: Solo


BOX = record_type(
    [
        # tiles: 150 stamps and the forever stamp; a tile has one part, a double two
        ("w", "i8", (STAMPS + 1,)),
        ("h", "i8", (STAMPS + 1,)),
        ("value", "i8", (STAMPS + 1,)),
        ("rare", "i8", (STAMPS + 1,)),
        ("parts", "i8", (STAMPS + 1,)),
        ("part_kind", "i8", (STAMPS + 1, 2)),
        ("part_colour", "i8", (STAMPS + 1, 2)),  # NONE for rare and forever stamps
        ("part_theme", "i8", (STAMPS + 1, 2)),
        ("part_value", "i8", (STAMPS + 1, 2)),
        ("part_shape", "i8", (STAMPS + 1, 2)),
        ("rare_of_stack", "i8", (4,)),  # the rare stamps of each stack as a mask
        ("forever_tiles", "i8"),
        # cards
        ("contest_points", "i8", (CONTESTS,)),
        ("contest_per", "i8", (CONTESTS,)),
        ("contest_cap", "i8", (CONTESTS,)),
        ("contest_table", "i8", (CONTESTS, 8)),
        ("contest_steps", "i8", (CONTESTS,)),  # length of the table, 0 without one
        ("symbols", "i8", (EVENTS, 10)),  # face up and face down for each stack, forever, attendees
        ("event_value", "i8", (EVENTS,)),
        ("specialist_value", "i8", (SPECIALISTS,)),
        ("exhibitor_colour", "i8", (EXHIBITORS,)),
        ("exhibitor_points", "i8", (EXHIBITORS,)),
        ("album_theme", "i8", (SIDES,)),
        ("album_points", "i8", (SIDES,)),
        # scoring
        ("haul", "i8"),
        ("marker_points", "i8"),
        ("specialist_points", "i8"),
        ("forever_points", "i8", (3,)),
        ("imaginary_forever", "i8"),
        ("even_start", "i8", (SIDES + 1, SIDES)),  # by number of players and place in turn order
        # solo
        ("solo_events", "i8"),
        ("left_out", "i8"),
        ("per_stamp", "i8"),
        ("visible_hidden", "i8"),
        ("visible_card", "i8"),
        ("visible_marker", "i8"),
        ("open_tastes", "i8", (3,)),
        ("level_bonus", "i8", (3,)),
        ("wants", "i8", (RIVAL_CARDS, 2)),
        ("cut", "i8", (RIVAL_CARDS, HAUL)),
        ("taste", "i8", (RIVAL_CARDS,)),
        ("rival_contest", "i8", (RIVAL_CARDS,)),
    ]
)


def compile_facts(facts: Facts) -> BoxData:
    data: BoxData = np.zeros(1, BOX)[0]
    for number, stamp in enumerate(facts.stamps.in_order()):
        _compile_stamp(data, number, stamp)
    _compile_forever(data, facts)
    _compile_cards(data, facts)
    _compile_scoring(data, facts)
    _compile_solo(data, facts)
    return data


def _shape(w: int, h: int) -> int:
    if w == h:
        return SMALL_SQUARE if w == 2 else LARGE_SQUARE
    return SHORT_RECTANGLE if w + h == 5 else LONG_RECTANGLE


def _compile_stamp(data: BoxData, number: int, stamp: Stamp) -> None:
    data.w[number], data.h[number] = stamp.w, stamp.h
    data.rare[number] = stamp.kind == "rare"
    parts: list[Stamp | Half] = [*stamp.halves] if stamp.halves else [stamp]
    data.parts[number] = len(parts)
    data.value[number] = sum(part.value for part in parts)
    for index, part in enumerate(parts):
        data.part_kind[number, index] = KINDS.index(part.kind)
        data.part_colour[number, index] = -1 if part.colour is None else COLOURS.index(part.colour)
        data.part_theme[number, index] = -1 if part.theme is None else THEMES.index(part.theme)
        data.part_value[number, index] = part.value
        data.part_shape[number, index] = SMALL_SQUARE if stamp.halves else _shape(stamp.w, stamp.h)
    if stamp.kind == "rare":
        first = (0, 30, 60, 120)
        stack = max(s for s in range(4) if first[s] <= number)
        data.rare_of_stack[stack] |= 1 << (number - first[stack])


def _compile_forever(data: BoxData, facts: Facts) -> None:
    data.forever_tiles = facts.forever.tiles
    data.w[FOREVER] = data.h[FOREVER] = data.parts[FOREVER] = 1
    data.part_kind[FOREVER] = KIND_FOREVER
    data.part_shape[FOREVER] = SHAPE_FOREVER
    data.part_colour[FOREVER] = data.part_theme[FOREVER] = -1


def _compile_cards(data: BoxData, facts: Facts) -> None:
    for number, contest in enumerate(facts.contest):
        data.contest_points[number], data.contest_per[number] = contest.points, contest.per
        data.contest_cap[number] = 1000 if contest.cap is None else contest.cap
        data.contest_steps[number] = len(contest.table)
        data.contest_table[number, : len(contest.table)] = contest.table
    for number, event in enumerate(facts.event):
        data.symbols[number] = event.symbols.counts()
        data.event_value[number] = event.value
    data.specialist_value[:] = [specialist.value for specialist in facts.specialist]
    data.exhibitor_colour[:] = [COLOURS.index(exhibitor.colour) for exhibitor in facts.exhibitor]
    data.exhibitor_points[:] = [exhibitor.points for exhibitor in facts.exhibitor]
    data.album_theme[:] = [THEMES.index(exhibitor.theme) for exhibitor in facts.album_exhibitor]
    data.album_points[:] = [exhibitor.points for exhibitor in facts.album_exhibitor]


def _compile_scoring(data: BoxData, facts: Facts) -> None:
    data.haul = facts.album.haul
    data.marker_points, data.specialist_points = facts.scoring.start_marker, facts.scoring.specialist
    data.forever_points[:] = facts.scoring.forever
    data.imaginary_forever = facts.scoring.imaginary_forever
    for start in facts.even_start:
        data.even_start[start.players, : start.players] = start.points


def _compile_solo(data: BoxData, facts: Facts) -> None:
    solo = facts.solo
    data.solo_events, data.per_stamp = solo.events_per_round, solo.contest_per_stamp
    specialists = [specialist.id for specialist in facts.specialist]
    data.left_out = sum(1 << (EXHIBITORS + specialists.index(name)) for name in solo.left_out)
    data.visible_hidden, data.visible_card = solo.visible_value.face_down, solo.visible_value.card
    data.visible_marker = solo.visible_value.start_marker
    data.open_tastes[:] = [level.open_tastes for level in solo.level]
    data.level_bonus[:] = [level.bonus for level in solo.level]
    for number, card in enumerate(solo.card):
        data.wants[number] = [WANTS.index(want) for want in card.wants]
        data.cut[number] = ["AB".index(letter) for letter in card.cut]
        data.taste[number] = TASTES.index(card.taste)
        data.rival_contest[number] = CONTEST_KINDS.index(card.contest)
