"""A turn, as the book tells it: who acts, what may be done, what it does, and how rounds and the game end."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from ..bank import can_repay
from ..codes import ALBUM, BUY, COIN, LOAN, REPAY, place_of, simple, verb_of
from ..state import DEAL_FAIR, DRAW_START, FINISHED, GIVE_ALBUMS, NONE, TURNS
from .albums import add_albums, count_free_albums, nth_free_album, refuse_album, take_album
from .fair import clear_fair, deal_tile, is_closed, is_laid_out, take_coin
from .loan import add_loans, borrow, deals_with_bank, refuse_loan, refuse_repayment, repay
from .purchase import add_purchases, buy_tile, refuse_purchase
from .setup import choose_starter

# -- who acts ------------------------------------------------------------------------------------------------------


@compiled
def to_act(state: State) -> int:
    if state.phase == TURNS:
        return 1 << state.turn
    if state.phase == FINISHED:
        return OVER
    if state.phase == GIVE_ALBUMS and state.albums_picked:
        return 1 << state.turn
    return CHANCE


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Loans may be repaid on another's turn too (SC-82), and with one option taken (SC-80)."""
    seats = 0
    if state.phase == TURNS:
        for seat in range(state.players):
            if seat != state.turn and deals_with_bank(box, state, seat):
                seats |= 1 << seat
    return seats


def start_player(state: State) -> int:
    return int(state.starter)


# -- what may be done ----------------------------------------------------------------------------------------------


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    """On one's turn a coin or a purchase (SC-20); what concerns loans at any time."""
    if state.phase != TURNS:
        return add_albums(state, seat, out)
    n = 0
    if seat == state.turn:
        out[n] = simple(COIN)
        n += 1
    n = add_loans(box, state, seat, out, n)
    if seat == state.turn:
        n = add_purchases(box, state, seat, out, n)
    return n


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    verb = verb_of(move)
    if state.phase == FINISHED:
        return 94
    if state.phase != TURNS or verb == ALBUM:
        return refuse_album(state, seat, move)
    if verb == BUY:
        return refuse_purchase(box, state, seat, move) if seat == state.turn else 20
    if move != simple(verb):
        return 20
    if verb == LOAN:
        return refuse_loan(state, seat)
    if verb == REPAY:
        return refuse_repayment(box, state, seat)
    return 0 if seat == state.turn else 20


@compiled
def chance(box: BoxData, state: State) -> int:
    """Every tile in the pile, every free album, every seat is equally likely."""
    if state.phase == DRAW_START:
        return state.players
    return count_free_albums(state) if state.phase == GIVE_ALBUMS else state.pile_size


# -- what it does --------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        apply_chance(box, state, move)
        return
    verb = verb_of(move)
    if verb == BUY:
        buy_tile(box, state, actor, move)
        end_turn(box, state)
    elif verb == COIN:
        take_coin(box, state, actor)
        end_turn(box, state)
    elif verb == LOAN:
        borrow(box, state, actor)
    elif verb == REPAY:
        repay(box, state, actor)
    else:
        take_album(box, state, actor, place_of(move))


@compiled
def apply_chance(box: BoxData, state: State, outcome: int) -> None:
    """The start player is drawn, the first fair laid out, and then albums are given (SC-10, SC-11)."""
    if state.phase == DRAW_START:
        choose_starter(box, state, outcome)
    elif state.phase == GIVE_ALBUMS:
        take_album(box, state, state.turn, nth_free_album(state, outcome))
    else:
        deal_tile(state, outcome)
        if is_laid_out(state):
            state.phase = GIVE_ALBUMS if state.album[state.turn] == NONE else TURNS


# -- rounds and the end --------------------------------------------------------------------------------------------


@compiled
def end_turn(box: BoxData, state: State) -> None:
    """The next one clockwise goes on, or starts the next round (SC-20, SC-92)."""
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
    if is_closed(state):
        end_round(box, state)


@compiled
def end_round(box: BoxData, state: State) -> None:
    """SC-91, SC-94, SC-113."""
    if state.round_number == box.rounds or state.ending != NONE:
        finish(box, state)
        return
    clear_fair(box, state)
    state.round_number += 1
    state.phase = DEAL_FAIR


@compiled
def finish(box: BoxData, state: State) -> None:
    """Loans are repaid by whoever can (SC-83)."""
    state.phase = FINISHED
    for seat in range(state.players):
        if can_repay(box, state, seat):
            repay(box, state, seat)
