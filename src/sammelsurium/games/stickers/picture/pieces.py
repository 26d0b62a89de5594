"""The pictures of what lies in a box, made once for each box and shared by all tables that play with it."""

from functools import cache, lru_cache

from sammelsurium.kernel.contract import BoxData

from ..box import Facts
from ..codes import DONE, VERBS
from ..notation import CARD_NAMES, Pair
from ..state import CARDS, KINDS, SET_CARDS, SET_NAMES, SPACE_NAMES, STEP_EXCHANGE, STEP_TAKE, USABLE, SetName
from .deeds import Effect, EffectKey, Row
from .table import Card, Collection, Cosmetic, Line, Space

KEPT = 16  # boxes whose pieces are kept; a campaign has another one for every game
COLLECTIONS = 1024  # that are kept of each
ROWS = 2048  # likewise


class Pieces:
    """Of one box."""

    def __init__(self, facts: Facts, box: BoxData) -> None:
        self.facts = facts
        self.cards = [card_picture(facts, card) for card in range(CARDS)]
        # By card, what its stickers promise on top, and where every card's work: on top, and under others (ST-41).
        self.combos = [_combo_effects(card, KINDS) for card in self.cards]
        self.under = [_combo_effects(card, KINDS[:USABLE], "effect-combo-any") for card in self.cards]
        lying_open = [_combo_effects(card, KINDS[USABLE:]) for card in self.cards]
        self.every = [used + lying for used, lying in zip(self.under, lying_open, strict=True)]
        self.bonus = [_bonus_effects(int(step)) for step in box.bonus[:, 0]]  # by number of cards played
        self.line = [_line(facts, count) for count in range(len(self.bonus))]  # likewise: the line it earns
        self.lines = [Line(line.least, line.most, [list(step) for step in line.steps]) for line in facts.bonus]
        self.spaces = _bare_spaces(facts, box)
        self.pairs = _pairs(box.pairs.tolist())
        self.rockets = _pairs(box.rockets.tolist())
        self.reserve: list[int] = box.reserve.tolist()
        self.special = bool(box.any_special) or facts.scenario is not None
        self.favourites = bool(box.favourite_points)
        self.row_turns = bool(box.row_length)
        self.collection = lru_cache(COLLECTIONS)(self._collection)
        self.row = lru_cache(ROWS)(self._row)

    def in_masks(self, masks: list[int]) -> list[Card]:
        """The cards of nine masks."""
        cards = self.cards
        return [
            cards[number * SET_CARDS + place] for number, mask in enumerate(masks) if mask for place in _places(mask)
        ]

    def offers(self, card: int, every_card: int) -> list[Effect]:
        """The stickers that work once the card is played (ST-41)."""
        return self.every[card] if every_card else self.combos[card]

    def _row(self, card: int, stands: EffectKey, points: int, every_card: int, count: int, ends: bool) -> Row:
        """So many cards, this one on top; it ends by itself if no other of the set is left in hand."""
        name = SET_NAMES[card // SET_CARDS]
        effects = [standing(stands, name, points), *self.offers(card, every_card), *self.bonus[count]]
        return Row(points, effects, self.line[count], None if ends else VERBS[DONE].words)

    def _collection(self, number: int, mask: int, top: int, size: int) -> Collection:
        below = self.in_masks([0] * number + [mask & ~(1 << top)])
        return Collection(SET_NAMES[number], size, [*below, self.cards[number * SET_CARDS + top]])


_kept: dict[int, Pieces] = {}  # by the id of the facts, which live as long as they are kept


def pieces_of(facts: Facts, box: BoxData) -> Pieces:
    known = _kept.get(id(facts))
    if known is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        known = _kept[id(facts)] = Pieces(facts, box)
    return known


def card_picture(facts: Facts, card: int) -> Card:
    name = SET_NAMES[card // SET_CARDS]
    printed = facts.cards[name][card % SET_CARDS]
    return Card(
        card=CARD_NAMES[card],
        set=name,
        least=printed.least,
        stars=["star"] * printed.stars + ["gold"] * printed.gold,
        combos=list(printed.combos),
        free_stars=printed.free_stars,
        free_combos=printed.free_combos,
        cosmetics=[Cosmetic(worn.kind, worn.x, worn.y) for worn in facts.cosmetics.get(CARD_NAMES[card], [])],
    )


@cache
def standing(key: EffectKey, name: SetName, points: int) -> Effect:
    """How a collection stands in the contest for its set."""
    return Effect(key, {"set": name}, points)


@cache
def _places(mask: int) -> list[int]:
    """Of the cards of a mask in their set."""
    return [place for place in range(SET_CARDS) if mask >> place & 1]


def _combo_effects(card: Card, kinds: tuple[str, ...], key: EffectKey = "effect-combo") -> list[Effect]:
    return [Effect(key, {"sticker": kind}, 0) for kind in kinds if kind in card.combos]


def _line(facts: Facts, count: int) -> int | None:
    return next((number for number, line in enumerate(facts.bonus) if line.least <= count <= line.most), None)


def _bonus_effects(step: int) -> list[Effect]:
    """What the first step of a bonus offers."""
    take = [Effect("effect-bonus-take", {}, 0)] if step & STEP_TAKE else []
    return [*take, Effect("effect-bonus-exchange", {}, 0)] if step & STEP_EXCHANGE else take


def _bare_spaces(facts: Facts, box: BoxData) -> list[Space]:
    """The board before the markers are laid."""
    points = zip(SPACE_NAMES, facts.board.spaces, box.largest.tolist(), box.second.tolist(), strict=True)
    return [
        Space(name, printed.rank, printed.x, printed.y, largest, second, None, None, [])
        for name, printed, largest, second in points
    ]


def _pairs(numbers: list[list[int]]) -> list[Pair]:
    return [(SPACE_NAMES[one], SPACE_NAMES[other]) for one, other in numbers]
