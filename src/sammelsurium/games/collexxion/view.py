"""Fills the picture of a table (`picture.py`): what lies where, what may be chosen, what happened.

Gets veiled states only. Each is turned into plain values first, and the rules are asked once for everything.
"""

from collections.abc import Sequence

import numpy as np

from sammelsurium.kernel.contract import CHANCE, BoxData, Moves, State
from sammelsurium.kernel.picture import alone, plain

from . import changes, rules
from .box import Facts
from .changes import Move
from .choice import choice
from .codes import parts
from .ending import partner_of
from .heap import heap_of
from .inquiry import count_accessible, look, mark, marks
from .lines import KIND_LOOKS, lines_of
from .picture import (
    Actions,
    Caption,
    Chain,
    Choice,
    Counts,
    Event,
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
from .plain import Plain
from .state import (
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
from .words import ALL

PHASES: dict[int, Phase] = {TAKING: "taking", ADDED: "added", SCORING: "scoring", FINISHED: "over"}
ENDINGS: dict[int, Ending] = {BY_TOKENS: "tokens", BY_PILE: "pile"}


# -- what lies where -----------------------------------------------------------------------------------------------


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    states = alone(state)
    now, terms = plain(states, Plain), np.zeros((PLAYERS, len(rules.TERMS)), np.int64)
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


# -- what may be chosen --------------------------------------------------------------------------------------------


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    """The consequences before commitment: every move is tried on a copy."""
    states = alone(state)
    table, tried = plain(states, Plain), marks(alone(box), states, seat, moves)
    made = zip(map(parts, moves.tolist()), tried, strict=True)
    return [choice(facts, Move(seat, move, table, then)) for move, then in made]


# -- what happened -------------------------------------------------------------------------------------------------


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    states, later = alone(before), alone(after)
    table = plain(states, Plain)
    if actor == CHANCE:
        told = changes.of_chance(table, plain(later, Plain), int(count_accessible(later)))
    else:
        then = mark(alone(box), states, later, actor, move)
        told = changes.of_move(facts, Move(actor, parts(move), table, then))
    return [
        Event(change.event, change.args, change.moves, {str(seat): n for seat, n in change.points.items()})
        for change in told
        if change.event or change.moves
    ]


def recalls(before: State, now: State) -> bool:
    """Score tokens lie face down (CX-33): what happened before everybody's last turn is for people to remember."""
    told = now.reminding or now.phase == FINISHED or _turns(now) - _turns(before) < now.players
    return bool(told)


def _turns(state: State) -> int:
    """How many turns there have been."""
    place = 0 if state.starter < 0 else int(state.turn - state.starter) % int(state.players)
    return int(state.round_number) * int(state.players) + place
