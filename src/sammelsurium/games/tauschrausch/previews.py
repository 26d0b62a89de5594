"""What may be chosen, with its consequences before it is done: what the page shows beside a choice."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from sammelsurium.kernel.contract import BoxData, Moves, State
from sammelsurium.kernel.picture import alone, plain

from .box import Facts
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
    Parts,
    parts,
)
from .contents import CONTEST_IDS, SPECIALIST_IDS
from .inquiry import try_out
from .moves import write_move
from .names import CELL_NAMES
from .picture import Choice, Effect, EffectKey, Offer, Verb
from .pieces import words_of
from .plain import Prospect, members
from .state import CONTEST_KINDS, ITEMS, NONE, SHOW, STACK_NAMES, TRAY_NAMES

VERBS: dict[int, Verb] = {
    PASS: "pass", CONFIRM: "confirm", REVEAL: "reveal", TAKE: "take", REDRAW_ITEM: "redraw", EXCHANGE_ITEM: "exchange",
    GIVE: "give", PUT: "put", BACK: "back", DRAW: "draw", CHOOSE_OFFER: "choose", STAMP: "stamp", PLACE: "place",
    DROP: "drop", ENTER: "enter", ALBUM: "album", USE: "use",
}  # fmt: skip
OFFERS: tuple[Offer, ...] = ("a", "b")
EFFECTS = 1 << 14  # how many are kept: most choices of a table promise what others did


class Outlook(NamedTuple):
    """A seat about to decide: what it has, and what the rules say of it."""

    facts: Facts
    words: Sequence[str]
    seat: int
    now: Prospect
    values: list[int]
    """Of the own items."""
    pays: list[int]
    """What each contest pays now."""
    exhibitors: int
    """By how much they pay more when the stamp in hand is placed."""


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[Choice]:
    states = alone(state)
    promises, values = np.zeros((len(moves) + 1, len(CONTEST_KINDS)), np.int64), np.zeros(ITEMS, np.int64)
    exhibitors = int(try_out(alone(box), states, seat, moves, promises, values))
    now = plain(states, Prospect)
    *promised, pays = promises.tolist()
    outlook = Outlook(facts, words_of(facts), seat, now, values.tolist(), pays, exhibitors)
    solo = now.sides > now.players
    return [_choice(outlook, move, solo, promise) for move, promise in zip(moves.tolist(), promised, strict=True)]


def _choice(outlook: Outlook, move: int, solo: bool, promise: list[int]) -> Choice:
    effects = _effects(outlook, parts(move), promise)
    bare = _bare(move, solo)
    return replace(bare, gain=sum([effect.points for effect in effects]), effects=effects) if effects else bare


@cache
def _bare(move: int, solo: bool) -> Choice:
    """Without its consequences: that is the same in every position."""
    verb, argument, first, second = parts(move)
    item = None
    if verb in (REVEAL, TAKE, GIVE, BACK, STAMP):
        item = argument + 1
    elif verb in (PUT, REDRAW_ITEM, EXCHANGE_ITEM):
        item = first + 1
    return Choice(
        move=write_move(move, solo),
        verb=VERBS[verb],
        item=item,
        other=second + 1 if verb == EXCHANGE_ITEM else None,
        stack=STACK_NAMES[second] if verb == REDRAW_ITEM else STACK_NAMES[argument] if verb == DRAW else None,
        tray=TRAY_NAMES[second] if verb == PUT else None,
        side=first if verb == CHOOSE_OFFER else None,
        offer=OFFERS[second] if verb == CHOOSE_OFFER else None,
        cell=CELL_NAMES[argument] if verb == PLACE else None,
        contest=argument if verb == ENTER else None,
        album=argument if verb == ALBUM else None,
        specialist=SPECIALIST_IDS[argument] if verb == USE else None,
        gain=0,
        effects=[],
    )


# -- consequences --------------------------------------------------------------------------------------------------


@lru_cache(EFFECTS)
def _effect(key: EffectKey, points: int = 0, **args: str | int) -> Effect:
    return Effect(key, args, points)


def _effects(outlook: Outlook, move: Parts, promise: list[int]) -> list[Effect]:
    verb, argument, now = move.verb, move.argument, outlook.now
    if verb == PLACE:
        return _placing(outlook, argument, promise)
    if verb == ENTER:
        return [_effect("effect-enter", outlook.pays[argument], contest=CONTEST_IDS[now.contests[argument]])]
    if verb == CHOOSE_OFFER:
        return [_effect("effect-offer", count=promise[0], hidden=promise[1], value=promise[2])]
    if verb == GIVE:
        return [_effect("effect-give", outlook.values[argument])]
    if verb == USE:
        value = outlook.facts.specialist[argument].value
        return [_effect("effect-use", value, piece=SPECIALIST_IDS[argument])]
    if verb == TAKE and now.item_piece[argument] != NONE:
        return [_effect("effect-take", piece=outlook.words[now.item_piece[argument]])]
    return _misfits(outlook) if verb == CONFIRM and now.phase == SHOW else []


def _misfits(outlook: Outlook) -> list[Effect]:
    """Stamps that fit nowhere leave the game for their value (TR-51)."""
    now = outlook.now
    left = [item for item in members(now.gained[outlook.seat]) if now.item_cell[item] == NONE]
    return [_effect("effect-misfit", outlook.values[item], piece=outlook.words[now.item_piece[item]]) for item in left]


def _placing(outlook: Outlook, cell: int, promise: list[int]) -> list[Effect]:
    """How contests and exhibitors change by a placement. Nothing is scored yet, so no points come at once."""
    now, pays = outlook.now, outlook.pays
    word = outlook.words[now.item_piece[now.hand[outlook.seat]]]
    effects = [_effect("effect-place", piece=word, place=CELL_NAMES[cell])]
    if promise != pays:
        effects += [
            _effect("effect-contest", contest=CONTEST_IDS[contest], total=then, difference=then - points)
            for contest, then, points in zip(now.contests, promise, pays, strict=True)
            if then != points
        ]
    if outlook.exhibitors:
        effects.append(_effect("effect-exhibitors", difference=outlook.exhibitors))
    return effects
