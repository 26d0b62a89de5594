"""What a move would bring, as far as it can be told: what the others lay is not known."""

from sammelsurium.kernel.bits import bit, count
from sammelsurium.kernel.contract import State


def beats(state: State, seat: int, card: int) -> int:
    """How many cards of the others are lower."""
    lower = bit(card) - 1
    return sum(count(state.cards[other] & lower) for other in range(int(state.players)) if other != seat)
