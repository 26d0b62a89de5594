"""What a stamp is worth to whom."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .items import holds
from .specialists import RESTORER
from .state import FADED


@compiled
def tile_value(box: BoxData, state: State, side: int, piece: int) -> int:
    """The printed value, of a double the sum (TR-6); the restorer makes faded stamps worth something."""
    if side >= state.players or not holds(state, side, RESTORER):
        return box.value[piece]
    value = 0
    for part in range(box.parts[piece]):
        faded = box.part_kind[piece, part] == FADED
        value += box.specialist_value[RESTORER] if faded else box.part_value[piece, part]
    return value
