"""Fills the picture of a table (`picture.py`): what lies where, what happened. What may be chosen is in `preview`.

Gets veiled states only. Each is turned into plain values first, and the rules are asked once for everything.
"""

from functools import cache

import numpy as np
from msgspec import UNSET

from sammelsurium.kernel.contract import CHANCE, NOBODY, BoxData, Moves, State, copy_state
from sammelsurium.kernel.picture import alone, plain

from . import changes, preview, rules
from .box import Facts
from .inquiry import look
from .moves import EFFECTS
from .picture import (
    Caption,
    Card,
    Chip,
    Choice,
    Collector,
    Event,
    Extras,
    OpenedEvent,
    Phase,
    Played,
    Player,
    Question,
    Space,
    SpecialPoints,
    Terms,
    View,
)
from .pieces import Pieces, pieces_of
from .plain import Plain
from .state import (
    DEAL_HANDS,
    GIVING,
    LAST_CARD,
    NONE,
    PLAYERS,
    SET_NAMES,
    SETS,
    SPACES,
    UNKNOWN,
    SetName,
)

PHASES: tuple[Phase, ...] = (
    "setup", "setup", "setup", "setup", "setup", "effects", "effects", "effects", "effects", "effects", "opening",
    "take", "play", "laying", "effects", "bonus", "again", "giving", "last card", "over",
)  # fmt: skip
SPECIALS = ("diploma", "neighbours", "favourite")  # in the order of `inquiry.look`


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    states, pieces = alone(state), pieces_of(facts, box)
    now = plain(states, Plain)
    known, sizes = np.zeros((PLAYERS, SETS), np.int64), np.zeros((PLAYERS, SETS), np.int64)
    terms, specials = np.zeros((PLAYERS, len(rules.TERMS)), np.int64), np.zeros((PLAYERS, len(SPECIALS)), np.int64)
    collectors = np.zeros((SPACES, PLAYERS, 3), np.int64)
    look(alone(box), states, alone(copy_state(state)), seat, known, terms, specials, sizes, collectors)
    reserve = min(now.pile_size, pieces.reserve[now.players])
    told = zip(range(now.players), known.tolist(), terms.tolist(), sizes.tolist(), strict=False)
    return View(
        phase=PHASES[now.phase],
        round=now.round_number,
        turn=now.turn if DEAL_HANDS < now.phase < LAST_CARD else None,
        start=None if now.starter == NONE else now.starter,
        late=bool(now.late),
        ending=bool(now.ending),
        deck=now.pile_size - reserve,
        reserve=reserve,
        board=_board(pieces, now, collectors.tolist()),
        adjacent=pieces.pairs,
        display=[None if card == NONE else pieces.cards[card] for card in now.display],
        hand=[] if seat < 0 else pieces.in_masks(now.hand[seat]),
        bonus=pieces.lines,
        line=_line(facts, now.laid_count),
        played=Played(SET_NAMES[now.laid_set], now.laid_count) if now.laid_count else None,
        pending=[Chip(kind, count) for kind, count in zip(EFFECTS, now.pending, strict=True) if count],
        doing=None if now.doing == NONE else EFFECTS[now.doing],
        question=Question(now.turn, now.giver, SET_NAMES[now.asked]) if now.phase == GIVING else None,
        players=[
            _player(pieces, now, player, pieces.in_masks(held), points, large) for player, held, points, large in told
        ],
        extras=_extras(pieces, now, specials.tolist()) if pieces.special else UNSET,
    )


def questioned(state: State) -> int:
    """Who gives a card away chooses it on the asker's turn (ST-43)."""
    return int(state.giver) if state.phase == GIVING and not state.asker_picks else NOBODY


def caption(box: BoxData, state: State) -> Caption:
    return Caption(int(state.round_number), int(state.pile_size))


@cache
def _collector(seat: int, size: int, points: int) -> Collector:
    return Collector(seat, size, points)


def _board(pieces: Pieces, now: Plain, collectors: list[list[list[int]]]) -> list[Space]:
    lying = zip(pieces.spaces, now.markers, collectors, strict=True)
    return [bare if marker == NONE else _space(bare, marker, now.glued, rows) for bare, marker, rows in lying]


def _space(bare: Space, marker: int, glued: int, rows: list[list[int]]) -> Space:
    mark = "glue" if marker == glued else None
    collections = [_collector(*row) for row in rows if row[0] != NONE]
    return Space(bare.space, bare.rank, bare.x, bare.y, bare.largest, bare.second, SET_NAMES[marker], mark, collections)


def _line(facts: Facts, count: int) -> int | None:
    return next((number for number, line in enumerate(facts.bonus) if line.least <= count <= line.most), None)


def _player(pieces: Pieces, now: Plain, seat: int, known: list[Card], points: list[int], sizes: list[int]) -> Player:
    laid = zip(range(SETS), now.album[seat], now.open_card[seat], sizes, strict=True)
    return Player(
        seat=seat,
        hand=now.hand_size[seat],
        known=known,
        lacks=[name for name, most in zip(SET_NAMES, now.most[seat], strict=True) if most == 0],
        points=sum(points),
        terms=Terms(*points),
        collections=[pieces.collection(number, mask, top, size) for number, mask, top, size in laid if mask],
        chosen=now.chosen[seat] != NONE,
    )


# -- what opened boosters and scenarios add ------------------------------------------------------------------------


def _extras(pieces: Pieces, now: Plain, specials: list[list[int]]) -> Extras:
    scenario = pieces.facts.scenario
    return Extras(
        points=[
            SpecialPoints(kind, seat, points)
            for seat in range(now.players)
            for kind, points in zip(SPECIALS, specials[seat], strict=True)
            if points
        ],
        scenario=None if scenario is None else scenario.id,
        favourites=_favourites(now) if pieces.favourites else UNSET,
    )


def _favourites(now: Plain) -> list[SetName | None]:
    return [None if number in (NONE, UNKNOWN) else SET_NAMES[number] for number in now.favourite[: now.players]]


# -- what may be chosen, what happened -----------------------------------------------------------------------------


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    return preview.choices(pieces_of(facts, box), box, state, seat, moves)


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event | OpenedEvent]:
    story = changes.Story(pieces_of(facts, box), box, before, after)
    return list(changes.of_chance(story) if actor == CHANCE else changes.of_move(story, actor, move))
