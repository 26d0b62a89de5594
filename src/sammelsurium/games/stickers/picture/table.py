"""What lies on the table and before the players: the structures of `View` and `Caption`."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from sammelsurium.kernel.picture import Picture

from ..box import Rank
from ..state import SetName, SpaceName

Phase = Literal[
    "setup", "opening", "take", "play", "laying", "effects", "bonus", "again", "giving", "last card", "over"
]


# -- cards ---------------------------------------------------------------------------------------------------------


class Cosmetic(Picture, frozen=True):
    """A sticker just for fun, on a card."""

    kind: str
    x: int
    """In per cent of the card, from the left."""
    y: int
    """In per cent of the card, from the top."""


class Card(Picture, frozen=True):
    """A card with all that is printed and stuck on it."""

    card: str
    """Such as corking-3."""
    set: SetName
    least: Literal[2, 3, 4] = field(name="from")
    """With how many players it is used: 3 is marked 3+, 4 is marked 4+."""
    stars: list[str]
    """Kinds of star, `star` each."""
    combos: list[str]
    """Kinds of combo sticker."""
    free_stars: int
    """Dashed empty fields for stars."""
    free_combos: int
    """Dashed empty fields for combo stickers."""
    cosmetics: list[Cosmetic]


class Collection(Picture, frozen=True):
    """The cards of one set in somebody's album."""

    set: SetName
    size: int
    """What it counts as in the contest for its set."""
    cards: list[Card]
    """The open card last."""


# -- the board -----------------------------------------------------------------------------------------------------


class Collector(Picture, frozen=True):
    """Somebody who collects a set."""

    seat: int
    size: int
    """Of the collection."""
    points: int
    """What it scores now."""


class Space(Picture, frozen=True):
    """A space of the board."""

    space: SpaceName
    rank: Rank
    x: int
    """0 to 4 from the left."""
    y: int
    """0 to 2 from the top."""
    largest: int
    """Points for the largest collection of the set whose marker lies here."""
    second: int
    """Points for the second largest."""
    set: SetName | None
    """Whose marker lies here."""
    mark: str | None
    """A kind of sticker that holds the marker in its place."""
    collections: list[Collector]
    """Who collects the set, largest first."""


class Line(Picture, frozen=True):
    """A line of the bonus list."""

    least: int
    """Cards of the collection."""
    most: int
    steps: list[list[str]]
    """Each step: the effects to choose from; `none`: it may be left out."""


# -- players -------------------------------------------------------------------------------------------------------


class Terms(Picture, frozen=True):
    """What a player's points are made of."""

    collections: int
    stars: int
    specials: int
    start: int
    """Head start (option `start` = even)."""


class Player(Picture, frozen=True):
    """What lies before a player, and what the reader knows of the hand."""

    seat: int
    hand: int
    """How many cards it holds."""
    known: list[Card]
    """Cards the reader knows to be in this hand: seen, or certain by counting what is left."""
    lacks: list[SetName]
    """Sets this hand is known not to hold: a question was answered with no."""
    now: int
    """Points that nothing can take away any more: stars and a head start. At the end all of them."""
    points: int
    """At the end, if the albums and the board stayed as they are."""
    terms: Terms
    """Of `points`."""
    collections: list[Collection]
    """In the order of the sets."""
    chosen: bool
    """Phase `last card`: has chosen."""


# -- the table -----------------------------------------------------------------------------------------------------


class Played(Picture, frozen=True):
    """The collection of this turn: cards from the hand."""

    set: SetName
    count: int


class Chip(Picture, frozen=True):
    """An effect that may still be used in this turn."""

    kind: str
    """`bonus`, or a kind of combo sticker."""
    count: int


class Question(Picture, frozen=True):
    """Somebody asked for a set and gets a card of it."""

    asker: int
    giver: int
    set: SetName


class SpecialPoints(Picture, frozen=True):
    """Points that only a booster or a scenario brings."""

    kind: str
    """The message `special-<kind>` names it."""
    seat: int
    points: int


class Extras(Picture, frozen=True):
    """What opened boosters and scenarios add."""

    points: list[SpecialPoints]
    """What `specials` of the terms are made of."""
    scenario: str | None
    favourites: list[SetName | None] | UnsetType = UNSET
    """Only with some scenarios: a set for each seat; null: not known to the reader."""


class View(Picture, frozen=True):
    """The table."""

    phase: Phase
    """opening: a scenario begins. laying: further cards of the collection, or done. bonus: the next step of the bonus
    in use must be taken. again: an effect may be repeated. giving: somebody answers a question. last card: everybody
    secretly chooses (ST-60)."""
    round: int
    turn: int | None
    """The seat on turn; null while the game is set up, and at its end."""
    start: int | None
    """The seat that began."""
    late: bool
    """Combo stickers after the hand was refilled (option `moment` = to the letter)."""
    ending: bool
    """The reserve is empty: this round is the last (ST-51)."""
    deck: int
    """How many cards are left in it."""
    reserve: int
    """How many cards are left in it."""
    board: list[Space]
    """Nine, in the order of rarity: L1 R1 R2 R3 C1 … C5."""
    adjacent: list[tuple[SpaceName, SpaceName]]
    """The pairs of spaces whose markers can be exchanged (ST-81)."""
    display: list[Card | None]
    """Six places."""
    hand: list[Card]
    """The reader's; empty for a spectator."""
    wanted: dict[str, str]
    """For cards of the display and of the reader's hand that may not be taken or played the move that would, to ask
    why; only for the seat on turn."""
    bonus: list[Line]
    """The bonus list in force (ST-30)."""
    line: int | None
    """Which line of it this turn's collection has earned."""
    played: Played | None
    pending: list[Chip]
    """The chips, to be used in any order."""
    doing: str | None
    """One effect that must be carried out now."""
    question: Question | None
    """Phase `giving`."""
    players: list[Player]
    """In turn order, from seat 0."""
    extras: Extras | UnsetType = UNSET
    """Absent in a game with the plain box."""


class Caption(Picture, frozen=True):
    """How far a game is, for the list of tables. Before the first game of a campaign all is 0."""

    round: int
    cards: int
    """Left in deck and reserve."""
