"""What lies where: the picture of a table, filled in.

Gets veiled states only. Each is turned into plain values first, and the rules are asked once for everything.
"""

from functools import cache

import numpy as np
from msgspec import UNSET

from sammelsurium.kernel.contract import NOBODY, BoxData, State, copy_state
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..notation import EFFECTS, PLAYING, TAKING
from ..scoring import TERMS
from ..state import (
    DEAL_HANDS,
    GIVING,
    LAST_CARD,
    LAYING,
    NONE,
    PLAY,
    PLAYERS,
    SET_NAMES,
    SETS,
    SPACES,
    TAKE,
    UNKNOWN,
    SetName,
)
from .inquiry import look
from .pieces import Pieces, pieces_of
from .plain import Plain
from .table import (
    Caption,
    Card,
    Chip,
    Collector,
    Extras,
    Phase,
    Played,
    Player,
    Question,
    Space,
    SpecialPoints,
    Terms,
    View,
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
    terms, specials = np.zeros((PLAYERS, len(TERMS)), np.int64), np.zeros((PLAYERS, len(SPECIALS)), np.int64)
    certain, collectors = np.zeros(PLAYERS, np.int64), np.zeros((SPACES, PLAYERS, 3), np.int64)
    look(alone(box), states, alone(copy_state(state)), seat, known, terms, specials, certain, sizes, collectors)
    reserve = min(now.pile_size, pieces.reserve[now.players])
    told = zip(range(now.players), known.tolist(), certain.tolist(), terms.tolist(), sizes.tolist(), strict=False)
    display = [None if card == NONE else pieces.cards[card] for card in now.display]
    hand = [] if seat < 0 else pieces.in_masks(now.hand[seat])
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
        display=display,
        hand=hand,
        wanted=_wanted(now, seat, display, hand),
        bonus=pieces.lines,
        line=pieces.line[now.laid_count],
        played=Played(SET_NAMES[now.laid_set], now.laid_count) if now.laid_count else None,
        pending=[Chip(kind, count) for kind, count in zip(EFFECTS, now.pending, strict=True) if count],
        doing=None if now.doing == NONE else EFFECTS[now.doing],
        question=Question(now.turn, now.giver, SET_NAMES[now.asked]) if now.phase == GIVING else None,
        players=[
            _player(pieces, now, player, pieces.in_masks(held), least, points, large)
            for player, held, least, points, large in told
        ],
        extras=_extras(pieces, now, specials.tolist()) if pieces.special else UNSET,
    )


def questioned(state: State) -> int:
    """Who gives a card away chooses it on the asker's turn (ST-43)."""
    return int(state.giver) if state.phase == GIVING and not state.asker_picks else NOBODY


def midway(state: State, seat: int) -> bool:
    """Cards are laid one by one, but a play is one step to whoever plays them."""
    return bool(state.phase == LAYING and state.turn == seat)


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


def _wanted(now: Plain, seat: int, display: list[Card | None], hand: list[Card]) -> dict[str, str]:
    """Not of cards that may all be taken, or played, anyway."""
    if now.turn != seat:
        return {}
    wanted = {shown.card: TAKING[shown.card] for shown in display if shown} if now.phase != TAKE else {}
    if now.phase != PLAY:
        wanted.update([(held.card, PLAYING[held.card]) for held in hand])
    return wanted


def _player(
    pieces: Pieces, now: Plain, seat: int, known: list[Card], certain: int, points: list[int], sizes: list[int]
) -> Player:
    laid = zip(range(SETS), now.album[seat], now.open_card[seat], sizes, strict=True)
    return Player(
        seat=seat,
        hand=now.hand_size[seat],
        known=known,
        lacks=[name for name, most in zip(SET_NAMES, now.most[seat], strict=True) if most == 0],
        now=certain,
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
