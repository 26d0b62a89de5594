"""What follows from an action by itself: pieces that change place, points, Pinzetta's doings, phases, days."""

from collections.abc import Iterator

from .box import Facts
from .contents import CONTEST_IDS, EVENT_IDS
from .names import PLACES
from .picture import Event, EventKey
from .pieces import words_of
from .plain import Moment, Step, has, members
from .state import (
    BACKS,
    CARD_BACK,
    CHOOSE,
    COLLECT,
    DEAL_SECRETLY,
    FINISHED,
    LAY_POOL,
    MARKER_BACK,
    NONE,
    REVEAL_EVENTS,
    RIVAL,
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

SCORED: dict[int, EventKey] = {
    T_MARKER: "score-marker", T_EXHIBITORS: "score-exhibitors", T_CARDS: "score-card", T_FOREVER: "score-forever",
    T_VALUES: "score-values", T_SPECIALISTS: "score-specialists", T_FINAL: "score-final",
}  # fmt: skip
SHOW_ORDER = (T_CARDS, T_MARKER, T_EXHIBITORS, T_CONTESTS, T_FOREVER, T_VALUES, T_SPECIALISTS, T_FINAL)


def told(key: EventKey, **args: str | int) -> Event:
    """Something that moves no piece by itself, and brings no points."""
    return Event(key, args, [], {})


def scored(key: EventKey, side: int, points: int, **args: str | int) -> Event:
    """Pinzetta scores without a seat."""
    return Event(key, {**args, "points": points}, [], {str(side): points})


def what_followed(facts: Facts, step: Step) -> Iterator[Event]:
    before, after = step.before, step.after
    yield from _rival_took(facts, before, after)
    moved = _moved(step)
    if moved:
        yield Event("", {}, moved, {})
    yield from _marker_left(before, after)
    yield from _phases(before, after)
    if (before.terms, before.tickets) != (after.terms, after.tickets):
        yield from _points(before, after)
    yield from _days(before, after)


# -- pieces --------------------------------------------------------------------------------------------------------


def _moved(step: Step) -> list[tuple[str, str]]:
    """By item; when the round has ended, items are gone and only their last places are told."""
    same_round = step.before.round_number == step.after.round_number and step.after.phase != FINISHED
    targets = step.targets if same_round else [NONE] * len(step.targets)
    places = enumerate(zip(step.sources, targets, strict=True))
    return [_way(step, item, source, target) for item, (source, target) in places if source != target]


def _way(step: Step, item: int, source: int, target: int) -> tuple[str, str]:
    if source == NONE:
        return f"supply/{BACKS[step.after.item_back[item]]}", PLACES[target]
    return PLACES[source], _left_for(step, item) if target == NONE else PLACES[target]


def _left_for(step: Step, item: int) -> str:
    """Where an item went that is no longer one."""
    before, back = step.before, step.before.item_back[item]
    for side in range(before.sides):
        owned = has(before.gained[side] | before.haul[side], item)
        if owned and back == CARD_BACK:
            return f"cards/{side}"
        if owned and back == MARKER_BACK:
            return f"marker/{side}"
        if owned and side >= before.players:
            return f"pile/{side}"
        if owned and before.item_cell[item] != NONE:
            return PLACES[step.sources[item]]
    return f"marker/{step.after.marker}" if back == MARKER_BACK else "box"


def _rival_took(facts: Facts, before: Moment, after: Moment) -> Iterator[Event]:
    """In solo play Pinzetta's turn follows by itself."""
    if before.phase != COLLECT or before.sides == before.players:
        return
    for item in members(after.haul[RIVAL] & ~before.haul[RIVAL]):
        if after.item_up[item]:
            yield told("rival-took", piece=words_of(facts)[after.item_piece[item]])
        else:
            yield told("rival-took-hidden", size=BACKS[after.item_back[item]])


def _marker_left(before: Moment, after: Moment) -> Iterator[Event]:
    """TR-33."""
    if before.phase != COLLECT or after.phase == COLLECT or before.marker != NONE:
        return
    side = after.marker
    if all(after.item_back[item] != MARKER_BACK for item in members(after.haul[side])):
        yield told("marker-left", seat=side) if side < before.players else told("rival-marker-left")


# -- phases --------------------------------------------------------------------------------------------------------


def _phases(before: Moment, after: Moment) -> Iterator[Event]:
    if before.phase == REVEAL_EVENTS and after.phase >= LAY_POOL:
        yield told("event-in-force", event=EVENT_IDS[after.events[after.revealed - 1]])
    if before.phase == SPLIT and after.phase >= DEAL_SECRETLY:
        yield told("splits-shown")
    if before.phase <= CHOOSE < after.phase and after.phase == SHOW:
        yield told("uncovered")
    if before.phase in (CHOOSE, CHOOSE + 1, CHOOSE + 2):
        yield from _chosen(before, after)


def _chosen(before: Moment, after: Moment) -> Iterator[Event]:
    """Who kept both offers (TR-45), and Pinzetta's choice."""
    if after.sides > after.players and has(after.chosen & ~before.chosen, RIVAL):
        yield told("rival-chose")
    for seat in range(before.players):
        left = [side for side in range(before.sides) if side != seat and not has(before.settled, side)]
        newly = has(after.chosen & ~before.chosen, seat)
        if newly and before.turn != seat and after.settled.bit_count() == after.sides and len(left) <= 1:
            yield told("kept-both", seat=seat)


# -- points --------------------------------------------------------------------------------------------------------


def _points(before: Moment, after: Moment) -> Iterator[Event]:
    for term in SHOW_ORDER:
        for side in range(before.players):
            gained = after.terms[side][term] - before.terms[side][term]
            if term == T_CONTESTS:
                yield from _entered(before, after, side, gained)
            elif gained:
                misfit = term == T_VALUES and after.phase != FINISHED
                yield scored("misfit" if misfit else SCORED[term], side, gained, seat=side)
    if before.sides > before.players:
        gained = sum(after.terms[RIVAL]) - sum(before.terms[RIVAL])
        if gained:
            yield scored("rival-scored", RIVAL, gained)


def _entered(before: Moment, after: Moment, side: int, gained: int) -> Iterator[Event]:
    kinds = members(after.tickets[side] & ~before.tickets[side])
    if kinds:
        yield scored("entered", side, gained, seat=side, contest=CONTEST_IDS[after.contests[kinds[0]]])
    elif gained:
        yield scored("entered-again", side, gained, seat=side)


def _days(before: Moment, after: Moment) -> Iterator[Event]:
    if after.phase == FINISHED and before.phase != FINISHED:
        yield told("fair-closed")
    elif after.round_number != before.round_number:
        yield told("round-ended", round=before.round_number)
        yield told("round-began", round=after.round_number)
    elif after.phase == REVEAL_EVENTS and before.phase < REVEAL_EVENTS:
        yield told("round-began", round=1)
