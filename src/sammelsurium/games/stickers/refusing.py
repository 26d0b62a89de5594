"""The rule that forbids a move, as the number of its statement; 0 for what `legality` lists."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .box import PAIRS, ROCKETS
from .cards import bit, holds, set_of, widen
from .codes import (
    ASK,
    BONUS_GLUE,
    BONUS_NONE,
    BONUS_SWAP,
    BONUS_TAKE,
    DONE,
    GIVE,
    KEEP,
    LAUNCH,
    STOP,
    SWAP,
    USE_COPY,
    USE_DECK,
    USE_ENCORE,
    USE_FEAST,
    USE_GLUE,
    USE_PARCEL,
    USE_PLAY,
    USE_STRIKE,
    USE_TAKE,
    USE_TRICK,
    WASTE,
    about,
    code,
    first_of,
    second_of,
    verb_of,
)
from .effects import bonus_step, can_do, can_exchange, copied_kinds
from .legality import acting, is_usable
from .state import (
    AGAIN,
    BONUS,
    BONUS_STEP,
    CARDS,
    COPY,
    DECK,
    DISPLAY,
    EFFECTS,
    ENCORE,
    EXCHANGE,
    FEAST,
    FINISHED,
    GIVING,
    GLUE,
    LAST_CARD,
    LAYING,
    NONE,
    OPENING,
    PARCEL,
    PENDING,
    PLAY,
    QUESTION,
    ROCKET,
    SETS,
    STEP_EXCHANGE,
    STEP_GLUE,
    STEP_NONE,
    STEP_TAKE,
    STRIKE,
    TAKE,
    TRICK,
)


@compiled
def refuse_slot(state: State, slot: int, rule: int) -> int:
    return 0 if slot < DISPLAY and state.display[slot] != NONE else rule


@compiled
def refuse_hand_card(state: State, seat: int, card: int, rule: int) -> int:
    return 0 if card < CARDS and holds(state, seat, card) else rule


@compiled
def refuse_pair(box: BoxData, state: State, pair: int, rule: int) -> int:
    if pair >= PAIRS:
        return rule
    return 0 if can_exchange(state, box.pairs[pair, 0], box.pairs[pair, 1]) else 74


@compiled
def refuse_rocket(box: BoxData, state: State, pair: int) -> int:
    if pair >= ROCKETS:
        return 74
    return 0 if can_exchange(state, box.rockets[pair, 0], box.rockets[pair, 1]) else 74


@compiled
def refuse_glue(state: State, number: int) -> int:
    return 0 if number < SETS and number != state.glued else 74


@compiled
def refuse_question(state: State, seat: int, move: int) -> int:
    other, number = first_of(move), second_of(move)
    return 0 if other < state.players and other != seat and number < SETS else 43


@compiled
def refuse_trick(state: State, seat: int, move: int) -> int:
    wrong = refuse_hand_card(state, seat, first_of(move), 74)
    return wrong if wrong else refuse_slot(state, second_of(move), 74)


@compiled
def refuse_copy(box: BoxData, state: State, move: int) -> int:
    card, kind = first_of(move), second_of(move)
    if card >= CARDS or not int(state.copies[set_of(card)]) & bit(card):
        return 74
    return 0 if copied_kinds(box, state, card) >> kind & 1 else 74


@compiled
def kind_used(verb: int) -> int:
    """The pending effect that a verb uses."""
    if verb == USE_DECK:
        return DECK
    if verb == ASK:
        return QUESTION
    if verb == SWAP:
        return EXCHANGE
    if verb == LAUNCH:
        return ROCKET
    if verb == USE_ENCORE:
        return ENCORE
    if verb == USE_GLUE:
        return GLUE
    if verb == USE_FEAST:
        return FEAST
    if verb == USE_TRICK:
        return TRICK
    if verb == USE_STRIKE:
        return STRIKE
    if verb == USE_PARCEL:
        return PARCEL
    if verb == USE_COPY:
        return COPY
    return BONUS


@compiled
def refuse_target(box: BoxData, state: State, seat: int, move: int) -> int:
    """What an effect is used on."""
    verb, what = verb_of(move), about(move)
    if verb == ASK:
        return refuse_question(state, seat, move)
    if verb == SWAP:
        return refuse_pair(box, state, what, 32)
    if verb == LAUNCH:
        return refuse_rocket(box, state, what)
    if verb == USE_ENCORE:
        return refuse_hand_card(state, seat, what, 74)
    if verb == USE_GLUE:
        return refuse_glue(state, what)
    if verb == USE_FEAST:
        return 0 if what < SETS else 74
    if verb == USE_TRICK:
        return refuse_trick(state, seat, move)
    if verb == USE_PARCEL:
        return refuse_slot(state, what, 74)
    if verb == USE_COPY:
        return refuse_copy(box, state, move)
    return 0 if what == 0 else 40


@compiled
def refuse_bonus(box: BoxData, state: State, move: int) -> int:
    """Exactly the matching line may be used (ST-30)."""
    verb, what, step = verb_of(move), about(move), bonus_step(box, state)
    if verb == BONUS_TAKE and step & STEP_TAKE:
        return refuse_slot(state, what, 31)
    if verb == BONUS_SWAP and step & STEP_EXCHANGE:
        return refuse_pair(box, state, what, 32)
    if verb == BONUS_GLUE and step & STEP_GLUE:
        return refuse_glue(state, what)
    return 0 if verb == BONUS_NONE and step & STEP_NONE and what == 0 else 30


@compiled
def refuse_effect(box: BoxData, state: State, seat: int, move: int) -> int:
    verb = verb_of(move)
    kind = about(move) if verb == WASTE else kind_used(verb)
    if kind >= PENDING or state.pending[kind] <= 0:
        return 30 if kind == BONUS else 40
    if not is_usable(state, kind):
        return 45
    if verb == WASTE:
        return 52 if can_do(box, state, kind) else 0
    return refuse_bonus(box, state, move) if kind == BONUS else refuse_target(box, state, seat, move)


@compiled
def refuse_play(state: State, seat: int, move: int) -> int:
    """One or more cards of a single set (ST-21)."""
    if refuse_hand_card(state, seat, about(move), 21):
        return 21
    return 21 if state.phase == LAYING and set_of(about(move)) != state.laid_set else 0


@compiled
def refuse_done(state: State, move: int) -> int:
    if move != code(DONE, 0):
        return 40
    if state.phase == LAYING:
        return 0
    return 0 if state.phase == EFFECTS and state.doing == NONE else 45


@compiled
def refuse_at_once(box: BoxData, state: State, seat: int, move: int) -> int:
    """The phases in which one thing must be finished first (ST-45)."""
    phase, verb = state.phase, verb_of(move)
    if phase == BONUS_STEP:
        return refuse_bonus(box, state, move) if BONUS_TAKE <= verb <= BONUS_NONE else 45
    if phase == GIVING:
        held = refuse_hand_card(state, state.giver, about(move), 43)
        return 0 if verb == GIVE and not held and set_of(about(move)) == state.asked else 43
    if move == code(STOP, 0):
        return 0
    if phase == AGAIN:
        return refuse_trick(state, seat, move) if verb == USE_TRICK else 45
    return refuse_pair(box, state, about(move), 32) if verb == SWAP else 45


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    return refuse_move(box, state, widen(seat), widen(move))


@compiled
def refuse_move(box: BoxData, state: State, seat: int, move: int) -> int:
    phase, verb = state.phase, verb_of(move)
    if phase == FINISHED:
        return 51
    if phase == LAST_CARD:
        waits = state.chosen[seat] == NONE and verb == KEEP
        return refuse_hand_card(state, seat, about(move), 60) if waits else 60
    if phase < OPENING or seat != acting(state):
        return 13
    if phase in (OPENING, BONUS_STEP, AGAIN, GIVING):
        return refuse_at_once(box, state, seat, move)
    if phase == TAKE:
        return refuse_slot(state, about(move), 20) if verb == USE_TAKE else 20
    if phase == PLAY:
        return refuse_play(state, seat, move) if verb == USE_PLAY else 21
    if verb == DONE:
        return refuse_done(state, move)
    if phase == LAYING:
        return refuse_play(state, seat, move) if verb == USE_PLAY else 21
    if verb <= USE_PLAY or verb > WASTE:
        return 40
    return refuse_effect(box, state, seat, move)
