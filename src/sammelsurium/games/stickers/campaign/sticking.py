"""Stickers on cards: where one fits (ST-72), what it makes of the card, and which place a bot likes."""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from ..box import Card, Cosmetic, Facts
from ..notation import CARD_NAMES
from ..state import KINDS, SET_CARDS, SET_NAMES, USABLE, Kind
from .boosters import STAR_KINDS, Booster

MIDDLE = 50  # where a cosmetic sticker goes unless told otherwise, in per cent


class Sticker(NamedTuple):
    """One sticker of a booster."""

    kind: str
    least: int  # the smallest number of players it is used with
    cosmetic: bool


def stickers_of(booster: Booster) -> list[Sticker]:
    """All that a booster holds, the cosmetic ones last."""
    plain = [(kind, least, False) for row in booster.stickers for kind, least in row.stickers()]
    cosmetic = [(kind, least, True) for row in booster.cosmetics for kind, least in row.stickers()]
    return [Sticker(*one) for one in (*plain, *cosmetic)]


def card_of(facts: Facts, card: int) -> Card:
    return facts.cards[SET_NAMES[card // SET_CARDS]][card % SET_CARDS]


def fits(facts: Facts, card: int, sticker: Sticker) -> bool:
    """A free field of the right kind; a combo sticker stands on a card at most once."""
    printed = card_of(facts, card)
    if sticker.cosmetic:
        return True
    if sticker.kind in STAR_KINDS:
        return printed.free_stars > 0
    return printed.free_combos > 0 and sticker.kind not in printed.combos


def places(facts: Facts, sticker: Sticker, own: Sequence[int], used: Sequence[int]) -> list[int]:
    """The cards it may go on, of whatever set: those of the own album, or if none has room any card of the game."""
    found = [card for card in own if fits(facts, card, sticker)]
    return found or [card for card in used if fits(facts, card, sticker)]


def put_on(facts: Facts, card: int, sticker: Sticker, x: int = MIDDLE, y: int = MIDDLE) -> Facts:
    """The facts with the sticker on the card, for good (ST-73)."""
    if sticker.cosmetic:
        name = CARD_NAMES[card]
        worn = [*facts.cosmetics.get(name, []), Cosmetic(sticker.kind, x, y)]
        return replace(facts, cosmetics=facts.cosmetics | {name: worn})
    number, place = divmod(card, SET_CARDS)
    cards = list(facts.cards[SET_NAMES[number]])
    cards[place] = _with(cards[place], sticker.kind)
    return replace(facts, cards=facts.cards | {SET_NAMES[number]: cards})


def _with(card: Card, kind: str) -> Card:
    if kind == "star":
        return replace(card, stars=card.stars + 1, free_stars=card.free_stars - 1)
    if kind == "gold":
        return replace(card, gold=card.gold + 1, free_stars=card.free_stars - 1)
    return replace(card, combos=[*card.combos, cast(Kind, kind)], free_combos=card.free_combos - 1)


def open_rules(facts: Facts, booster: Booster) -> Facts:
    """The rules that a booster brings (ST-74)."""
    changes: dict[str, Any] = {}
    if booster.bonus:
        changes["bonus"] = booster.bonus
    for name in ("neighbours", "gold", "pouch"):
        if getattr(booster, name):
            changes[name] = getattr(booster, name)
    return replace(facts, **changes)


def taste(facts: Facts, card: int, sticker: Sticker) -> float:
    """How much a bot likes a sticker on a card.

    Cards without a mark are in every game; chains make turns; and a sticker that works by lying open belongs on a card
    that one does not mind leaving on top.
    """
    printed = card_of(facts, card)
    liking = 0.5 * (4 - printed.least)
    if sticker.cosmetic:
        return liking - len(facts.cosmetics.get(CARD_NAMES[card], []))
    stars = printed.stars + 2 * printed.gold
    if sticker.kind in STAR_KINDS:
        return liking + stars - len(printed.combos)
    works_when_played = KINDS.index(sticker.kind) < USABLE
    return liking + (len(printed.combos) if works_when_played else -len(printed.combos)) - 0.5 * stars
