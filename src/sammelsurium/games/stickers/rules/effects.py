"""Effects, in any order (ST-24, ST-40 to ST-45, ST-52): of each kind what is listed, why it is refused, what it does.

No effect takes a card out of an album; one that plays a card leaves fewer outside, any other uses itself up: so every
turn ends.
"""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..codes import BONUS_TAKE, DONE, PLAY_CARD, USE, WASTE, about, code, second_of, verb_of
from ..state import (
    BONUS,
    COPY,
    DECK,
    ENCORE,
    EXCHANGE,
    FEAST,
    GLUE,
    NONE,
    PARCEL,
    PENDING,
    QUESTION,
    ROCKET,
    SETS,
    STRIKE,
    TRICK,
)
from .bonus import add_bonus, can_step, refuse_bonus, use_bonus
from .copying import add_copies, can_copy, refuse_copy, use_copy
from .deck import add_deck, use_deck
from .encore import add_encores, can_encore, refuse_encore, use_encore
from .exchange import add_pairs, add_rockets, refuse_pair, refuse_rocket, use_exchange, use_rocket
from .glue import add_glue, refuse_glue, use_glue
from .parcel import add_parcels, can_unpack, refuse_parcel, use_parcel
from .pending import clear_pending, is_usable, use_up
from .question import add_feasts, add_questions, refuse_feast, refuse_question, use_feast, use_question
from .stations import AT_DISPLAY, AT_EFFECTS, AT_HAND
from .strike import add_strike, use_strike
from .trick import add_tricks, can_trick, refuse_trick, use_trick

# -- the combo stickers --------------------------------------------------------------------------------------------


@compiled
def can_do(box: BoxData, state: State, kind: int) -> bool:
    """Whether an effect that needs a card or a sticker finds one."""
    if kind == BONUS:
        return can_step(box, state)
    if kind == ENCORE:
        return can_encore(state)
    if kind == PARCEL:
        return can_unpack(state)
    if kind == TRICK:
        return can_trick(state)
    if kind == COPY:
        return can_copy(box, state)
    return True


@compiled
def add_stickers(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    """Everything the pending stickers offer, in the order of their kinds."""
    if is_usable(state, DECK):
        n = add_deck(out, n)
    if is_usable(state, QUESTION):
        n = add_questions(state, seat, out, n)
    if is_usable(state, EXCHANGE):
        n = add_pairs(box, state, USE + EXCHANGE, out, n)
    if is_usable(state, ENCORE):
        n = add_encores(state, seat, out, n)
    if is_usable(state, GLUE):
        n = add_glue(state, USE + GLUE, out, n)
    if is_usable(state, ROCKET):
        n = add_rockets(box, state, out, n)
    if is_usable(state, FEAST):
        n = add_feasts(out, n)
    if is_usable(state, TRICK):
        n = add_tricks(state, seat, out, n)
    if is_usable(state, STRIKE):
        n = add_strike(out, n)
    if is_usable(state, PARCEL):
        n = add_parcels(state, out, n)
    if is_usable(state, COPY):
        n = add_copies(box, state, out, n)
    return n


@compiled
def refuse_sticker(box: BoxData, state: State, seat: int, kind: int, move: int) -> int:
    """What it is used on."""
    what = about(move)
    if kind == QUESTION:
        return refuse_question(state, seat, move)
    if kind == EXCHANGE:
        return refuse_pair(box, state, what)
    if kind == ENCORE:
        return refuse_encore(state, seat, what)
    if kind == GLUE:
        return refuse_glue(state, what)
    if kind == ROCKET:
        return refuse_rocket(box, state, what)
    if kind == FEAST:
        return refuse_feast(what)
    if kind == TRICK:
        return refuse_trick(state, seat, move)
    if kind == PARCEL:
        return refuse_parcel(state, what)
    if kind == COPY:
        return refuse_copy(box, state, move)
    return 0 if what == 0 else 40


@compiled
def use_sticker(box: BoxData, state: State, seat: int, kind: int, move: int) -> int:
    what = about(move)
    if kind == DECK:
        return use_deck(state)
    if kind == QUESTION:
        return use_question(state, move)
    if kind == EXCHANGE:
        return use_exchange(box, state, what)
    if kind == ENCORE:
        return use_encore(box, state, seat, what)
    if kind == GLUE:
        return use_glue(state, what)
    if kind == ROCKET:
        return use_rocket(box, state, what)
    if kind == FEAST:
        return use_feast(state, what)
    if kind == TRICK:
        return use_trick(state, seat, move)
    if kind == STRIKE:
        return use_strike(state)
    if kind == PARCEL:
        return use_parcel(box, state, seat, what)
    use_copy(state, move)
    return begin_copied(box, state, second_of(move))


@compiled
def begin_copied(box: BoxData, state: State, kind: int) -> int:
    """What needs no target is done at once; if it can do nothing, nothing happens."""
    if kind == DECK:
        return use_deck(state)
    if kind == STRIKE:
        return use_strike(state)
    if not can_do(box, state, kind):
        use_up(state, kind)
    return AT_EFFECTS


# -- all effects ---------------------------------------------------------------------------------------------------


@compiled
def add_effects(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    if state.doing == NONE:
        out[n] = code(DONE, 0)
        n += 1
    n = add_stickers(box, state, seat, out, n)
    if is_usable(state, BONUS):
        n = add_bonus(box, state, out, n)
    for kind in range(PENDING):
        if is_usable(state, kind) and not can_do(box, state, kind):
            out[n] = code(WASTE, kind)
            n += 1
    return n


@compiled
def refuse_effect(box: BoxData, state: State, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verb <= PLAY_CARD or verb > WASTE:
        return 40
    if verb == DONE:
        return refuse_end(state, about(move))
    kind = effect_of(move)
    if kind >= PENDING or state.pending[kind] <= 0:
        return 30 if kind == BONUS else 40
    if not is_usable(state, kind):
        return 45
    if verb == WASTE:
        return 52 if can_do(box, state, kind) else 0
    return refuse_bonus(box, state, move) if kind == BONUS else refuse_sticker(box, state, seat, kind, move)


@compiled
def use_effect(box: BoxData, state: State, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verb == DONE:
        return close_effects(state)
    if verb == WASTE:
        return waste(state, about(move))
    if verb >= BONUS_TAKE:
        return use_bonus(box, state, seat, move)
    return use_sticker(box, state, seat, verb - USE, move)


@compiled
def effect_of(move: int) -> int:
    """The pending effect that a move uses up."""
    verb = verb_of(move)
    if verb == WASTE:
        return about(move)
    return verb - USE if verb < BONUS_TAKE else BONUS


@compiled
def waste(state: State, kind: int) -> int:
    """An effect that can do nothing is used up (ST-52)."""
    use_up(state, kind)
    if kind == COPY:
        for number in range(SETS):
            state.copies[number] = 0
        state.pending[COPY] = 0
    return AT_EFFECTS


# -- the end of them -----------------------------------------------------------------------------------------------


@compiled
def refuse_end(state: State, what: int) -> int:
    if what:
        return 40
    return 0 if state.doing == NONE else 45


@compiled
def close_effects(state: State) -> int:
    """Step 3 begins: what is unused lapses, unless stickers work to the letter (ST-40)."""
    if state.late or not state.to_the_letter:
        clear_pending(state)
    state.pending[BONUS] = 0
    return AT_DISPLAY if state.late else AT_HAND
