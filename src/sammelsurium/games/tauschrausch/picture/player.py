"""One side of the table as people are shown it: album, cards, points, and what everything would pay now."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import numpy as np

from sammelsurium.kernel.contract import Numbers

from .. import box, scoring
from ..state import (
    CANCELLED,
    COLOURS,
    EXHIBITORS,
    FADED,
    FINAL,
    HIDDEN_CHOICE,
    KIND_FOREVER,
    NONE,
    OPEN_HAND,
    RARE,
    T_FINAL,
    T_FOREVER,
    T_SPECIALISTS,
    T_VALUES,
    THEMES,
)
from . import lens, pieces, plain, structures


class Sums(NamedTuple):
    """Of each side: what is certain now, and what it would be if the fair closed now."""

    now: tuple[int, ...]
    end: tuple[int, ...]


def show_players(facts: box.Facts, now: plain.Plain, found: plain.Findings, tiles: Numbers) -> list[structures.Player]:
    albums = _albums(facts, now.sides, tiles.tolist())
    dealt = now.contests[FINAL] != NONE
    counts = _counted(facts, tuple(now.contests), now.players, tiles.tobytes()) if dealt else []
    certain = tuple([sum(now.terms[side]) for side in range(now.sides)])
    sums = Sums(certain, tuple([points + sum(found.projected[side]) for side, points in enumerate(certain)]))
    return [
        _player(facts, now, found, side, sums, albums[side], counts[side] if side < len(counts) else [])
        for side in range(now.sides)
    ]


@lru_cache(lens.ALBUMS)
def _counted(facts: box.Facts, contests: tuple[int, ...], players: int, tiles: bytes) -> list[list[structures.Counted]]:
    """Of each side; asked with the bytes of what lies in the albums, because they change seldom."""
    lying: list[list[tuple[int, int]]] = [[] for _ in range(players)]
    for side, piece, cell, _ in np.frombuffer(tiles, np.int64).reshape(-1, 4).tolist():
        lying[side].append((piece, cell))
    return [lens.counted(facts, contests, album) for album in lying]


@lru_cache(lens.ALBUMS)
def _places(points: tuple[int, ...]) -> list[structures.Place]:
    """Nobody is first while all have the same."""
    best, order = max(points), sorted(points, reverse=True)
    alike = len(points) > 1 and order[-1] == best
    return [structures.Place(None if alike else 1 + order.index(own), best - own) for own in points]


def _player(
    facts: box.Facts,
    now: plain.Plain,
    found: plain.Findings,
    side: int,
    sums: Sums,
    album: list[structures.Tile],
    counts: list[structures.Counted],
) -> structures.Player:
    terms, cards = now.terms[side], now.cards[side]
    return structures.Player(
        side=side,
        seat=side if side < now.players else None,
        album=None if now.album[side] == NONE else now.album[side],
        exhibitors=_exhibitors(facts, now, found, side),
        specialists=[box.SPECIALIST_IDS[number] for number in plain.members(cards >> EXHIBITORS)],
        points=sums.now[side],
        terms=structures.Terms(*terms),
        projected=_projected(found, side),
        end=sums.end[side],
        standing=_places(sums.now)[side],
        end_standing=_places(sums.end)[side],
        rank=found.rank[side] or None,
        tickets=pieces.SEATS[now.tickets[side]],
        tiles=album,
        hand=None if now.hand[side] == NONE else now.hand[side] + 1,
        tally=_tally(now, found, side),
        worth=_worth(now, found, side),
        counted=counts,
        confirmed=plain.has(now.confirmed, side),
        chosen=plain.has(now.chosen, side),
        settled=plain.has(now.settled, side),
        choice=_choice(now, side),
    )


def _albums(facts: box.Facts, sides: int, tiles: Sequence[Sequence[int]]) -> list[list[structures.Tile]]:
    albums: list[list[structures.Tile]] = [[] for _ in range(sides)]
    known = pieces.pieces_of(facts)
    for side, piece, cell, item in tiles:
        number = None if item == NONE else item + 1
        albums[side].append(structures.Tile(known[piece], box.CELL_NAMES[cell], number, number is not None))
    return albums


def _exhibitors(facts: box.Facts, now: plain.Plain, found: plain.Findings, side: int) -> list[structures.Exhibitor]:
    if now.album[side] == NONE:
        return []
    tally, pays = found.tally[side], found.exhibited[side]
    printed = facts.album_exhibitor[now.album[side]]
    stamps = tally[scoring.THEME_TALLY + THEMES.index(printed.theme)]
    shown = [structures.Exhibitor(printed.id, True, None, printed.theme, stamps, pays[0])]
    for number in plain.members(now.cards[side] & (1 << EXHIBITORS) - 1):
        colour = facts.exhibitor[number].colour
        stamps = tally[scoring.COLOUR_TALLY + COLOURS.index(colour)]
        shown.append(structures.Exhibitor(box.EXHIBITOR_IDS[number], False, colour, None, stamps, pays[1 + number]))
    return shown


def _projected(found: plain.Findings, side: int) -> structures.Projected:
    terms = found.projected[side]
    return structures.Projected(terms[T_FOREVER], terms[T_VALUES], terms[T_SPECIALISTS], terms[T_FINAL])


def _tally(now: plain.Plain, found: plain.Findings, side: int) -> structures.Tally:
    tally, kinds = found.tally[side], found.kinds[side]
    return structures.Tally(
        structures.ByColour(*tally[scoring.COLOUR_TALLY : scoring.THEME_TALLY]),
        structures.ByTheme(*tally[scoring.THEME_TALLY : scoring.VALUE_TALLY]),
        kinds[CANCELLED],
        kinds[FADED],
        kinds[RARE],
        kinds[KIND_FOREVER] if side < now.players else now.forevers[side],
        found.cells[side],
    )


def _worth(now: plain.Plain, found: plain.Findings, side: int) -> list[structures.Worth]:
    """Of the contests on the table, the final one last: what is counted, and what it pays."""
    return [] if now.contests[FINAL] == NONE else list(map(structures.Worth, found.units[side], found.pays[side]))


def _choice(now: plain.Plain, side: int) -> int | Literal["hidden"] | None:
    choice = now.choice[side]
    if choice == NONE:
        return None
    if choice == HIDDEN_CHOICE:
        return "hidden"
    return choice + 1 if now.phase == OPEN_HAND else choice
