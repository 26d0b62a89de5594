"""The rules of ColleXXion. Numbers such as CX-22 are statements of docs/rules/collexxion.md."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State

from .actions import ALL_TOKENS, act, add_actions, could_use_token, refuse_action
from .codes import (
    ADD,
    COLOUR_SET,
    GIFT,
    GIVE,
    NO_STACK,
    SHAPE_SET,
    STOP,
    SWAP,
    TAKE,
    colour_set,
    other_of,
    own_of,
    polygon_of,
    shape_set,
    simple,
    verb_of,
    with_polygon,
)
from .codes import CODES as CODES
from .collection import (
    add,
    all_stacks_empty,
    any_complete,
    colour_complete,
    discard_colour,
    discard_shape,
    earn,
    end_chain,
    join,
    shape_complete,
)
from .ending import outcome as outcome
from .ending import partner_of
from .ending import score as score
from .knowledge import census as census
from .knowledge import resample as resample
from .knowledge import seen as seen
from .knowledge import veil as veil
from .pile import PILES
from .refusals import refuse_add, refuse_gift, refuse_reward, refuse_set, refuse_stop, refuse_take
from .state import (
    ADDED,
    BY_ACTION_TOKENS,
    BY_PILE,
    BY_TOKENS,
    CHAIN,
    COLOURS,
    DRAW_START,
    DROP_PILE,
    EXPERTS_GIVE,
    FINISHED,
    KINDS,
    MOST,
    NONE,
    PLAYERS,
    POLYGONS,
    SCORING,
    SHAPES,
    TAKING,
    TOKENS,
    WORD,
)
from .tray import drop_pile, fill, kind_of, lift, lowest, takeable

VERSION = 2
PREFIX = "CX"
TERMS = ("tokens", "actions", "leftovers")
REASONS = ("tokens", "pile")
MOST_MOVES = POLYGONS * 2 + 3 + 3 * KINDS * KINDS + 3 * KINDS * 2
LONGEST = 400
CENSUS = KINDS + TOKENS + 4


# -- setup (CX-10 to CX-12) ----------------------------------------------------------------------------------------


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.players = players
    state.access = options[0]
    state.smallest = options[1]
    state.teams = options[2] if players == PLAYERS else 0
    state.experts = options[3] != BY_ACTION_TOKENS
    state.giving = options[3] == EXPERTS_GIVE
    state.reminding = options[4]
    state.phase = DRAW_START
    state.turn = 0
    state.starter = NONE
    state.round_number = 1
    state.ending = NONE
    state.pile_number = NONE
    state.action_used = 0
    end_chain(state)
    fill(state)
    state.kind_count[:] = 0
    state.kinds[:] = 0
    state.held[:] = 0
    state.actions[:] = 0
    if not state.experts:
        state.actions[:players] = ALL_TOKENS
    state.stack[:] = TOKENS
    state.earned[:] = 0
    state.earned_size[:] = 0


@compiled
def chance(box: BoxData, state: State) -> int:
    """The start player (CX-11), then one of a great many piles (CX-10)."""
    return state.players if state.phase == DRAW_START else PILES


@compiled
def apply_chance(box: BoxData, state: State, outcome: int) -> None:
    if state.phase == DRAW_START:
        state.starter = outcome
        state.turn = outcome
        state.phase = DROP_PILE
    else:
        drop_pile(box, state, outcome)
        state.phase = TAKING


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


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    if seat != state.turn:
        return 0
    if state.phase == TAKING:
        return legal_taking(state, seat, out)
    if state.phase == ADDED:
        out[0] = simple(STOP)
        return add_actions(state, seat, out, 1)
    if state.phase == SCORING:
        return legal_scoring(state, seat, out)
    return 0


@compiled
def legal_taking(state: State, seat: int, out: Moves) -> int:
    n = 0
    if state.taken < MOST:
        for colour in range(len(COLOURS)):
            left = takeable(state, colour)
            while left:
                out[n] = with_polygon(TAKE, colour * WORD + lowest(left))
                n += 1
                left &= left - 1
    if not refuse_stop(state):
        out[n] = simple(STOP)
        n += 1
    if not refuse_add(state, seat):
        out[n] = simple(ADD)
        n += 1
    if not refuse_gift(state):
        out[n] = simple(GIFT)
        n += 1
    return add_actions(state, seat, out, n)


@compiled
def legal_scoring(state: State, seat: int, out: Moves) -> int:
    n = 0
    kinds = int(state.kinds[seat])
    for colour in range(len(COLOURS)):
        if colour_complete(kinds, colour):
            out[n] = colour_set(colour)
            n += 1
    for shape in range(len(SHAPES)):
        if shape_complete(kinds, shape):
            for stack in range(NO_STACK + 1):
                if not refuse_reward(state, stack):
                    out[n] = shape_set(shape, stack)
                    n += 1
    return n


# -- what is forbidden ---------------------------------------------------------------------------------------------


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


# -- a turn --------------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        apply_chance(box, state, move)
        return
    verb = verb_of(move)
    if verb == TAKE:
        take(state, polygon_of(move))
    elif verb == STOP:
        join(state, actor)
        begin_scoring(state)
    elif verb == ADD:
        join(state, actor)
        state.phase = ADDED
    elif verb == GIFT:
        hand_over(state, actor)
    elif verb <= GIVE:
        act(state, actor, move)
        if state.phase == ADDED:
            begin_scoring(state)
    else:
        score_set(state, actor, move)
        begin_scoring(state)


@compiled
def take(state: State, polygon: int) -> None:
    """One polygon onto the chain (CX-22). Two alike in a row let an expert act (CX-81)."""
    lift(state, polygon)
    state.where[polygon] = CHAIN
    alike = state.taken > 0 and kind_of(state.chain[state.taken - 1]) == kind_of(polygon)
    state.pair = 1 if state.experts and alike else 0
    state.chain[state.taken] = polygon
    state.taken += 1


@compiled
def hand_over(state: State, seat: int) -> None:
    """The polygon taken last goes to the partner, the rest joins the own collection (CX-71, CX-74)."""
    state.taken -= 1
    add(state, partner_of(seat), state.chain[state.taken])
    join(state, seat)
    if could_use_token(state, seat):
        state.phase = ADDED
    else:
        begin_scoring(state)


@compiled
def begin_scoring(state: State) -> None:
    """As long as there is a complete set it must be scored (CX-25); then the turn is over."""
    state.phase = SCORING
    if not any_complete(int(state.kinds[state.turn])):
        end_turn(state)


@compiled
def score_set(state: State, seat: int, move: int) -> None:
    if verb_of(move) == SHAPE_SET:
        discard_shape(state, seat, own_of(move))
        if other_of(move) != NO_STACK:
            earn(state, seat, other_of(move))
    else:
        discard_colour(state, seat, other_of(move))
        earn(state, seat, other_of(move))


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
