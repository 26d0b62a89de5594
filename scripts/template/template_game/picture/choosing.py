"""What may be chosen."""

from sammelsurium.kernel.contract import BoxData, Moves, State

from ..box import Facts
from ..notation import write_move
from ..state import KINDS
from .preview import gain
from .structures import Choice


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    """In the order of `moves`, one for each."""
    return [_choice(box, state, seat, place) for place in map(int, moves)]


def _choice(box: BoxData, state: State, seat: int, place: int) -> Choice:
    return Choice(
        move=write_move(place),
        verb="take",
        place=place + 1,
        piece=KINDS[state.table[place]],
        gain=gain(box, state, seat, place),
    )
