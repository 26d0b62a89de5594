"""The bonus for the size of the turn's collection: a line of the list, used step by step (ST-30 to ST-32)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..cards import display_empty
from ..codes import BONUS_EXCHANGE, BONUS_GLUE, BONUS_NONE, BONUS_TAKE, about, code, verb_of
from ..state import BONUS, BONUS_STEP, MOST_STEPS, STEP_EXCHANGE, STEP_GLUE, STEP_NONE, STEP_TAKE
from .exchange import add_pairs, exchange, refuse_pair
from .glue import add_glue, refuse_glue
from .pending import use_up
from .stations import AT_EFFECTS, rest
from .taking import take_card
from .targets import add_slots, refuse_slot


@compiled
def bonus_step(box: BoxData, state: State) -> int:
    """What may be chosen from in the step at hand, as bits."""
    return int(box.bonus[state.laid_count, state.step])


@compiled
def can_step(box: BoxData, state: State) -> bool:
    """A step that only takes cards needs a card to take."""
    step = bonus_step(box, state)
    return step != 0 and not (step == STEP_TAKE and display_empty(state))


@compiled
def add_bonus(box: BoxData, state: State, out: Moves, n: int) -> int:
    step = bonus_step(box, state)
    if step & STEP_TAKE:
        n = add_slots(state, BONUS_TAKE, out, n)
    if step & STEP_EXCHANGE:
        n = add_pairs(box, state, BONUS_EXCHANGE, out, n)
    if step & STEP_GLUE:
        n = add_glue(state, BONUS_GLUE, out, n)
    if step & STEP_NONE:
        out[n] = code(BONUS_NONE, 0)
        n += 1
    return n


@compiled
def refuse_bonus(box: BoxData, state: State, move: int) -> int:
    """Exactly the matching line may be used (ST-30)."""
    verb, what, step = verb_of(move), about(move), bonus_step(box, state)
    if verb == BONUS_TAKE and step & STEP_TAKE:
        return refuse_slot(state, what, 31)
    if verb == BONUS_EXCHANGE and step & STEP_EXCHANGE:
        return refuse_pair(box, state, what)
    if verb == BONUS_GLUE and step & STEP_GLUE:
        return refuse_glue(state, what)
    return 0 if verb == BONUS_NONE and step & STEP_NONE and what == 0 else 30


@compiled
def refuse_next_step(box: BoxData, state: State, move: int) -> int:
    """Nothing else comes between (ST-45)."""
    return refuse_bonus(box, state, move) if BONUS_TAKE <= verb_of(move) <= BONUS_NONE else 45


@compiled
def use_bonus(box: BoxData, state: State, seat: int, move: int) -> int:
    verb, what = verb_of(move), about(move)
    if verb == BONUS_TAKE:
        take_card(state, seat, what)
    elif verb == BONUS_EXCHANGE:
        exchange(box, state, what)
    elif verb == BONUS_GLUE:
        state.glued = what
    return next_step(box, state)


@compiled
def next_step(box: BoxData, state: State) -> int:
    """A line is used to its end (ST-30); a step that cannot be done is skipped."""
    done = int(state.step) + 1
    if done == 1:
        use_up(state, BONUS)
    state.step = done
    if done < MOST_STEPS and can_step(box, state):
        return rest(state, BONUS_STEP)
    state.step = 0
    return AT_EFFECTS
