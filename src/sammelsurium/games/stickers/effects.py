"""Effects: one function for each, and the question that goes from hand to hand (ST-24, ST-30 to ST-45).

`play_…` functions carry out and say where the turn goes on. None of them takes a card out of an album; one that plays a
card leaves fewer outside, any other uses itself up: so every turn ends.
"""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .cards import bit, display_empty, set_of
from .knowledge import admit, deny, hand_over, join_seen, leave_hand
from .state import (
    AGAIN,
    BONUS,
    BONUS_STEP,
    COPY,
    DECK,
    DRAW_FOR_ASKER,
    DRAW_FOR_GIVER,
    ENCORE,
    EXCHANGE,
    FEAST,
    GIVING,
    GLUE,
    MOST_STEPS,
    NONE,
    PARCEL,
    QUESTION,
    ROCKET,
    SET_CARDS,
    SETS,
    STEP_TAKE,
    STRIKE,
    TRICK,
    TURN_CARD,
    USABLE,
)
from .turn import AT_EFFECTS, lay, play_from_hand, rest, trigger


@compiled
def use_up(state: State, kind: int) -> None:
    state.pending[kind] -= 1
    state.doing = NONE


# -- small steps that several effects share ------------------------------------------------------------------------


@compiled
def take_card(state: State, seat: int, slot: int) -> None:
    """A card of the display into the hand; the display is not refilled yet (ST-20)."""
    join_seen(state, seat, state.display[slot])
    state.display[slot] = NONE


@compiled
def exchange_markers(state: State, one: int, other: int) -> None:
    first = state.markers[one]
    state.markers[one] = state.markers[other]
    state.markers[other] = first


@compiled
def can_exchange(state: State, one: int, other: int) -> bool:
    """A glued marker stays where it is."""
    if state.glued == NONE:
        return True
    return state.markers[one] != state.glued and state.markers[other] != state.glued


# -- the collection bonus ------------------------------------------------------------------------------------------


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


# -- questions (ST-43) ---------------------------------------------------------------------------------------------


@compiled
def ask(state: State, seat: int, number: int) -> int:
    use_up(state, QUESTION)
    state.giver = seat
    state.asked = number
    state.feasting = 0
    state.given = 0
    return answer(state)


@compiled
def feast(state: State, number: int) -> int:
    use_up(state, FEAST)
    state.giver = (state.turn + 1) % state.players
    state.asked = number
    state.feasting = 1
    state.given = 0
    return answer(state)


@compiled
def answer(state: State) -> int:
    """The seat asked gives, or says that it has none; a feast goes round the table."""
    while state.giver != state.turn:
        if state.hand[state.giver, state.asked]:
            admit(state, state.giver, state.asked)
            return rest(state, GIVING)
        deny(state, state.giver, state.asked)
        pass_question_on(state)
    if state.given == 0 and state.pile_size > 0:
        return rest(state, DRAW_FOR_ASKER)
    return end_question(state)


@compiled
def pass_question_on(state: State) -> None:
    state.giver = (state.giver + 1) % state.players if state.feasting else state.turn


@compiled
def give(state: State, card: int) -> int:
    """The giver draws a new card, if there is one."""
    hand_over(state, state.giver, state.turn, card)
    state.given += 1
    if state.pile_size > 0:
        return rest(state, DRAW_FOR_GIVER)
    return go_round(state)


@compiled
def go_round(state: State) -> int:
    pass_question_on(state)
    return answer(state)


@compiled
def end_question(state: State) -> int:
    state.giver = NONE
    state.asked = NONE
    state.feasting = 0
    state.given = 0
    return AT_EFFECTS


# -- stickers ------------------------------------------------------------------------------------------------------


@compiled
def play_deck(state: State) -> int:
    """The top card of the deck is turned up and played (ST-42)."""
    use_up(state, DECK)
    return rest(state, TURN_CARD) if state.pile_size > 0 else AT_EFFECTS


@compiled
def play_exchange(state: State, one: int, other: int) -> int:
    use_up(state, EXCHANGE)
    exchange_markers(state, one, other)
    return AT_EFFECTS


@compiled
def play_encore(box: BoxData, state: State, seat: int, card: int) -> int:
    """One more card from the hand, of any set."""
    use_up(state, ENCORE)
    play_from_hand(box, state, seat, card)
    trigger(box, state, card)
    return AT_EFFECTS


@compiled
def play_glue(state: State, number: int) -> int:
    use_up(state, GLUE)
    state.glued = number
    return AT_EFFECTS


@compiled
def play_rocket(state: State, one: int, other: int) -> int:
    """Two markers of neighbouring rows."""
    use_up(state, ROCKET)
    exchange_markers(state, one, other)
    return AT_EFFECTS


@compiled
def play_trick(state: State, seat: int, card: int, slot: int, first: bool) -> int:
    """A hand card for a card of the display, up to twice."""
    taken = state.display[slot]
    leave_hand(state, seat, card)
    state.display[slot] = card
    join_seen(state, seat, taken)
    if first:
        use_up(state, TRICK)
        return rest(state, AGAIN)
    return AT_EFFECTS


@compiled
def play_strike(state: State) -> int:
    """The bonus of this turn once more."""
    use_up(state, STRIKE)
    if state.laid_count > 0:
        state.pending[BONUS] += 1
    return AT_EFFECTS


@compiled
def play_parcel(box: BoxData, state: State, seat: int, slot: int) -> int:
    """A card of the display straight into the album."""
    use_up(state, PARCEL)
    card = state.display[slot]
    state.display[slot] = NONE
    lay(state, seat, card)
    trigger(box, state, card)
    return AT_EFFECTS


@compiled
def play_copy(box: BoxData, state: State, card: int, kind: int) -> int:
    """An effect of another open card, at once; if it can do nothing, nothing happens."""
    use_up(state, COPY)
    state.copies[set_of(card)] &= ~bit(card)
    state.pending[kind] += 1
    state.doing = kind
    if kind == DECK:
        return play_deck(state)
    if kind == STRIKE:
        return play_strike(state)
    if not can_do(box, state, kind):
        use_up(state, kind)
    return AT_EFFECTS


@compiled
def copied_kinds(box: BoxData, state: State, card: int) -> int:
    """The kinds that the copy sticker on a card can copy now, as bits."""
    kinds = 0
    for number in range(SETS):
        place = state.open_card[state.turn, number]
        other = number * SET_CARDS + place
        if place != NONE and other != card:
            kinds |= int(box.combos[other])
    return kinds & ((1 << USABLE) - 1) & ~(1 << COPY)


@compiled
def can_copy(box: BoxData, state: State) -> bool:
    for number in range(SETS):
        mask = int(state.copies[number])
        for place in range(SET_CARDS):
            if mask >> place & 1 and copied_kinds(box, state, number * SET_CARDS + place):
                return True
    return False


@compiled
def can_do(box: BoxData, state: State, kind: int) -> bool:
    """Whether an effect that needs a card or a sticker finds one."""
    if kind == BONUS:
        return can_step(box, state)
    if kind == ENCORE:
        return state.hand_size[state.turn] > 0
    if kind == PARCEL:
        return not display_empty(state)
    if kind == TRICK:
        return state.hand_size[state.turn] > 0 and not display_empty(state)
    if kind == COPY:
        return can_copy(box, state)
    return True


@compiled
def waste(state: State, kind: int) -> int:
    """An effect that can do nothing is used up (ST-52)."""
    use_up(state, kind)
    if kind == COPY:
        for number in range(SETS):
            state.copies[number] = 0
        state.pending[COPY] = 0
    return AT_EFFECTS
