"""Whether a position can occur at all. Each check names what is wrong and the rule that says so."""

from itertools import pairwise

from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.positions import demand

from ..collection import any_complete
from ..pile import is_lying, kind_of
from ..rules import all_stacks_empty, could_use_token, matches
from ..state import (
    ADDED,
    ALL_TOKENS,
    BY_PILE,
    BY_TOKENS,
    COLOURS,
    DRAW_START,
    DROP_PILE,
    FINISHED,
    NONE,
    POLYGONS,
    REMOVE_TOKEN,
    SCORING,
    TAKING,
    TOKENS,
)


def check(box: BoxData, state: State) -> None:
    _check_start(state)
    _check_chain(state)
    _check_actions(state)
    _check_tokens(box, state)
    _check_out(state)
    _check_pile(state)
    _check_phase(state)
    _check_ending(state)


def _check_start(state: State) -> None:
    drawn, dropped = state.starter != NONE, state.pile_number != NONE
    demand(drawn == (state.phase != DRAW_START), "the start player is known exactly after the draw (CX-11)")
    playing = state.phase not in (DRAW_START, DROP_PILE)
    demand(dropped == playing, "play begins when the pile has been dropped (CX-10)")
    untouched = state.tray_size == POLYGONS and state.round_number == 1
    demand(dropped or untouched, "something has happened before the pile was dropped (CX-10)")


def _check_chain(state: State) -> None:
    chain = state.chain[: state.taken]
    demand(state.taken == 0 or state.phase == TAKING, "a chain lies there although taking has ended (CX-24)")
    for last, polygon in pairwise(chain):
        demand(matches(polygon, last), f"polygon {polygon} does not follow {last} in the chain (CX-22)")
    alike = state.taken > 1 and kind_of(chain[state.taken - 1]) == kind_of(chain[state.taken - 2])
    demand(not state.pair or bool(state.experts and alike), "a pair is two alike in a row, and for experts (CX-81)")


def _check_actions(state: State) -> None:
    for seat in range(int(state.players)):
        demand(not (state.experts and state.actions[seat]), "experts have no action tokens (CX-80)")
    used = not state.experts and state.actions[state.turn] != ALL_TOKENS
    demand(not state.action_used or used, "an action was used this turn, but no token is missing (CX-44)")


def _check_tokens(box: BoxData, state: State) -> None:
    """Whatever is missing from the stacks has been earned (CX-30)."""
    for place in range(TOKENS):
        missing = sum(int(state.stack[colour]) < TOKENS - place for colour in range(len(COLOURS)))
        earned = int(state.earned[:, place].sum())
        points = int(box.stack_points[place])
        demand(missing == earned, f"{earned} tokens worth {points} were earned, {missing} are missing from the stacks")


def _check_out(state: State) -> None:
    """Polygons leave by sets of four, and by removal (CX-26, CX-43)."""
    out = POLYGONS - int(state.tray_size) - int(state.taken) - int(state.held.sum())
    if not state.experts:
        out -= sum(not state.actions[seat] & REMOVE_TOKEN for seat in range(int(state.players)))
        demand(out >= 0 and out % 4 == 0, "polygons out of the game are whole sets and removed ones (CX-26, CX-43)")
    earned = int(state.earned.sum())
    demand(out >= 4 * earned, f"{earned} score tokens need {4 * earned} scored polygons (CX-26)")


def _check_pile(state: State) -> None:
    """What is gone was accessible, so nothing that is still there lies over it (CX-21)."""
    for polygon in range(POLYGONS):
        if is_lying(state, polygon):
            for word in range(4):
                fits = state.under[polygon, word] & ~state.tray[word] == 0
                demand(fits, f"polygon {polygon} lies over something that is gone already (CX-21)")


def _check_phase(state: State) -> None:
    complete = any_complete(int(state.kinds[state.turn]))
    demand(state.phase != SCORING or complete, "there is nothing to score (CX-25)")
    waits = not state.experts and could_use_token(state, state.turn)
    demand(state.phase != ADDED or bool(waits), "no action token could be used after taking (CX-47)")


def _check_ending(state: State) -> None:
    """CX-50 to CX-53."""
    by_tokens, by_pile = all_stacks_empty(state), state.tray_size == 0
    demand(state.ending != BY_TOKENS or by_tokens, "score tokens are left, so they do not end the game (CX-50)")
    demand(state.ending != BY_PILE or by_pile, "the pile is not empty, so it does not end the game (CX-52)")
    turn_begins = state.phase == TAKING and not state.taken and not state.action_used
    known = state.ending != NONE
    demand(known or not turn_begins or not (by_tokens or by_pile), "this must be the last round (CX-50, CX-52)")
    at_start = state.turn == state.starter
    demand(state.phase == FINISHED or not (known and at_start), "the last round is over (CX-53)")
    demand(state.phase != FINISHED or (known and at_start), "the game ends with a last round (CX-50, CX-52)")
