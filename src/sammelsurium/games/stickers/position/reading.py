"""A state from a position. What cannot occur is refused (`plausible`)."""

from typing import Any

import numpy as np

from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.errors import PositionError, Unreadable
from sammelsurium.kernel.positions import demand_seats, of_form, seat_number

from ..box import Facts
from ..census import CENSUS, census
from ..notation import EFFECTS, card_name, card_number, set_number
from ..rules import clear_seat, clear_table, clear_turn
from ..state import EVERYBODY, NONE, SET_CARDS, SETS
from .form import PHASES, Position, Seat, Turn
from .plausible import check


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    position = of_form(data, Position)
    demand_seats(len(position.seats), int(state.players))
    try:
        _read_table(box, state, position)
        for number, seat in enumerate(position.seats):
            _read_seat(state, number, seat)
        _read_turn(state, position.now)
    except Unreadable as error:
        raise PositionError(str(error)) from error
    _fill_pile(box, state)
    check(box, state)


def _number(name: str | None) -> int:
    return NONE if name is None else set_number(name)


def _read_table(box: BoxData, state: State, position: Position) -> None:
    clear_table(box, state)
    clear_turn(state)
    state.located[:] = 0
    state.phase = PHASES.index(position.phase)
    state.turn = seat_number(position.turn, int(state.players), "turn")
    state.starter = NONE if position.start is None else seat_number(position.start, int(state.players), "start")
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
            state.located[viewer, seat_number(int(hand), int(state.players), where), number] |= 1 << place


def _read_seat(state: State, seat: int, data: Seat) -> None:
    clear_seat(state, seat)
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
    state.giver = NONE if turn.giver is None else seat_number(turn.giver, int(state.players), "now.giver")
    state.asked = _number(turn.asked)
    state.feasting, state.given = turn.feasting, turn.given


def _fill_pile(box: BoxData, state: State) -> None:
    """What lies nowhere else."""
    state.pile[:] = 0
    state.pile_size = 0
    sums = np.zeros(CENSUS, np.int64)
    census(box, state, sums)
    for card in range(SETS * SET_CARDS):
        number, place = divmod(card, SET_CARDS)
        used = int(box.in_play[state.players, number]) >> place & 1
        if sums[card] > used:
            why = "lies in two places" if used else f"is not used with {state.players} players (ST-11)"
            raise PositionError(f"{card_name(card)} {why}")
        if sums[card] < used:
            state.pile[number] |= 1 << place
            state.pile_size += 1
