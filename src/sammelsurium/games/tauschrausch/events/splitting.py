"""Events that change what may be reserved."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State

from ..items import event_in_force
from . import OPEN_HOUSE, SECOND_SAFE


@compiled
def second_safe(state: State) -> bool:
    """Everyone may reserve a second item, by the rules of the first: no rare stamp (TR-41, TR-81)."""
    return event_in_force(state) == SECOND_SAFE


@compiled
def open_house(state: State) -> bool:
    """Nobody makes the normal reserve; specialists that reserve still work."""
    return event_in_force(state) == OPEN_HOUSE
