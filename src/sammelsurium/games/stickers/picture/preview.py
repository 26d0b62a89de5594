"""What a move would bring, from what the rules answered when it was tried (`inquiry.try_out`)."""

from functools import cache

from msgspec.structs import replace

from sammelsurium.kernel.contract import Moves, Numbers

from ..codes import KEEP, PLAY_CARD, USE, about
from ..notation import CARD_NAMES, Pair
from ..state import ENCORE, PARCEL, SET_CARDS, SET_NAMES, SPACE_NAMES
from .deeds import Choice, Effect, EffectKey, Laying
from .pieces import Pieces, standing
from .plain import Offer

UNPACK = int(USE + PARCEL)
PLAYS = frozenset(map(int, (PLAY_CARD, USE + ENCORE, USE + PARCEL, KEEP)))
SPACE_NUMBERS = {name: number for number, name in enumerate(SPACE_NAMES)}
STANDINGS: tuple[EffectKey, ...] = ("effect-leads", "effect-shares", "effect-second", "effect-grows")


def effects_of(
    pieces: Pieces, now: Offer, seat: int, verb: int, what: int, shown: int, spaces: Pair | None, row: list[int]
) -> list[Effect] | None:
    """None of a move that brings nothing at once. `shown` is the card of the display that it names."""
    points, stars, stands = row
    if spaces:
        return [_exchange(now, spaces, points)]
    if verb not in PLAYS:
        return None
    card = shown if verb == UNPACK else what
    return _play(pieces, now, seat, verb, card, STANDINGS[stands], points - stars, stars)


def _exchange(now: Offer, spaces: Pair, points: int) -> Effect:
    one, other = (SET_NAMES[now.markers[SPACE_NUMBERS[space]]] for space in spaces)
    return Effect("effect-exchange", {"set": one, "other_set": other}, points)


def _play(
    pieces: Pieces, now: Offer, seat: int, verb: int, card: int, stands: EffectKey, points: int, stars: int
) -> list[Effect]:
    number, effects = card // SET_CARDS, []
    if verb != KEEP or now.album[seat][number]:
        effects.append(standing(stands, SET_NAMES[number], points))
    if stars:
        effects.append(_stars(stars))
    if verb != KEEP:
        effects += pieces.offers(card, now.every_card)
    if verb == PLAY_CARD:
        effects += pieces.bonus[now.laid_count + 1]
    return effects


# -- several cards in one play -------------------------------------------------------------------------------------


def with_others(
    pieces: Pieces, now: Offer, hand: list[int], choices: list[Choice], moves: Moves, rows: Numbers, together: Numbers
) -> list[Choice]:
    """The choices with what each card to be played brings together with others."""
    tried = zip(choices, moves.tolist(), rows[:, 1].tolist(), together.tolist(), strict=True)
    return [
        replace(choice, laying=_laying(pieces, now, hand, about(move), stars, counts))
        if choice.verb == "play"
        else choice
        for choice, move, stars, counts in tried
    ]


def _laying(pieces: Pieces, now: Offer, hand: list[int], card: int, stars: int, counts: list[list[int]]) -> Laying:
    """`counts` says for each number of cards from now on what they bring, this one on top."""
    number, place = divmod(card, SET_CARDS)
    held = hand[number]
    size, first, every = held.bit_count(), now.laid_count + 1, now.every_card
    rows = [
        pieces.row(card, STANDINGS[standing], points, every, first + more, more + 1 == size)
        for more, (points, standing) in enumerate(counts[:size])
    ]
    return Laying(_along(number, held, place), stars, pieces.under[card] if now.every_card else [], rows)


@cache
def _along(number: int, held: int, place: int) -> list[str]:
    """The others of the set in hand."""
    first = number * SET_CARDS
    return [CARD_NAMES[first + other] for other in range(SET_CARDS) if held >> other & 1 and other != place]


@cache
def _stars(count: int) -> Effect:
    return Effect("effect-stars", {"count": count}, count)
