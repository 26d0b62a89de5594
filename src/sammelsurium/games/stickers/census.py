"""Where each card lies, and what is kept beside the cards: counted, so that nothing is lost unnoticed."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .cards import bit, count, set_of
from .state import CARDS, COPY, DISPLAY, NONE, SETS

CENSUS = CARDS + 4


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Where each card lies, then four sums that are 0 as long as kept counts and masks are true."""
    for card in range(CARDS):
        number, mask = set_of(card), bit(card)
        sums[card] = int(state.pile[number]) & mask != 0
        for seat in range(state.players):
            sums[card] += int(state.hand[seat, number]) & mask != 0
            sums[card] += int(state.album[seat, number]) & mask != 0
    for slot in range(DISPLAY):
        if state.display[slot] != NONE:
            sums[state.display[slot]] += 1
    for extra in range(CARDS, CENSUS):
        sums[extra] = 0
    sums[CARDS] -= state.pile_size
    for number in range(SETS):
        sums[CARDS] += count(state.pile[number])
        for seat in range(state.players):
            sums[CARDS + 1] += count(state.hand[seat, number])
            place = state.open_card[seat, number]
            lies = place != NONE and int(state.album[seat, number]) >> int(place) & 1
            sums[CARDS + 2] += (state.album[seat, number] != 0) != (lies != 0)
        sums[CARDS + 3] += count(state.copies[number])
    for seat in range(state.players):
        sums[CARDS + 1] -= state.hand_size[seat]
    sums[CARDS + 3] -= state.pending[COPY]
