"""The notation: `take corking-3`, `play corking-3`, `done`, `deck`, `ask 2 corking`, `bonus take corking-3`,
`bonus exchange L1 R2`, `give corking-3`, `keep corking-3`, and with what boosters bring `exchange L1 R2`,
`encore corking-3` and so on. Chance says `start 2`, `marker corking`, `deal corking-3` while setting up and
`draw corking-3` later. Seats count from 1.

Words of stickers that no card of the box wears are not understood, so that nobody learns of them by trying.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from .board import favourites_dealt, nth_free, sets_placed
from .box import PAIRS, ROCKETS
from .cards import nth_card
from .codes import (
    BITS,
    BONUS_GLUE,
    BONUS_NONE,
    BONUS_TAKE,
    PLAY_CARD,
    STOP,
    TAKE_CARD,
    USE,
    VERBS,
    WASTE,
    About,
    about,
    code,
    second_of,
    two,
    verb_of,
)
from .state import (
    BONUS,
    CARDS,
    COPY,
    DEAL_DISPLAY,
    DEAL_FAVOURITES,
    DEAL_HANDS,
    DECK,
    DISPLAY,
    DRAW_START,
    EXCHANGE,
    KINDS,
    NONE,
    PLACE_MARKERS,
    QUESTION,
    ROCKET,
    SET_CARDS,
    SET_NAMES,
    SPACE_NAMES,
    STEP_GLUE,
    STEP_NONE,
    TRICK,
    USABLE,
    SpaceName,
)

Pair = tuple[SpaceName, SpaceName]

FORMS = (
    "take corking-3, play corking-3, done, deck, ask 2 corking, bonus take corking-3, bonus exchange L1 R2, "
    "give corking-3, keep corking-3"
)

EFFECTS = (*KINDS[:USABLE], "bonus")
IN_THE_OPEN_BOX = (DECK, QUESTION)
# The step of the bonus that a verb takes, where the printed bonus list has none such.
SEALED_STEPS: dict[int, int] = {BONUS_GLUE: STEP_GLUE, BONUS_NONE: STEP_NONE}
MISSING_SLOT, MISSING_PAIR = DISPLAY + 1, 31  # readable, but never legal


def _verbs_about(*kinds: About) -> frozenset[int]:
    return frozenset(int(verb) for verb, said in VERBS.items() if said.about in kinds)


OF_SLOT = _verbs_about(About.SLOT)
OF_CARD_AND_SLOT = _verbs_about(About.CARD_AND_SLOT)
OF_PAIR = _verbs_about(About.PAIR)

CARD = re.compile(r"([a-z_]+)-(\d+)")


# -- names ---------------------------------------------------------------------------------------------------------


def card_name(card: int) -> str:
    return f"{SET_NAMES[card // SET_CARDS]}-{card % SET_CARDS + 1}"


def card_number(name: str) -> int:
    found = CARD.fullmatch(name)
    if not found or found[1] not in SET_NAMES or not 1 <= int(found[2]) <= SET_CARDS:
        raise Unreadable(f"“{name}” is no card; cards are called such as corking-3, from 1 to {SET_CARDS}")
    return SET_NAMES.index(found[1]) * SET_CARDS + int(found[2]) - 1


CARD_NAMES = tuple(card_name(card) for card in range(CARDS))
TAKING = {name: f"{VERBS[TAKE_CARD].words} {name}" for name in CARD_NAMES}
PLAYING = {name: f"{VERBS[PLAY_CARD].words} {name}" for name in CARD_NAMES}


def cards_in_masks(masks: Iterable[int]) -> list[str]:
    """The cards of nine masks, one for each set."""
    return [
        CARD_NAMES[number * SET_CARDS + place]
        for number, mask in enumerate(masks)
        for place in range(SET_CARDS)
        if int(mask) >> place & 1
    ]


def set_number(name: str) -> int:
    if name not in SET_NAMES:
        raise Unreadable(f"“{name}” is no set; the sets are: {', '.join(SET_NAMES)}")
    return SET_NAMES.index(name)


def space_number(name: str) -> int:
    if name.upper() not in SPACE_NAMES:
        raise Unreadable(f"“{name}” is no space of the board; the spaces are: {', '.join(SPACE_NAMES)}")
    return SPACE_NAMES.index(name.upper())


def pair_of(box: BoxData, verb: int, pair: int) -> Pair:
    one, other = (box.rockets if verb == USE + ROCKET else box.pairs)[pair]
    return SPACE_NAMES[one], SPACE_NAMES[other]


def shown_by(display: Sequence[int], move: int) -> int:
    """The card in the place of the display that a move names, or NONE."""
    verb, what = divmod(move, 1 << BITS)
    if verb in OF_SLOT:
        return int(display[what])
    return int(display[what & 15]) if verb in OF_CARD_AND_SLOT else NONE


# -- players' moves ------------------------------------------------------------------------------------------------


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    if actor == CHANCE:
        return _write_chance(state, move)
    verb = verb_of(move)
    spaces = pair_of(box, verb, about(move)) if verb in OF_PAIR else None
    return write_move(move, shown_by(state.display, move), spaces)


@cache
def write_move(move: int, shown: int, spaces: Pair | None) -> str:
    """`shown` is the card in the place of the display that the move names, `spaces` are those of the board."""
    said, what = VERBS[verb_of(move)], about(move)
    return " ".join([said.words, *_named(said.about, what, shown, spaces or ())])


def _named(kind: About, what: int, shown: int, spaces: Sequence[str]) -> Sequence[str]:
    """What stands behind the verb."""
    first, second = divmod(what, 16)
    if kind is About.NOTHING:
        return ()
    if kind is About.CARD:
        return (CARD_NAMES[what],)
    if kind is About.SLOT:
        return (CARD_NAMES[shown],)
    if kind is About.SET:
        return (SET_NAMES[what],)
    if kind is About.PAIR:
        return spaces
    if kind is About.SEAT_AND_SET:
        return str(first + 1), SET_NAMES[second]
    if kind is About.CARD_AND_SLOT:
        return CARD_NAMES[first], CARD_NAMES[shown]
    return (CARD_NAMES[first], KINDS[second]) if kind is About.CARD_AND_KIND else (EFFECTS[what],)


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    words = " ".join(text.lower().split())
    if actor == CHANCE:
        return _read_chance(state, words)
    move = _read_move(box, state, words)
    if move is None or not _is_known(box, move):
        raise Unreadable(f"“{text}” is no move; moves look like these: {FORMS}")
    return move


def kinds_in(box: BoxData) -> int:
    """The kinds of combo sticker that some card of the box wears, as bits."""
    kinds = 0
    for combos in box.combos:
        kinds |= int(combos)
    return kinds


def steps_in(box: BoxData) -> int:
    """What the lines of the bonus list consist of, as bits."""
    steps = 0
    for step in box.bonus.flat:
        steps |= int(step)
    return steps


def _is_known(box: BoxData, move: int) -> bool:
    """Whether all that the words name lies in the box."""
    verb, what = verb_of(move), about(move)
    if box.opening_exchange and verb in (USE + EXCHANGE, STOP):
        return True
    if verb in SEALED_STEPS:
        return bool(steps_in(box) & SEALED_STEPS[verb])
    kinds = {TRICK} if verb == STOP else set()
    if USE <= verb < BONUS_TAKE and verb - USE not in IN_THE_OPEN_BOX:
        kinds.add(verb - USE)
    if verb == USE + COPY:
        kinds.add(second_of(move))
    if verb == WASTE and what != BONUS:
        kinds.add(what)
    return all(kinds_in(box) >> int(kind) & 1 for kind in kinds)


def _read_move(box: BoxData, state: State, words: str) -> int | None:
    """None if no verb is written like this."""
    for verb, said in VERBS.items():
        named = words.removeprefix(said.words).split()
        if " ".join([said.words, *named]) == words:
            what = _read_named(box, state, verb, said.about, named)
            if what is not None:
                return int(code(verb, what))
    return None


def _read_named(box: BoxData, state: State, verb: int, kind: About, named: Sequence[str]) -> int | None:
    """What the verb is about; None if there are too few words, or too many, or no such thing is meant."""
    if not named:
        return 0 if kind is About.NOTHING else None
    one, *others = named
    if not others:
        return _read_one(state, kind, one)
    return _read_two(box, state, verb, kind, one, others[0]) if len(others) == 1 else None


def _read_one(state: State, kind: About, name: str) -> int | None:
    if kind is About.CARD:
        return card_number(name)
    if kind is About.SLOT:
        return _slot_of(state, name)
    if kind is About.SET:
        return set_number(name)
    return EFFECTS.index(name) if kind is About.EFFECT and name in EFFECTS else None


def _read_two(box: BoxData, state: State, verb: int, kind: About, one: str, other: str) -> int | None:
    if kind is About.PAIR:
        return _pair_number(box, verb, one, other)
    if kind is About.SEAT_AND_SET and one.isascii() and one.isdigit() and 1 <= int(one) <= 9:
        return int(two(int(one) - 1, set_number(other)))
    if kind is About.CARD_AND_SLOT:
        return int(two(card_number(one), _slot_of(state, other)))
    if kind is About.CARD_AND_KIND and other in KINDS[:USABLE]:
        return int(two(card_number(one), KINDS.index(other)))
    return None


def _slot_of(state: State, name: str) -> int:
    card = card_number(name)
    return next((slot for slot in range(DISPLAY) if state.display[slot] == card), MISSING_SLOT)


def _pair_number(box: BoxData, verb: int, one: str, other: str) -> int:
    wanted = sorted((space_number(one), space_number(other)))
    pairs, length = (box.rockets, ROCKETS) if verb == USE + ROCKET else (box.pairs, PAIRS)
    return next((pair for pair in range(length) if sorted(map(int, pairs[pair])) == wanted), MISSING_PAIR)


# -- Chance --------------------------------------------------------------------------------------------------------


def _write_chance(state: State, outcome: int) -> str:
    if state.phase == DRAW_START:
        return f"start {outcome + 1}"
    if state.phase == PLACE_MARKERS:
        return f"marker {SET_NAMES[nth_free(sets_placed(state), outcome)]}"
    if state.phase == DEAL_FAVOURITES:
        return f"favourite {SET_NAMES[nth_free(favourites_dealt(state), outcome)]}"
    return f"{_drawing(state)} {card_name(int(nth_card(state, outcome)))}"


def _drawing(state: State) -> str:
    return "deal" if state.phase in (DEAL_DISPLAY, DEAL_HANDS) else "draw"


def _read_chance(state: State, words: str) -> int:
    word, _, name = words.partition(" ")
    if state.phase == DRAW_START:
        return _read_start(state, words)
    if state.phase == PLACE_MARKERS:
        return _read_set(words, word == "marker", name, int(sets_placed(state)))
    if state.phase == DEAL_FAVOURITES:
        return _read_set(words, word == "favourite", name, int(favourites_dealt(state)))
    if word != _drawing(state):
        raise Unreadable(f"“{words}” draws no card; expected such as: {_drawing(state)} corking-3")
    return _read_card(state, words, card_number(name))


def _read_start(state: State, words: str) -> int:
    found = re.fullmatch(r"start ([1-4])", words)
    if not found or int(found[1]) > state.players:
        raise Unreadable(f"“{words}” does not draw a start player; expected start 1 to start {state.players}")
    return int(found[1]) - 1


def _read_set(words: str, fits: bool, name: str, taken: int) -> int:
    if not fits:
        raise Unreadable(f"“{words}” is not what Chance does now; expected such as: marker corking")
    number = set_number(name)
    if taken >> number & 1:
        raise Unreadable(f"“{words}”: {name} is no longer left")
    return sum(not taken >> lower & 1 for lower in range(number))


def _read_card(state: State, words: str, card: int) -> int:
    number, place = divmod(card, SET_CARDS)
    if not int(state.pile[number]) >> place & 1:
        raise Unreadable(f"“{words}”: {card_name(card)} is not in the deck or the reserve")
    below = sum(int(state.pile[lower]).bit_count() for lower in range(number))
    return below + (int(state.pile[number]) & ((1 << place) - 1)).bit_count()
