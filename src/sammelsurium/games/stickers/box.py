"""The box of stickers: what `box.toml` says, checked, and the record the rules work on.

A campaign changes the box: the room `campaign` makes new facts from these, and `make_box` turns them into a box again.
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from sammelsurium.kernel.box import Box, Source, demand, meaning_hash, parse_toml, typed
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from .state import (
    CARDS,
    KINDS,
    MOST_STEPS,
    PLAYERS,
    SET_CARDS,
    SET_NAMES,
    SETS,
    SPACE_NAMES,
    SPACES,
    STEP_EXCHANGE,
    STEP_GLUE,
    STEP_NONE,
    STEP_TAKE,
    Kind,
)

Count = Annotated[int, Meta(ge=0, le=12)]
Points = Annotated[int, Meta(ge=0, le=50)]
Step = Literal["take", "exchange", "glue", "none"]
STEP_BITS: dict[str, int] = {
    "take": STEP_TAKE,
    "exchange": STEP_EXCHANGE,
    "glue": STEP_GLUE,
    "none": STEP_NONE,
}
RANKS = ("legendary", "rare", "common")
Rank = Literal["legendary", "rare", "common"]
ROCKETS = 18  # pairs of spaces in neighbouring rows of a pyramid of 1, 3 and 5
PAIRS = 10  # pairs of adjacent spaces


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, Meta(ge=1, le=8)]
    reserve_per_player: Annotated[int, Meta(ge=1, le=6)]


class Fields(Struct, frozen=True, forbid_unknown_fields=True):
    """What fits on a card."""

    stars: Annotated[int, Meta(ge=0, le=3)]
    combos: Annotated[int, Meta(ge=0, le=2)]


class EvenStart(Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2, 3, 4]
    points: list[Points]


class Space(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[LRC][1-5]$")]
    rank: Rank
    x: Annotated[int, Meta(ge=0, le=4)]
    y: Annotated[int, Meta(ge=0, le=2)]


class RankPoints(Struct, frozen=True, forbid_unknown_fields=True):
    largest: Points
    second: Points


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: Annotated[list[Space], Meta(min_length=SPACES, max_length=SPACES)]
    adjacent: Annotated[list[tuple[str, str]], Meta(min_length=PAIRS, max_length=PAIRS)]
    ranks: dict[Rank, RankPoints]


class Card(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    least: Literal[2, 3, 4]  # the smallest number of players it is used with
    stars: Count
    free_stars: Count
    combos: list[Kind]
    free_combos: Count
    gold: Count = 0


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the bonus list."""

    least: Annotated[int, Meta(ge=1, le=SET_CARDS)]
    most: Annotated[int, Meta(ge=1, le=SET_CARDS)]
    steps: Annotated[
        list[Annotated[list[Step], Meta(min_length=1)]],
        Meta(min_length=1, max_length=MOST_STEPS),
    ]


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game after the campaign changes."""

    id: str
    opening_exchange: bool = False
    turning_row: list[str] = []
    favourite_points: Points = 0
    open_hands: bool = False
    asker_picks: bool = False
    hand: Annotated[int, Meta(ge=1, le=8)] | None = None
    least_size: Count = 0


class Cosmetic(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    kind: str
    x: Annotated[int, Meta(ge=0, le=100)]
    y: Annotated[int, Meta(ge=0, le=100)]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: Annotated[int, Meta(ge=1)]
    players: list[int]
    sets: list[str]
    source: dict[str, Source]
    deal: Deal
    place: Fields
    board: Board
    cards: dict[str, list[Card]]
    bonus: list[Line]
    even_start: list[EvenStart]
    # What only a campaign brings.
    gold: dict[Rank, Points] = {}  # points of a gold star by the rank of its set
    neighbours: Points = 0  # for two adjacent markers whose sets one leads both
    pouch: Count = 0  # cards more in hand for each open pouch
    scenario: Scenario | None = None
    cosmetics: dict[str, list[Cosmetic]] = {}


CAMPAIGN_ONLY = ("gold", "neighbours", "pouch", "scenario", "cosmetics")

BOX = record_type(
    [
        ("hand", "i8"),
        ("reserve", "i1", (PLAYERS + 1,)),  # by number of players
        ("in_play", "i2", (PLAYERS + 1, SETS)),  # the cards used, by number of players
        ("cards_in_play", "i1", (PLAYERS + 1,)),
        ("stars", "i1", (CARDS,)),
        ("gold", "i1", (CARDS,)),
        ("combos", "i4", (CARDS,)),  # bit mask of KINDS
        ("largest", "i1", (SPACES,)),
        ("second", "i1", (SPACES,)),
        ("gold_points", "i1", (SPACES,)),
        ("pairs", "i8", (PAIRS, 2)),  # adjacent spaces
        ("rockets", "i8", (ROCKETS, 2)),  # spaces in neighbouring rows
        ("even_start", "i8", (PLAYERS + 1, PLAYERS)),  # by number of players and place in turn order
        ("bonus", "i1", (SET_CARDS + 1, MOST_STEPS)),  # by number of cards played: bit mask of each step
        ("neighbours", "i8"),
        ("pouch", "i8"),
        ("any_special", "i1"),  # whether `specials` of the score can be anything but 0
        ("opening_exchange", "i1"),
        ("row", "i8", (SPACES,)),  # the spaces that turn after each round
        ("row_length", "i8"),
        ("favourite_points", "i1"),
        ("open_hands", "i1"),
        ("asker_picks", "i1"),
        ("least_size", "i1"),
    ]
)


def read_box(text: str, where: str) -> Box:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    facts = typed(parse_toml(text, where), Facts, where)
    _check_sources(facts, where)
    return make_box(facts, where)


def make_box(facts: Facts, where: str) -> Box:
    _check(facts, where)
    return Box(facts.name, facts.version, meaning_hash(facts), facts, _compile(facts))


def _check(facts: Facts, where: str) -> None:
    """What the types cannot say."""
    demand(facts.players == [2, 3, 4], f"{where}: players", "the rules know 2, 3 and 4 players")
    demand(tuple(facts.sets) == SET_NAMES, f"{where}: sets", f"must be {list(SET_NAMES)}, in this order (ST-80)")
    demand(
        list(facts.cards) == facts.sets,
        f"{where}: cards",
        "one list for each set, in the order of `sets`",
    )
    for name, cards in facts.cards.items():
        demand(
            len(cards) == SET_CARDS,
            f"{where}: cards.{name}",
            f"{len(cards)} cards, must be {SET_CARDS} (ST-1)",
        )
        for number, card in enumerate(cards, 1):
            _check_card(facts, card, f"{where}: cards.{name}[{number}]")
    _check_board(facts, where)
    counts = [n for line in facts.bonus for n in range(line.least, line.most + 1)]
    demand(
        counts == list(range(1, SET_CARDS + 1)),
        f"{where}: bonus",
        f"one line for each of 1 to {SET_CARDS} cards",
    )
    _check_starts(facts, where)


def _check_card(facts: Facts, card: Card, where: str) -> None:
    stars = card.stars + card.gold + card.free_stars
    demand(
        stars == facts.place.stars,
        where,
        f"{stars} star places, a card has {facts.place.stars} (ST-1)",
    )
    combos = len(card.combos) + card.free_combos
    demand(
        combos == facts.place.combos,
        where,
        f"{combos} combo places, a card has {facts.place.combos} (ST-1)",
    )
    demand(len(set(card.combos)) == len(card.combos), where, "the same combo sticker twice")


def _check_board(facts: Facts, where: str) -> None:
    ids = [space.id for space in facts.board.spaces]
    demand(tuple(ids) == SPACE_NAMES, f"{where}: board.spaces", f"must be {list(SPACE_NAMES)}, in this order (ST-81)")
    order = [RANKS.index(space.rank) for space in facts.board.spaces]
    demand(
        order == sorted(order),
        f"{where}: board.spaces",
        "must stand in the order of rarity (ST-3)",
    )
    missing = [rank for rank in RANKS if rank not in facts.board.ranks]
    demand(not missing, f"{where}: board.ranks", f"says nothing of {missing}")
    for number, (one, other) in enumerate(facts.board.adjacent):
        known = one in ids and other in ids and ids.index(one) < ids.index(other)
        demand(
            known,
            f"{where}: board.adjacent[{number}]",
            f"{one} and {other} are no two spaces, the rarer first",
        )
    rows = [[s for s in facts.board.spaces if s.y == y] for y in range(3)]
    rockets = len(rows[0]) * len(rows[1]) + len(rows[1]) * len(rows[2])
    demand(rockets == ROCKETS, f"{where}: board.spaces", "must be rows of 1, 3 and 5 (ST-81)")


def _check_starts(facts: Facts, where: str) -> None:
    starts = sorted(start.players for start in facts.even_start)
    demand(starts == [2, 3, 4], f"{where}: even_start", "one for each of 2, 3 and 4 players")
    for number, start in enumerate(facts.even_start):
        fits = len(start.points) == start.players
        demand(fits, f"{where}: even_start[{number}].points", f"needs {start.players} values")


def _check_sources(facts: Facts, where: str) -> None:
    """Every fact says where it comes from."""
    silent = ("name", "version", "source", *CAMPAIGN_ONLY)
    told = {field for field in Facts.__struct_fields__ if field not in silent}
    missing, unknown = sorted(told - set(facts.source)), sorted(set(facts.source) - told)
    demand(not missing, f"{where}: source", f"says nothing of {missing}")
    demand(not unknown, f"{where}: source", f"names {unknown}, which the box does not have")


def _compile(facts: Facts) -> BoxData:
    data: BoxData = np.zeros(1, BOX)[0]
    data.hand = facts.deal.hand
    data.reserve[:] = [facts.deal.reserve_per_player * players for players in range(PLAYERS + 1)]
    for number, card in enumerate(card for name in facts.sets for card in facts.cards[name]):
        data.stars[number], data.gold[number] = card.stars, card.gold
        data.combos[number] = sum(1 << KINDS.index(kind) for kind in card.combos)
        for players in range(card.least, PLAYERS + 1):
            data.in_play[players, number // SET_CARDS] |= 1 << number % SET_CARDS
            data.cards_in_play[players] += 1
    _compile_board(facts, data)
    for line in facts.bonus:
        for number, step in enumerate(line.steps):
            data.bonus[line.least : line.most + 1, number] = sum(STEP_BITS[effect] for effect in step)
    for start in facts.even_start:
        data.even_start[start.players, : start.players] = start.points
    data.neighbours, data.pouch = facts.neighbours, facts.pouch
    if facts.scenario:
        _compile_scenario(facts, facts.scenario, data)
    special = any("diploma" in card.combos for cards in facts.cards.values() for card in cards)
    data.any_special = special or data.neighbours > 0 or data.favourite_points > 0
    return data


def _compile_board(facts: Facts, data: BoxData) -> None:
    spaces, ids = facts.board.spaces, [space.id for space in facts.board.spaces]
    for number, space in enumerate(spaces):
        data.largest[number] = facts.board.ranks[space.rank].largest
        data.second[number] = facts.board.ranks[space.rank].second
        data.gold_points[number] = facts.gold.get(space.rank, 0)
    data.pairs[:] = [[ids.index(one), ids.index(other)] for one, other in facts.board.adjacent]
    numbers = range(SPACES)
    data.rockets[:] = [[a, b] for a in numbers for b in numbers if spaces[b].y == spaces[a].y + 1]


def _compile_scenario(facts: Facts, scenario: Scenario, data: BoxData) -> None:
    ids = [space.id for space in facts.board.spaces]
    data.hand = scenario.hand or facts.deal.hand
    data.opening_exchange = scenario.opening_exchange
    data.row_length = len(scenario.turning_row)
    data.row[: data.row_length] = [ids.index(space) for space in scenario.turning_row]
    data.favourite_points = scenario.favourite_points
    data.open_hands, data.asker_picks = scenario.open_hands, scenario.asker_picks
    data.least_size = scenario.least_size
