"""A position as readable JSON and back; what cannot occur is refused.

What lies hidden and how many rounds were played is not written: it follows from what lies elsewhere.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sammelsurium.kernel.bits import bit, has
from sammelsurium.kernel.contract import BoxData, Json, State
from sammelsurium.kernel.positions import demand, demand_seats, of_form

from .box import Facts
from .state import CARDS, LOST, NONE, TRINKETS, Trinket
from .trinkets import owned, winner

Card = Annotated[int, Meta(ge=1, le=CARDS)]


class Seat(Struct, forbid_unknown_fields=True):
    cards: list[Card]
    laid: Card | None
    shown: Card | None
    trinkets: list[Trinket]


class Position(Struct, forbid_unknown_fields=True):
    lying: Trinket | None
    lost: list[Trinket]
    seats: list[Seat]


def write(facts: Facts, box: BoxData, state: State) -> Json:
    position = Position(
        lying=None if state.lying == NONE else TRINKETS[state.lying],
        lost=owned(state, LOST),
        seats=[_write_seat(state, seat) for seat in range(int(state.players))],
    )
    written: Json = msgspec.to_builtins(position)
    return written


def _write_seat(state: State, seat: int) -> Seat:
    cards = [card + 1 for card in range(CARDS) if has(state.cards[seat], card)]
    return Seat(cards, _card(state.laid[seat]), _card(state.shown[seat]), owned(state, seat))


def _card(card: int) -> int | None:
    return None if card == NONE else int(card) + 1


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    position, players = of_form(data, Position), int(state.players)
    demand_seats(len(position.seats), players)
    _check(position)
    found = _found(position)
    state.lying = NONE if position.lying is None else TRINKETS.index(position.lying)
    state.hidden = sum(bit(n) for n, name in enumerate(TRINKETS) if name not in (*found, position.lying))
    for name in position.lost:
        state.owner[TRINKETS.index(name)] = LOST
    for number, seat in enumerate(position.seats):
        state.cards[number] = sum(bit(card - 1) for card in seat.cards)
        state.laid[number] = NONE if seat.laid is None else seat.laid - 1
        state.shown[number] = NONE if seat.shown is None else seat.shown - 1
        for name in seat.trinkets:
            state.owner[TRINKETS.index(name)] = number
    if found:
        taker = winner(state)
        gone = position.seats[taker].trinkets if taker != NONE else position.lost
        demand(
            bool(gone), "whoever showed the highest card of its kind has a trinket, or else one is lost (MA-13, MA-14)"
        )


def _found(position: Position) -> list[Trinket]:
    """The trinkets of the rounds before."""
    return [*position.lost, *(name for seat in position.seats for name in seat.trinkets)]


def _check(position: Position) -> None:
    """Each names what is wrong and the rule that says so."""
    found = _found(position)
    named = [*found, *([position.lying] if position.lying else [])]
    demand(len(named) == len(set(named)), "there is one trinket of each kind (MA-2)")
    for number, seat in enumerate(position.seats, 1):
        left = CARDS - len(found)
        demand(len(set(seat.cards)) == len(seat.cards) == left, f"seat {number} has {left} cards left (MA-1, MA-12)")
        played = seat.shown not in seat.cards if found else True
        demand((seat.shown is not None) == bool(found), f"seat {number} showed a card in the round before (MA-13)")
        demand(played, f"what seat {number} showed is not among its cards any more (MA-12)")
        demand(seat.laid is None or seat.laid in seat.cards, f"seat {number} lays one of its cards (MA-11)")
        demand(
            seat.laid is None or position.lying is not None, "nobody lays a card before a trinket is uncovered (MA-10)"
        )
    waiting = any(seat.laid is None for seat in position.seats)
    demand(waiting, "when all have laid a card, all are shown (MA-13)")
