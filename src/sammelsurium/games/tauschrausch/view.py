"""What leaves for a person: the table as JSON, what may be chosen with its consequences, and what happened.

Gets veiled states only. The names are those of view.md.
"""

from sammelsurium.kernel.contract import CHANCE, BoxData, Json, Moves, State

from . import changes, rules
from .bits import count, has
from .box import Facts
from .changes import Change
from .codes import (
    ALBUM,
    BACK,
    CHOOSE_OFFER,
    CONFIRM,
    DRAW,
    DROP,
    ENTER,
    EXCHANGE_ITEM,
    GIVE,
    PASS,
    PLACE,
    PUT,
    REDRAW_ITEM,
    REVEAL,
    STAMP,
    TAKE,
    USE,
    argument_of,
    first_of,
    second_of,
    two,
    verb_of,
)
from .contents import SPECIALIST_IDS
from .events.setup import haul_size
from .moves import write
from .names import CELL_NAMES
from .pieces import show_item, show_piece
from .player import show_player
from .previews import effects_of
from .state import (
    BACKS,
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
    TRAY_NAMES,
    TRAYS,
)

VERBS = {
    PASS: "pass", CONFIRM: "confirm", REVEAL: "reveal", TAKE: "take", REDRAW_ITEM: "redraw", EXCHANGE_ITEM: "exchange",
    GIVE: "give", PUT: "put", BACK: "back", DRAW: "draw", CHOOSE_OFFER: "choose", STAMP: "stamp", PLACE: "place",
    DROP: "drop", ENTER: "enter", ALBUM: "album", USE: "use",
}  # fmt: skip
AT_ONCE = (SPLIT, SHOW, OPEN_HAND)


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _day(state: State) -> str:
    if state.phase == FINISHED:
        return "over"
    if state.phase < SPLIT:
        return "collect"
    return "swap" if state.phase < SHOW else "show"


def _turn(state: State) -> int | None:
    together = state.phase in AT_ONCE or (state.phase == ENTER_CONTESTS and not state.contests_in_turn)
    return None if int(rules.to_act(state)) <= 0 or together else int(state.turn)


def view(facts: Facts, box: BoxData, state: State, seat: int) -> Json:
    contests = [_contest(facts, state, kind) for kind in range(len(CONTEST_KINDS)) if state.contests[kind] != NONE]
    return {
        "round": int(state.round_number),
        "rounds": ROUNDS,
        "day": _day(state),
        "phase": PHASES[state.phase],
        "turn": _turn(state),
        "players": [show_player(facts, box, state, side, seat) for side in range(int(state.sides))],
        "items": [show_item(facts, state, item) for item in range(int(state.items)) if state.item_back[item] != NONE],
        "marker": _seat_or_none(state.marker),
        "first": _seat_or_none(state.first),
        "haul": int(haul_size(box, state)),
        "events": [_event(facts, state, number) for number in range(int(state.revealed))],
        "albums": _albums(facts, state) if state.phase == GIVE_ALBUMS else [],
        "contests": contests[:ROUND_CONTESTS],
        "final": contests[FINAL] if len(contests) > FINAL else None,
        "stacks": _stacks(state),
        "unseen": {BACKS[stack]: int(count(state.unseen[stack])) for stack in range(STACKS)},
        "refused": _refused(box, state, seat),
        "rival": _rival(facts, state) if state.sides > state.players else None,
    }


def caption(box: BoxData, state: State) -> Json:
    return {"round": int(state.round_number), "rounds": ROUNDS}


def _albums(facts: Facts, state: State) -> list[Json]:
    """All five with their printed exhibitors, and who has one already."""
    owners = {int(state.album[side]): side for side in range(int(state.sides))}
    return [
        {"album": number, "exhibitor": printed.id, "theme": printed.theme, "taken": owners.get(number)}
        for number, printed in enumerate(facts.album_exhibitor)
    ]


def _contest(facts: Facts, state: State, kind: int) -> Json:
    contest = facts.contest[state.contests[kind]]
    tickets = [side for side in range(int(state.sides)) if has(state.tickets[side], kind)]
    pays = {"points": contest.points, "per": contest.per, "table": contest.table, "cap": contest.cap}
    return {"index": kind, "id": contest.id, "kind": contest.kind, **pays, "tickets": tickets}


