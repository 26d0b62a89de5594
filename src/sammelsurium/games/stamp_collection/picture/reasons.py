"""Why a tile of the fair cannot be bought, or not for some places: the rule, and the numbers it was weighed with."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..box import Facts
from ..rules import PREFIX
from .plain import Plain
from .structures import PLACE_NAMES, Args, Refused

# Of all the places a tile cannot go, people want to hear of the one that comes nearest: first what only money forbids.
NEAREST = (33, 24, 50, 42, 41, 32, 31, 40, 30, 51)


class Buyer(NamedTuple):
    """Somebody who would like to have a tile."""

    facts: Facts
    now: Plain
    seat: int
    costs: Sequence[int]
    """By place: what a mount costs there in addition."""


def refused(buyer: Buyer, refusals: Sequence[Sequence[int]]) -> list[Refused]:
    """`refusals` is the rule by tile and place, 0 where nothing forbids it or nothing lies there."""
    told: list[Refused] = []
    for tile, rules in enumerate(refusals, 1):
        if all(rules):
            told.append(_nowhere(buyer, tile, rules))
        elif any(rules):
            told += _elsewhere(buyer, tile, rules)
    return told


def _nowhere(buyer: Buyer, tile: int, rules: Sequence[int]) -> Refused:
    """One reason for all the places; if they are too dear, it is told of the cheapest."""
    nearest = min(zip(map(NEAREST.index, rules), buyer.costs, rules, strict=True))
    _, cost, rule = nearest
    return Refused(tile, [], f"{PREFIX}-{rule}", _args(buyer, rule, cost) | {"where": "anywhere"})


def _elsewhere(buyer: Buyer, tile: int, rules: Sequence[int]) -> Iterator[Refused]:
    """Each reason once, with the places that it bars."""
    reasons = [(rule, _args(buyer, rule, cost)) for rule, cost in zip(rules, buyer.costs, strict=True)]
    for number, (rule, args) in enumerate(reasons):
        if rule and reasons.index((rule, args)) == number:
            places = [place for place, one in zip(PLACE_NAMES, reasons, strict=True) if one == (rule, args)]
            yield Refused(tile, places, f"{PREFIX}-{rule}", args | {"where": "here"})


def _args(buyer: Buyer, rule: int, cost: int) -> Args:
    """What the message about a rule is told with; `cost` is that of the space."""
    facts, now, seat, _ = buyer
    if rule == 24:
        return {**_needed(buyer, now.coins), "coin": facts.money.coin}
    if rule == 33:
        return {**_needed(buyer, now.coins + cost), "extra": cost}
    if rule == 41:
        return {"storing": "german" if now.storing_german else "english"}
    return {"slots": now.slots[seat]} if rule == 50 else {}


def _needed(buyer: Buyer, total: int) -> Args:
    """With a loan that can still be taken it may be enough: only where loans are taken apart from purchases, for a
    purchase that takes the loan itself is not refused.
    """
    money = buyer.now.money[buyer.seat]
    loan = "enough" if total <= money + buyer.facts.money.loan else "short"
    return {"total": total, "money": money, "loan": "none" if buyer.now.loan[buyer.seat] else loan}
