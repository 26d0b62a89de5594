"""What a seat may do, listed. `refusing` says why anything else may not be done."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .box import PAIRS, ROCKETS
from .cards import widen
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
    code,
    two,
)
from .effects import bonus_step, can_do, can_exchange, copied_kinds
from .state import (
    AGAIN,
    BONUS,
    BONUS_STEP,
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
    SET_CARDS,
    SETS,
    STEP_EXCHANGE,
    STEP_GLUE,
    STEP_NONE,
    STEP_TAKE,
    STRIKE,
    TAKE,
    TRICK,
    USABLE,
    wide,
)

(NOTHING,) = wide([0])  # moves listed so far


@compiled
def add_slots(state: State, verb: int, out: Moves, n: int) -> int:
    for slot in range(DISPLAY):
        if state.display[slot] != NONE:
            out[n] = code(verb, slot)
            n += 1
    return n


@compiled
def add_cards_of(verb: int, number: int, cards: int, out: Moves, n: int) -> int:
    mask = int(cards)
    card = number * SET_CARDS
    while mask:
        if mask & 1:
            out[n] = code(verb, card)
            n += 1
        card += 1
        mask >>= 1
    return n


@compiled
def add_hand(state: State, seat: int, verb: int, out: Moves, n: int) -> int:
    for number in range(SETS):
        n = add_cards_of(verb, number, state.hand[seat, number], out, n)
    return n


@compiled
def add_pairs(box: BoxData, state: State, verb: int, out: Moves, n: int) -> int:
    for pair in range(PAIRS):
        if can_exchange(state, box.pairs[pair, 0], box.pairs[pair, 1]):
            out[n] = code(verb, pair)
            n += 1
    return n


@compiled
def add_rockets(box: BoxData, state: State, out: Moves, n: int) -> int:
    for pair in range(ROCKETS):
        if can_exchange(state, box.rockets[pair, 0], box.rockets[pair, 1]):
            out[n] = code(LAUNCH, pair)
            n += 1
    return n


@compiled
def add_questions(state: State, seat: int, out: Moves, n: int) -> int:
    for other in range(state.players):
        if other != seat:
            for number in range(SETS):
                out[n] = code(ASK, two(other, number))
                n += 1
    return n


@compiled
def add_glue(state: State, verb: int, out: Moves, n: int) -> int:
    for number in range(SETS):
        if number != state.glued:
            out[n] = code(verb, number)
            n += 1
    return n


@compiled
def add_tricks(state: State, seat: int, out: Moves, n: int) -> int:
    for number in range(SETS):
        mask = int(state.hand[seat, number])
        for place in range(SET_CARDS):
            if mask >> place & 1:
                for slot in range(DISPLAY):
                    if state.display[slot] != NONE:
                        out[n] = code(USE_TRICK, two(number * SET_CARDS + place, slot))
                        n += 1
    return n


@compiled
def add_copies(box: BoxData, state: State, out: Moves, n: int) -> int:
    for number in range(SETS):
        mask = int(state.copies[number])
        for place in range(SET_CARDS):
            if mask >> place & 1:
                card = number * SET_CARDS + place
                kinds = copied_kinds(box, state, card)
                for kind in range(USABLE):
                    if kinds >> kind & 1:
                        out[n] = code(USE_COPY, two(card, kind))
                        n += 1
    return n


@compiled
def add_bonus(box: BoxData, state: State, out: Moves, n: int) -> int:
    """The step of the bonus that is due."""
    step = bonus_step(box, state)
    if step & STEP_TAKE:
        n = add_slots(state, BONUS_TAKE, out, n)
    if step & STEP_EXCHANGE:
        n = add_pairs(box, state, BONUS_SWAP, out, n)
    if step & STEP_GLUE:
        n = add_glue(state, BONUS_GLUE, out, n)
    if step & STEP_NONE:
        out[n] = code(BONUS_NONE, 0)
        n += 1
    return n


@compiled
def is_usable(state: State, kind: int) -> bool:
    return state.pending[kind] > 0 and (state.doing == NONE or state.doing == kind)


@compiled
def add_stickers(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    """Everything the pending stickers offer, in the order of verbs."""
    if is_usable(state, DECK):
        out[n] = code(USE_DECK, 0)
        n += 1
    if is_usable(state, QUESTION):
        n = add_questions(state, seat, out, n)
    if is_usable(state, EXCHANGE):
        n = add_pairs(box, state, SWAP, out, n)
    if is_usable(state, ENCORE):
        n = add_hand(state, seat, USE_ENCORE, out, n)
    if is_usable(state, GLUE):
        n = add_glue(state, USE_GLUE, out, n)
    if is_usable(state, ROCKET):
        n = add_rockets(box, state, out, n)
    if is_usable(state, FEAST):
        for number in range(SETS):
            out[n] = code(USE_FEAST, number)
            n += 1
    if is_usable(state, TRICK):
        n = add_tricks(state, seat, out, n)
    if is_usable(state, STRIKE):
        out[n] = code(USE_STRIKE, 0)
        n += 1
    if is_usable(state, PARCEL):
        n = add_slots(state, USE_PARCEL, out, n)
    if is_usable(state, COPY):
        n = add_copies(box, state, out, n)
    return n


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
def acting(state: State) -> int:
    """The one seat that acts outside the last choice."""
    if state.phase == GIVING and not state.asker_picks:
        return state.giver
    return state.turn


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    return list_moves(box, state, widen(seat), out, NOTHING)


@compiled
def list_moves(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    phase = state.phase
    if phase == LAST_CARD:
        waits = state.chosen[seat] == NONE and state.hand_size[seat] > 0
        return add_hand(state, seat, KEEP, out, n) if waits else 0
    if phase < OPENING or phase == FINISHED or seat != acting(state):
        return 0
    if phase == TAKE:
        return add_slots(state, USE_TAKE, out, n)
    if phase == PLAY:
        return add_hand(state, seat, USE_PLAY, out, n)
    if phase == LAYING:
        n = add_cards_of(USE_PLAY, state.laid_set, state.hand[seat, state.laid_set], out, n)
        out[n] = code(DONE, 0)
        return n + 1
    if phase == EFFECTS:
        return add_effects(box, state, seat, out, n)
    if phase == BONUS_STEP:
        return add_bonus(box, state, out, n)
    if phase == GIVING:
        return add_cards_of(GIVE, state.asked, state.hand[state.giver, state.asked], out, n)
    return add_and_stop(box, state, seat, out, n)


@compiled
def add_and_stop(box: BoxData, state: State, seat: int, out: Moves, n: int) -> int:
    """A second trick, or the opening exchange of a scenario: both may be left."""
    n = add_tricks(state, seat, out, n) if state.phase == AGAIN else add_pairs(box, state, SWAP, out, n)
    out[n] = code(STOP, 0)
    return n + 1
