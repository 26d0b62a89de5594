"""The box of Stamp Collection: what `box.toml` says, checked, and the record the rules work on."""

from typing import Annotated, Literal

import msgspec
import numpy as np
from msgspec import Meta, Struct

from sammelsurium.kernel.box import Box, Source, demand, meaning_hash, parse_toml, typed
from sammelsurium.kernel.contract import BoxData
from sammelsurium.kernel.records import record_type

from .state import ALBUMS, BONUSES, COLOURS, FIRST_MOUNT, KINDS, MOTIFS, PLAYERS, SPACES, STORAGE_TILE, Colour, Motif

Silver = Annotated[int, Meta(ge=0, le=100)]
Count = Annotated[int, Meta(ge=0, le=40)]
Space = Annotated[str, Meta(pattern="^[a-d][1-4]$")]
StampName = Annotated[str, Meta(pattern="^(blue|green|purple|brown|red|pink) (animal|plant|building|panorama)$")]
CostRow = Annotated[list[Annotated[int, Meta(ge=0, le=2)]], Meta(min_length=4, max_length=4)]
CostMap = Annotated[list[CostRow], Meta(min_length=4, max_length=4)]


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    start: Silver
    coin: Annotated[int, Meta(ge=1, le=100)]
    coins_on_fair: Annotated[int, Meta(ge=1, le=20)]
    loan: Silver
    repay: Silver
    unpaid_loan: Annotated[int, Meta(ge=-20, le=0)]


class Fair(Struct, frozen=True, forbid_unknown_fields=True):
    rows: Literal[2]
    columns: Literal[4]
    rounds: Annotated[int, Meta(ge=1, le=100)]


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    chocolate: Count
    field: Count


class TwoPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    others_needed: Annotated[int, Meta(ge=0, le=5)]
    end_at_bonus_points: Annotated[int, Meta(ge=1)]
    end_at_mounts: Annotated[int, Meta(ge=2, le=SPACES)]


class EvenStart(Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2, 3, 4]
    silver: list[Silver]