def _event(facts: Facts, state: State, number: int) -> Json:
    event = facts.event[state.events[number]]
    counts = event.symbols.counts()
    symbols: Json = {BACKS[stack]: counts[2 * stack : 2 * stack + 2] for stack in range(STACKS)}
    symbols |= {"forever": counts[-2], "attendees": counts[-1]}
    return {"id": event.id, "in_force": number == int(state.revealed) - 1, "symbols": symbols}


def _stacks(state: State) -> Json:
    left = {BACKS[stack]: int(state.stock[stack]) for stack in range(STACKS)}
    return left | {"forever": int(state.forever_left), "attendees": int(count(state.attendees))}


def _refused(box: BoxData, state: State, seat: int) -> dict[str, str]:
    """Of the wishes that come to mind while splitting: into which trays my items may not go, and why."""
    if seat < 0 or state.phase != SPLIT or has(state.confirmed, seat):
        return {}
    found = {}
    for item in range(ITEMS):
        if has(state.haul[seat], item):
            for tray in range(TRAYS):
                move = two(PUT, item, tray)
                rule = int(rules.refusal(box, state, seat, move))
                if rule:
                    found[f"put {item + 1} {TRAY_NAMES[tray]}"] = f"{rules.PREFIX}-{rule}"
    return found


def _rival_card(facts: Facts, card: int) -> Json | None:
    if card == NONE:
        return None
    found = facts.solo.card[card]
    return {"id": found.id, "wants": found.wants, "cut": found.cut, "taste": found.taste, "contest": found.contest}


def _rival(facts: Facts, state: State) -> Json:
    fronts = [FIRST[s] + n for s in range(STACKS) for n in range(60) if has(state.pile[s], n)]
    return {
        "level": facts.solo.level[state.level].id,
        "card": _rival_card(facts, int(state.open_card)),
        "cut": _rival_card(facts, int(state.cut_card)),
        "tastes": [_rival_card(facts, int(card)) for card in state.tastes if card != NONE],
        "deck": int(count(state.rival_deck)),
        "pile": [show_piece(facts, piece) for piece in fronts],
        "forevers": int(state.forevers[RIVAL]),
    }


# -- choices -------------------------------------------------------------------------------------------------------


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Json]:
    return [_choice(facts, box, state, seat, int(move)) for move in moves]


def _choice(facts: Facts, box: BoxData, state: State, seat: int, move: int) -> Json:
    verb, argument = int(verb_of(move)), int(argument_of(move))
    first, second = int(first_of(move)), int(second_of(move))
    pair = verb in (PUT, REDRAW_ITEM, EXCHANGE_ITEM)
    single = verb in (REVEAL, TAKE, GIVE, BACK, STAMP)
    effects = effects_of(facts, box, state, seat, move)
    return {
        "move": write(box, state, seat, move),
        "verb": VERBS[verb],
        "item": first + 1 if pair else argument + 1 if single else None,
        "other": second + 1 if verb == EXCHANGE_ITEM else None,
        "stack": BACKS[second] if verb == REDRAW_ITEM else BACKS[argument] if verb == DRAW else None,
        "tray": TRAY_NAMES[second] if verb == PUT else None,
        "side": first if verb == CHOOSE_OFFER else None,
        "offer": "ab"[second] if verb == CHOOSE_OFFER else None,
        "cell": CELL_NAMES[argument] if verb == PLACE else None,
        "contest": argument if verb == ENTER else None,
        "album": argument if verb == ALBUM else None,
        "specialist": SPECIALIST_IDS[argument] if verb == USE else None,
        "gain": sum(effect["points"] for effect in effects),
        "effects": effects,
    }


# -- events --------------------------------------------------------------------------------------------------------


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Json]:
    if actor == CHANCE:
        told = changes.of_chance(facts, box, before, after)
    else:
        told = changes.of_move(facts, box, before, actor, move, after)
    return [_told(change) for change in told if change.key or change.moves]


def _told(change: Change) -> Json:
    return {
        "key": change.key,
        "args": change.args,
        "moves": [list(move) for move in change.moves],
        "points": {str(side): points for side, points in change.points.items()},
    }
