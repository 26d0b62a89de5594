"""The notation: `take 17`, `stop`, `add`, `gift`, `swap 12 2 24` (my 12 for seat 2's 24), `steal 2 24`, `give 2 12`,
`remove 31`, `score pink`, `score square from green`, `score square`. Chance says `start 2` and `pile 1234567`.
Seats count from 1, polygons from 0.
"""

import re

from sammelsurium.kernel.compiled import compiled
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
    Parts,
    colour_set,
    other_of,
    own_of,
    parts,
    polygon_of,
    seat_of,
    shape_set,
    simple,
    verb_of,
    with_polygon,
    with_seat,
)
from .collection import first_of
from .pile import PILES, kind_of
from .state import COLOURS, DRAW_START, NONE, POLYGONS, SHAPES

WORDS = {STOP: "stop", ADD: "add", GIFT: "gift"}
ONE_POLYGON = {TAKE: "take", REMOVE: "remove"}
OTHERS = {STEAL: "steal", GIVE: "give"}
EXCHANGES = (SWAP, STEAL, GIVE)
POLYGON = re.compile(r"(take|remove) (\d{1,2})")
ANOTHERS = re.compile(r"(steal|give) ([1-4]) (\d{1,2})")
SWAPPED = re.compile(r"swap (\d{1,2}) ([1-4]) (\d{1,2})")
SET = re.compile(r"score ([a-z]+)(?: from ([a-z]+))?")
FORMS = (
    "take 17, stop, add, gift, swap 12 2 24, steal 2 24, give 2 12, remove 31, score pink, score square from green, "
    "score square"
)


# -- writing -------------------------------------------------------------------------------------------------------


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    if actor == CHANCE:
        return f"start {move + 1}" if state.phase == DRAW_START else f"pile {move}"
    made = parts(move)
    if made.verb in EXCHANGES:
        return write_move(made, int(piece_of(state, actor, move)), int(other_piece_of(state, move)))
    return write_move(made, made.polygon, NONE)


def write_move(move: Parts, piece: int, other: int) -> str:
    """With the polygons that the move means here: kinds of a collection are named by the first of their kind."""
    verb = move.verb
    if verb in ONE_POLYGON:
        return write_polygon(verb, piece)
    if verb == SWAP:
        return f"swap {piece} {move.seat + 1} {other}"
    if verb in OTHERS:
        return f"{OTHERS[verb]} {move.seat + 1} {piece}"
    return WORDS[verb] if verb in WORDS else _write_set(move)


def write_polygon(verb: int, piece: int) -> str:
    """To take or to remove it."""
    return f"{ONE_POLYGON[verb]} {piece}"


def _write_set(move: Parts) -> str:
    if move.verb == COLOUR_SET:
        return f"score {COLOURS[move.other]}"
    return f"score {SHAPES[move.own]}" + ("" if move.other == NO_STACK else f" from {COLOURS[move.other]}")


@compiled
def piece_of(state: State, seat: int, move: int) -> int:
    """The polygon that a move speaks of, a kind by the first of that kind in the collection, or NONE."""
    verb = verb_of(move)
    if verb in (TAKE, REMOVE):
        return polygon_of(move)
    if verb == GIFT:
        return int(state.chain[state.taken - 1])
    if verb == STEAL:
        return int(first_of(state, seat_of(move), other_of(move)))
    return int(first_of(state, seat, own_of(move))) if verb in (SWAP, GIVE) else NONE


@compiled
def other_piece_of(state: State, move: int) -> int:
    """The polygon that a swap gets, or NONE."""
    return int(first_of(state, seat_of(move), other_of(move))) if verb_of(move) == SWAP else NONE


# -- reading -------------------------------------------------------------------------------------------------------


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
    if found := ANOTHERS.fullmatch(words):
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
