"""Copy: an effect of another open card, which must be carried out at once (ST-45)."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from ..cards import bit, set_of
from ..codes import USE, code, first_of, second_of, two
from ..state import CARDS, COPY, NONE, SET_CARDS, SETS, USABLE
from .pending import use_up


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
def add_copies(box: BoxData, state: State, out: Moves, n: int) -> int:
    for number in range(SETS):
        mask = int(state.copies[number])
        for place in range(SET_CARDS):
            if mask >> place & 1:
                card = number * SET_CARDS + place
                kinds = copied_kinds(box, state, card)
                for kind in range(USABLE):
                    if kinds >> kind & 1:
                        out[n] = code(USE + COPY, two(card, kind))
                        n += 1
    return n


@compiled
def refuse_copy(box: BoxData, state: State, move: int) -> int:
    card, kind = first_of(move), second_of(move)
    if card >= CARDS or not int(state.copies[set_of(card)]) & bit(card):
        return 74
    return 0 if copied_kinds(box, state, card) >> kind & 1 else 74


@compiled
def use_copy(state: State, move: int) -> None:
    card, kind = first_of(move), second_of(move)
    use_up(state, COPY)
    state.copies[set_of(card)] &= ~bit(card)
    state.pending[kind] += 1
    state.doing = kind
