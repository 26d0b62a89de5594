"""The notation: `take 17`, `stop`, `add`, `gift`, `swap 12 2 24` (my 12 for seat 2's 24), `steal 2 24`, `give 2 12`,
`remove 31`, `score pink`, `score square from green`, `score square`. Chance says `start 2` and `pile 1234567`.
Seats count from 1, polygons from 0.
"""

import re

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from .codes import (
    ADD,
    COLOUR_SET,
    GIFT,
    GIVE,
    NO_STACK,
    REMOVE,
    STEAL,
    STOP,
    SWAP,
    TAKE,
    colour_set,
    other_of,
    own_of,
    polygon_of,
    seat_of,
    shape_set,
    simple,
    verb_of,
    with_polygon,
    with_seat,
)
from .collection import first_of
from .pile import PILES
from .state import COLOURS, DRAW_START, POLYGONS, SHAPES
from .tray import kind_of

WORDS = {STOP: "stop", ADD: "add", GIFT: "gift"}
ONE_POLYGON = {TAKE: "take", REMOVE: "remove"}
POLYGON = re.compile(r"(take|remove) (\d{1,2})")
OTHERS = re.compile(r"(steal|give) ([1-4]) (\d{1,2})")
SWAPPED = re.compile(r"swap (\d{1,2}) ([1-4]) (\d{1,2})")
SET = re.compile(r"score ([a-z]+)(?: from ([a-z]+))?")
FORMS = (
    "take 17, stop, add, gift, swap 12 2 24, steal 2 24, give 2 12, remove 31, score pink, score square from green, "
    "score square"
)


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    if actor == CHANCE:
        return f"start {move + 1}" if state.phase == DRAW_START else f"pile {move}"
    verb, seat = verb_of(move), seat_of(move)
    if verb in WORDS:
        return WORDS[verb]
    if verb in ONE_POLYGON:
        return f"{ONE_POLYGON[verb]} {polygon_of(move)}"
    if verb == SWAP:
        mine = first_of(state, actor, own_of(move))
        return f"swap {mine} {seat + 1} {first_of(state, seat, other_of(move))}"
    if verb == STEAL:
        return f"steal {seat + 1} {first_of(state, seat, other_of(move))}"
    if verb == GIVE:
        return f"give {seat + 1} {first_of(state, actor, own_of(move))}"
    return _write_set(move)


def _write_set(move: int) -> str:
    if verb_of(move) == COLOUR_SET:
        return f"score {COLOURS[other_of(move)]}"
    stack = other_of(move)
    return f"score {SHAPES[own_of(move)]}" + ("" if stack == NO_STACK else f" from {COLOURS[stack]}")


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    words = " ".join(text.lower().split())
    if actor == CHANCE:
        return _read_chance(state, words)
    for verb, word in WORDS.items():
        if words == word:
            return int(simple(verb))
    if found := POLYGON.fullmatch(words):
        verb = next(verb for verb, word in ONE_POLYGON.items() if word == found[1])
        return int(with_polygon(verb, _polygon(found[2])))
    if found := OTHERS.fullmatch(words):
        return _read_one(state, actor, found[1], int(found[2]) - 1, _polygon(found[3]))
    if found := SWAPPED.fullmatch(words):
        mine, seat, theirs = _polygon(found[1]), int(found[2]) - 1, _polygon(found[3])
        _demand(state, actor, mine)
        _demand(state, seat, theirs)
        return int(with_seat(SWAP, seat, kind_of(mine), kind_of(theirs)))
    if found := SET.fullmatch(words):
        return _read_set(text, found[1], found[2])
    raise Unreadable(f"“{text}” is no move; moves look like these: {FORMS}")


def _polygon(number: str) -> int:
    if int(number) >= POLYGONS:
        raise Unreadable(f"there is no polygon {number}; they are numbered from 0 to {POLYGONS - 1}")
    return int(number)


def _demand(state: State, seat: int, polygon: int) -> None:
    """A polygon of a collection is named together with whose it is, so that a slip is noticed."""
    if state.where[polygon] != seat:
        raise Unreadable(f"polygon {polygon} is not in the collection of seat {seat + 1}")


def _read_one(state: State, actor: int, verb: str, seat: int, polygon: int) -> int:
    _demand(state, actor if verb == "give" else seat, polygon)
    if verb == "give":
        return int(with_seat(GIVE, seat, kind_of(polygon), 0))
    return int(with_seat(STEAL, seat, 0, kind_of(polygon)))


def _read_set(text: str, name: str, stack: str | None) -> int:
    if name in COLOURS and stack is None:
        return int(colour_set(COLOURS.index(name)))
    if name in SHAPES and (stack is None or stack in COLOURS):
        return int(shape_set(SHAPES.index(name), NO_STACK if stack is None else COLOURS.index(stack)))
    raise Unreadable(f"“{text}” scores no set; expected such as: score pink, score square from green")


def _read_chance(state: State, words: str) -> int:
    if state.phase == DRAW_START:
        found = re.fullmatch(r"start ([1-4])", words)
        if not found or int(found[1]) > state.players:
            raise Unreadable(f"“{words}” does not draw a start player; expected start 1 to start {state.players}")
        return int(found[1]) - 1
    found = re.fullmatch(r"pile (\d{1,10})", words)
    if not found or int(found[1]) >= PILES:
        raise Unreadable(f"“{words}” drops no pile; expected pile 0 to pile {PILES - 1}")
    return int(found[1])
