"""Specialists that change the scoring. The restorer is in values.py, because values are asked for everywhere."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from ..items import holds
from . import CURATOR, REGULAR_GUEST, STATIONER


@compiled
def regular_guest(state: State, seat: int) -> bool:
    """May enter a contest that already bears the own ticket."""
    return holds(state, seat, REGULAR_GUEST)


@compiled
def curator(box: BoxData, state: State, side: int) -> int:
    """What each exhibitor scores more each round, not doubled by the gala evening."""
    if side < state.players and holds(state, side, CURATOR):
        return box.specialist_value[CURATOR]
    return 0


@compiled
def stationer(box: BoxData, state: State, side: int) -> int:
    """Forever stamps counted more at the end, for whoever has at least one."""
    if side < state.players and holds(state, side, STATIONER) and state.forevers[side]:
        return box.specialist_value[STATIONER]
    return 0
