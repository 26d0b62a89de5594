"""A position from a state."""

import msgspec

from sammelsurium.kernel.contract import BoxData, Json, State

from ..box import Facts
from ..notation import EFFECTS, card_name, cards_in_masks
from ..state import EVERYBODY, NONE, SET_CARDS, SET_NAMES, SETS
from .form import PHASES, Position, Seat, Turn


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


def _write_located(state: State, viewer: int) -> dict[str, list[str]]:
    rows = {str(hand + 1): cards_in_masks(state.located[viewer, hand]) for hand in range(int(state.players))}
    return {hand: cards for hand, cards in rows.items() if cards}


def _write_seat(state: State, seat: int) -> Seat:
    return Seat(
        hand=cards_in_masks(state.hand[seat]),
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
        laid=cards_in_masks(laid),
        pending={EFFECTS[kind]: int(n) for kind, n in enumerate(state.pending) if n},
        copies=cards_in_masks(state.copies),
        late=bool(state.late),
        step=int(state.step),
        doing=None if state.doing == NONE else EFFECTS[state.doing],
        giver=None if state.giver == NONE else int(state.giver) + 1,
        asked=_set(state.asked),
        feasting=bool(state.feasting),
        given=int(state.given),
    )
