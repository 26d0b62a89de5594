"""What may be chosen."""

from sammelsurium.kernel.contract import BoxData, Moves, State

from ..box import Facts
from ..notation import write_move
from .preview import beats
from .structures import Choice


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    """In the order of `moves`, one for each."""
    return [
        Choice(move=write_move(card), verb="lay", card=card + 1, beats=beats(state, seat, card))
        for card in map(int, moves)
    ]
