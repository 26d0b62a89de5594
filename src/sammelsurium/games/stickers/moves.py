"""The notation: `take corking-3`, `play corking-3`, `done`, `deck`, `ask 2 corking`, `bonus take corking-3`,
`bonus exchange L1 R2`, `give corking-3`, `keep corking-3`, and with what boosters bring `exchange L1 R2`,
`encore corking-3` and so on. Chance says `start 2`, `marker corking`, `deal corking-3` while setting up and
`draw corking-3` later. Seats count from 1.

Words of stickers that no card of the box wears are not understood, so that nobody learns of them by trying.
"""

import re
from collections.abc import Sequence
from functools import cache

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from .box import PAIRS, ROCKETS
from .cards import nth_card
from .codes import (
    ASK,
    BITS,
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
    two,
    verb_of,
)
from .setup import favourites_dealt, nth_free, sets_placed
from .state import (
    BONUS,
    CARDS,
    DEAL_DISPLAY,
    DEAL_FAVOURITES,
    DEAL_HANDS,
    DISPLAY,
    DRAW_START,
    ENCORE,
    EXCHANGE,
    FEAST,
    GLUE,
    KINDS,
    NONE,
    PLACE_MARKERS,
    ROCKET,
    SET_CARDS,
    SET_NAMES,
    SPACE_NAMES,
    STEP_GLUE,
    STEP_NONE,
    STRIKE,
    TRICK,
    USABLE,
    SpaceName,
)

Pair = tuple[SpaceName, SpaceName]

FORMS = (
    "take corking-3, play corking-3, done, deck, ask 2 corking, bonus take corking-3, bonus exchange L1 R2, "
    "give corking-3, keep corking-3"
)

# How each verb is written: the words before, and what follows them.
PLAIN = {DONE: "done", USE_DECK: "deck", USE_STRIKE: "strike", BONUS_NONE: "bonus none", STOP: "stop"}
OF_CARD = {USE_PLAY: "play", USE_ENCORE: "encore", GIVE: "give", KEEP: "keep"}
OF_SLOT = {USE_TAKE: "take", USE_PARCEL: "parcel", BONUS_TAKE: "bonus take"}
OF_SET = {USE_GLUE: "glue", USE_FEAST: "feast", BONUS_GLUE: "bonus glue"}
OF_PAIR = {SWAP: "exchange", LAUNCH: "rocket", BONUS_SWAP: "bonus exchange"}
# The sticker that a verb belongs to, where it does not lie in the open box.
SEALED: dict[int, int] = {
    SWAP: EXCHANGE,
    USE_ENCORE: ENCORE,
    USE_GLUE: GLUE,
    LAUNCH: ROCKET,
    USE_FEAST: FEAST,
    USE_TRICK: TRICK,
    USE_STRIKE: STRIKE,
    USE_PARCEL: KINDS.index("parcel"),
    USE_COPY: KINDS.index("copy"),
    STOP: TRICK,
}
# The step of the bonus that a verb takes, where the printed bonus list has none such.
SEALED_STEPS: dict[int, int] = {BONUS_GLUE: STEP_GLUE, BONUS_NONE: STEP_NONE}
EFFECTS = (*KINDS[:USABLE], "bonus")
MISSING_SLOT, MISSING_PAIR = DISPLAY + 1, 31  # readable, but never legal

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


def set_number(name: str) -> int:
    if name not in SET_NAMES:
        raise Unreadable(f"“{name}” is no set; the sets are: {', '.join(SET_NAMES)}")
    return SET_NAMES.index(name)


def space_number(name: str) -> int:
    if name.upper() not in SPACE_NAMES:
        raise Unreadable(f"“{name}” is no space of the board; the spaces are: {', '.join(SPACE_NAMES)}")
    return SPACE_NAMES.index(name.upper())


def pair_of(box: BoxData, verb: int, pair: int) -> Pair:
    one, other = (box.rockets if verb == LAUNCH else box.pairs)[pair]
    return SPACE_NAMES[one], SPACE_NAMES[other]


