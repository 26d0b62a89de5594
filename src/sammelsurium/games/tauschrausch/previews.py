"""The consequences of a move before it is made: what the page shows beside a choice."""

from sammelsurium.kernel.contract import BoxData, Json, State, copy_state

from . import rules
from .bits import count, has
from .box import Facts
from .codes import CHOOSE_OFFER, CONFIRM, ENTER, GIVE, PLACE, TAKE, USE, argument_of, first_of, second_of, verb_of
from .contents import CONTEST_IDS, SPECIALIST_IDS
from .contests import worth
from .events.collecting import shown_value
from .items import face_down
from .layout import album_layout
from .names import CELL_NAMES
from .pieces import word_of
from .rival import visible_value
from .scoring import exhibitor_points, tally_of
from .state import ITEMS, NONE, OFFER_A, SHOW
from .values import tile_value


def _effect(key: str, points: int = 0, **args: object) -> Json:
    return {"key": key, "args": args, "points": points}


def effects_of(facts: Facts, box: BoxData, state: State, seat: int, move: int) -> list[Json]:
    verb, argument = int(verb_of(move)), int(argument_of(move))
    if verb == PLACE:
        return _placing(facts, box, state, seat, move)
    if verb == ENTER:
        return [_contest(box, state, seat, argument)]
    if verb == CHOOSE_OFFER:
        return [_offer(box, state, int(first_of(move)), int(second_of(move)))]
    if verb == GIVE:
        points = int(shown_value(box, state, seat, argument))
        return [_effect("effect-give", points)]
    if verb == USE:
        return [_effect("effect-use", int(box.specialist_value[argument]), piece=SPECIALIST_IDS[argument])]
    if verb == TAKE and state.item_piece[argument] != NONE:
        return [_effect("effect-take", piece=word_of(facts, int(state.item_piece[argument])))]
    if verb == CONFIRM and state.phase == SHOW:
        return _misfits(facts, box, state, seat)
    return []


def _contest(box: BoxData, state: State, seat: int, kind: int) -> Json:
    contest = int(state.contests[kind])
    points = int(worth(box, contest, album_layout(box, state, seat)))
    return _effect("effect-enter", points, contest=CONTEST_IDS[contest])


def _offer(box: BoxData, state: State, side: int, offer: int) -> Json:
    items = int(state.tray[side, OFFER_A + offer])
    members = [item for item in range(ITEMS) if has(items, item)]
    value = sum(int(visible_value(box, state, item)) for item in members if state.item_up[item])
    return _effect("effect-offer", count=len(members), hidden=int(count(face_down(state, items))), value=value)


def _misfits(facts: Facts, box: BoxData, state: State, seat: int) -> list[Json]:
    """Stamps that fit nowhere leave the game for their value (TR-51)."""
    left = [item for item in range(ITEMS) if has(state.gained[seat], item) and state.item_cell[item] == NONE]
    found = []
    for item in left:
        piece = int(state.item_piece[item])
        found.append(_effect("effect-misfit", int(tile_value(box, state, seat, piece)), piece=word_of(facts, piece)))
    return found


def _placing(facts: Facts, box: BoxData, state: State, seat: int, move: int) -> list[Json]:
    """How contests and exhibitors change by a placement. Nothing is scored yet, so no points come at once."""
    after = copy_state(state)
    rules.apply(box, after, seat, move)
    piece = int(state.item_piece[state.hand[seat]])
    effects = [_effect("effect-place", piece=word_of(facts, piece), place=CELL_NAMES[argument_of(move)])]
    now, then = album_layout(box, state, seat), album_layout(box, after, seat)
    for contest in map(int, state.contests):
        points, before = int(worth(box, contest, then)), int(worth(box, contest, now))
        if points != before:
            more = points - before
            effects.append(_effect("effect-contest", contest=CONTEST_IDS[contest], total=points, difference=more))
    gain = exhibitor_points(box, after, seat, tally_of(box, after, seat))
    gain -= exhibitor_points(box, state, seat, tally_of(box, state, seat))
    if gain:
        effects.append(_effect("effect-exhibitors", difference=int(gain)))
    return effects
