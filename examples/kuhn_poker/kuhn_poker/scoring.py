"""Points are chips; who has the pot has won."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .state import FOLDED

TERMS = ("chips",)
REASONS = ("showdown", "fold")
SHOWDOWN, FOLD = range(2)


@compiled
def winner(state: State) -> int:
    """Of a game that is over: the other one if somebody gave up (KP-20), or the higher card (KP-21)."""
    if state.said == FOLDED:
        return int(1 - state.folder)
    return 0 if state.card[0] > state.card[1] else 1


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    terms[0] = state.chips[seat]
    return int(terms[0])


@compiled
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    ranks[winner(state)] = 1
    ranks[1 - winner(state)] = 2
    tie_breaks[:] = 0
    return FOLD if state.said == FOLDED else SHOWDOWN
