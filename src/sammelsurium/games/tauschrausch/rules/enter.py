"""Entering a contest (TR-55): another one each round, in secret or announced in turn. The verb is enter."""

from sammelsurium.kernel.bits import bit, has
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .. import cards, codes
from ..state import RIVAL, ROUND_CONTESTS, SCORE_CONTESTS, WAITS, everybody, rival_plays, side_in_turn
from . import rival


@compiled
def ask_entrants(box: BoxData, state: State) -> bool:
    if state.confirmed != everybody(state):
        state.turn = 0 if rival_plays(state) else side_in_turn(state)
        return WAITS
    if rival_plays(state):
        state.choice[RIVAL] = rival.contest(box, state)
    state.confirmed = 0
    state.phase = SCORE_CONTESTS
    return WAITS


@compiled
def add_contests(state: State, seat: int, out: Moves) -> int:
    n = 0
    for contest in range(ROUND_CONTESTS):
        if refuse_ticket(state, seat, contest) == 0:
            out[n] = codes.code(codes.ENTER, contest)
            n += 1
    return n


@compiled
def refuse_contest(state: State, seat: int, move: int) -> int:
    return refuse_ticket(state, seat, codes.argument_of(move)) if codes.verb_of(move) == codes.ENTER else 55


@compiled
def refuse_ticket(state: State, seat: int, contest: int) -> int:
    """Another contest each round (TR-55)."""
    if contest >= ROUND_CONTESTS:
        return 55
    return 55 if has(state.tickets[seat], contest) and not cards.regular_guest(state, seat) else 0


@compiled
def enter_contest(state: State, seat: int, contest: int) -> None:
    """Chosen in secret, or announced in turn; scored when all have chosen."""
    state.choice[seat] = contest
    state.confirmed |= bit(seat)
    state.asked += 1
