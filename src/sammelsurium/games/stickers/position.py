"""A position as readable JSON and back. Seats count from 1; what cannot occur is refused.

The pile is not written: it is what lies nowhere else.
"""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import Meta, Struct

from sammelsurium.kernel.contract import BoxData, Json, State
from sammelsurium.kernel.errors import PositionError, Unreadable

from . import rules, setup
from .box import Facts
from .moves import EFFECTS, card_name, card_number, set_number
from .plausible import check
from .state import DISPLAY, EVERYBODY, NONE, SET_CARDS, SET_NAMES, SETS

Phase = Literal[
    "start", "markers", "favourites", "display", "hands", "turn card", "draw for asker", "draw for giver",
    "refill hand", "refill display", "opening", "take", "play", "laying", "effects", "bonus", "again", "giving",
    "last card", "over",
]  # fmt: skip
PHASES: tuple[Phase, ...] = Phase.__args__  # type: ignore[attr-defined] # the names of a Literal
Count = Annotated[int, Meta(ge=0, le=127)]


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: list[str] = []
    album: list[list[str]] = []  # one list for each collection, the open card last
    favourite: str | None = None
    chosen: str | None = None
    least: dict[str, Count] = {}  # sets of which everybody knows that the hand holds at least so many
    most: dict[str, Count] = {}  # or at most so many; unmentioned: 12
    located: dict[str, list[str]] = {}  # by seat: cards that this seat knows may be in that hand and in no pile


