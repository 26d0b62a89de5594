"""Taking ends, and what was taken joins the collection (CX-24): stop, add before a token is used (CX-45), and the gift
to the partner (CX-71)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import Moves, State

from ..codes import ADD, GIFT, STOP, simple
from ..collection import join, partner_of, put_in
from ..state import ADDED, BY_TOKENS, SCORING, TAKING
from .actions import could_use_token


@compiled
def add_joining(state: State, seat: int, out: Moves, n: int) -> int:
    if not refuse_stop(state):
        out[n] = simple(STOP)
        n += 1
    if not refuse_add(state, seat):
        out[n] = simple(ADD)
        n += 1
    if not refuse_gift(state):
        out[n] = simple(GIFT)
        n += 1
    return n


# -- stop ----------------------------------------------------------------------------------------------------------


@compiled
def refuse_stop(state: State) -> int:
    """At least one is taken (CX-20), except after the last score token (CX-51) and with an empty pile (CX-52)."""
    optional = state.phase == ADDED or state.ending == BY_TOKENS or state.tray_size == 0
    return 0 if state.taken or optional else 20


@compiled
def stop(state: State, seat: int) -> None:
    join(state, seat)
    state.phase = SCORING


# -- add -----------------------------------------------------------------------------------------------------------


@compiled
def refuse_add(state: State, seat: int) -> int:
    """Joining before a token is used needs something that joins, and a token (CX-45, CX-47)."""
    if state.phase == ADDED:
        return 24
    if state.taken == 0:
        return 20
    if state.experts:
        return 80
    return 0 if could_use_token(state, seat) else 40


@compiled
def add(state: State, seat: int) -> None:
    join(state, seat)
    state.phase = ADDED


# -- gift ----------------------------------------------------------------------------------------------------------


@compiled
def refuse_gift(state: State) -> int:
    if not state.teams:
        return 70
    return 0 if state.phase == TAKING and state.taken else 71


@compiled
def gift(state: State, seat: int) -> None:
    """The polygon taken last goes to the partner, the rest joins the own collection (CX-71, CX-74)."""
    state.taken -= 1
    put_in(state, partner_of(seat), state.chain[state.taken])
    join(state, seat)
    state.phase = ADDED if could_use_token(state, seat) else SCORING
