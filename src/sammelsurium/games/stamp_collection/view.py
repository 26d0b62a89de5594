"""What leaves for a person: places and pieces as JSON, what may be chosen with its consequences, and what happened.

Gets veiled states only. The names are those of docs/protocol.md.
"""

from collections.abc import Iterator

import numpy as np

from sammelsurium.kernel.contract import CHANCE, BoxData, Json, Moves, State, copy_state

from . import changes, rules
from .box import Facts, space_name
from .changes import ENDINGS, Change
from .codes import (
    ALBUM,
    BUY,
    COIN,
    LOAN,
    REPAY,
    SLOT,
    buy,
    loan_of,
    place_of,
    slot_of,
    tile_of,
    verb_of,
)
from .moves import place_name, write
from .purchase import extra_cost
from .state import (
    COLOURS,
    FIRST_MOUNT,
    MOTIFS,
    NONE,
    SPACES,
    STORAGE_TILE,
    TILES,
    TURNS,
)

VERBS = {COIN: "coin", LOAN: "loan", REPAY: "repay", ALBUM: "album", BUY: "buy"}
# Of all the places a tile cannot go, people want to hear of the one that comes nearest: first what only money forbids.
NEAREST = (33, 22, 50, 42, 41, 32, 31, 40, 30, 51)


def _stamp(stamp: int) -> Json | None:
    if stamp == NONE:
        return None
    return {"colour": COLOURS[stamp // len(MOTIFS)], "motif": MOTIFS[stamp % len(MOTIFS)]}


def _tile(kind: int) -> Json | None:
    if kind == NONE:
        return None
    if kind == STORAGE_TILE:
        return {"kind": "storage"}
    if kind >= FIRST_MOUNT:
        return {"kind": "mount", "colour": COLOURS[kind - FIRST_MOUNT]}
    return {"kind": "stamp", "colour": COLOURS[kind // len(MOTIFS)], "motif": MOTIFS[kind % len(MOTIFS)]}


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def view(facts: Facts, box: BoxData, state: State, seat: int) -> Json:
    in_turns = state.phase == TURNS
    return {
        "round": int(state.round_number),
        "rounds": int(box.rounds),
        "pile": int(state.pile_size),
        "discards": int(state.discards.sum()),
        "coins": int(state.coins),
        "price": int(state.coins),
        "coin_value": int(box.coin),
        "turn": int(state.turn) if in_turns else None,
        "start": _seat_or_none(state.starter),
        "side": "B" if state.players == 4 else "A",
        "fair": [_tile(int(kind)) for kind in state.fair],
        "refused": list(_refused(box, state, seat)) if in_turns and seat == state.turn else [],
        "bonus": [_bonus(facts, state, number) for number in range(len(facts.bonus))],
        "connoisseurs": [
            {"colour": colour, "holder": _seat_or_none(state.connoisseurs[number])}
            for number, colour in enumerate(COLOURS)
        ],
        "albums": [_album(facts, state, number) for number in range(len(facts.album))],
        "ending": _ending(box, state),
        "players": [_player(box, state, player) for player in range(int(state.players))],
    }


def caption(box: BoxData, state: State) -> Json:
    return {"round": int(state.round_number), "rounds": int(box.rounds)}


def _refused(box: BoxData, state: State, seat: int) -> Iterator[Json]:
    """The tiles of the fair that the seat cannot buy, each with the rule that stands nearest in the way."""
    for tile in range(TILES):
        if state.fair[tile] == NONE:
            continue
        wishes = [buy(tile, place, slot, loan) for place in range(SLOT + 1) for slot in (0, 1) for loan in (0, 1)]
        found = {int(rules.refusal(box, state, seat, wish)) for wish in wishes}
        if 0 not in found:
            rule = next(number for number in NEAREST if number in found)
            yield {"tile": tile + 1, "rule": f"{rules.PREFIX}-{rule}"}


def _bonus(facts: Facts, state: State, number: int) -> Json:
    bonus = facts.bonus[number]
    stamps = [dict(zip(("colour", "motif"), stamp.split(), strict=True)) for stamp in bonus.stamps]
    holder = _seat_or_none(state.bonuses[number])
    return {"id": bonus.id, "stamps": stamps, "points": bonus.points, "holder": holder}


def _album(facts: Facts, state: State, number: int) -> Json:
    printed = facts.album[number].printed
    owners = [seat for seat in range(int(state.players)) if state.album[seat] == number]
    taken = owners[0] if owners else None
    return {"album": number, "colour": printed.colour, "space": printed.space, "taken": taken}


def _ending(box: BoxData, state: State) -> str | None:
    if state.ending != NONE:
        return ENDINGS[int(state.ending)]
    return "last round" if state.round_number == box.rounds else None


def _player(box: BoxData, state: State, seat: int) -> Json:
    terms = np.zeros(len(rules.TERMS), np.int64)
    points = rules.score(box, state, seat, terms)
    slots = int(state.slots[seat])
    return {
        "seat": seat,
        "money": int(state.money[seat]),
        "loan": bool(state.loan[seat]),
        "chocolates": int(state.chocolates[seat]),
        "album": _seat_or_none(state.album[seat]),
        "slots": slots,
        "storage": [_stamp(int(stamp)) for stamp in state.storage[seat, :slots]],
        "points": int(points),
        "terms": dict(zip(rules.TERMS, map(int, terms), strict=True)),
        "spaces": [_space(box, state, seat, space) for space in range(SPACES)],
    }


def _space(box: BoxData, state: State, seat: int, space: int) -> Json:
    colours = [colour for number, colour in enumerate(COLOURS) if state.mounts[seat, number] >> space & 1]
    album, stamp = state.album[seat], int(state.stamp[seat, space])
    return {
        "place": space_name(space),
        "cost": int(box.cost[state.players, space]),
        "mount": colours[0] if colours else None,
        "printed": bool(album != NONE and box.printed_space[album] == space),
        "motif": None if stamp == NONE else MOTIFS[stamp % len(MOTIFS)],
    }


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Json]:
    return [_choice(facts, box, state, seat, int(move)) for move in moves]


def _choice(facts: Facts, box: BoxData, state: State, seat: int, move: int) -> Json:
    buys = verb_of(move) == BUY
    price = int(state.coins) if buys else 0
    extra = int(extra_cost(box, state, int(state.fair[tile_of(move)]), place_of(move))) if buys else 0
    effects = [change for change in _preview(facts, box, state, seat, move) if change.effect]
    return {
        "move": write(box, state, seat, move),
        "verb": VERBS[verb_of(move)],
        "tile": tile_of(move) + 1 if buys else None,
        "place": place_name(place_of(move)) if buys else None,
        "from_slot": slot_of(move) or None,
        "album": place_of(move) if verb_of(move) == ALBUM else None,
        "price": price,
        "extra": extra,
        "total": price + extra,
        "loan": bool(loan_of(move)),
        "gain": sum(change.points.get(seat, 0) for change in effects),
        "effects": [
            {"key": change.effect, "args": change.args, "points": change.points.get(seat, 0)} for change in effects
        ],
    }


def _preview(facts: Facts, box: BoxData, state: State, seat: int, move: int) -> list[Change]:
    """The consequences before commitment: the move is tried on a copy."""
    after = copy_state(state)
    rules.apply(box, after, seat, move)
    return list(changes.of_move(facts, box, state, seat, move, after))


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Json]:
    if actor == CHANCE:
        told = list(changes.of_chance(before, after))
    else:
        told = list(changes.of_move(facts, box, before, actor, move, after))
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