class Turn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What has happened in the turn so far."""

    laid: list[str] = []
    pending: dict[str, Count] = {}
    copies: list[str] = []
    late: bool = False
    step: Count = 0
    doing: str | None = None
    giver: int | None = None
    asked: str | None = None
    feasting: bool = False
    given: Count = 0


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    phase: Phase
    turn: int
    start: int | None
    round: Annotated[int, Meta(ge=1, le=1000)]
    ending: bool
    markers: Annotated[list[str], Meta(max_length=SETS)]  # on L1, R1, R2, R3, C1 … C5
    display: Annotated[list[str | None], Meta(min_length=DISPLAY, max_length=DISPLAY)]
    seats: list[Seat]
    now: Turn = Turn()
    glued: str | None = None
    seen: dict[str, list[str]] = {}  # by seat: cards that everybody knows may be in that hand and in no pile


# -- writing -------------------------------------------------------------------------------------------------------


def write(facts: Facts, box: BoxData, state: State) -> Json:
    position = Position(
        phase=PHASES[state.phase],
        turn=int(state.turn) + 1,
        start=None if state.starter == NONE else int(state.starter) + 1,
        round=int(state.round_number),
        ending=bool(state.ending),
        markers=[SET_NAMES[number] for number in state.markers if number != NONE],
        display=[_card(card) for card in state.display],
        seats=[_write_seat(state, seat) for seat in range(int(state.players))],
        now=_write_turn(state),
        glued=_set(state.glued),
        seen=_write_located(state, EVERYBODY),
    )
    written: Json = msgspec.to_builtins(position)
    return written


def _card(card: int) -> str | None:
    return None if card == NONE else card_name(int(card))


def _set(number: int) -> str | None:
    return None if number == NONE else SET_NAMES[number]


def names_in(masks: Any) -> list[str]:
    """The cards of nine masks."""
    return [
        card_name(number * SET_CARDS + place)
        for number in range(SETS)
        for place in range(SET_CARDS)
        if int(masks[number]) >> place & 1
    ]


def _write_located(state: State, viewer: int) -> dict[str, list[str]]:
    rows = {str(hand + 1): names_in(state.located[viewer, hand]) for hand in range(int(state.players))}
    return {hand: cards for hand, cards in rows.items() if cards}


def _write_seat(state: State, seat: int) -> Seat:
    return Seat(
        hand=names_in(state.hand[seat]),
        album=[_write_collection(state, seat, n) for n in range(SETS) if state.album[seat, n]],
        favourite=_set(state.favourite[seat]),
        chosen=_card(state.chosen[seat]),
        least={SET_NAMES[n]: int(state.least[seat, n]) for n in range(SETS) if state.least[seat, n]},
        most={SET_NAMES[n]: int(state.most[seat, n]) for n in range(SETS) if state.most[seat, n] < SET_CARDS},
        located=_write_located(state, seat),
    )


def _write_collection(state: State, seat: int, number: int) -> list[str]:
    mask, top = int(state.album[seat, number]), int(state.open_card[seat, number])
    places = [place for place in range(SET_CARDS) if mask >> place & 1 and place != top]
    return [card_name(number * SET_CARDS + place) for place in (*places, top)]


def _write_turn(state: State) -> Turn:
    laid = [int(state.laid) if n == state.laid_set else 0 for n in range(SETS)]
    return Turn(
        laid=names_in(laid),
        pending={EFFECTS[kind]: int(n) for kind, n in enumerate(state.pending) if n},
        copies=names_in(state.copies),
        late=bool(state.late),
        step=int(state.step),
        doing=None if state.doing == NONE else EFFECTS[state.doing],
        giver=None if state.giver == NONE else int(state.giver) + 1,
        asked=_set(state.asked),
        feasting=bool(state.feasting),
        given=int(state.given),
    )


# -- reading -------------------------------------------------------------------------------------------------------


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"the position does not have the form of one: {error}") from error
    if len(position.seats) != state.players:
        raise PositionError(f"seats: {len(position.seats)} in the position, {state.players} at the table")
    try:
        _read_table(box, state, position)
        for number, seat in enumerate(position.seats):
            _read_seat(state, number, seat)
        _read_turn(state, position.now)
    except Unreadable as error:
        raise PositionError(str(error)) from error
    _fill_pile(box, state)
    check(box, state)


def _seat(number: int, state: State, where: str) -> int:
    if not 1 <= number <= state.players:
        raise PositionError(f"{where}: there is no seat {number} at a table of {state.players}")
    return number - 1


def _number(name: str | None) -> int:
    return NONE if name is None else set_number(name)


def _read_table(box: BoxData, state: State, position: Position) -> None:
    setup.clear_table(box, state)
    setup.clear_turn(state)
    state.located[:] = 0
    state.phase = PHASES.index(position.phase)
    state.turn = _seat(position.turn, state, "turn")
    state.starter = NONE if position.start is None else _seat(position.start, state, "start")
    state.round_number = position.round
    state.ending = position.ending
    for space, name in enumerate(position.markers):
        state.markers[space] = set_number(name)
    for slot, card in enumerate(position.display):
        state.display[slot] = NONE if card is None else card_number(card)
    state.glued = _number(position.glued)
    _read_located(state, EVERYBODY, position.seen, "seen")


def _read_located(state: State, viewer: int, rows: dict[str, list[str]], where: str) -> None:
    for hand, cards in rows.items():
        if not hand.isascii() or not hand.isdigit():
            raise PositionError(f"{where}: “{hand}” is no seat")
        for name in cards:
            number, place = divmod(card_number(name), SET_CARDS)
            state.located[viewer, _seat(int(hand), state, where), number] |= 1 << place


def _read_seat(state: State, seat: int, data: Seat) -> None:
    setup.clear_seat(state, seat)
    for name in data.hand:
        number, place = divmod(card_number(name), SET_CARDS)
        state.hand[seat, number] |= 1 << place
    state.hand_size[seat] = len(data.hand)
    for collection in data.album:
        _read_collection(state, seat, collection)
    state.favourite[seat] = _number(data.favourite)
    state.chosen[seat] = NONE if data.chosen is None else card_number(data.chosen)
    for name, n in data.least.items():
        state.least[seat, set_number(name)] = n
    for name, n in data.most.items():
        state.most[seat, set_number(name)] = n
    _read_located(state, seat, data.located, f"seats[{seat}].located")


def _read_collection(state: State, seat: int, collection: list[str]) -> None:
    for name in collection:
        number, place = divmod(card_number(name), SET_CARDS)
        if number != card_number(collection[0]) // SET_CARDS:
            raise PositionError(f"seats[{seat}].album: {name} lies in a collection of another set (ST-22)")
        state.album[seat, number] |= 1 << place
        state.open_card[seat, number] = place


def _read_turn(state: State, turn: Turn) -> None:
    for name in turn.laid:
        state.laid_set, place = divmod(card_number(name), SET_CARDS)
        state.laid |= 1 << place
    state.laid_count = len(turn.laid)
    for kind, n in turn.pending.items():
        if kind not in EFFECTS:
            raise PositionError(f"now.pending: there is no effect “{kind}”")
        state.pending[EFFECTS.index(kind)] = n
    for name in turn.copies:
        number, place = divmod(card_number(name), SET_CARDS)
        state.copies[number] |= 1 << place
    state.late, state.step = turn.late, turn.step
    if turn.doing is not None and turn.doing not in EFFECTS:
        raise PositionError(f"now.doing: there is no effect “{turn.doing}”")
    state.doing = NONE if turn.doing is None else EFFECTS.index(turn.doing)
    state.giver = NONE if turn.giver is None else _seat(turn.giver, state, "now.giver")
    state.asked = _number(turn.asked)
    state.feasting, state.given = turn.feasting, turn.given


def _fill_pile(box: BoxData, state: State) -> None:
    """What lies nowhere else."""
    state.pile[:] = 0
    state.pile_size = 0
    sums = np.zeros(rules.CENSUS, np.int64)
    rules.census(box, state, sums)
    for card in range(SETS * SET_CARDS):
        number, place = divmod(card, SET_CARDS)
        used = int(box.in_play[state.players, number]) >> place & 1
        if sums[card] > used:
            why = "lies in two places" if used else f"is not used with {state.players} players (ST-11)"
            raise PositionError(f"{card_name(card)} {why}")
        if sums[card] < used:
            state.pile[number] |= 1 << place
            state.pile_size += 1
