"""A position as readable JSON and back. Seats count from 1; what cannot occur is refused.

Chips and pot are not written: they follow from what was said.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from sammelsurium.kernel.contract import BoxData, Json, State
from sammelsurium.kernel.positions import demand, of_form

from .box import Facts
from .scoring import winner
from .state import BET_MADE, CALLED, CARDS, CHECKED, FOLDED, NOBODY, NOTHING, PLAYERS, RAISED, UNDEALT, Card

Said = Literal["nothing", "pass", "bet", "pass, bet", "both passed", "gave up", "both bet"]
SAID: tuple[Said, ...] = get_args(Said)


class Position(Struct, forbid_unknown_fields=True):
    cards: Annotated[list[Card | None], Meta(min_length=PLAYERS, max_length=PLAYERS)]
    said: Said
    gave_up: Literal[1, 2] | None


def write(facts: Facts, box: BoxData, state: State) -> Json:
    written: Json = msgspec.to_builtins(
        Position(
            cards=[None if card == UNDEALT else CARDS[card] for card in state.card],
            said=SAID[state.said],
            gave_up=None if state.folder == NOBODY else 1 if state.folder == 0 else 2,
        )
    )
    return written


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    position = of_form(data, Position)
    _check(position)
    state.card[:] = [UNDEALT if card is None else CARDS.index(card) for card in position.cards]
    state.said = SAID.index(position.said)
    state.folder = NOBODY if position.gave_up is None else position.gave_up - 1
    _pay(box, state)


def _check(position: Position) -> None:
    first, second = position.cards
    said = SAID.index(position.said)
    demand(second is None or first is not None, "the first player is dealt a card before the second (KP-3)")
    demand(second is None or first != second, f"two cards are a {second}, of which there is one (KP-1)")
    demand(second is not None or said == NOTHING, "somebody has spoken before both have a card (KP-10)")
    demand((said == FOLDED) == (position.gave_up is not None), "somebody gave up, or nobody: it says both (KP-20)")


def _pay(box: BoxData, state: State) -> None:
    """What everybody has put into the pot, and who has got it."""
    bets = {BET_MADE: (1, 0), RAISED: (0, 1), CALLED: (1, 1), FOLDED: (int(state.folder == 1), int(state.folder == 0))}
    paid = [box.ante + made * box.bet for made in bets.get(int(state.said), (0, 0))]
    state.chips[:] = [box.chips - each for each in paid]
    state.pot = sum(paid)
    if state.said >= CHECKED:
        state.chips[winner(state)] += state.pot
        state.pot = 0
