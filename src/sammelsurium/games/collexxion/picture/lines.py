"""The eight lines of the grid colour × shape: the sets there are, and how far a collection has come with them."""

from functools import cache

from ..collection import COLOUR_KINDS, SHAPE_KINDS
from ..state import COLOURS, MOST, SHAPES
from .structures import Effect, Line, Look, SetKind, SetName

KIND_LOOKS = [Look(colour, shape) for colour in COLOURS for shape in SHAPES]
NAMES: list[SetName] = [*COLOURS, *SHAPES]
MASKS = [COLOUR_KINDS << MOST * colour for colour in range(MOST)] + [SHAPE_KINDS << shape for shape in range(MOST)]


# By sets as bits.
NAMED = [[name for place, name in enumerate(NAMES) if sets >> place & 1] for sets in range(1 << len(NAMES))]
ANNOUNCED = [[Effect("effect-set", {"set": name}, 0) for name in names] for names in NAMED]


def lines_of(kinds: int) -> list[Line]:
    return [_line(place, kinds & mask) for place, mask in enumerate(MASKS)]


@cache
def _line(place: int, kinds: int) -> Line:
    missing = [look for kind, look in enumerate(KIND_LOOKS) if MASKS[place] & ~kinds & 1 << kind]
    kind: SetKind = "colour" if place < MOST else "shape"
    return Line(NAMES[place], kind, MOST - len(missing), missing)
