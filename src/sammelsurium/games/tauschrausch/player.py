"""One side of the table as people are shown it: album, cards, points, and what everything would pay now."""

from collections.abc import Sequence
from typing import Literal

from .box import Facts
from .contents import EXHIBITOR_IDS, SPECIALIST_IDS
from .names import CELL_NAMES
from .picture import ByColour, ByTheme, Exhibitor, Player, Projected, Tally, Terms, Tile, Worth
from .pieces import SEATS, pieces_of
from .plain import Findings, Plain, has, members
from .scoring import COLOUR_TALLY, THEME_TALLY, VALUE_TALLY
from .state import (
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
    SHOW,
    SHOW_CHANGES,
    SPLIT_CHANGES,
    T_FINAL,
    T_FOREVER,
    T_SPECIALISTS,
    T_VALUES,
    THEMES,
)


def show_players(facts: Facts, now: Plain, found: Findings, tiles: Sequence[Sequence[int]]) -> list[Player]:
    albums = _albums(facts, now.sides, tiles)
    return [_player(facts, now, found, side, albums[side]) for side in range(now.sides)]


def _player(facts: Facts, now: Plain, found: Findings, side: int, album: list[Tile]) -> Player:
    terms, cards = now.terms[side], now.cards[side]
    limit = SHOW_CHANGES if now.phase == SHOW else SPLIT_CHANGES
    return Player(
        side=side,
        seat=side if side < now.players else None,
        album=None if now.album[side] == NONE else now.album[side],
        exhibitors=_exhibitors(facts, now, found, side),
        specialists=[SPECIALIST_IDS[number] for number in members(cards >> EXHIBITORS)],
        points=sum(terms),
        terms=Terms(*terms),
        projected=_projected(found, side),
        tickets=SEATS[now.tickets[side]],
        tiles=album,
        hand=None if now.hand[side] == NONE else now.hand[side] + 1,
        tally=_tally(now, found, side),
        worth=_worth(now, found, side),
        confirmed=has(now.confirmed, side),
        chosen=has(now.chosen, side),
        settled=has(now.settled, side),
        choice=_choice(now, side),
        changes_left=limit - now.changes[side],
    )


def _albums(facts: Facts, sides: int, tiles: Sequence[Sequence[int]]) -> list[list[Tile]]:
    albums: list[list[Tile]] = [[] for _ in range(sides)]
    pieces = pieces_of(facts)
    for side, piece, cell, item in tiles:
        number = None if item == NONE else item + 1
        albums[side].append(Tile(pieces[piece], CELL_NAMES[cell], number, number is not None))
    return albums


def _exhibitors(facts: Facts, now: Plain, found: Findings, side: int) -> list[Exhibitor]:
    if now.album[side] == NONE:
        return []
    tally, pays = found.tally[side], found.exhibited[side]
    printed = facts.album_exhibitor[now.album[side]]
    stamps = tally[THEME_TALLY + THEMES.index(printed.theme)]
    shown = [Exhibitor(printed.id, True, None, printed.theme, stamps, pays[0])]
    for number in members(now.cards[side] & (1 << EXHIBITORS) - 1):
        colour = facts.exhibitor[number].colour
        stamps = tally[COLOUR_TALLY + COLOURS.index(colour)]
        shown.append(Exhibitor(EXHIBITOR_IDS[number], False, colour, None, stamps, pays[1 + number]))
    return shown


def _projected(found: Findings, side: int) -> Projected:
    terms = found.projected[side]
    return Projected(terms[T_FOREVER], terms[T_VALUES], terms[T_SPECIALISTS], terms[T_FINAL])


def _tally(now: Plain, found: Findings, side: int) -> Tally:
    tally, kinds = found.tally[side], found.kinds[side]
    return Tally(
        ByColour(*tally[COLOUR_TALLY:THEME_TALLY]),
        ByTheme(*tally[THEME_TALLY:VALUE_TALLY]),
        kinds[CANCELLED],
        kinds[FADED],
        kinds[RARE],
        kinds[KIND_FOREVER] if side < now.players else now.forevers[side],
        found.cells[side],
    )


def _worth(now: Plain, found: Findings, side: int) -> list[Worth]:
    """Of the contests on the table, the final one last: what is counted, and what it pays."""
    return [] if now.contests[FINAL] == NONE else list(map(Worth, found.units[side], found.pays[side]))


def _choice(now: Plain, side: int) -> int | Literal["hidden"] | None:
    choice = now.choice[side]
    if choice == NONE:
        return None
    if choice == HIDDEN_CHOICE:
        return "hidden"
    return choice + 1 if now.phase == OPEN_HAND else choice
