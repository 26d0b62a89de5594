"""What pieces are worth (TG-21, TG-22), and who has won (TG-23)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .state import KINDS

# What points are made of, and how a game can end: the words are `term-rows` and `reason-full`.
TERMS = ("rows", "variety")
REASONS = ("full",)


@compiled
def row_points(box: BoxData, state: State, seat: int) -> int:
    points = 0
    for kind in range(len(KINDS)):
        points += box.row[state.kept[seat, kind]]
    return points


@compiled
def variety_points(box: BoxData, state: State, seat: int) -> int:
    for kind in range(len(KINDS)):
        if state.kept[seat, kind] == 0:
            return 0
    return int(box.variety)


@compiled
def points(box: BoxData, state: State, seat: int) -> int:
    return row_points(box, state, seat) + variety_points(box, state, seat)


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    terms[0], terms[1] = row_points(box, state, seat), variety_points(box, state, seat)
    return int(terms[0] + terms[1])


@compiled
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    """Everybody's rank: one more than those who have more points."""
    tie_breaks[:] = 0
    for seat in range(state.players):
        ranks[seat] = 1
        for other in range(state.players):
            ranks[seat] += points(box, state, other) > points(box, state, seat)
    return 0
