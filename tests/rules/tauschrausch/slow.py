"""The contests once more, slowly and obviously, on a picture of the album: what the fast ones are compared with.

A picture is a list of stamps; a stamp is a dictionary with its cells as a set of (column, row).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Any

from sammelsurium.games.tauschrausch.box.names import CELL_NUMBERS, PIECE_NUMBERS
from sammelsurium.games.tauschrausch.state import FIRST
from sammelsurium.games.tauschrausch.table import stack_of

from .table import FACTS

Stamp = dict[str, Any]
Picture = list[Stamp]
COLOURS = ("purple", "yellow", "blue", "green", "brown")
THEMES = ("space", "monuments", "animals", "flowers", "vehicles")


def picture(tiles: Mapping[str, str]) -> Picture:
    found: Picture = []
    for cell, name in tiles.items():
        x, y = CELL_NUMBERS[cell] % 12, CELL_NUMBERS[cell] // 12
        if name == "forever":
            found.append(stamp(x, y, 1, 1, "forever", None, None))
            continue
        number = PIECE_NUMBERS[name]
        stack = (FACTS.stamps.small, FACTS.stamps.long, FACTS.stamps.short, FACTS.stamps.large)[stack_of(number)]
        tile = stack[number - FIRST[stack_of(number)]]
        if tile.halves:
            for n, half in enumerate(tile.halves):
                dx, dy = (2 * n, 0) if tile.w == 4 else (0, 2 * n)
                found.append(stamp(x + dx, y + dy, 2, 2, half.kind, half.colour, half.theme))
        else:
            found.append(stamp(x, y, tile.w, tile.h, tile.kind, tile.colour, tile.theme))
    return found


def stamp(x: int, y: int, w: int, h: int, kind: str, colour: str | None, theme: str | None) -> Stamp:
    cells = {(column, row) for column in range(x, x + w) for row in range(y, y + h)}
    around = {other for cell in cells for other in beside(cell)} - cells
    return {"cells": cells, "around": around, "w": w, "h": h, "kind": kind, "colour": colour, "theme": theme}


def beside(cell: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = cell
    return [(a, b) for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if 0 <= a < 12 and 0 <= b < 12]


def touch(one: Stamp, other: Stamp) -> bool:
    return not one["around"].isdisjoint(other["cells"])


def groups(members: Picture) -> list[Picture]:
    found: list[Picture] = []
    left = list(members)
    while left:
        group = [left.pop()]
        for member in group:
            near = [other for other in left if touch(member, other)]
            group += near
            left = [other for other in left if not any(other is n for n in near)]
        found.append(group)
    return found


def best(members: Iterable[Stamp]) -> int:
    return max((len(group) for group in groups(list(members))), default=0)


def covered(p: Picture) -> set[tuple[int, int]]:
    return set().union(*(s["cells"] for s in p))


def by(p: Picture, key: str, value: str | None) -> Picture:
    return [s for s in p if s[key] == value]


def counts(p: Picture, key: str, names: tuple[str, ...]) -> list[int]:
    return [len(by(p, key, name)) for name in names]


def second(numbers: Iterable[int]) -> int:
    return sorted([*numbers, 0, 0])[-2]


def shape(s: Stamp) -> str:
    if s["w"] == s["h"]:
        return {1: "forever", 2: "small", 3: "large"}[s["w"]]
    return "short" if s["w"] + s["h"] == 5 else "long"


def oblong(p: Picture) -> Picture:
    return [s for s in p if s["w"] != s["h"]]


def inked(p: Picture) -> Picture:
    return by(p, "kind", "cancelled")


def neighbours(p: Picture, s: Stamp) -> Picture:
    return [other for other in p if touch(s, other)]


def areas(p: Picture) -> list[int]:
    empty = {(x, y) for x in range(12) for y in range(12)} - covered(p)
    sizes = []
    while empty:
        reached = [empty.pop()]
        for cell in reached:
            for other in beside(cell):
                if other in empty:
                    empty.remove(other)
                    reached.append(other)
        sizes.append(len(reached))
    return sizes


def block(p: Picture) -> int:
    full = covered(p)
    largest = 0
    for x in range(12):
        for y in range(12):
            for w in range(1, 13 - x):
                if (x + w - 1, y) not in full:
                    break
                h = 0
                while y + h < 12 and all((x + dx, y + h) in full for dx in range(w)):
                    h += 1
                largest = max(largest, w * h)
    return largest


def corners(p: Picture) -> int:
    found = 0
    for x in range(1, 12):
        for y in range(1, 12):
            meeting = [
                {i for i, s in enumerate(p) if (x + dx, y + dy) in s["cells"]} for dx in (-1, 0) for dy in (-1, 0)
            ]
            found += all(meeting) and len(set().union(*meeting)) == 4
    return found


def lines(p: Picture) -> list[set[str]]:
    rows = [{s["theme"] for s in p if s["theme"] and any(y == n for _, y in s["cells"])} for n in range(12)]
    columns = [{s["theme"] for s in p if s["theme"] and any(x == n for x, _ in s["cells"])} for n in range(12)]
    return rows + columns


def full_edges(p: Picture) -> int:
    full = covered(p)
    sides = (
        [(0, n) for n in range(12)],
        [(11, n) for n in range(12)],
        [(n, 0) for n in range(12)],
        [(n, 11) for n in range(12)],
    )
    return sum(all(cell in full for cell in side) for side in sides)


def surrounded(p: Picture, s: Stamp) -> bool:
    full = covered(p)
    return all(cell in full for own in s["cells"] for cell in beside(own))


UNITS: dict[str, Callable[[Picture], int]] = {
    "second_fiddle": lambda p: second(counts(p, "colour", COLOURS)),
    "monochrome": lambda p: max(best(by(p, "colour", c)) for c in COLOURS),
    "paintbox": lambda p: min(counts(p, "colour", COLOURS)),
    "duet": lambda p: max(best(by(p, "colour", a) + by(p, "colour", b)) for a, b in combinations(COLOURS, 2)),
    "islands": lambda p: sum(len(g) >= 2 for c in COLOURS for g in groups(by(p, "colour", c))),
    "mosaic": lambda p: sum(
        len({n["colour"] for n in neighbours(p, s)} - {None}) >= 3 for s in p if s["colour"] is not None
    ),
    "grand_tour": lambda p: min(counts(p, "theme", THEMES)),
    "silver_medal": lambda p: second(counts(p, "theme", THEMES)),
    "one_story": lambda p: max(best(by(p, "theme", t)) for t in THEMES),
    "wide_interests": lambda p: sum(n >= 2 for n in counts(p, "theme", THEMES)),
    "colour_chronicle": lambda p: max(
        (len({s["theme"] for s in g}) for c in COLOURS for g in groups(by(p, "colour", c))), default=0
    ),
    "parade": lambda p: max(len(line) for line in lines(p)),
    "brickwork": lambda p: best(oblong(p)),
    "small_tiles": lambda p: best(s for s in p if shape(s) == "small"),
    "second_format": lambda p: second(Counter(shape(s) for s in p).values()),
    "tall_and_wide": lambda p: min(sum(s["w"] > s["h"] for s in p), sum(s["h"] > s["w"] for s in p)),
    "showpiece": block,
    "good_neighbours": lambda p: sum(
        {"small", "oblong"} <= {"oblong" if n["w"] != n["h"] else shape(n) for n in neighbours(p, s)}
        for s in p
        if shape(s) == "large"
    ),
    "postmark_club": lambda p: best(inked(p)),
    "ink_trail": lambda p: (
        len({x for s in inked(p) for x, _ in s["cells"]}) + len({y for s in inked(p) for _, y in s["cells"]})
    ),
    "colourful_mail": lambda p: len({s["colour"] for s in inked(p)}),
    "under_ink": lambda p: sum(len(s["cells"]) for s in inked(p)),
    "reunion": lambda p: sum(
        any(n["theme"] == s["theme"] and n["kind"] != "cancelled" for n in neighbours(p, s)) for s in inked(p)
    ),
    "good_company": lambda p: sum(
        any(n["kind"] == "cancelled" for n in neighbours(p, s)) for s in p if s["kind"] != "cancelled"
    ),
    "crossroads": corners,
    "snug": lambda p: sum(surrounded(p, s) for s in p),
    "picture_frame": full_edges,
    "letter_slots": lambda p: areas(p).count(2),
    "pinholes": lambda p: areas(p).count(1),
    "ponds": lambda p: len(areas(p)),
}
