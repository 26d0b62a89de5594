"""What an action changed, found by comparing the states before and after as a seat knows them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sammelsurium.kernel.contract import HIDDEN, BoxData, State

from .cards import set_of
from .codes import (
    ASK,
    BONUS_GLUE,
    BONUS_SWAP,
    BONUS_TAKE,
    DONE,
    LAUNCH,
    SWAP,
    USE_COPY,
    USE_DECK,
    USE_ENCORE,
    USE_FEAST,
    USE_GLUE,
    USE_PARCEL,
    USE_PLAY,
    USE_STRIKE,
    USE_TAKE,
    USE_TRICK,
    WASTE,
    about,
    first_of,
    second_of,
    verb_of,
)
from .moves import EFFECTS, card_name, pair_of
from .position import names_in
from .scoring import TERMS, score
from .state import (
    DEAL_DISPLAY,
    DEAL_FAVOURITES,
    DISPLAY,
    DRAW_FOR_ASKER,
    DRAW_FOR_GIVER,
    DRAW_START,
    FINISHED,
    GIVING,
    KINDS,
    LAST_CARD,
    LAYING,
    NONE,
    PLACE_MARKERS,
    REFILL_DISPLAY,
    SET_NAMES,
    SETS,
    SPACE_NAMES,
    SPACES,
    TURN_CARD,
)


@dataclass(frozen=True)
class Change:
    """One thing that happened: words for the log, the pieces that moved, the points it brought."""

    event: str = ""
    args: dict[str, Any] = field(default_factory=dict)
    moves: list[tuple[str, str]] = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)


def set_name(card: int) -> str:
    return SET_NAMES[set_of(card)]


def points_now(box: BoxData, state: State) -> list[int]:
    terms = np.zeros(len(TERMS), np.int64)
    return [int(score(box, state, seat, terms)) for seat in range(int(state.players))]


def gained(box: BoxData, before: State, after: State) -> dict[int, int]:
    pairs = zip(points_now(box, before), points_now(box, after), strict=True)
    return {seat: new - old for seat, (old, new) in enumerate(pairs) if new != old}


# -- Chance --------------------------------------------------------------------------------------------------------


def of_chance(box: BoxData, before: State, after: State) -> Iterator[Change]:
    phase = before.phase
    if phase == DRAW_START:
        yield Change("start-player", {"seat": int(after.starter)}, points=gained(box, before, after))
    elif phase == PLACE_MARKERS:
        space = next(s for s in range(SPACES) if before.markers[s] != after.markers[s])
        yield Change(moves=[("markers", f"marker/{SPACE_NAMES[space]}")])
    elif phase == DEAL_FAVOURITES:
        yield Change("favourite-dealt", {"seat": int(before.turn)})
    elif phase in (DEAL_DISPLAY, REFILL_DISPLAY):
        slot = next(s for s in range(DISPLAY) if before.display[s] == NONE)
        yield Change(moves=[(_source(box, before), f"display/{slot + 1}")])
    elif phase == TURN_CARD:
        yield _turned(box, before, after)
    else:
        yield _drawn(box, before, after)
    yield from _onward(box, before, after)


def _source(box: BoxData, state: State) -> str:
    """Cards come from the reserve once the deck is used up (ST-50)."""
    return "deck" if state.pile_size > box.reserve[state.players] else "reserve"


def _turned(box: BoxData, before: State, after: State) -> Change:
    seat = int(before.turn)
    number = next(n for n in range(SETS) if before.album[seat, n] != after.album[seat, n])
    args = {"seat": seat, "set": SET_NAMES[number]}
    goes = [(_source(box, before), f"album/{seat}/{SET_NAMES[number]}")]
    return Change("turned", args, goes, gained(box, before, after))


def _drawn(box: BoxData, before: State, after: State) -> Change:
    seat = int(before.giver if before.phase == DRAW_FOR_GIVER else before.turn)
    new = sorted(set(names_in(after.hand[seat])) - set(names_in(before.hand[seat])))
    to = f"hand/{seat}/{new[0]}" if new else f"hand/{seat}"
    asked = before.phase in (DRAW_FOR_ASKER, DRAW_FOR_GIVER)
    return Change("drew" if asked else "", {"seat": seat} if asked else {}, [(_source(box, before), to)])


# -- players -------------------------------------------------------------------------------------------------------


def of_move(box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    if before.phase == LAST_CARD:
        yield Change("chose", {"seat": seat})
    elif before.phase == GIVING:
        yield _gift(before, move)
    else:
        verb = verb_of(move)
        if verb in (USE_TAKE, BONUS_TAKE):
            yield _taken(before, seat, move)
        elif verb == USE_PLAY:
            yield from _play(box, before, seat, move, after)
        elif verb in (SWAP, LAUNCH, BONUS_SWAP):
            yield _exchange(box, before, seat, move, after)
        else:
            yield from _use(box, before, seat, move, after)
    yield from _onward(box, before, after)


def _taken(before: State, seat: int, move: int) -> Change:
    slot = about(move)
    card = int(before.display[slot])
    event = "took" if verb_of(move) == USE_TAKE else "took-bonus"
    goes = [(f"display/{slot + 1}", f"hand/{seat}/{card_name(card)}")]
    return Change(event, {"seat": seat, "set": set_name(card)}, goes)


def _play(box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    card, count = about(move), int(before.laid_count) + 1
    args = {"seat": seat, "set": set_name(card), "count": count}
    goes = [(f"hand/{seat}/{card_name(card)}", f"album/{seat}/{set_name(card)}")]
    yield Change("played", args, goes, gained(box, before, after))
    if after.phase != LAYING:
        yield Change("collection", args)


def _exchange(box: BoxData, before: State, seat: int, move: int, after: State) -> Change:
    verb = verb_of(move)
    spaces = pair_of(box, verb, about(move))
    sets = [SET_NAMES[before.markers[SPACE_NAMES.index(space)]] for space in spaces]
    goes = [(f"marker/{spaces[0]}", f"marker/{spaces[1]}"), (f"marker/{spaces[1]}", f"marker/{spaces[0]}")]
    event = "used-rocket" if verb == LAUNCH else "exchanged"
    args = {"seat": seat, "set": sets[0], "other_set": sets[1]}
    return Change(event, args, goes, gained(box, before, after))


def _gift(before: State, move: int) -> Change:
    giver, asker = int(before.giver), int(before.turn)
    card = "" if move == HIDDEN else f"/{card_name(about(move))}"
    args = {"seat": asker, "from_seat": giver, "set": SET_NAMES[before.asked]}
    return Change("gave", args, [(f"hand/{giver}{card}", f"hand/{asker}{card}")])


def _use(box: BoxData, before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    verb, what = verb_of(move), about(move)
    who = {"seat": seat}
    if verb == DONE and before.phase == LAYING:
        yield Change("collection", who | {"set": SET_NAMES[before.laid_set], "count": int(before.laid_count)})
    elif verb == ASK:
        yield from _question(before, seat, move, after)
    elif verb == USE_FEAST:
        yield Change("used-feast", who | {"set": SET_NAMES[what]})
    elif verb == USE_ENCORE:
        goes = [(f"hand/{seat}/{card_name(what)}", f"album/{seat}/{set_name(what)}")]
        yield Change("used-encore", who | {"set": set_name(what)}, goes, gained(box, before, after))
    elif verb == USE_PARCEL:
        card = int(before.display[what])
        goes = [(f"display/{what + 1}", f"album/{seat}/{set_name(card)}")]
        yield Change("used-parcel", who | {"set": set_name(card)}, goes, gained(box, before, after))
    elif verb == USE_TRICK:
        yield _trick(before, seat, move)
    elif verb in (USE_GLUE, BONUS_GLUE):
        yield Change("used-glue", who | {"set": SET_NAMES[what]})
    elif verb == USE_STRIKE:
        yield Change("used-strike", who)
    elif verb == USE_COPY:
        yield Change("used-copy", who | {"sticker": KINDS[second_of(move)]})
    elif verb == WASTE:
        yield Change("used-nothing", who | {"sticker": EFFECTS[what]})
    elif verb == USE_DECK and before.pile_size == 0:
        yield Change("used-nothing", who | {"sticker": "deck"})


def _question(before: State, seat: int, move: int, after: State) -> Iterator[Change]:
    args = {"seat": seat, "from_seat": first_of(move), "set": SET_NAMES[second_of(move)]}
    yield Change("asked", args)
    if after.phase != GIVING:
        yield Change("had-none", args)


def _trick(before: State, seat: int, move: int) -> Change:
    card, slot = first_of(move), second_of(move)
    taken = int(before.display[slot])
    args = {"seat": seat, "set": set_name(card), "other_set": set_name(taken)}
    place = f"display/{slot + 1}"
    goes = [(f"hand/{seat}/{card_name(card)}", place), (place, f"hand/{seat}/{card_name(taken)}")]
    return Change("used-trick", args, goes)


# -- what follows by itself ----------------------------------------------------------------------------------------


def _onward(box: BoxData, before: State, after: State) -> Iterator[Change]:
    if after.ending and not before.ending:
        yield Change("ending")
    if after.round_number > before.round_number:
        yield Change("round-began", {"round": int(after.round_number)})
        if box.row_length:
            yield Change("row-turned", points=gained(box, before, after))
    if after.phase == LAST_CARD and before.phase != LAST_CARD:
        yield Change("last-cards")
    if after.phase == FINISHED and before.phase != FINISHED:
        for seat in range(int(after.players)):
            yield from _revealed(before, seat, after)
        yield Change("albums-counted", points=gained(box, before, after))


def _revealed(before: State, seat: int, after: State) -> Iterator[Change]:
    card = int(after.chosen[seat])
    if card == NONE:
        return
    number = set_of(card)
    added = int(after.album[seat, number]) & ~int(before.album[seat, number])
    args: dict[str, Any] = {"seat": seat, "set": SET_NAMES[number]}
    if not added:
        yield Change("not-added", args)
        return
    masks = [added if n == number else 0 for n in range(SETS)]
    goes = [(f"hand/{seat}/{name}", f"album/{seat}/{SET_NAMES[number]}") for name in names_in(masks)]
    yield Change("added", args | {"count": len(goes)}, goes)
