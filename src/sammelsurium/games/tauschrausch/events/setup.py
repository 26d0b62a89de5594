"""Events that change how the pool is laid out."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..items import event_in_force
from . import LATE_OPENING, UPSIDE_DOWN


@compiled
def late_opening(state: State) -> bool:
    """One more short rectangle per player lies in the pool, and everyone collects more items."""
    return event_in_force(state) == LATE_OPENING


@compiled
def haul_size(box: BoxData, state: State) -> int:
    """How many items everyone collects (TR-30)."""
    return box.event_value[LATE_OPENING] if late_opening(state) else box.haul


@compiled
def upside_down(state: State) -> bool:
    """What events show face up lies face down, and the other way round."""
    return event_in_force(state) == UPSIDE_DOWN
