"""What may be chosen, with its consequences before it is done: what the page shows beside a choice."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from sammelsurium.kernel.contract import BoxData, Moves, State
from sammelsurium.kernel.picture import alone
from sammelsurium.kernel.picture import plain as as_plain

from .. import codes, notation
from ..box import CELL_NAMES, CONTEST_IDS, SPECIALIST_IDS, Facts
from ..state import CONTEST_KINDS, ITEMS, NONE, SHOW, STACK_NAMES, TRAY_NAMES, Stack
from . import doings, inquiry, pieces, plain

VERBS: dict[int, doings.Verb] = {
    codes.PASS: "pass",
    codes.CONFIRM: "confirm",
    codes.REVEAL: "reveal",
    codes.TAKE: "take",
    codes.REDRAW_ITEM: "redraw",
    codes.EXCHANGE_ITEM: "exchange",
    codes.GIVE: "give",
    codes.PUT: "put",
    codes.BACK: "back",
    codes.DRAW: "draw",
    codes.CHOOSE_OFFER: "choose",
    codes.STAMP: "stamp",
    codes.PLACE: "place",
    codes.DROP: "drop",
    codes.ENTER: "enter",
    codes.ALBUM: "album",
    codes.USE: "use",
}
SMALL = (codes.PUT, codes.BACK, codes.STAMP, codes.PLACE, codes.DROP)
OFFERS: tuple[doings.Offer, ...] = ("a", "b")
EFFECTS = 1 << 14  # how many are kept: most choices of a table promise what others did


class Outlook(NamedTuple):
    """A seat about to decide: what it has, and what the rules say of it."""

    facts: Facts
    words: Sequence[str]
    seat: int
    now: plain.Prospect
    values: list[int]
    """Of the own items."""
    pays: list[int]
    """What each contest pays now."""
    exhibitors: int
    """By how much they pay more when the stamp in hand is placed."""


def choices(facts: Facts, box: BoxData, state: State, seat: int, moves: Moves) -> list[doings.Choice]:
    states = alone(state)
    promises, values = np.zeros((len(moves) + 1, len(CONTEST_KINDS)), np.int64), np.zeros(ITEMS, np.int64)
    exhibitors = int(inquiry.try_out(alone(box), states, seat, moves, promises, values))
    now = as_plain(states, plain.Prospect)
    *promised, pays = promises.tolist()
    outlook = Outlook(facts, pieces.words_of(facts), seat, now, values.tolist(), pays, exhibitors)
    solo = now.sides > now.players
    return [_choice(outlook, move, solo, promise) for move, promise in zip(moves.tolist(), promised, strict=True)]


def _choice(outlook: Outlook, move: int, solo: bool, promise: list[int]) -> doings.Choice:
    effects = _effects(outlook, codes.parts(move), promise)
    bare = _bare(move, solo)
    return replace(bare, gain=sum([effect.points for effect in effects]), effects=effects) if effects else bare


@cache
def _bare(move: int, solo: bool) -> doings.Choice:
    """Without its consequences: that is the same in every position."""
    verb, argument, first, second = codes.parts(move)
    item = None
    if verb in (codes.REVEAL, codes.TAKE, codes.GIVE, codes.BACK, codes.STAMP):
        item = argument + 1
    elif verb in (codes.PUT, codes.REDRAW_ITEM, codes.EXCHANGE_ITEM):
        item = first + 1
    return doings.Choice(
        move=notation.write_move(move, solo),
        verb=VERBS[verb],
        item=item,
        other=second + 1 if verb == codes.EXCHANGE_ITEM else None,
        stack=_stack_named(verb, argument, second),
        tray=TRAY_NAMES[second] if verb == codes.PUT else None,
        side=first if verb == codes.CHOOSE_OFFER else None,
        offer=OFFERS[second] if verb == codes.CHOOSE_OFFER else None,
        cell=CELL_NAMES[argument] if verb == codes.PLACE else None,
        contest=argument if verb == codes.ENTER else None,
        album=argument if verb == codes.ALBUM else None,
        specialist=SPECIALIST_IDS[argument] if verb == codes.USE else None,
        small=verb in SMALL,
        gain=0,
        effects=[],
    )


def _stack_named(verb: int, argument: int, second: int) -> Stack | None:
    if verb == codes.REDRAW_ITEM:
        return STACK_NAMES[second]
    return STACK_NAMES[argument] if verb == codes.DRAW else None


# -- consequences --------------------------------------------------------------------------------------------------


@lru_cache(EFFECTS)
def _effect(key: doings.EffectKey, points: int = 0, **args: str | int) -> doings.Effect:
    return doings.Effect(key, args, points)


def _effects(outlook: Outlook, move: codes.Parts, promise: list[int]) -> list[doings.Effect]:
    verb, argument, now = move.verb, move.argument, outlook.now
    if verb == codes.PLACE:
        return _placing(outlook, argument, promise)
    if verb == codes.ENTER:
        return [_effect("effect-enter", outlook.pays[argument], contest=CONTEST_IDS[now.contests[argument]])]
    if verb == codes.CHOOSE_OFFER:
        return [_effect("effect-offer", count=promise[0], hidden=promise[1], value=promise[2])]
    if verb == codes.GIVE:
        return [_effect("effect-give", outlook.values[argument])]
    if verb == codes.USE:
        value = outlook.facts.specialist[argument].value
        return [_effect("effect-use", value, piece=SPECIALIST_IDS[argument])]
    if verb == codes.TAKE and now.item_piece[argument] != NONE:
        return [_effect("effect-take", piece=outlook.words[now.item_piece[argument]])]
    return _misfits(outlook) if verb == codes.CONFIRM and now.phase == SHOW else []


def _misfits(outlook: Outlook) -> list[doings.Effect]:
    """Stamps that fit nowhere leave the game for their value (TR-51)."""
    now = outlook.now
    left = [item for item in plain.members(now.gained[outlook.seat]) if now.item_cell[item] == NONE]
    return [_effect("effect-misfit", outlook.values[item], piece=outlook.words[now.item_piece[item]]) for item in left]


def _placing(outlook: Outlook, cell: int, promise: list[int]) -> list[doings.Effect]:
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
