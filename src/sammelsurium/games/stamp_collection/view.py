"""Fills the picture of a table (`picture.py`): what lies where, what may be chosen, what happened.

Gets veiled states only. Each is turned into plain values first, and the rules are asked once for everything.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np

from sammelsurium.kernel.contract import CHANCE, BoxData, Moves, State
from sammelsurium.kernel.picture import alone, plain

from . import changes, rules
from .box import Facts
from .changes import Move
from .codes import ALBUM, BUY, COIN, LOAN, REPAY, Parts, parts
from .inquiry import look, marks, space_cost, try_out
from .moves import write_move
from .picture import (
    PLACE_NAMES,
    SPACE_NAMES,
    AlbumOffer,
    Bonus,
    Caption,
    Choice,
    Connoisseur,
    Effect,
    Ending,
    Event,
    MountTile,
    PlaceName,
    Player,
    RefusedTile,
    Space,
    Stamp,
    StampTile,
    StorageTile,
    Terms,
    Tile,
    Verb,
    View,
)
from .plain import Plain
from .state import BY_BONUS, BY_MOUNTS, COLOURS, MOTIFS, NONE, PLAYERS, SPACES, TILES, TURNS, Colour

VERBS: dict[int, Verb] = {COIN: "coin", LOAN: "loan", REPAY: "repay", ALBUM: "album", BUY: "buy"}
ENDINGS: dict[int, Ending] = {BY_BONUS: "bonus", BY_MOUNTS: "mounts"}

# Every piece there is, by its number.
STAMPS = [Stamp(colour, motif) for colour in COLOURS for motif in MOTIFS]
TILE_KINDS: list[Tile] = [
    *(StampTile(stamp.colour, stamp.motif) for stamp in STAMPS),
    *map(MountTile, COLOURS),
    StorageTile(),
]
STAMPS_BY_NAME = {f"{stamp.colour} {stamp.motif}": stamp for stamp in STAMPS}


# -- what lies where -----------------------------------------------------------------------------------------------


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    states = alone(state)
    now = plain(states, Plain)
    refusals, terms = np.zeros(TILES, np.int64), np.zeros((PLAYERS, len(rules.TERMS)), np.int64)
    look(alone(box), states, seat, refusals, terms)
    side = facts.cost.B if now.players == 4 else facts.cost.A
    bare = _bare_spaces(tuple(cost for row in side for cost in row))
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
        refused=[RefusedTile(tile, f"{rules.PREFIX}-{rule}") for tile, rule in enumerate(refusals.tolist(), 1) if rule],
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
        players=[
            _player(facts, now, player, bare, points)
            for player, points in zip(range(now.players), terms.tolist(), strict=False)
        ],
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


def _player(facts: Facts, now: Plain, seat: int, bare: Sequence[Space], points: Sequence[int]) -> Player:
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


# -- what may be chosen --------------------------------------------------------------------------------------------


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    """The consequences before commitment: every move is tried on a copy."""
    states = alone(state)
    now, tried, extras = plain(states, Plain), states.repeat(len(moves)), np.zeros(len(moves), np.int64)
    try_out(alone(box), states, seat, moves, extras, tried)
    (before,) = marks(states, seat)
    made = zip(map(parts, moves.tolist()), extras.tolist(), marks(tried, seat), strict=True)
    return [_choice(facts, Move(seat, move, extra, now, before, after)) for move, extra, after in made]


def _choice(facts: Facts, move: Move) -> Choice:
    effects = [
        Effect(change.effect, change.args, change.points.get(move.seat, 0))
        for change in changes.of_move(facts, move)
        if change.effect is not None
    ]
    text, verb, tile, place, from_slot, album, loan = _wish(move.parts)
    price, extra = 0 if tile is None else move.table.coins, move.extra
    gain = sum([effect.points for effect in effects])
    return Choice(text, verb, tile, place, from_slot, album, price, extra, price + extra, loan, gain, effects)


@cache
def _wish(
    move: Parts,
) -> tuple[str, Verb, int | None, PlaceName | None, int | None, int | None, bool]:
    """What a choice says of the move itself: it is the same in every position."""
    buys = move.verb == BUY
    return (
        write_move(move),
        VERBS[move.verb],
        move.tile + 1 if buys else None,
        PLACE_NAMES[move.place] if buys else None,
        move.from_slot or None,
        move.place if move.verb == ALBUM else None,
        bool(move.loan),
    )


# -- what happened -------------------------------------------------------------------------------------------------


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    states, later = alone(before), alone(after)
    if actor == CHANCE:
        told = changes.of_chance(plain(states, Plain), plain(later, Plain))
    else:
        extra = int(space_cost(alone(box), states, move))
        (then,), (now,) = marks(states, actor), marks(later, actor)
        told = changes.of_move(facts, Move(actor, parts(move), extra, plain(states, Plain), then, now))
    return [
        Event(change.event, change.args, change.moves, {str(seat): n for seat, n in change.points.items()})
        for change in told
        if change.event or change.moves
    ]
