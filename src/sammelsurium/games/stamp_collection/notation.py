"""The notation: `coin`, `buy 3 b2`, `buy 5 storage`, `buy 8 slot`, `buy 3 b2 stamp 2`, `buy 3 b2 loan`, `loan`,
`repay`, `album 2`. Chance says `start 2`, `album 3`, `deal blue animal`, `deal green mount`, `deal storage`.
Tiles, slots, seats and albums count from 1.
"""

import re
from functools import cache

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from .box import space_name, space_number
from .codes import (
    ALBUM,
    BUY,
    COIN,
    LOAN,
    REPAY,
    SLOT,
    STORAGE,
    Parts,
    buy,
    parts,
    pick_album,
    simple,
)
from .rules import kind_of_draw, nth_free_album
from .state import (
    ALBUMS,
    COLOURS,
    DRAW_START,
    FIRST_MOUNT,
    GIVE_ALBUMS,
    KINDS,
    MOTIFS,
    NONE,
    STORAGE_TILE,
)

WORDS = {COIN: "coin", LOAN: "loan", REPAY: "repay"}
PLACES = {STORAGE: "storage", SLOT: "slot"}
PURCHASE = re.compile(r"buy ([1-8]) ([a-d][1-4]|storage|slot)(?: stamp ([12]))?( loan)?")
FORMS = "coin, buy 3 b2, buy 3 storage, buy 3 slot, buy 3 b2 stamp 2, buy 3 b2 loan, loan, repay, album 2"


def kind_name(kind: int) -> str:
    """A kind of tile in words: "blue animal", "green mount", "storage"."""
    if kind == STORAGE_TILE:
        return "storage"
    if kind >= FIRST_MOUNT:
        return f"{COLOURS[kind - FIRST_MOUNT]} mount"
    return f"{COLOURS[kind // len(MOTIFS)]} {MOTIFS[kind % len(MOTIFS)]}"


KIND_NUMBERS = {kind_name(kind): kind for kind in range(KINDS)}


def place_name(place: int) -> str:
    return PLACES.get(place) or space_name(place)


def place_number(name: str) -> int:
    return next((place for place, known in PLACES.items() if known == name), None) or space_number(name)


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    return _write_chance(state, move) if actor == CHANCE else write_move(parts(move))


@cache
def write_move(move: Parts) -> str:
    if move.verb == BUY:
        stamp = f" stamp {move.from_slot}" if move.from_slot else ""
        loan = " loan" if move.loan else ""
        return f"buy {move.tile + 1} {place_name(move.place)}{stamp}{loan}"
    if move.verb == ALBUM:
        return f"album {move.place + 1}"
    return WORDS[move.verb]


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    words = " ".join(text.lower().split())
    if actor == CHANCE:
        return _read_chance(state, words)
    for verb, word in WORDS.items():
        if words == word:
            return int(simple(verb))
    if found := re.fullmatch(rf"album ([1-{ALBUMS}])", words):
        return int(pick_album(int(found[1]) - 1))
    if found := PURCHASE.fullmatch(words):
        return int(buy(int(found[1]) - 1, place_number(found[2]), int(found[3] or 0), int(bool(found[4]))))
    raise Unreadable(f"“{text}” is no move; moves look like these: {FORMS}")


def _write_chance(state: State, outcome: int) -> str:
    if state.phase == DRAW_START:
        return f"start {outcome + 1}"
    if state.phase == GIVE_ALBUMS:
        return f"album {nth_free_album(state, outcome) + 1}"
    return f"deal {kind_name(int(kind_of_draw(state, outcome)))}"


def _read_chance(state: State, words: str) -> int:
    if state.phase == DRAW_START:
        return _read_start(state, words)
    if state.phase == GIVE_ALBUMS:
        return _read_album(state, words)
    return _read_deal(state, words)


def _read_start(state: State, words: str) -> int:
    found = re.fullmatch(r"start ([1-4])", words)
    if not found or int(found[1]) > state.players:
        raise Unreadable(f"“{words}” does not draw a start player; expected start 1 to start {state.players}")
    return int(found[1]) - 1


def _read_album(state: State, words: str) -> int:
    free = [album for album in range(ALBUMS) if album not in set(state.album[: state.players])]
    for outcome, album in enumerate(free):
        if words == f"album {album + 1}":
            return outcome
    expected = ", ".join(f"album {album + 1}" for album in free)
    raise Unreadable(f"“{words}” does not deal an album that is left; expected one of: {expected}")


def _read_deal(state: State, words: str) -> int:
    kind = KIND_NUMBERS.get(words.removeprefix("deal ") if words.startswith("deal ") else "", NONE)
    if kind == NONE:
        raise Unreadable(f"“{words}” deals no tile; expected such as: deal blue animal, deal red mount, deal storage")
    if state.pile[kind] == 0:
        raise Unreadable(f"“{words}”: no {kind_name(kind)} is left in the pile")
    return int(state.pile[:kind].sum())
