"""Fills the picture of a table: what lies where, what may be chosen, what happened.

Gets veiled states only. Each is turned into plain values first, and the rules are asked once for everything.
"""

from functools import cache, lru_cache

import numpy as np

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.picture import Records, alone
from sammelsurium.kernel.picture import plain as as_plain

from .. import codes, notation, rules
from ..box import Facts, PrintedSymbols
from ..state import (
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
    T_FINAL,
    T_FOREVER,
    T_SPECIALISTS,
    T_VALUES,
    TERMS,
    TRAYS,
)
from . import doings, inquiry, pieces, plain, player, structures, telling

AT_ONCE = (SPLIT, SHOW, OPEN_HAND)


def view(facts: Facts, box: BoxData, state: State, seat: int) -> structures.View:
    states, findings = alone(state), np.zeros(1, inquiry.FINDINGS)
    refusals, tiles = np.zeros((ITEMS, TRAYS), np.int64), np.zeros((inquiry.MOST_TILES, 4), np.int64)
    lying = inquiry.look(alone(box), states, seat, findings, refusals, tiles)
    now, found = as_plain(states, plain.Plain), as_plain(findings, plain.Findings)
    contests = [_contest(facts, now, kind) for kind in range(len(CONTEST_KINDS)) if now.contests[kind] != NONE]
    return structures.View(
        round=now.round_number,
        rounds=ROUNDS,
        day=_day(now.phase),
        phase=PHASES[now.phase],
        turn=_turn(now, found.waiting),
        players=player.show_players(facts, now, found, tiles[:lying]),
        items=pieces.show_items(facts, now, found.place),
        marker=_side_or_none(now.marker),
        first=_side_or_none(now.first),
        haul=found.haul,
        events=[_events(facts)[now.events[n], n == now.revealed - 1] for n in range(now.revealed)],
        albums=_albums(facts, now) if now.phase == GIVE_ALBUMS else [],
        contests=contests[:ROUND_CONTESTS],
        final=contests[FINAL] if len(contests) > FINAL else None,
        stacks=structures.Stacks(*[*now.stock, now.forever_left, now.attendees.bit_count()]),
        unseen=structures.Unseen(*[fronts.bit_count() for fronts in now.unseen]),
        refused=_refused(refusals.tolist()) if now.phase == SPLIT else {},
        rival=_rival(facts, now) if now.sides > now.players else None,
    )


def caption(box: BoxData, state: State) -> structures.Caption:
    return structures.Caption(int(state.round_number), ROUNDS)


def midway(state: State, seat: int) -> bool:
    """A stamp that was taken up is placed or put back: that is one step to whoever holds it."""
    return bool(state.phase == SHOW and state.hand[seat] != NONE)


def _side_or_none(side: int) -> int | None:
    return None if side == NONE else side


def _day(phase: int) -> structures.Day:
    if phase == FINISHED:
        return "over"
    if phase < SPLIT:
        return "collect"
    return "swap" if phase < SHOW else "show"


def _turn(now: plain.Plain, waiting: int) -> int | None:
    together = now.phase in AT_ONCE or (now.phase == ENTER_CONTESTS and not now.contests_in_turn)
    return None if waiting <= 0 or together else now.turn


def _albums(facts: Facts, now: plain.Plain) -> list[structures.AlbumOffer]:
    """All five with their printed exhibitors, and who has one already."""
    owners = {album: side for side, album in enumerate(now.album[: now.sides])}
    return [
        structures.AlbumOffer(number, printed.id, printed.theme, owners.get(number))
        for number, printed in enumerate(facts.album_exhibitor)
    ]


def _contest(facts: Facts, now: plain.Plain, kind: int) -> structures.Contest:
    card = facts.contest[now.contests[kind]]
    tickets = [side for side in range(now.sides) if plain.has(now.tickets[side], kind)]
    return structures.Contest(kind, card.id, card.kind, card.points, card.per, card.table, card.cap, tickets)


@lru_cache(pieces.BOXES)
def _events(facts: Facts) -> dict[tuple[int, bool], structures.EventCard]:
    """Each by its number, and whether it is in force."""
    return {
        (number, in_force): structures.EventCard(card.id, in_force, _symbols(card.symbols))
        for number, card in enumerate(facts.event)
        for in_force in (False, True)
    }


def _symbols(printed: PrintedSymbols) -> structures.Symbols:
    small, long, short, large = ((up, down) for up, down in (printed.small, printed.long, printed.short, printed.large))
    return structures.Symbols(small, long, short, large, printed.forever, printed.attendees)


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
    return notation.write_move(int(codes.two(codes.PUT, item, tray)), False)


def _rival_card(facts: Facts, card: int) -> structures.RivalCard | None:
    if card == NONE:
        return None
    found = facts.solo.card[card]
    first, second = found.wants
    return structures.RivalCard(found.id, (first, second), found.cut, found.taste, found.contest)


def _rival(facts: Facts, now: plain.Plain) -> structures.Rival:
    tastes = [_rival_card(facts, card) for card in now.tastes]
    return structures.Rival(
        level=facts.solo.level[now.level].id,
        card=_rival_card(facts, now.open_card),
        cut=_rival_card(facts, now.cut_card),
        tastes=[card for card in tastes if card],
        deck=now.rival_deck.bit_count(),
        pile=[
            pieces.pieces_of(facts)[FIRST[stack] + n] for stack in range(STACKS) for n in plain.members(now.pile[stack])
        ],
        forevers=now.forevers[RIVAL],
    )


# -- what happened -------------------------------------------------------------------------------------------------


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[doings.Event]:
    states, later = alone(before), alone(after)
    projected = _projected(box, later) if before.round_number < after.round_number else {}
    step = plain.Step(
        as_plain(states, plain.Moment),
        as_plain(later, plain.Moment),
        inquiry.places(states),
        inquiry.places(later),
        projected,
    )
    return list(telling.of_chance(facts, step) if actor == CHANCE else telling.of_move(facts, step, actor, move))


def _projected(box: BoxData, states: Records) -> dict[str, list[str | int]]:
    """Of each side, by the names of the terms."""
    findings, refusals, tiles = (
        np.zeros(1, inquiry.FINDINGS),
        np.zeros((ITEMS, TRAYS), np.int64),
        np.zeros((inquiry.MOST_TILES, 4), np.int64),
    )
    inquiry.look(alone(box), states, NONE, findings, refusals, tiles)
    sides = as_plain(findings, plain.Findings).projected[: int(states[0].sides)]
    return {TERMS[term]: [side[term] for side in sides] for term in (T_FOREVER, T_VALUES, T_SPECIALISTS, T_FINAL)}
