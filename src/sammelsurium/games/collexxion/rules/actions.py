"""Swap, steal, remove, and the experts' give: with tokens (CX-40 to CX-49) or by pairs (CX-81, CX-82)."""

from sammelsurium.kernel.bits import lowest
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import GIVE, REMOVE, STEAL, SWAP, other_of, own_of, polygon_of, seat_of, verb_of, with_polygon, with_seat
from ..collection import others_have, put_in, take_out
from ..pile import any_free, bit_of, colour_of, is_accessible, lift
from ..state import (
    ADDED,
    COLOURS,
    OUT,
    POLYGONS,
    REMOVE_TOKEN,
    SCORING,
    STEAL_TOKEN,
    SWAP_TOKEN,
    TAKING,
    UNTOUCHED,
    WORD,
)

# -- whether a verb is open ----------------------------------------------------------------------------------------


@compiled
def token_of(verb: int) -> int:
    """The token an action needs, as a bit; nobody ever has one for giving."""
    return 1 << (verb - SWAP)


@compiled
def refuse_verb(state: State, seat: int, verb: int) -> int:
    """Whether the player could use the action at all now; the number of the rule if not."""
    if state.experts:
        if verb == (SWAP if state.giving else GIVE):
            return 82
        return 0 if state.pair and state.phase == TAKING else 81
    if verb == GIVE:
        return 82
    if state.action_used:
        return 40
    return 0 if state.actions[seat] & token_of(verb) else 44


@compiled
def could_use_token(state: State, seat: int) -> bool:
    """Whether a token could be used once what was taken has joined the collection (CX-45, CX-47)."""
    tokens = 0 if state.experts or state.action_used else state.actions[seat]
    if tokens & REMOVE_TOKEN and state.tray_size and (state.access != UNTOUCHED or any_free(state)):
        return True
    if not others_have(state, seat):
        return False
    if tokens & STEAL_TOKEN:
        return True
    return tokens & SWAP_TOKEN != 0 and state.held[seat] + state.taken > 0


# -- all four ------------------------------------------------------------------------------------------------------


@compiled
def add_actions(state: State, seat: int, out: Moves, n: int) -> int:
    if not refuse_verb(state, seat, SWAP):
        n = add_swaps(state, seat, out, n)
    if not refuse_verb(state, seat, STEAL):
        for other in range(state.players):
            if other != seat:
                n = add_kinds(with_seat(STEAL, other, 0, 0), state.kinds[other], 0, out, n)
    if not refuse_verb(state, seat, REMOVE):
        n = add_removals(state, out, n)
    if not refuse_verb(state, seat, GIVE):
        for other in range(state.players):
            if other != seat:
                n = add_kinds(with_seat(GIVE, other, 0, 0), state.kinds[seat], 4, out, n)
    return n


@compiled
def refuse_action(state: State, seat: int, move: int) -> int:
    """The rule that forbids an action of the player on turn, 0 if none does."""
    verb = verb_of(move)
    refused = refuse_verb(state, seat, verb)
    if refused:
        return refused
    return refuse_removal(state, polygon_of(move)) if verb == REMOVE else refuse_exchange(state, seat, move)


@compiled
def act(state: State, seat: int, move: int) -> None:
    """Its token, or the chance of the pair, is gone (CX-44, CX-81); in phase ADDED scoring follows (CX-45)."""
    verb = verb_of(move)
    if verb == REMOVE:
        remove(state, polygon_of(move))
    else:
        exchange(state, seat, move)
    state.pair = 0
    if not state.experts:
        state.actions[seat] &= ~token_of(verb)
        state.action_used = 1
    if state.phase == ADDED:
        state.phase = SCORING


# -- removing from the pile (CX-43) --------------------------------------------------------------------------------


@compiled
def add_removals(state: State, out: Moves, n: int) -> int:
    for colour in range(len(COLOURS)):
        left = int(state.free[colour])
        while left:
            out[n] = with_polygon(REMOVE, colour * WORD + lowest(left))
            n += 1
            left &= left - 1
    return n


@compiled
def refuse_removal(state: State, polygon: int) -> int:
    """Only what is accessible is removed (CX-43); that nothing is untouched helps only to take (CX-27)."""
    if polygon >= POLYGONS or not is_accessible(state, polygon):
        return 43
    return 0 if state.free[colour_of(polygon)] & bit_of(polygon) else 27


@compiled
def remove(state: State, polygon: int) -> None:
    lift(state, polygon)
    state.where[polygon] = OUT


# -- exchanges between collections (CX-41, CX-42, CX-82) -----------------------------------------------------------


@compiled
def add_swaps(state: State, seat: int, out: Moves, n: int) -> int:
    for other in range(state.players):
        if other == seat or state.held[other] == 0:
            continue
        own = int(state.kinds[seat])
        while own:
            n = add_kinds(with_seat(SWAP, other, lowest(own), 0), state.kinds[other], 0, out, n)
            own &= own - 1
    return n


@compiled
def add_kinds(move: int, kinds: int, shift: int, out: Moves, n: int) -> int:
    """The move once for every kind, which is put in at the given bit."""
    left = int(kinds)
    while left:
        out[n] = move | lowest(left) << shift
        n += 1
        left &= left - 1
    return n


@compiled
def refuse_exchange(state: State, seat: int, move: int) -> int:
    verb, other = verb_of(move), seat_of(move)
    if other == seat or other >= state.players:
        return 42 if verb == STEAL else (41 if verb == SWAP else 82)
    needs_own, needs_other = verb != STEAL, verb != GIVE
    own = state.kinds[seat] >> own_of(move) & 1 if needs_own else own_of(move) == 0
    theirs = state.kinds[other] >> other_of(move) & 1 if needs_other else other_of(move) == 0
    return 0 if own and theirs else 49


@compiled
def exchange(state: State, seat: int, move: int) -> None:
    verb, other = verb_of(move), seat_of(move)
    if verb == STEAL:
        put_in(state, seat, take_out(state, other, other_of(move)))
    elif verb == GIVE:
        put_in(state, other, take_out(state, seat, own_of(move)))
    else:
        mine, theirs = take_out(state, seat, own_of(move)), take_out(state, other, other_of(move))
        put_in(state, seat, theirs)
        put_in(state, other, mine)
