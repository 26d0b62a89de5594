"""What follows from an action by itself: pieces that change place, points, Pinzetta's doings, phases, days."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sammelsurium.kernel.contract import BoxData, State

from .bits import count, has
from .box import Facts
from .contents import CONTEST_IDS, EVENT_IDS
from .pieces import place_of, word_of
from .scoring import total
from .state import (
    BACKS,
    CARD_BACK,
    CHOOSE,
    COLLECT,
    DEAL_SECRETLY,
    FINISHED,
    ITEMS,
    LAY_POOL,
    MARKER_BACK,
    NONE,
    REVEAL_EVENTS,
    RIVAL,
    ROUND_CONTESTS,
    SHOW,
    SPLIT,
    T_CARDS,
    T_CONTESTS,
    T_EXHIBITORS,
    T_FINAL,
    T_FOREVER,
    T_MARKER,
    T_SPECIALISTS,
    T_VALUES,
)

SCORED = {
    T_MARKER: "score-marker", T_EXHIBITORS: "score-exhibitors", T_CARDS: "score-card", T_FOREVER: "score-forever",
    T_VALUES: "score-values", T_SPECIALISTS: "score-specialists", T_FINAL: "score-final",
}  # fmt: skip
SHOW_ORDER = (T_CARDS, T_MARKER, T_EXHIBITORS, T_CONTESTS, T_FOREVER, T_VALUES, T_SPECIALISTS, T_FINAL)


@dataclass(frozen=True)
class Change:
    """One thing that happened: words for the log, the pieces that moved, the points it brought."""

    key: str = ""
    args: dict[str, Any] = field(default_factory=dict)
    moves: list[tuple[str, str]] = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)


def piece_args(facts: Facts, piece: int) -> dict[str, Any]:
    return {"piece": word_of(facts, piece)}


def what_followed(facts: Facts, box: BoxData, before: State, after: State) -> Iterator[Change]:
    yield from _rival_took(facts, before, after)
    moved = list(_moved(before, after))
    if moved:
        yield Change(moves=moved)
    yield from _marker_left(before, after)
    yield from _phases(before, after)
    yield from _points(facts, before, after)
    yield from _days(before, after)


# -- pieces --------------------------------------------------------------------------------------------------------


def _moved(before: State, after: State) -> Iterator[tuple[str, str]]:
    """By item; when the round has ended, items are gone and only their last places are told."""
    same_round = before.round_number == after.round_number and after.phase != FINISHED
    for item in range(ITEMS):
        was, now = before.item_back[item] != NONE, same_round and after.item_back[item] != NONE
        if was and now:
            source, target = place_of(before, item), place_of(after, item)
            if source != target:
                yield source, target
        elif now:
            yield f"supply/{BACKS[after.item_back[item]]}", place_of(after, item)
        elif was:
            yield place_of(before, item), _left_for(before, after, item)


def _left_for(before: State, after: State, item: int) -> str:
    """Where an item went that is no longer one."""
    for side in range(int(before.sides)):
        owned = has(before.gained[side] | before.haul[side], item)
        if owned and before.item_back[item] == CARD_BACK:
            return f"cards/{side}"
        if owned and before.item_back[item] == MARKER_BACK:
            return f"marker/{side}"
        if owned and side >= before.players:
            return f"pile/{side}"
        if owned and before.item_cell[item] != NONE:
            return place_of(before, item)
    if before.item_back[item] == MARKER_BACK:
        return f"marker/{after.marker}"
    return "box"


def _rival_took(facts: Facts, before: State, after: State) -> Iterator[Change]:
    """In solo play Pinzetta's turn follows by itself."""
    if before.phase != COLLECT or before.sides == before.players:
        return
    taken = int(after.haul[RIVAL]) & ~int(before.haul[RIVAL])
    for item in range(ITEMS):
        if has(taken, item):
            if after.item_up[item]:
                yield Change("rival-took", piece_args(facts, int(after.item_piece[item])))
            else:
                yield Change("rival-took-hidden", {"size": BACKS[after.item_back[item]]})


def _marker_left(before: State, after: State) -> Iterator[Change]:
    """TR-33."""
    if before.phase != COLLECT or after.phase == COLLECT or before.marker != NONE:
        return
    side = int(after.marker)
    taken = any(has(after.haul[side], i) and after.item_back[i] == MARKER_BACK for i in range(ITEMS))
    if not taken:
        yield Change("marker-left", {"seat": side}) if side < before.players else Change("rival-marker-left")


# -- phases --------------------------------------------------------------------------------------------------------


def _phases(before: State, after: State) -> Iterator[Change]:
    if before.phase == REVEAL_EVENTS and after.phase >= LAY_POOL:
        yield Change("event-in-force", {"event": EVENT_IDS[after.events[after.revealed - 1]]})
    if before.phase == SPLIT and after.phase >= DEAL_SECRETLY:
        yield Change("splits-shown")
    if before.phase <= CHOOSE < after.phase and after.phase == SHOW:
        yield Change("uncovered")
    if before.phase in (CHOOSE, CHOOSE + 1, CHOOSE + 2):
        yield from _chosen(before, after)


def _chosen(before: State, after: State) -> Iterator[Change]:
    """Who kept both offers (TR-45), and Pinzetta's choice."""
    if after.sides > after.players and has(after.chosen, RIVAL) and not has(before.chosen, RIVAL):
        yield Change("rival-chose")
    for seat in range(int(before.players)):
        left = [side for side in range(int(before.sides)) if side != seat and not has(before.settled, side)]
        newly = has(after.chosen, seat) and not has(before.chosen, seat)
        if newly and before.turn != seat and count(after.settled) == after.sides and len(left) <= 1:
            yield Change("kept-both", {"seat": seat})


# -- points --------------------------------------------------------------------------------------------------------


def _points(facts: Facts, before: State, after: State) -> Iterator[Change]:
    for term in SHOW_ORDER:
        for side in range(int(before.players)):
            gained = int(after.terms[side, term]) - int(before.terms[side, term])
            if term == T_CONTESTS:
                yield from _entered(before, after, side, gained)
            elif gained:
                misfit = term == T_VALUES and after.phase != FINISHED
                args = {"seat": side, "points": gained}
                yield Change("misfit" if misfit else SCORED[term], args, points={side: gained})
    if before.sides > before.players:
        gained = int(total(after, RIVAL)) - int(total(before, RIVAL))
        if gained:
            yield Change("rival-scored", {"points": gained}, points={RIVAL: gained})


def _entered(before: State, after: State, side: int, gained: int) -> Iterator[Change]:
    tickets = int(after.tickets[side]) & ~int(before.tickets[side])
    kinds = [kind for kind in range(ROUND_CONTESTS) if has(tickets, kind)]
    if kinds:
        args = {"seat": side, "points": gained, "contest": CONTEST_IDS[after.contests[kinds[0]]]}
        yield Change("entered", args, points={side: gained})
    elif gained:
        yield Change("entered-again", {"seat": side, "points": gained}, points={side: gained})


def _days(before: State, after: State) -> Iterator[Change]:
    if after.phase == FINISHED and before.phase != FINISHED:
        yield Change("fair-closed")
    elif after.round_number != before.round_number:
        yield Change("round-ended", {"round": int(before.round_number)})
        yield Change("round-began", {"round": int(after.round_number)})
    elif after.phase == REVEAL_EVENTS and before.phase < REVEAL_EVENTS:
        yield Change("round-began", {"round": 1})
