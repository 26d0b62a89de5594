"""What lies where. The state is turned into plain values first, and the rules are asked once for everything."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..scoring import TERMS
from ..state import BY_BONUS, BY_MOUNTS, COLOURS, MOTIFS, NONE, PLAYERS, SPACES, TILES, TURNS, Colour
from .inquiry import PLACES, look
from .plain import Plain
from .reasons import Buyer, refused
from .structures import (
    SPACE_NAMES,
    AlbumOffer,
    Bonus,
    Caption,
    Connoisseur,
    Ending,
    MountTile,
    Player,
    Space,
    Stamp,
    StampTile,
    StorageTile,
    Terms,
    Tile,
    View,
)

ENDINGS: dict[int, Ending] = {BY_BONUS: "bonus", BY_MOUNTS: "mounts"}

# Every piece there is, by its number.
STAMPS = [Stamp(colour, motif) for colour in COLOURS for motif in MOTIFS]
TILE_KINDS: list[Tile] = [
    *(StampTile(stamp.colour, stamp.motif) for stamp in STAMPS),
    *map(MountTile, COLOURS),
    StorageTile(),
]
STAMPS_BY_NAME = {f"{stamp.colour} {stamp.motif}": stamp for stamp in STAMPS}


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    states = alone(state)
    now = plain(states, Plain)
    refusals, terms = np.zeros((TILES, PLACES), np.int64), np.zeros((PLAYERS, len(TERMS)), np.int64)
    finals = np.zeros(PLAYERS, np.int64)
    look(alone(box), states, seat, refusals, terms, finals)
    side = facts.cost.B if now.players == 4 else facts.cost.A
    costs = tuple(cost for row in side for cost in row)
    scores = zip(range(now.players), terms.tolist(), finals.tolist(), strict=False)
    return View(
        round=now.round_number,
        rounds=facts.fair.rounds,
        pile=now.pile_size,
        discards=sum(now.discards),
        coins=now.coins,
        price=now.coins,
        coin_value=facts.money.coin,
        turn=now.turn if now.phase == TURNS else None,
        start=_seat_or_none(now.starter),
        side="B" if now.players == 4 else "A",
        fair=[None if kind == NONE else TILE_KINDS[kind] for kind in now.fair],
        refused=refused(Buyer(facts, now, seat, [*costs, 0, 0]), refusals.tolist()),
        bonus=[
            Bonus(bonus.id, [STAMPS_BY_NAME[stamp] for stamp in bonus.stamps], bonus.points, _seat_or_none(holder))
            for bonus, holder in zip(facts.bonus, now.bonuses, strict=True)
        ],
        connoisseurs=[
            Connoisseur(colour, _seat_or_none(holder)) for colour, holder in zip(COLOURS, now.connoisseurs, strict=True)
        ],
        albums=[
            AlbumOffer(number, album.printed.colour, album.printed.space, _owner(now, number))
            for number, album in enumerate(facts.album)
        ],
        ending=_ending(facts, now),
        players=[_player(facts, now, player, _bare_spaces(costs), points, at_end) for player, points, at_end in scores],
    )


def caption(box: BoxData, state: State) -> Caption:
    return Caption(int(state.round_number), int(box.rounds))


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _owner(now: Plain, album: int) -> int | None:
    owned = now.album[: now.players]
    return owned.index(album) if album in owned else None


def _ending(facts: Facts, now: Plain) -> Ending | None:
    if now.ending != NONE:
        return ENDINGS[now.ending]
    return "last round" if now.round_number == facts.fair.rounds else None


def _player(facts: Facts, now: Plain, seat: int, bare: Sequence[Space], points: Sequence[int], at_end: int) -> Player:
    album, slots = now.album[seat], now.slots[seat]
    return Player(
        seat=seat,
        money=now.money[seat],
        loan=bool(now.loan[seat]),
        chocolates=now.chocolates[seat],
        album=_seat_or_none(album),
        slots=slots,
        storage=[None if stamp == NONE else STAMPS[stamp] for stamp in now.storage[seat][:slots]],
        points=sum(points),
        at_end=at_end,
        terms=Terms(*points),
        spaces=_spaces(now, seat, bare, None if album == NONE else facts.album[album].printed.space),
    )


def _spaces(now: Plain, seat: int, bare: Sequence[Space], printed: str | None) -> list[Space]:
    lying = zip(bare, _mounts(now.mounts[seat]), now.stamp[seat], strict=True)
    return [space if mount is None else _covered(space, mount, printed, stamp) for space, mount, stamp in lying]


def _covered(bare: Space, mount: Colour, printed: str | None, stamp: int) -> Space:
    motif = None if stamp == NONE else MOTIFS[stamp % len(MOTIFS)]
    return Space(bare.place, bare.cost, mount, bare.place == printed, motif)


@cache
def _bare_spaces(costs: tuple[int, ...]) -> list[Space]:
    """An album in which nothing lies yet."""
    return [Space(place, cost, None, False, None) for place, cost in zip(SPACE_NAMES, costs, strict=True)]


def _mounts(masks: Sequence[int]) -> list[Colour | None]:
    """The colour of the mount on each space, from the spaces of each colour."""
    found: list[Colour | None] = [None] * SPACES
    for colour, spaces in zip(COLOURS, masks, strict=True):
        while spaces:
            found[spaces.bit_length() - 1] = colour
            spaces ^= 1 << spaces.bit_length() - 1
    return found
