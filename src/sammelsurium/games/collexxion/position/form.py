"""A position as readable JSON and back. Seats count from 1; what cannot occur is refused.

What lies in the tray is not written: it is what lies nowhere else, and how it lies follows from the number of the pile.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from sammelsurium.kernel.contract import BoxData, Json, State
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.positions import demand_seats, of_form, seat_number

from ..box import Facts
from ..collection import end_chain, put_in
from ..pile import PILES, bit_of, colour_of, fill, layout_of, spread
from ..state import (
    ACTIONS,
    BY_PILE,
    BY_TOKENS,
    CHAIN,
    COLOURS,
    MOST,
    NONE,
    OUT,
    POLYGONS,
    TOKENS,
    TRAY,
    Action,
    Colour,
    Ending,
)
from .plausible import check

Phase = Literal["start", "drop", "taking", "added", "scoring", "over"]
PHASES: tuple[Phase, ...] = ("start", "drop", "taking", "added", "scoring", "over")
ENDINGS: dict[Ending | None, int] = {None: NONE, "tokens": BY_TOKENS, "pile": BY_PILE}

Polygon = Annotated[int, Meta(ge=0, lt=POLYGONS)]


class Seat(Struct, forbid_unknown_fields=True):
    collection: list[Polygon]
    tokens: list[int]  # the points of each score token
    actions: list[Action]  # tokens left


class Position(Struct, forbid_unknown_fields=True):
    phase: Phase
    pile: Annotated[int, Meta(ge=0, lt=PILES)] | None
    turn: int
    start: int | None
    round: Annotated[int, Meta(ge=1, le=100)]
    ending: Ending | None
    chain: Annotated[list[Polygon], Meta(max_length=MOST)]
    pair: bool
    action_used: bool
    out: list[Polygon]
    stacks: dict[Colour, Annotated[int, Meta(ge=0, le=TOKENS)]]
    seats: list[Seat]


# -- writing -------------------------------------------------------------------------------------------------------


def write(facts: Facts, box: BoxData, state: State) -> Json:
    position = Position(
        phase=PHASES[state.phase],
        pile=None if state.pile_number == NONE else int(state.pile_number),
        turn=int(state.turn) + 1,
        start=None if state.starter == NONE else int(state.starter) + 1,
        round=int(state.round_number),
        ending=_ending(state),
        chain=[int(polygon) for polygon in state.chain[: state.taken]],
        pair=bool(state.pair),
        action_used=bool(state.action_used),
        out=_lying(state, OUT),
        stacks={colour: int(state.stack[n]) for n, colour in enumerate(COLOURS)},
        seats=[_write_seat(box, state, seat) for seat in range(int(state.players))],
    )
    written: Json = msgspec.to_builtins(position)
    return written


def _ending(state: State) -> Ending | None:
    return next(name for name, code in ENDINGS.items() if code == state.ending)


def _lying(state: State, where: int) -> list[int]:
    return [polygon for polygon in range(POLYGONS) if state.where[polygon] == where]


def _write_seat(box: BoxData, state: State, seat: int) -> Seat:
    return Seat(
        collection=_lying(state, seat),
        tokens=[int(box.stack_points[n]) for n in range(TOKENS) for _ in range(state.earned[seat, n])],
        actions=[name for n, name in enumerate(ACTIONS) if state.actions[seat] >> n & 1],
    )


# -- reading -------------------------------------------------------------------------------------------------------


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    position = of_form(data, Position)
    demand_seats(len(position.seats), int(state.players))
    _read_table(state, position)
    fill(state)
    _read_polygons(state, position)
    for number, seat in enumerate(position.seats):
        _read_tokens(box, state, number, seat)
    if position.pile is not None:
        spread(state, layout_of(box, position.pile))
    check(box, state)


def _read_table(state: State, position: Position) -> None:
    state.phase = PHASES.index(position.phase)
    state.pile_number = NONE if position.pile is None else position.pile
    state.turn = seat_number(position.turn, int(state.players), "turn")
    state.starter = NONE if position.start is None else seat_number(position.start, int(state.players), "start")
    state.round_number = position.round
    state.ending = ENDINGS[position.ending]
    state.pair = position.pair
    state.action_used = position.action_used
    for number, colour in enumerate(COLOURS):
        if colour not in position.stacks:
            raise PositionError(f"stacks: says nothing of {colour}")
        state.stack[number] = position.stacks[colour]


def _read_polygons(state: State, position: Position) -> None:
    """Every polygon lies in one place only; what is not mentioned lies in the tray."""
    pair = state.pair
    end_chain(state)
    state.pair = pair
    for polygon in position.chain:
        _pick(state, polygon, CHAIN, "chain")
        state.chain[state.taken] = polygon
        state.taken += 1
    for polygon in position.out:
        _pick(state, polygon, OUT, "out")
    state.kind_count[:] = 0
    state.kinds[:] = 0
    state.held[:] = 0
    for number, seat in enumerate(position.seats):
        for polygon in seat.collection:
            _pick(state, polygon, number, f"seats[{number}].collection")
            put_in(state, number, polygon)


def _pick(state: State, polygon: int, where: int, path: str) -> None:
    if state.where[polygon] != TRAY:
        raise PositionError(f"{path}: polygon {polygon} lies somewhere else too")
    state.where[polygon] = where
    state.tray[colour_of(polygon)] &= ~bit_of(polygon)
    state.tray_size -= 1


def _read_tokens(box: BoxData, state: State, number: int, seat: Seat) -> None:
    known = [int(points) for points in box.stack_points]
    state.earned[number, :] = 0
    for points in seat.tokens:
        if points not in known:
            raise PositionError(f"seats[{number}].tokens: there is no score token worth {points}")
        state.earned[number, known.index(points)] += 1
    state.earned_size[number] = len(seat.tokens)
    state.actions[number] = sum(1 << ACTIONS.index(name) for name in set(seat.actions))
