"""A position as readable JSON and back; what cannot occur is refused. A room of many checks becomes a package.

Turn and pile are not written: they follow from what lies where.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sammelsurium.kernel.contract import BoxData, Json, State
from sammelsurium.kernel.positions import demand, demand_seats, of_form

from .box import Facts
from .state import KINDS, NONE, PLACES, Kind


class Seat(Struct, forbid_unknown_fields=True):
    kept: dict[Kind, Annotated[int, Meta(ge=1, le=100)]]
    last: Kind | None


class Position(Struct, forbid_unknown_fields=True):
    table: Annotated[list[Kind | None], Meta(min_length=PLACES, max_length=PLACES)]
    seats: list[Seat]


def write(facts: Facts, box: BoxData, state: State) -> Json:
    position = Position(
        table=[_name(kind) for kind in state.table],
        seats=[_write_seat(state, seat) for seat in range(int(state.players))],
    )
    written: Json = msgspec.to_builtins(position)
    return written


def _name(kind: int) -> Kind | None:
    return None if kind == NONE else KINDS[kind]


def _write_seat(state: State, seat: int) -> Seat:
    kept = {name: int(state.kept[seat, kind]) for kind, name in enumerate(KINDS) if state.kept[seat, kind]}
    return Seat(kept, _name(state.last[seat]))


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    position, players = of_form(data, Position), int(state.players)
    demand_seats(len(position.seats), players)
    _check(facts, position)
    taken = sum(sum(seat.kept.values()) for seat in position.seats)
    state.table[:] = [NONE if kind is None else KINDS.index(kind) for kind in position.table]
    state.takes_left = players * facts.keep - taken
    state.turn = taken % players
    for number, seat in enumerate(position.seats):
        state.kept[number] = [seat.kept.get(kind, 0) for kind in KINDS]
        state.last[number] = NONE if seat.last is None else KINDS.index(seat.last)
    state.pile[:] = [facts.pieces[kind] - _count(position, kind) for kind in KINDS]


def _count(position: Position, kind: Kind) -> int:
    return position.table.count(kind) + sum(seat.kept.get(kind, 0) for seat in position.seats)


def _check(facts: Facts, position: Position) -> None:
    """Each names what is wrong and the rule that says so."""
    players, kept = len(position.seats), [sum(seat.kept.values()) for seat in position.seats]
    rounds, moved = divmod(sum(kept), players)
    in_turn = kept == [rounds + (seat < moved) for seat in range(players)]
    demand(in_turn, "everybody takes a piece in turn (TG-10, TG-11)")
    demand(max(kept) <= facts.keep, f"nobody takes more than {facts.keep} pieces (TG-20)")
    for number, seat in enumerate(position.seats, 1):
        fits = seat.last in seat.kept if seat.kept else seat.last is None
        demand(fits, f"what seat {number} took last is among what it has (TG-11)")
    for kind in KINDS:
        demand(_count(position, kind) <= facts.pieces[kind], f"there are only {facts.pieces[kind]} of {kind} (TG-1)")
    _check_table(position, sum(kept), over=min(kept) == facts.keep)


def _check_table(position: Position, taken: int, over: bool) -> None:
    empty = position.table.count(None)
    if taken == 0:
        laid = position.table[: PLACES - empty]
        demand(None not in laid, "pieces are laid on the table from the first place on (TG-2)")
    elif over:
        demand(empty == 1, "after the last piece nothing is drawn (TG-20)")
    else:
        demand(empty <= 1, "a piece is drawn in the place of the one that was taken (TG-11)")
