"""A choice with its consequences before commitment: the move is tried on a copy, as far as the seat can know them."""

from collections.abc import Iterator
from typing import Any

from sammelsurium.kernel.contract import BoxData, Json, State, copy_state

from . import rules, scoring
from .changes import points_now, set_name
from .codes import (
    ASK,
    BONUS_GLUE,
    BONUS_SWAP,
    BONUS_TAKE,
    DONE,
    GIVE,
    KEEP,
    LAUNCH,
    STOP,
    SWAP,
    USE_COPY,
    USE_ENCORE,
    USE_FEAST,
    USE_GLUE,
    USE_PARCEL,
    USE_PLAY,
    USE_TAKE,
    USE_TRICK,
    WASTE,
    about,
    first_of,
    second_of,
    verb_of,
)
from .moves import EFFECTS, card_name, pair_of, write
from .refusing import kind_used
from .state import KINDS, OPENING, SET_CARDS, SET_NAMES, STEP_EXCHANGE, STEP_TAKE
from .turn import reveal

VERBS = {USE_TAKE: "take", USE_PLAY: "play", DONE: "done", GIVE: "give", KEEP: "keep", STOP: "stop"}
OF_CARD = (USE_PLAY, USE_ENCORE, GIVE, KEEP)
OF_SLOT = (USE_TAKE, USE_PARCEL, BONUS_TAKE)
OF_SET = (USE_GLUE, USE_FEAST, BONUS_GLUE)
OF_PAIR = (SWAP, LAUNCH, BONUS_SWAP)
PLAYS = (USE_PLAY, USE_ENCORE, USE_PARCEL, KEEP)


def choice(box: BoxData, state: State, seat: int, move: int) -> Json:
    verb = verb_of(move)
    effects = list(_consequences(box, state, seat, move))
    return {
        "move": write(box, state, seat, move),
        "verb": VERBS.get(verb, "use"),
        "effect": _effect(state, move),
        "card": _card(state, move),
        "into": card_name(int(state.display[second_of(move)])) if verb == USE_TRICK else None,
        "seat": first_of(move) if verb == ASK else None,
        "set": _set(move),
        "spaces": list(pair_of(box, verb, about(move))) if verb in OF_PAIR else None,
        "kind": KINDS[second_of(move)] if verb == USE_COPY else None,
        "gain": sum(effect["points"] for effect in effects),
        "effects": effects,
    }


def _effect(state: State, move: int) -> str | None:
    """The chip that is used up."""
    verb = verb_of(move)
    if verb in VERBS or state.phase == OPENING:
        return None
    return EFFECTS[about(move)] if verb == WASTE else EFFECTS[kind_used(verb)]


def _card(state: State, move: int) -> str | None:
    verb = verb_of(move)
    if verb in OF_CARD:
        return card_name(about(move))
    if verb in OF_SLOT:
        return card_name(int(state.display[about(move)]))
    return card_name(first_of(move)) if verb in (USE_TRICK, USE_COPY) else None


def _set(move: int) -> str | None:
    if verb_of(move) == ASK:
        return SET_NAMES[second_of(move)]
    return SET_NAMES[about(move)] if verb_of(move) in OF_SET else None


def _tried(box: BoxData, state: State, seat: int, move: int) -> State:
    """At the end the others' cards are not known, so only one's own is revealed."""
    after = copy_state(state)
    if verb_of(move) == KEEP:
        reveal(after, seat, about(move))
    else:
        rules.apply(box, after, seat, move)
    return after


def _told(key: str, points: int = 0, **args: Any) -> Json:
    return {"key": key, "args": args, "points": points}


def _consequences(box: BoxData, state: State, seat: int, move: int) -> Iterator[Json]:
    verb = verb_of(move)
    if verb in PLAYS:
        yield from _play(box, state, seat, move)
    elif verb in OF_PAIR:
        after = _tried(box, state, seat, move)
        spaces = box.rockets[about(move)] if verb == LAUNCH else box.pairs[about(move)]
        one, other = (SET_NAMES[state.markers[space]] for space in spaces)
        gain = points_now(box, after)[seat] - points_now(box, state)[seat]
        yield _told("effect-exchange", gain, set=one, other=other)


def _play(box: BoxData, state: State, seat: int, move: int) -> Iterator[Json]:
    after = _tried(box, state, seat, move)
    verb = verb_of(move)
    card = int(state.display[about(move)]) if verb == USE_PARCEL else about(move)
    number = card // SET_CARDS
    stars = int(scoring.star_points(box, after, seat) - scoring.star_points(box, state, seat))
    gain = points_now(box, after)[seat] - points_now(box, state)[seat] - stars
    if state.album[seat, number] or verb != KEEP:
        yield _told(_standing(box, after, seat, number), gain, set=set_name(card))
    if stars:
        yield _told("effect-stars", stars, count=stars)
    if verb != KEEP:
        for kind, name in enumerate(KINDS):
            if int(box.combos[card]) >> kind & 1:
                yield _told("effect-combo", sticker=name)
    if verb == USE_PLAY:
        yield from _bonus(box, int(state.laid_count) + 1)


def _standing(box: BoxData, after: State, seat: int, number: int) -> str:
    larger = int(scoring.larger_than(box, after, seat, number))
    own = scoring.size(box, after, seat, number)
    tied = sum(scoring.size(box, after, other, number) == own for other in range(int(after.players))) > 1
    if larger == 0:
        return "effect-shares" if tied else "effect-leads"
    return "effect-second" if larger == 1 and after.players > 2 else "effect-grows"


def _bonus(box: BoxData, count: int) -> Iterator[Json]:
    step = int(box.bonus[count, 0])
    if step & STEP_TAKE:
        yield _told("effect-bonus-take")
    if step & STEP_EXCHANGE:
        yield _told("effect-bonus-exchange")
