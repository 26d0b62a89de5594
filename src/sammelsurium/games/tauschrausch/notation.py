"""The notation: `take 5`, `put 5 reserve`, `choose 2 a`, `stamp 5`, `place c4`, `enter 3`; FORMS has them all.

Chance says `start 2`, `album 3`, `contest monochrome`, `event open_hand`, `front 5 S01` (item 5 turns out to be that
stamp or card), and in solo play `card envy` and `taste envy`. Items, seats, albums and contests count from 1.
"""

import re
from collections.abc import Callable
from functools import cache

from sammelsurium.kernel.bits import lowest, nth
from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from . import album, codes, rules, table
from .box import CELL_NAMES, CELL_NUMBERS, CONTEST_IDS, EVENT_IDS, RIVAL_IDS, SPECIALIST_IDS, piece_name
from .state import (
    BACKS,
    COLLECT,
    DEAL_CONTESTS,
    DRAW_START,
    GIVE_ALBUMS,
    ITEMS,
    KIND_CARDS,
    REVEAL_EVENTS,
    STACKS,
    TASTE,
    TRAY_NAMES,
)

WORDS = {codes.PASS: "pass", codes.CONFIRM: "confirm", codes.DROP: "drop"}
ITEM_VERBS = {codes.REVEAL: "reveal", codes.TAKE: "take", codes.GIVE: "give", codes.BACK: "back", codes.STAMP: "stamp"}
SIZES = "|".join(BACKS[:STACKS])
FORMS = (
    "album 2, take 5, reveal 5, redraw 5 small, use fortune_teller, exchange 5 17, give 5, "
    "put 5 reserve (or safe, postmark, porter, a, b), back 5, draw small, choose 2 a, "
    "choose pinzetta b, stamp 5, place c4, drop, enter 3, confirm, pass"
)


# -- writing -------------------------------------------------------------------------------------------------------


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    if actor == CHANCE:
        return write_chance(box, state, move)
    return write_move(int(move), state.sides > state.players)


@cache
def write_move(move: int, solo: bool) -> str:
    verb, argument, first, second = codes.parts(move)
    if verb in WORDS:
        return WORDS[verb]
    if verb in ITEM_VERBS:
        return f"{ITEM_VERBS[verb]} {argument + 1}"
    if verb == codes.PLACE:
        return f"place {CELL_NAMES[argument]}"
    if verb == codes.ENTER:
        return f"enter {argument + 1}"
    if verb == codes.ALBUM:
        return f"album {argument + 1}"
    if verb == codes.USE:
        return f"use {SPECIALIST_IDS[argument]}"
    if verb == codes.DRAW:
        return f"draw {BACKS[argument]}"
    if verb == codes.PUT:
        return f"put {first + 1} {TRAY_NAMES[second]}"
    if verb == codes.CHOOSE_OFFER:
        return f"choose {'pinzetta' if solo else first + 1} {'ab'[second]}"
    if verb == codes.REDRAW_ITEM:
        return f"redraw {first + 1} {BACKS[second]}"
    return f"exchange {first + 1} {second + 1}"


def write_chance(box: BoxData, state: State, outcome: int) -> str:
    if state.looking:
        return f"front {lowest(state.looking) + 1} {piece_name(int(table.piece_of_outcome(state, outcome)))}"
    if state.phase == DRAW_START:
        return f"start {outcome + 1}"
    if state.phase == GIVE_ALBUMS:
        return f"album {nth(album.albums_left(state), outcome) + 1}"
    if state.phase == DEAL_CONTESTS:
        return f"contest {CONTEST_IDS[int(state.turn) * KIND_CARDS + outcome]}"
    if state.phase == REVEAL_EVENTS:
        return f"event {EVENT_IDS[nth(state.deck, outcome)]}"
    if state.phase == TASTE and box.open_tastes[state.level] == 2:
        return f"taste {RIVAL_IDS[state.tastes[outcome]]}"
    card = RIVAL_IDS[nth(state.rival_deck, outcome)]
    return f"card {card}" if state.phase == COLLECT else f"taste {card}"


