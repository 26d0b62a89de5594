"""Fills the picture of a table (`picture.py`): what lies where, what may be chosen, what happened.

Gets veiled states only. Each is turned into plain values first, and the rules are asked once for everything.
"""

from functools import cache, lru_cache

import numpy as np

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.picture import alone, plain

from . import changes, rules
from .box import Facts
from .box import Symbols as PrintedSymbols
from .codes import PUT, two
from .inquiry import FINDINGS, MOST_TILES, look, places
from .moves import write_move
from .picture import (
    AlbumOffer,
    Caption,
    Contest,
    Day,
    Event,
    EventCard,
    Rival,
    RivalCard,
    Stacks,
    Symbols,
    Unseen,
    View,
)
from .pieces import BOXES, pieces_of, show_items
from .plain import Findings, Moment, Plain, Step, has, members
from .player import show_players
from .previews import choices as choices
from .state import (
    CONTEST_KINDS,
    ENTER_CONTESTS,
    FINAL,
    FINISHED,
    FIRST,
    GIVE_ALBUMS,
    ITEMS,
    NONE,
    OPEN_HAND,
    PHASES,
    RIVAL,
    ROUND_CONTESTS,
    ROUNDS,
    SHOW,
    SPLIT,
    STACKS,
    TRAYS,
)

AT_ONCE = (SPLIT, SHOW, OPEN_HAND)


def view(facts: Facts, box: BoxData, state: State, seat: int) -> View:
    states, findings = alone(state), np.zeros(1, FINDINGS)
    refusals, tiles = np.zeros((ITEMS, TRAYS), np.int64), np.zeros((MOST_TILES, 4), np.int64)
    lying = look(alone(box), states, seat, findings, refusals, tiles)
    now, found = plain(states, Plain), plain(findings, Findings)
    contests = [_contest(facts, now, kind) for kind in range(len(CONTEST_KINDS)) if now.contests[kind] != NONE]
    return View(
        round=now.round_number,
        rounds=ROUNDS,
        day=_day(now.phase),
        phase=PHASES[now.phase],
        turn=_turn(now, found.waiting),
        players=show_players(facts, now, found, tiles[:lying].tolist()),
        items=show_items(facts, now, found.place),
        marker=_side_or_none(now.marker),
        first=_side_or_none(now.first),
        haul=found.haul,
        events=[_events(facts)[now.events[n], n == now.revealed - 1] for n in range(now.revealed)],
        albums=_albums(facts, now) if now.phase == GIVE_ALBUMS else [],
        contests=contests[:ROUND_CONTESTS],
        final=contests[FINAL] if len(contests) > FINAL else None,
        stacks=Stacks(*[*now.stock, now.forever_left, now.attendees.bit_count()]),
        unseen=Unseen(*[fronts.bit_count() for fronts in now.unseen]),
        refused=_refused(refusals.tolist()) if now.phase == SPLIT else {},
        rival=_rival(facts, now) if now.sides > now.players else None,
    )


def caption(box: BoxData, state: State) -> Caption:
    return Caption(int(state.round_number), ROUNDS)


def _side_or_none(side: int) -> int | None:
    return None if side == NONE else side


def _day(phase: int) -> Day:
    if phase == FINISHED:
        return "over"
    if phase < SPLIT:
        return "collect"
    return "swap" if phase < SHOW else "show"


def _turn(now: Plain, waiting: int) -> int | None:
    together = now.phase in AT_ONCE or (now.phase == ENTER_CONTESTS and not now.contests_in_turn)
    return None if waiting <= 0 or together else now.turn


def _albums(facts: Facts, now: Plain) -> list[AlbumOffer]:
    """All five with their printed exhibitors, and who has one already."""
    owners = {album: side for side, album in enumerate(now.album[: now.sides])}
    return [
        AlbumOffer(number, printed.id, printed.theme, owners.get(number))
        for number, printed in enumerate(facts.album_exhibitor)
    ]


def _contest(facts: Facts, now: Plain, kind: int) -> Contest:
    card = facts.contest[now.contests[kind]]
    tickets = [side for side in range(now.sides) if has(now.tickets[side], kind)]
    return Contest(kind, card.id, card.kind, card.points, card.per, card.table, card.cap, tickets)


@lru_cache(BOXES)
def _events(facts: Facts) -> dict[tuple[int, bool], EventCard]:
    """Each by its number, and whether it is in force."""
    return {
        (number, in_force): EventCard(card.id, in_force, _symbols(card.symbols))
        for number, card in enumerate(facts.event)
        for in_force in (False, True)
    }


def _symbols(printed: PrintedSymbols) -> Symbols:
    small, long, short, large = ((up, down) for up, down in (printed.small, printed.long, printed.short, printed.large))
    return Symbols(small, long, short, large, printed.forever, printed.attendees)


def _refused(refusals: list[list[int]]) -> dict[str, str]:
    """Of the wishes that come to mind while splitting: into which trays my items may not go, and why."""
    return {
        _put(item, tray): f"{rules.PREFIX}-{rule}"
        for item, row in enumerate(refusals)
        for tray, rule in enumerate(row)
        if rule
    }


@cache
def _put(item: int, tray: int) -> str:
    return write_move(int(two(PUT, item, tray)), False)


def _rival_card(facts: Facts, card: int) -> RivalCard | None:
    if card == NONE:
        return None
    found = facts.solo.card[card]
    first, second = found.wants
    return RivalCard(found.id, (first, second), found.cut, found.taste, found.contest)


def _rival(facts: Facts, now: Plain) -> Rival:
    tastes = [_rival_card(facts, card) for card in now.tastes]
    return Rival(
        level=facts.solo.level[now.level].id,
        card=_rival_card(facts, now.open_card),
        cut=_rival_card(facts, now.cut_card),
        tastes=[card for card in tastes if card],
        deck=now.rival_deck.bit_count(),
        pile=[pieces_of(facts)[FIRST[stack] + n] for stack in range(STACKS) for n in members(now.pile[stack])],
        forevers=now.forevers[RIVAL],
    )


# -- what happened -------------------------------------------------------------------------------------------------


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    states, later = alone(before), alone(after)
    step = Step(plain(states, Moment), plain(later, Moment), places(states), places(later))
    return list(changes.of_chance(facts, step) if actor == CHANCE else changes.of_move(facts, step, actor, move))
