"""What leaves for a person: places and pieces as JSON, what may be chosen with its consequences, and what happened.

Gets veiled states only. The names are those of view.md.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from sammelsurium.kernel.contract import CHANCE, BoxData, Json, Moves, State, copy_state

from . import changes, preview, rules, scoring
from .box import Card, Facts
from .certain import find_certain
from .moves import CARD_NAMES, EFFECTS
from .position import PHASES, names_in
from .state import (
    DEAL_HANDS,
    GIVING,
    LAST_CARD,
    LAST_CHANCE,
    NONE,
    PLAYERS,
    SET_CARDS,
    SET_NAMES,
    SETS,
    SPACES,
    UNKNOWN,
)

ANY = np.uint64(0)  # whichever world is looked at, the same cards are certain


def view(facts: Facts, box: BoxData, state: State, seat: int) -> Json:
    reserve = min(int(state.pile_size), int(box.reserve[state.players]))
    known = _known(box, state, seat)
    shown = {
        "phase": _phase(state),
        "round": int(state.round_number),
        "turn": _turn(state),
        "start": _seat_or_none(state.starter),
        "late": bool(state.late),
        "ending": bool(state.ending),
        "deck": int(state.pile_size) - reserve,
        "reserve": reserve,
        "board": [_space(facts, box, state, space) for space in range(SPACES)],
        "adjacent": [list(pair) for pair in facts.board.adjacent],
        "display": [None if card == NONE else card_json(facts, int(card)) for card in state.display],
        "hand": [] if seat < 0 else _cards(facts, state.hand[seat]),
        "bonus": [{"least": line.least, "most": line.most, "steps": line.steps} for line in facts.bonus],
        "line": _line(facts, state),
        "played": {"set": SET_NAMES[state.laid_set], "count": int(state.laid_count)} if state.laid_count else None,
        "pending": [{"kind": EFFECTS[kind], "count": int(n)} for kind, n in enumerate(state.pending) if n],
        "doing": None if state.doing == NONE else EFFECTS[state.doing],
        "question": _question(state),
        "players": [_player(facts, box, state, player, known[player]) for player in range(int(state.players))],
    }
    return shown | _extras(facts, box, state)


def caption(box: BoxData, state: State) -> Json:
    return {"round": int(state.round_number), "cards": int(state.pile_size)}


def _phase(state: State) -> str:
    if state.phase <= DEAL_HANDS:
        return "setup"
    return "effects" if state.phase <= LAST_CHANCE else PHASES[state.phase]


def _turn(state: State) -> int | None:
    in_turns = DEAL_HANDS < state.phase < LAST_CARD
    return int(state.turn) if in_turns else None


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _line(facts: Facts, state: State) -> int | None:
    count = int(state.laid_count)
    return next((n for n, line in enumerate(facts.bonus) if line.least <= count <= line.most), None)


def _question(state: State) -> Json | None:
    if state.phase != GIVING:
        return None
    return {"asker": int(state.turn), "giver": int(state.giver), "set": SET_NAMES[state.asked]}


def card_json(facts: Facts, card: int) -> Json:
    name, place = SET_NAMES[card // SET_CARDS], card % SET_CARDS
    printed: Card = facts.cards[name][place]
    cosmetics = facts.cosmetics.get(CARD_NAMES[card], [])
    return {
        "card": CARD_NAMES[card],
        "set": name,
        "from": printed.least,
        "stars": ["star"] * printed.stars + ["gold"] * printed.gold,
        "combos": list(printed.combos),
        "free_stars": printed.free_stars,
        "free_combos": printed.free_combos,
        "cosmetics": [{"kind": cosmetic.kind, "x": cosmetic.x, "y": cosmetic.y} for cosmetic in cosmetics],
    }


def _cards(facts: Facts, masks: Any) -> list[Json]:
    return [card_json(facts, CARD_NAMES.index(name)) for name in names_in(masks)]


def _space(facts: Facts, box: BoxData, state: State, space: int) -> Json:
    printed, number = facts.board.spaces[space], int(state.markers[space])
    glued = number != NONE and number == state.glued
    return {
        "space": printed.id,
        "rank": printed.rank,
        "x": printed.x,
        "y": printed.y,
        "largest": int(box.largest[space]),
        "second": int(box.second[space]),
        "set": None if number == NONE else SET_NAMES[number],
        "mark": "glue" if glued else None,
        "collections": [] if number == NONE else list(_collectors(box, state, space, number)),
    }


def _collectors(box: BoxData, state: State, space: int, number: int) -> Iterator[Json]:
    """Who collects a set, the largest first, and what each would score for it now."""
    sizes = {seat: int(scoring.size(box, state, seat, number)) for seat in range(int(state.players))}
    for seat in sorted((s for s in sizes if sizes[s]), key=lambda s: -sizes[s]):
        larger = int(scoring.larger_than(box, state, seat, number))
        yield {"seat": seat, "size": sizes[seat], "points": int(scoring.place_points(box, state, space, larger))}


def _known(box: BoxData, state: State, viewer: int) -> Any:
    """For each hand and set the cards the viewer knows to be there: seen, or found by counting what is left."""
    known = np.zeros((PLAYERS, SETS), np.int64)
    if state.open_hands:
        others = [player for player in range(PLAYERS) if player != viewer]
        known[others] = state.hand[others]
    else:
        world = copy_state(state)
        rules.resample(box, world, viewer, ANY)
        find_certain(world, viewer, known)
    return known


def _player(facts: Facts, box: BoxData, state: State, seat: int, known: Any) -> Json:
    terms = np.zeros(len(rules.TERMS), np.int64)
    points = rules.score(box, state, seat, terms)
    return {
        "seat": seat,
        "hand": int(state.hand_size[seat]),
        "known": _cards(facts, known),
        "lacks": [SET_NAMES[number] for number in range(SETS) if state.most[seat, number] == 0],
        "points": int(points),
        "terms": dict(zip(rules.TERMS, map(int, terms), strict=True)),
        "collections": [_collection(facts, box, state, seat, n) for n in range(SETS) if state.album[seat, n]],
        "chosen": bool(state.chosen[seat] != NONE),
    }


def _collection(facts: Facts, box: BoxData, state: State, seat: int, number: int) -> Json:
    mask, top = int(state.album[seat, number]), int(state.open_card[seat, number])
    places = [place for place in range(SET_CARDS) if mask >> place & 1 and place != top]
    cards = [card_json(facts, number * SET_CARDS + place) for place in (*places, top)]
    return {"set": SET_NAMES[number], "size": int(scoring.size(box, state, seat, number)), "cards": cards}


def _extras(facts: Facts, box: BoxData, state: State) -> Json:
    """What opened boosters and scenarios add; nothing at all in a game with the plain box."""
    if not box.any_special and facts.scenario is None:
        return {}
    extras: Json = {"points": list(_special_points(box, state)), "scenario": facts.scenario and facts.scenario.id}
    if box.favourite_points:
        known = [f if f not in (NONE, UNKNOWN) else NONE for f in state.favourite[: state.players]]
        extras["favourites"] = [None if f == NONE else SET_NAMES[f] for f in known]
    return {"extras": extras}


def _special_points(box: BoxData, state: State) -> Iterator[Json]:
    for seat in range(int(state.players)):
        found = {
            "diploma": scoring.diploma_points(box, state, seat),
            "neighbours": scoring.neighbour_points(box, state, seat),
            "favourite": scoring.favourite_points(box, state, seat),
        }
        yield from ({"kind": kind, "seat": seat, "points": int(points)} for kind, points in found.items() if points)


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Json]:
    return [preview.choice(box, state, seat, int(move)) for move in moves]


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Json]:
    if actor == CHANCE:
        told = list(changes.of_chance(box, before, after))
    else:
        told = list(changes.of_move(box, before, actor, move, after))
    return [
        {
            "key": change.event,
            "args": change.args,
            "moves": [list(move) for move in change.moves],
            "points": {str(seat): points for seat, points in change.points.items()},
        }
        for change in told
        if change.event or change.moves
    ]
