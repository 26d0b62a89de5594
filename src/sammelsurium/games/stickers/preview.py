"""Choices with their consequences before commitment: each move is tried on a copy, as far as the seat can know them."""

from functools import cache

import numpy as np

from sammelsurium.kernel.contract import BoxData, Moves, State, copy_state
from sammelsurium.kernel.picture import alone, plain

from .codes import (
    ASK,
    BITS,
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
from .inquiry import try_out
from .moves import CARD_NAMES, EFFECTS, Pair, shown_by, write_move
from .picture import Choice, Effect, EffectKey, Verb
from .pieces import Pieces
from .plain import Offer
from .refusing import kind_used
from .scoring import TERMS
from .state import KINDS, OPENING, SET_CARDS, SET_NAMES, SPACE_NAMES, SetName

VERBS: dict[int, Verb] = {
    int(USE_TAKE): "take",
    int(USE_PLAY): "play",
    int(DONE): "done",
    int(GIVE): "give",
    int(KEEP): "keep",
    int(STOP): "stop",
}
OF_CARD = (USE_PLAY, USE_ENCORE, GIVE, KEEP)
OF_SLOT = (USE_TAKE, USE_PARCEL, BONUS_TAKE)
OF_SET = (USE_GLUE, USE_FEAST, BONUS_GLUE)
PAIRS = frozenset(map(int, (SWAP, LAUNCH, BONUS_SWAP)))
PLAYS = frozenset(map(int, (USE_PLAY, USE_ENCORE, USE_PARCEL, KEEP)))
SPACE_NUMBERS = {name: number for number, name in enumerate(SPACE_NAMES)}
STANDINGS: tuple[EffectKey, ...] = ("effect-leads", "effect-shares", "effect-second", "effect-grows")


def choices(pieces: Pieces, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    states = alone(state)
    terms, rows = np.zeros(len(TERMS), np.int64), np.zeros((len(moves), 3), np.int64)
    try_out(alone(box), states, alone(copy_state(state)), seat, moves, terms, rows)
    now, made = plain(states, Offer), zip(moves.tolist(), rows.tolist(), strict=True)
    return [_choice(pieces, now, seat, move, *row) for move, row in made]


def _choice(pieces: Pieces, now: Offer, seat: int, move: int, points: int, stars: int, standing: int) -> Choice:
    verb, what = divmod(move, 1 << BITS)
    spaces = (pieces.rockets if verb == LAUNCH else pieces.pairs)[what] if verb in PAIRS else None
    shown = shown_by(now.display, move)
    wish = _wish(move, shown, spaces, now.phase == OPENING)
    if spaces:
        effects = [_exchange(now, spaces, points)]
    elif verb in PLAYS:
        card = shown if verb == USE_PARCEL else what
        effects = _play(pieces, now, seat, verb, card, STANDINGS[standing], points - stars, stars)
    else:
        return wish
    gain = sum([effect.points for effect in effects])
    return Choice(
        wish.move,
        wish.verb,
        wish.effect,
        wish.card,
        wish.into,
        wish.seat,
        wish.set,
        wish.spaces,
        wish.kind,
        gain,
        effects,
    )


# -- the move itself, which is the same in every position ----------------------------------------------------------


@cache
def _wish(move: int, shown: int, spaces: Pair | None, opening: bool) -> Choice:
    verb = verb_of(move)
    return Choice(
        move=write_move(move, shown, spaces),
        verb=VERBS.get(verb, "use"),
        effect=None if opening else _effect(move),
        card=_card(move, shown),
        into=CARD_NAMES[shown] if verb == USE_TRICK else None,
        seat=first_of(move) if verb == ASK else None,
        set=_set(move),
        spaces=spaces,
        kind=KINDS[second_of(move)] if verb == USE_COPY else None,
        gain=0,
        effects=[],
    )


def _effect(move: int) -> str | None:
    """The chip that is used up."""
    verb = verb_of(move)
    if verb in VERBS:
        return None
    return EFFECTS[about(move)] if verb == WASTE else EFFECTS[kind_used(verb)]


def _card(move: int, shown: int) -> str | None:
    verb = verb_of(move)
    if verb in OF_CARD:
        return CARD_NAMES[about(move)]
    if verb in OF_SLOT:
        return CARD_NAMES[shown]
    return CARD_NAMES[first_of(move)] if verb in (USE_TRICK, USE_COPY) else None


def _set(move: int) -> SetName | None:
    if verb_of(move) == ASK:
        return SET_NAMES[second_of(move)]
    return SET_NAMES[about(move)] if verb_of(move) in OF_SET else None


# -- what it brings ------------------------------------------------------------------------------------------------


def _exchange(now: Offer, spaces: Pair, points: int) -> Effect:
    one, other = (SET_NAMES[now.markers[SPACE_NUMBERS[space]]] for space in spaces)
    return Effect("effect-exchange", {"set": one, "other_set": other}, points)


def _play(
    pieces: Pieces, now: Offer, seat: int, verb: int, card: int, stands: EffectKey, points: int, stars: int
) -> list[Effect]:
    number, effects = card // SET_CARDS, []
    if verb != KEEP or now.album[seat][number]:
        effects.append(_stands(stands, SET_NAMES[number], points))
    if stars:
        effects.append(_stars(stars))
    if verb != KEEP:
        effects += pieces.combos[card]
    if verb == USE_PLAY:
        effects += pieces.bonus[now.laid_count + 1]
    return effects


@cache
def _stands(key: EffectKey, name: SetName, points: int) -> Effect:
    return Effect(key, {"set": name}, points)


@cache
def _stars(count: int) -> Effect:
    return Effect("effect-stars", {"count": count}, count)