def shown_by(display: Sequence[int], move: int) -> int:
    """The card in the place of the display that a move names, or NONE."""
    verb, what = divmod(move, 1 << BITS)
    if verb in OF_SLOT:
        return int(display[what])
    return int(display[what & 15]) if verb == USE_TRICK else NONE


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
    verb, what = verb_of(move), about(move)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in OF_CARD:
        return f"{OF_CARD[verb]} {CARD_NAMES[what]}"
    if verb in OF_SLOT:
        return f"{OF_SLOT[verb]} {CARD_NAMES[shown]}"
    if verb in OF_SET:
        return f"{OF_SET[verb]} {SET_NAMES[what]}"
    if spaces:
        return " ".join((OF_PAIR[verb], *spaces))
    if verb == ASK:
        return f"ask {first_of(move) + 1} {SET_NAMES[second_of(move)]}"
    if verb == USE_TRICK:
        return f"trick {CARD_NAMES[first_of(move)]} {CARD_NAMES[shown]}"
    if verb == USE_COPY:
        return f"copy {CARD_NAMES[first_of(move)]} {KINDS[second_of(move)]}"
    return f"nothing {EFFECTS[what]}"


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    words = " ".join(text.lower().split())
    if actor == CHANCE:
        return _read_chance(state, words)
    move = _read_plain(box, state, words)
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
    if box.opening_exchange and verb in (SWAP, STOP):
        return True
    if verb in SEALED_STEPS:
        return bool(steps_in(box) & SEALED_STEPS[verb])
    kinds = {SEALED.get(verb, NONE)}
    if verb == USE_COPY:
        kinds.add(second_of(move))
    if verb == WASTE and what != BONUS:
        kinds.add(what)
    return all(kinds_in(box) >> int(kind) & 1 for kind in kinds - {NONE})


def _read_plain(box: BoxData, state: State, words: str) -> int | None:
    """A move by the shape of its words; None if it has none of the known shapes."""
    for verb, word in PLAIN.items():
        if words == word:
            return int(code(verb, 0))
    head, _, rest = words.rpartition(" ")
    for verb, word in OF_CARD.items():
        if head == word:
            return int(code(verb, card_number(rest)))
    for verb, word in OF_SLOT.items():
        if head == word:
            return int(code(verb, _slot_of(state, rest)))
    for verb, word in OF_SET.items():
        if head == word:
            return int(code(verb, set_number(rest)))
    return _read_pairs(box, state, words)


def _read_pairs(box: BoxData, state: State, words: str) -> int | None:
    """Moves that name two things."""
    *head, one, other = ["", "", *words.split()]
    verb_words = " ".join(filter(None, head))
    for verb, word in OF_PAIR.items():
        if verb_words == word:
            return int(code(verb, _pair_number(box, verb, one, other)))
    if verb_words == "ask" and one.isascii() and one.isdigit() and 1 <= int(one) <= 9:
        return int(code(ASK, two(int(one) - 1, set_number(other))))
    if verb_words == "trick":
        return int(code(USE_TRICK, two(card_number(one), _slot_of(state, other))))
    if verb_words == "copy" and other in KINDS[:USABLE]:
        return int(code(USE_COPY, two(card_number(one), KINDS.index(other))))
    if not verb_words and one == "nothing" and other in EFFECTS:
        return int(code(WASTE, EFFECTS.index(other)))
    return None


def _slot_of(state: State, name: str) -> int:
    card = card_number(name)
    return next((slot for slot in range(DISPLAY) if state.display[slot] == card), MISSING_SLOT)


def _pair_number(box: BoxData, verb: int, one: str, other: str) -> int:
    wanted = sorted((space_number(one), space_number(other)))
    pairs, length = (box.rockets, ROCKETS) if verb == LAUNCH else (box.pairs, PAIRS)
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
