"""What an album is worth (SC-100 to SC-103), and who has won (SC-104)."""

from sammelsurium.kernel.bits import count
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from .album import mounted
from .bank import can_repay
from .state import BONUSES, BY_ROUNDS, NONE

TERMS = ("chocolates", "bonus", "fields", "loan")
REASONS = ("rounds", "bonus", "mounts")


@compiled
def bonus_points(box: BoxData, state: State, seat: int) -> int:
    points = 0
    for bonus in range(BONUSES):
        if state.bonuses[bonus] == seat:
            points += box.bonus_points[bonus]
    return points


@compiled
def points_by_term(box: BoxData, state: State, seat: int) -> tuple[int, int, int, int]:
    """SC-100 to SC-103; the order is that of TERMS."""
    chocolates = box.chocolate_points * state.chocolates[seat]
    fields = box.field_points * (count(mounted(state, seat)) + state.slots[seat])
    return chocolates, bonus_points(box, state, seat), fields, box.unpaid_loan * state.loan[seat]


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    terms[0], terms[1], terms[2], terms[3] = points_by_term(box, state, seat)
    return terms[0] + terms[1] + terms[2] + terms[3]


@compiled
def points_at_end(box: BoxData, state: State, seat: int) -> int:
    """If the game ended now: a loan that can be repaid would be (SC-83), and cost no points."""
    points = sum(points_by_term(box, state, seat))
    return points - box.unpaid_loan if can_repay(box, state, seat) else points


@compiled
def is_ahead(box: BoxData, state: State, one: int, other: int) -> bool:
    difference = sum(points_by_term(box, state, one)) - sum(points_by_term(box, state, other))
    return difference > 0 or (difference == 0 and state.money[one] > state.money[other])


@compiled
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    """SC-104: points, then money; who is still tied shares the place."""
    for seat in range(state.players):
        tie_breaks[seat] = state.money[seat]
        ranks[seat] = 1
        for other in range(state.players):
            ranks[seat] += is_ahead(box, state, other, seat)
    if state.round_number == box.rounds or state.ending == NONE:
        return BY_ROUNDS
    return state.ending