# -- reading -------------------------------------------------------------------------------------------------------


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    if actor == CHANCE:
        return _read_chance(box, state, " ".join(text.split()))
    words = " ".join(text.lower().split())
    for verb, word in WORDS.items():
        if words == word:
            return int(codes.code(verb, 0))
    for pattern, make in READERS:
        if found := re.fullmatch(pattern, words):
            return make(state, found)
    raise Unreadable(f"“{text}” is no move; moves look like these: {FORMS}")


def _item(number: str) -> int:
    if not 1 <= int(number) <= ITEMS:
        raise Unreadable(f"there is no item {number}; items count from 1 to {ITEMS}")
    return int(number) - 1


def _read_item(state: State, found: re.Match[str]) -> int:
    verb = next(verb for verb, word in ITEM_VERBS.items() if word == found[1])
    return int(codes.code(verb, _item(found[2])))


def _read_put(state: State, found: re.Match[str]) -> int:
    return int(codes.two(codes.PUT, _item(found[1]), TRAY_NAMES.index(found[2])))


def _read_redraw(state: State, found: re.Match[str]) -> int:
    return int(codes.two(codes.REDRAW_ITEM, _item(found[1]), BACKS.index(found[2])))


def _read_exchange(state: State, found: re.Match[str]) -> int:
    return int(codes.two(codes.EXCHANGE_ITEM, _item(found[1]), _item(found[2])))


def _read_draw(state: State, found: re.Match[str]) -> int:
    return int(codes.code(codes.DRAW, BACKS.index(found[1])))


def _read_choose(state: State, found: re.Match[str]) -> int:
    solo = state.sides > state.players
    if solo != (found[1] == "pinzetta"):
        raise Unreadable(f"“{found[0]}”: {'you swap with Pinzetta' if solo else 'Pinzetta does not play here'}")
    side = 1 if solo else int(found[1]) - 1
    return int(codes.two(codes.CHOOSE_OFFER, side, "ab".index(found[2])))


def _read_place(state: State, found: re.Match[str]) -> int:
    if found[1] not in CELL_NUMBERS:
        raise Unreadable(f"there is no cell {found[1]}; cells are a1 to l12")
    return int(codes.code(codes.PLACE, CELL_NUMBERS[found[1]]))


def _read_enter(state: State, found: re.Match[str]) -> int:
    return int(codes.code(codes.ENTER, int(found[1]) - 1))


def _read_album(state: State, found: re.Match[str]) -> int:
    return int(codes.code(codes.ALBUM, int(found[1]) - 1))


def _read_use(state: State, found: re.Match[str]) -> int:
    return int(codes.code(codes.USE, SPECIALIST_IDS.index(found[1])))


Reader = Callable[[State, re.Match[str]], int]
READERS: tuple[tuple[str, Reader], ...] = (
    (r"(reveal|take|give|back|stamp) (\d{1,2})", _read_item),
    (rf"put (\d{{1,2}}) ({'|'.join(TRAY_NAMES)})", _read_put),
    (rf"redraw (\d{{1,2}}) ({SIZES})", _read_redraw),
    (r"exchange (\d{1,2}) (\d{1,2})", _read_exchange),
    (rf"draw ({SIZES})", _read_draw),
    (r"choose ([1-5]|pinzetta) ([ab])", _read_choose),
    (r"place ([a-l]\d{1,2})", _read_place),
    (r"enter ([1-4])", _read_enter),
    (rf"album ([1-{album.ALBUMS}])", _read_album),
    (rf"use ({'|'.join(SPECIALIST_IDS)})", _read_use),
)


def _read_chance(box: BoxData, state: State, words: str) -> int:
    """Whatever Chance can say now, one of it is meant."""
    possible = [write_chance(box, state, outcome) for outcome in range(int(rules.chance(box, state)))]
    if words in possible:
        return possible.index(words)
    known = ", ".join(possible[:6]) + (" …" if len(possible) > 6 else "")
    raise Unreadable(f"“{words}” is nothing that Chance can say now; expected one of: {known}")
