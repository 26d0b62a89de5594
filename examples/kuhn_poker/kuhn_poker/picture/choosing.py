"""What may be chosen."""

from sammelsurium.kernel.contract import BoxData, Moves, State

from ..box import Facts
from ..notation import WORDS
from .preview import ends, pays, verb
from .structures import Choice


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    return [
        Choice(move=WORDS[code], verb=verb(state, code), pays=pays(box, code), ends=ends(box, state, seat, code))
        for code in map(int, moves)
    ]
