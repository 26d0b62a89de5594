"""What trinkets are worth (MA-21), and who has won (MA-22)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .state import TRINKETS

# What points are made of, and how a game can end: the words are `term-trinkets` and `reason-found`.
TERMS = ("trinkets",)
REASONS = ("found",)


@compiled
def points(box: BoxData, state: State, seat: int) -> int:
    total = 0
    for trinket in range(len(TRINKETS)):
        if state.owner[trinket] == seat:
            total += box.points[trinket]
    return total


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    terms[0] = points(box, state, seat)
    return int(terms[0])


@compiled
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    """Everybody's rank: one more than those who have more points."""
    tie_breaks[:] = 0
    for seat in range(state.players):
        ranks[seat] = 1
        for other in range(state.players):
            ranks[seat] += points(box, state, other) > points(box, state, seat)
    return 0
