"""A turn: take up to four polygons (CX-22), use an action (CX-40), score every complete set (CX-25)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from ..codes import ADD, COLOUR_SET, GIFT, GIVE, STOP, SWAP, TAKE, polygon_of, simple, verb_of
from ..collection import any_complete
from ..state import ADDED, BY_PILE, BY_TOKENS, DRAW_START, DROP_PILE, FINISHED, NONE, SCORING, TAKING
from .actions import act, add_actions, refuse_action
from .joining import add, add_joining, gift, refuse_add, refuse_gift, refuse_stop, stop
from .sets import add_sets, all_stacks_empty, refuse_set, score_set
from .setup import apply_chance
from .taking import add_takes, refuse_take, take

# -- who acts ------------------------------------------------------------------------------------------------------


@compiled
def to_act(state: State) -> int:
    if state.phase == FINISHED:
        return OVER
    if state.phase == DRAW_START or state.phase == DROP_PILE:
        return CHANCE
    return 1 << state.turn


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """An expert's action interrupts the own turn only (CX-81)."""
    return 0


def start_player(state: State) -> int:
    return int(state.starter)


# -- what may be done ----------------------------------------------------------------------------------------------


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    if seat != state.turn:
        return 0
    if state.phase == TAKING:
        n = add_takes(state, out, 0)
        n = add_joining(state, seat, out, n)
        return add_actions(state, seat, out, n)
    if state.phase == ADDED:
        n = add_joining(state, seat, out, 0)
        return add_actions(state, seat, out, n)
    if state.phase == SCORING:
        return add_sets(state, seat, out, 0)
    return 0


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    """Whoever is not on turn waits (CX-11); after the last round nobody acts (CX-53)."""
    if state.phase == FINISHED:
        return 53
    if seat != state.turn or state.phase == DRAW_START or state.phase == DROP_PILE:
        return 11
    verb = verb_of(move)
    if verb >= COLOUR_SET:
        return refuse_set(state, seat, move)
    if state.phase == SCORING:
        return 47 if verb >= SWAP else 25
    if verb >= SWAP:
        return refuse_action(state, seat, move)
    if verb == TAKE:
        return refuse_take(state, polygon_of(move))
    if move != simple(verb):
        return 20
    if verb == STOP:
        return refuse_stop(state)
    return refuse_add(state, seat) if verb == ADD else refuse_gift(state)


# -- what follows --------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    """As long as there is a complete set it must be scored (CX-25); then the turn is over."""
    if actor == CHANCE:
        apply_chance(box, state, move)
        return
    verb = verb_of(move)
    if verb == TAKE:
        take(state, polygon_of(move))
    elif verb == STOP:
        stop(state, actor)
    elif verb == ADD:
        add(state, actor)
    elif verb == GIFT:
        gift(state, actor)
    elif verb <= GIVE:
        act(state, actor, move)
    else:
        score_set(state, actor, move)
    if state.phase == SCORING and not any_complete(int(state.kinds[state.turn])):
        end_turn(state)


@compiled
def end_turn(state: State) -> None:
    """The last score token or an empty pile makes this round the last (CX-50, CX-52); the first one counts (CX-53)."""
    if state.ending == NONE:
        if all_stacks_empty(state):
            state.ending = BY_TOKENS
        elif state.tray_size == 0:
            state.ending = BY_PILE
    state.action_used = 0
    state.phase = TAKING
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.starter:
        if state.ending == NONE:
            state.round_number += 1
        else:
            state.phase = FINISHED
