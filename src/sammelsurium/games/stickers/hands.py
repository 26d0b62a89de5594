"""Cards on their way into hands and out of them, and what everybody then knows of the hands.

Everybody knows how many cards of a set a hand holds at least and at most. A card seen on its way into a hand is
located there, for those who saw it. If a card of its set later goes to another hand unseen, it may be in either.
"""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from .cards import bit, lay, set_of
from .state import EVERYBODY, NONE, PLAYERS, SET_CARDS, SETS


@compiled
def join_hand(state: State, seat: int, card: int) -> None:
    number = set_of(card)
    state.hand[seat, number] |= bit(card)
    state.hand_size[seat] += 1


@compiled
def join_seen(state: State, seat: int, card: int) -> None:
    """All have seen the card go into the hand."""
    join_hand(state, seat, card)
    number = set_of(card)
    state.least[seat, number] += 1
    state.most[seat, number] = min(SET_CARDS, state.most[seat, number] + 1)
    locate(state, seat, card)


@compiled
def locate(state: State, seat: int, card: int) -> None:
    """All others know that the card is in the hand."""
    number = set_of(card)
    for viewer in range(state.players):
        if viewer != seat:
            state.located[viewer, seat, number] |= bit(card)
    state.located[EVERYBODY, seat, number] |= bit(card)


@compiled
def join_unseen(state: State, seat: int, card: int) -> None:
    """Drawn: only the owner knows it, so it may be of any set."""
    join_hand(state, seat, card)
    for number in range(SETS):
        if state.most[seat, number] < SET_CARDS:
            state.most[seat, number] += 1


@compiled
def lower_bounds(state: State, seat: int, number: int) -> None:
    """A card of the set has left the hand."""
    state.hand_size[seat] -= 1
    state.least[seat, number] = max(0, state.least[seat, number] - 1)
    state.most[seat, number] = max(0, state.most[seat, number] - 1)


@compiled
def leave_hand(state: State, seat: int, card: int) -> None:
    """All see the card laid down."""
    number, rest = set_of(card), ~bit(card)
    state.hand[seat, number] &= rest
    lower_bounds(state, seat, number)
    for viewer in range(PLAYERS + 1):
        for hand in range(PLAYERS):
            state.located[viewer, hand, number] &= rest


@compiled
def hand_over(state: State, giver: int, asker: int, card: int) -> None:
    """The two see which card it is (ST-43); for all others every card located with the giver may have been it."""
    number, mask = set_of(card), bit(card)
    state.hand[giver, number] &= ~mask
    lower_bounds(state, giver, number)
    state.hand[asker, number] |= mask
    state.hand_size[asker] += 1
    state.least[asker, number] += 1
    state.most[asker, number] = min(SET_CARDS, state.most[asker, number] + 1)
    for viewer in range(state.players):
        if viewer != giver and viewer != asker:
            state.located[viewer, asker, number] |= state.located[viewer, giver, number]
    state.located[EVERYBODY, asker, number] |= state.located[EVERYBODY, giver, number]
    state.located[giver, asker, number] |= mask
    for hand in range(PLAYERS):
        state.located[asker, hand, number] &= ~mask
    if state.most[giver, number] == 0:
        deny(state, giver, number)


@compiled
def admit(state: State, seat: int, number: int) -> None:
    """Whoever has to give a card of the set has one."""
    state.least[seat, number] = max(1, state.least[seat, number])


@compiled
def deny(state: State, seat: int, number: int) -> None:
    """All have heard that the hand holds no card of the set."""
    state.least[seat, number] = 0
    state.most[seat, number] = 0
    for viewer in range(PLAYERS + 1):
        state.located[viewer, seat, number] = 0


@compiled
def lay_from_hand(state: State, seat: int, card: int) -> None:
    leave_hand(state, seat, card)
    lay(state, seat, card)


@compiled
def choosing(state: State) -> int:
    """The seats that have not chosen their last card yet (ST-60)."""
    seats = 0
    for seat in range(state.players):
        if state.hand_size[seat] > 0 and state.chosen[seat] == NONE:
            seats |= 1 << seat
    return seats
