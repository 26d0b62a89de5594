"""A position as readable JSON and back. Seats and albums count from 1; what cannot occur is refused.

The draw pile is not written: it is what lies nowhere else.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import Meta, Struct

from sammelsurium.kernel.contract import BoxData, Json, State
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.positions import demand_seats, of_form, seat_number

from ..box import Facts, space_name, space_number
from ..census import CENSUS, census
from ..notation import KIND_NUMBERS, kind_name
from ..rules import clear_seat, clear_table
from ..state import BY_BONUS, BY_MOUNTS, COLOURS, FIRST_MOUNT, KINDS, NONE, ROW, SPACES, TILES, Colour
from .plausible import check

Phase = Literal["start", "deal", "albums", "turns", "over"]
PHASES: tuple[Phase, ...] = ("start", "deal", "albums", "turns", "over")
Ending = Literal["bonus", "mounts"]
ENDINGS: dict[int, Ending | None] = {NONE: None, BY_BONUS: "bonus", BY_MOUNTS: "mounts"}

Space = Annotated[str, Meta(pattern="^[a-d][1-4]$")]
Number = Annotated[int, Meta(ge=0, le=1000)]


class Seat(Struct, forbid_unknown_fields=True):
    album: Annotated[int, Meta(ge=1, le=4)] | None
    money: Number
    loan: bool
    chocolates: Annotated[int, Meta(ge=0, le=100)]
    slots: Literal[1, 2]
    storage: list[str | None]
    mounts: dict[Space, Colour]  # the printed one included
    stamps: dict[Space, str]


class Position(Struct, forbid_unknown_fields=True):
    phase: Phase
    turn: int
    start: int | None
    round: Annotated[int, Meta(ge=1, le=100)]
    ending: Ending | None
    coins: Annotated[int, Meta(ge=0, le=20)]
    fair: Annotated[list[str | None], Meta(min_length=TILES, max_length=TILES)]
    discards: dict[str, Number]
    connoisseurs: dict[Colour, int]
    bonus: dict[str, int]
    seats: list[Seat]


# -- writing -------------------------------------------------------------------------------------------------------


def write(facts: Facts, box: BoxData, state: State) -> Json:
    position = Position(
        phase=PHASES[state.phase],
        turn=int(state.turn) + 1,
        start=None if state.starter == NONE else int(state.starter) + 1,
        round=int(state.round_number),
        ending=ENDINGS[int(state.ending)],
        coins=int(state.coins),
        fair=[_name(kind) for kind in state.fair],
        discards={kind_name(k): int(state.discards[k]) for k in range(KINDS) if state.discards[k]},
        connoisseurs={c: int(s) + 1 for c, s in zip(COLOURS, state.connoisseurs, strict=True) if s != NONE},
        bonus={b.id: int(s) + 1 for b, s in zip(facts.bonus, state.bonuses, strict=True) if s != NONE},
        seats=[_write_seat(state, seat) for seat in range(int(state.players))],
    )
    written: Json = msgspec.to_builtins(position)
    return written


def _name(kind: int) -> str | None:
    return None if kind == NONE else kind_name(int(kind))


def _write_seat(state: State, seat: int) -> Seat:
    mounts = {
        space_name(space): COLOURS[colour]
        for space in range(SPACES)
        for colour in range(len(COLOURS))
        if state.mounts[seat, colour] >> space & 1
    }
    stamps = {space_name(s): kind_name(int(k)) for s, k in enumerate(state.stamp[seat]) if k != NONE}
    return Seat(
        album=None if state.album[seat] == NONE else int(state.album[seat]) + 1,
        money=int(state.money[seat]),
        loan=bool(state.loan[seat]),
        chocolates=int(state.chocolates[seat]),
        slots=2 if state.slots[seat] == 2 else 1,
        storage=[_name(stamp) for stamp in state.storage[seat, : state.slots[seat]]],
        mounts=mounts,
        stamps=stamps,
    )


# -- reading -------------------------------------------------------------------------------------------------------


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    position = of_form(data, Position)
    demand_seats(len(position.seats), int(state.players))
    _read_table(facts, box, state, position)
    for number, seat in enumerate(position.seats):
        _read_seat(state, number, seat)
    _fill_pile(box, state)
    check(facts, box, state)


def _kind(name: str, where: str, stamps_only: bool = False) -> int:
    kind = KIND_NUMBERS.get(name, NONE)
    if kind == NONE or (stamps_only and kind >= FIRST_MOUNT):
        raise PositionError(f"{where}: “{name}” is no {'stamp' if stamps_only else 'tile'}")
    return kind


def _read_table(facts: Facts, box: BoxData, state: State, position: Position) -> None:
    clear_table(box, state)
    players = int(state.players)
    state.phase = PHASES.index(position.phase)
    state.turn = seat_number(position.turn, players, "turn")
    state.starter = NONE if position.start is None else seat_number(position.start, players, "start")
    state.round_number = position.round
    state.ending = next(code for code, name in ENDINGS.items() if name == position.ending)
    state.coins = position.coins
    for tile, name in enumerate(position.fair):
        if name is not None:
            state.fair[tile] = _kind(name, f"fair[{tile}]")
            state.row_tiles[tile // ROW] += 1
    for name, number in position.discards.items():
        state.discards[_kind(name, "discards")] = min(number, 100)
    for colour, number in position.connoisseurs.items():
        state.connoisseurs[COLOURS.index(colour)] = seat_number(number, players, f"connoisseurs.{colour}")
    _read_bonuses(facts, state, position.bonus)


def _read_bonuses(facts: Facts, state: State, holders: Mapping[str, int]) -> None:
    ids, players = [bonus.id for bonus in facts.bonus], int(state.players)
    for name, number in holders.items():
        if name not in ids:
            raise PositionError(f"bonus: there is no tile “{name}”; there are: {', '.join(ids)}")
        state.bonuses[ids.index(name)] = seat_number(number, players, f"bonus.{name}")


def _read_seat(state: State, number: int, seat: Seat) -> None:
    where = f"seats[{number}]"
    clear_seat(state, number)
    state.album[number] = NONE if seat.album is None else seat.album - 1
    state.money[number] = seat.money
    state.loan[number] = seat.loan
    state.chocolates[number] = seat.chocolates
    state.slots[number] = seat.slots
    if len(seat.storage) != seat.slots:
        raise PositionError(f"{where}.storage: {len(seat.storage)} places, but {seat.slots} slots")
    for slot, name in enumerate(seat.storage):
        if name is not None:
            state.storage[number, slot] = _kind(name, f"{where}.storage[{slot}]", stamps_only=True)
    for space, colour in seat.mounts.items():
        state.mounts[number, COLOURS.index(colour)] |= 1 << space_number(space)
    for space, name in seat.stamps.items():
        stamp = _kind(name, f"{where}.stamps.{space}", stamps_only=True)
        state.stamp[number, space_number(space)] = stamp
        state.stamped[number] |= 1 << space_number(space)
        state.shown[number] |= 1 << stamp


def _fill_pile(box: BoxData, state: State) -> None:
    """What lies nowhere else."""
    state.pile[:] = 0
    sums = np.zeros(CENSUS, np.int64)
    census(box, state, sums)
    for kind in range(KINDS):
        left = int(box.stock[kind]) - int(sums[kind])
        if left < 0:
            raise PositionError(f"{kind_name(kind)}: {sums[kind]} in the position, but the box holds {box.stock[kind]}")
        state.pile[kind] = left
    state.pile_size = int(state.pile.sum())
    state.bank = -int(box.coin) * int(state.coins) - int(state.money[: state.players].sum())
