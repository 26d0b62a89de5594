"""The sheet of a campaign, and what it consists of."""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from ..state import SetName

Stage = Literal["game", "booster", "deal", "stick", "gather", "catch up"]
BoosterKind = Literal["power", "set"]


class Person(Picture, frozen=True):
    """Who has played in the campaign."""

    name: str
    trophies: list[int]
    """The numbers of the games won."""
    playing: bool
    """In the game being played, or just finished."""


class Field(Picture, frozen=True):
    """A field of the progress track."""

    field: int
    """From 1."""
    kind: BoosterKind
    number: int | None
    """Of a power booster."""
    opened: str | None
    """The booster that was opened for it: the message `booster-<id>` names it."""


class Booster(Picture, frozen=True):
    """An opened booster. The message `booster-<id>` names it; `.story` belongs to it, and where a rule changes
    `.rule`."""

    id: str
    kind: BoosterKind
    set: SetName | None
    brings: list[str]
    """Kinds of sticker nobody has seen before."""


class Sticker(Picture, frozen=True):
    """A sticker in somebody's hand."""

    kind: str
    cosmetic: bool


class StickerHand(Picture, frozen=True):
    """The stickers somebody still has to stick, open to all."""

    seat: int
    stickers: list[Sticker]


class Stuck(Picture, frozen=True):
    """A sticker that was stuck."""

    card: str
    set: SetName
    """Of the card."""
    kind: str
    seat: int | None
    """Null: one that had been set aside."""


class Words(Picture, frozen=True):
    """Texts for everything opened so far, as Fluent source: they are added to those of the game."""

    en: str
    de: str
    fr: str
    it: str


class Sheet(Picture, frozen=True):
    """The campaign's sheet, the same for everybody."""

    stage: Stage
    """game: a game is being played. booster, deal, catch up: Chance acts (opens, deals, sticks stickers set aside).
    stick: players put stickers on. gather: who plays next?"""
    game: int
    """The number of the game being played or just finished: 1 to 15 and on; 0 before the first."""
    games: int
    """Of a whole campaign."""
    finished: bool
    """All boosters are opened."""
    people: list[Person]
    """Nobody before the first game is over (ST-69)."""
    track: list[Field]
    """One for each game."""
    opened: Booster | None
    """The booster just opened."""
    hands: list[StickerHand]
    waiting: list[int]
    """The seats waited for, in a game or to stick."""
    stuck: list[Stuck]
    """Since this booster was opened."""
    aside: int
    """Stickers set aside for more players."""
    champions: list[str]
    """After the last game: who has most trophies."""
    scenarios: list[str]
    """Ids of those unlocked, after the last game. The message `scenario-<id>` names one, with `.setup` and `.rule`."""
    words: Words