class Storage(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: Count
    printed: Literal[1]


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour
    stamps: dict[Motif, Count]
    mounts: Count


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    A: CostMap
    B: CostMap


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour
    space: Space


class Album(Struct, frozen=True, forbid_unknown_fields=True):
    printed: Printed


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stamps: Annotated[list[StampName], Meta(min_length=1, max_length=6)]
    points: Annotated[int, Meta(ge=1, le=20)]


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of this box, in per cent: how often each bonus tile was taken, wins in turn order, wins by album."""

    players: Literal[2, 3, 4]
    start: Literal["printed", "even"]
    bots: str
    games: int
    taken: list[int]
    seats: list[float]
    albums: list[float]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: Annotated[int, Meta(ge=1)]
    players: list[int]
    motifs: list[Motif]
    source: dict[str, Source | dict[str, Source]]
    money: Money
    fair: Fair
    points: Points
    two_players: TwoPlayers
    even_start: list[EvenStart]
    storage: Storage
    region: list[Region]
    cost: Costs
    album: Annotated[list[Album], Meta(min_length=ALBUMS, max_length=ALBUMS)]
    bonus: Annotated[list[Bonus], Meta(min_length=BONUSES, max_length=BONUSES)]
    measured: list[Measured] = []


BOX = record_type(
    [
        ("start_money", "i2"),
        ("coin", "i2"),
        ("coins_on_fair", "i1"),
        ("loan", "i2"),
        ("repay", "i2"),
        ("unpaid_loan", "i2"),
        ("rounds", "i1"),
        ("chocolate_points", "i1"),
        ("field_points", "i1"),
        ("others_needed", "i1", (PLAYERS + 1,)),  # by number of players
        ("end_bonus_points", "i2"),
        ("end_mounts", "i1"),
        ("even_start", "i2", (PLAYERS + 1, PLAYERS)),  # by number of players and place in turn order
        ("stock", "i1", (KINDS,)),
        ("cost", "i1", (PLAYERS + 1, SPACES)),  # by number of players: side A for 2 and 3, side B for 4
        ("printed_colour", "i1", (ALBUMS,)),
        ("printed_space", "i1", (ALBUMS,)),
        ("bonus_stamps", "i4", (BONUSES,)),  # bit mask of the 24 stamps
        ("bonuses_with", "i2", (FIRST_MOUNT,)),  # by stamp: bit mask of the bonus tiles that want it
        ("bonus_points", "i1", (BONUSES,)),
    ]
)


def space_number(name: str) -> int:
    return (int(name[1]) - 1) * 4 + "abcd".index(name[0])


def space_name(space: int) -> str:
    return "abcd"[space % 4] + str(space // 4 + 1)


def stamp_number(name: str) -> int:
    colour, motif = name.split()
    return COLOURS.index(colour) * len(MOTIFS) + MOTIFS.index(motif)


def read_box(text: str, where: str) -> Box:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    facts = typed(parse_toml(text, where), Facts, where)
    _check(facts, where)
    meaning = meaning_hash(msgspec.structs.replace(facts, measured=[]))
    return Box(facts.name, facts.version, meaning, facts, _compile(facts))


def _check(facts: Facts, where: str) -> None:
    """What the types cannot say."""
    demand(facts.players == [2, 3, 4], f"{where}: players", "the rules know 2, 3 and 4 players")
    demand(tuple(facts.motifs) == MOTIFS, f"{where}: motifs", f"must be {list(MOTIFS)}, in this order")
    colours = tuple(region.colour for region in facts.region)
    demand(colours == COLOURS, f"{where}: region", f"one for each of {list(COLOURS)}, in this order")
    for number, region in enumerate(facts.region):
        missing = [motif for motif in MOTIFS if motif not in region.stamps]
        demand(not missing, f"{where}: region[{number}].stamps", f"says nothing of {missing}")
    printed = [album.printed.space for album in facts.album]
    demand(len(set(printed)) == len(printed), f"{where}: album", "two albums have the same printed space")
    ids = [bonus.id for bonus in facts.bonus]
    demand(len(set(ids)) == len(ids), f"{where}: bonus", "two bonus tiles have the same id")
    for number, bonus in enumerate(facts.bonus):
        at = f"{where}: bonus[{number}].stamps"
        demand(len(set(bonus.stamps)) == len(bonus.stamps), at, "a bonus tile names distinct stamps (SC-70)")
        for stamp in bonus.stamps:
            exists = _copies(facts, stamp) > 0
            demand(exists, at, f"the box holds no {stamp}")
    _check_supply(facts, where)
    _check_sources(facts, where)


def _copies(facts: Facts, stamp: str) -> int:
    return next(r.stamps[m] for r in facts.region for m in MOTIFS if f"{r.colour} {m}" == stamp)


def _check_supply(facts: Facts, where: str) -> None:
    """The pile must last for all rounds but the last (SC-93), and each round must be able to end by coins."""
    tiles = facts.storage.tiles + sum(r.mounts + sum(r.stamps.values()) for r in facts.region)
    needed = (facts.fair.rounds - 1) * 8
    demand(
        tiles == needed,
        f"{where}: region",
        f"{tiles} tiles, but {facts.fair.rounds} rounds need {needed} (SC-93)",
    )
    starts = sorted(start.players for start in facts.even_start)
    demand(starts == [2, 3, 4], f"{where}: even_start", "one for each of 2, 3 and 4 players")
    for number, start in enumerate(facts.even_start):
        fits = len(start.silver) == start.players
        demand(fits, f"{where}: even_start[{number}].silver", f"needs {start.players} values")


def _check_sources(facts: Facts, where: str) -> None:
    """Every fact says where it comes from."""
    told = {field for field in Facts.__struct_fields__ if field not in ("name", "version", "source", "measured")}
    missing, unknown = sorted(told - set(facts.source)), sorted(set(facts.source) - told)
    demand(not missing, f"{where}: source", f"says nothing of {missing}")
    demand(not unknown, f"{where}: source", f"names {unknown}, which the box does not have")


def _compile(facts: Facts) -> BoxData:
    data: BoxData = np.zeros(1, BOX)[0]
    data.start_money, data.coin, data.coins_on_fair = (
        facts.money.start,
        facts.money.coin,
        facts.money.coins_on_fair,
    )
    data.loan, data.repay, data.unpaid_loan = facts.money.loan, facts.money.repay, facts.money.unpaid_loan
    data.rounds = facts.fair.rounds
    data.chocolate_points, data.field_points = facts.points.chocolate, facts.points.field
    data.others_needed[:] = 1
    data.others_needed[2] = facts.two_players.others_needed
    data.end_bonus_points = facts.two_players.end_at_bonus_points
    data.end_mounts = facts.two_players.end_at_mounts
    for start in facts.even_start:
        data.even_start[start.players, : start.players] = start.silver
    for number, region in enumerate(facts.region):
        data.stock[number * 4 : number * 4 + 4] = [region.stamps[motif] for motif in MOTIFS]
        data.stock[FIRST_MOUNT + number] = region.mounts
    data.stock[STORAGE_TILE] = facts.storage.tiles
    data.cost[2] = data.cost[3] = np.ravel(facts.cost.A)
    data.cost[4] = np.ravel(facts.cost.B)
    for number, album in enumerate(facts.album):
        data.printed_colour[number] = COLOURS.index(album.printed.colour)
        data.printed_space[number] = space_number(album.printed.space)
    for number, bonus in enumerate(facts.bonus):
        data.bonus_stamps[number] = sum(1 << stamp_number(stamp) for stamp in bonus.stamps)
        data.bonus_points[number] = bonus.points
        for stamp in bonus.stamps:
            data.bonuses_with[stamp_number(stamp)] |= 1 << number
    return data
