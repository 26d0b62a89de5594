"""What lies where. Every state is turned into plain values first, and the rules are asked once for everything."""

from collections.abc import Sequence

import numpy as np

from sammelsurium.kernel.contract import BoxData, State
from sammelsurium.kernel.picture import alone, plain

from ..box import Facts
from ..collection import partner_of
from ..scoring import TERMS
from ..state import (
    ADDED,
    BY_PILE,
    BY_TOKENS,
    COLOURS,
    COPIES,
    FINISHED,
    MOST,
    NONE,
    OUT,
    PLAYERS,
    SCORING,
    SHAPES,
    TAKING,
    TOKENS,
    Ending,
)
from .heap import heap_of
from .inquiry import look
from .lines import KIND_LOOKS, lines_of
from .looks import ALL
from .plain import Plain
from .structures import (
    Actions,
    Caption,
    Chain,
    Counts,
    Grid,
    Phase,
    Player,
    Polygon,
    Sizes,
    Stack,
    Team,
    Terms,
    Tray,
    View,
)

PHASES: dict[int, Phase] = {TAKING: "taking", ADDED: "added", SCORING: "scoring", FINISHED: "over"}
ENDINGS: dict[int, Ending] = {BY_TOKENS: "tokens", BY_PILE: "pile"}


# -- what lies where -----------------------------------------------------------------------------------------------


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    states = alone(state)
    now, terms = plain(states, Plain), np.zeros((PLAYERS, len(TERMS)), np.int64)
    fallback = look(alone(box), states, terms)
    points, lying = terms.tolist(), _sorted(now)
    pile = heap_of(box, now.pile_number).lying(states) if now.phase in PHASES else []
    return View(
        round=now.round_number,
        phase=PHASES.get(now.phase),
        turn=now.turn if now.phase in PHASES and now.phase != FINISHED else None,
        start=None if now.starter == NONE else now.starter,
        tray=_tray(facts),
        pile=pile,
        left=now.tray_size,
        accessible=sum([piece.accessible for piece in pile]),
        fallback=bool(fallback),
        chain=_chain(now),
        stacks=[
            Stack(colour, facts.points.stack[TOKENS - left :]) for colour, left in zip(COLOURS, now.stack, strict=True)
        ],
        out=len(lying[OUT]),
        action_used=bool(now.action_used),
        ending=ENDINGS.get(now.ending),
        teams=[_team(now, seat, first, points) for first in range(2)] if now.teams else None,
        players=[_player(facts, now, seat, player, lying[player], points[player]) for player in range(now.players)],
    )


def caption(box: BoxData, state: State) -> Caption:
    return Caption(int(state.round_number), int(state.tray_size))


def _sorted(now: Plain) -> list[list[Polygon]]:
    """All polygons, by where they are."""
    lying: list[list[Polygon]] = [[] for _ in range(OUT + 1)]
    for polygon, place in zip(ALL, now.where, strict=True):
        lying[place].append(polygon)
    return lying


def _tray(facts: Facts) -> Tray:
    tray, sizes = facts.tray, Sizes(*[facts.sizes[shape] for shape in SHAPES])
    return Tray(tray.width, tray.height, tray.corner, tray.thickness, sizes)


def _chain(now: Plain) -> Chain:
    taken = now.chain[: now.taken]
    follow = KIND_LOOKS[taken[-1] // COPIES] if 0 < len(taken) < MOST else None
    return Chain([ALL[polygon] for polygon in taken], MOST, follow, bool(now.pair))


# -- the players ---------------------------------------------------------------------------------------------------


def _knows(now: Plain, seat: int, player: int) -> bool:
    """Score tokens lie face down (CX-33)."""
    return seat == player or now.phase == FINISHED


def _player(
    facts: Facts, now: Plain, seat: int, player: int, collection: list[Polygon], points: Sequence[int]
) -> Player:
    knows, counts, tokens = _knows(now, seat, player), now.kind_count[player], now.actions[player]
    earned = zip(facts.points.stack, now.earned[player], strict=True)
    return Player(
        seat=player,
        partner=int(partner_of(player)) if now.teams else None,
        collection=collection,
        grid=Grid(Counts(*counts[0:4]), Counts(*counts[4:8]), Counts(*counts[8:12]), Counts(*counts[12:16])),
        sets=lines_of(now.kinds[player]),
        tokens=now.earned_size[player],
        values=[value for value, count in earned for _ in range(count)] if knows else None,
        actions=None if now.experts else Actions(*[bool(tokens >> place & 1) for place in range(3)]),
        points=sum(points) if knows else None,
        terms=Terms(*points) if knows else None,
    )


def _team(now: Plain, seat: int, first: int, points: Sequence[Sequence[int]]) -> Team:
    seats = [first, int(partner_of(first))]
    known = all(_knows(now, seat, player) for player in seats)
    together = sum(sum(points[player]) for player in seats) if known else None
    return Team(seats, together, sum(now.held[player] for player in seats))
