"""The picture of a table and, between games, of a campaign, as people are sent it: what lies where, what may be chosen,
what happened.

The page's types and docs/pictures.md are made from these structures. Ids are never shown: `astromouse` is looked up as
`set-astromouse`, `deck` as `sticker-deck`. Cards are called `corking-1` … `corking-12`.

Places, as used in `moves`: `deck` (the pile; once it is used up, cards come from `reserve`), `reserve`,
`display/1`…`display/6`, `hand/<seat>`, `hand/<seat>/<card>` (where the reader may know the card), `album/<seat>/<set>`,
`marker/<space>`.

**Sealed things.** The shared texts know only what lies in the open box: the stickers `star`, `deck` and `question`, the
effects `take` and `exchange` of the bonus. Everything a booster brings (more kinds of sticker, bonus lines, rules,
scenarios) has its texts in `words` of the campaign's sheet: exactly the messages of what has been opened. So kinds are
any string here, and a page must be able to draw one it does not know (a disc with its name and its
`sticker-<kind>.text`), and holds no names, drawings or texts of sealed kinds.

How a turn goes: `take` one of the display; `play` cards of one set, one after the other in the order they are laid (the
last one is the open card), then `done`; when no further card of the set is in hand, laying ends by itself. Then the
chips: every choice with the verb `use` belongs to the chip `effect`; tapping a chip lights its targets (`card`,
`spaces`, `seat` and `set`), an effect without target is used at once. `done` ends the turn; when no chip is left it
ends by itself. The bonus is used up to its last step. A question brings the asked seat a choice `give` for each of its
cards of the set. At the end everybody has `keep` for each card in hand. Move texts: `take corking-3`, `play corking-3`,
`done`, `deck`, `ask 2 corking` (seats from 1), `bonus take corking-3`, `bonus exchange L1 R2`, `give corking-3`,
`keep corking-3`.

A campaign is a row of games with something between them. Its snapshots have `campaign` (the `Sheet`) beside `view`;
`choices` are the game's while one is played, and in stage `stick` they are `BetweenChoice`s. Moves between games:
`stick deck corking-3`; a cosmetic sticker may name its place in per cent: `stick <kind> corking-3 40 25` (without: the
middle). In stage `gather` one sends who plays next, in seat order: `players Ada, Ben, Cleo`, with a scenario
`players Ada, Ben scenario <id>`; people may join and leave. Chance says `booster <id>`, `deal <kind>`,
`catch up <kind> corking-3`.
"""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from sammelsurium.kernel.picture import Picture

from .box import Rank
from .state import SetName, SpaceName

Phase = Literal[
    "setup", "opening", "take", "play", "laying", "effects", "bonus", "again", "giving", "last card", "over"
]
Verb = Literal["take", "play", "done", "use", "give", "keep", "stop"]
Stage = Literal["game", "booster", "deal", "stick", "gather", "catch up"]
BoosterKind = Literal["power", "set"]
EventKey = Literal[
    "",
    "start-player",
    "took",
    "played",
    "collection",
    "turned",
    "took-bonus",
    "exchanged",
    "asked",
    "gave",
    "had-none",
    "drew",
    "used-nothing",
    "round-began",
    "ending",
    "last-cards",
    "chose",
    "added",
    "not-added",
    "albums-counted",
    "game-began",
    "trophy",
    "opened",
    "dealt",
    "dealt-cosmetic",
    "stuck",
    "stuck-cosmetic",
    "caught-up",
    "caught-up-cosmetic",
]
EffectKey = Literal[
    "effect-leads",
    "effect-shares",
    "effect-second",
    "effect-grows",
    "effect-stars",
    "effect-combo",
    "effect-bonus-take",
    "effect-bonus-exchange",
    "effect-exchange",
]
Args = dict[str, str | int]


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
    points: int
    """Now."""
    terms: Terms
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


# -- what may be done, and what was done ---------------------------------------------------------------------------


class Effect(Picture, frozen=True):
    """One consequence of a choice, before it is made. `effect-leads`, `effect-shares`, `effect-second` and
    `effect-grows` have the argument `set`, `effect-stars` has `count`, `effect-combo` has `sticker`, `effect-exchange`
    has `set` and `other_set`."""

    key: EffectKey
    """The message that says it."""
    args: Args
    points: int
    """That it brings the reader."""


class Choice(Picture, frozen=True):
    """Something the reader may do now."""

    move: str
    """What to send."""
    verb: Verb
    effect: str | None
    """Verb `use`: which chip it uses up: `bonus`, `deck`, `question` and so on."""
    card: str | None
    """The card taken, played, given, kept."""
    into: str | None
    """An effect that changes one card for another: the card of the display."""
    seat: int | None
    """Who is asked."""
    set: SetName | None
    """For what."""
    spaces: tuple[SpaceName, SpaceName] | None
    """The two markers to exchange."""
    kind: str | None
    """An effect that names a kind of sticker."""
    gain: int
    """The reader's points now, after minus before (what is known before a card is turned)."""
    effects: list[Effect]


class BetweenChoice(Picture, frozen=True):
    """A sticker that the reader may put on a card, in stage `stick` of a campaign."""

    move: str
    """What to send."""
    kind: str
    """Of the sticker."""
    card: Card
    """As it is without it."""
    cosmetic: bool
    owner: int | None
    """The seat in whose album the card lies."""


class Event(Picture, frozen=True):
    """One thing that happened. Arguments beside `seat`, who acts: `took`, `turned`, `took-bonus` and `not-added` have
    `set`; `played` has `set` and `count` (how many of the collection so far, the first card 1), `collection` (it is
    complete) and `added` (to a collection, at the end) have `set` and `count`; `exchanged` has `set` and `other_set`;
    `asked`, `gave` (`from_seat` gave a card to `seat`; which one only these two see, in `moves`) and `had-none` have
    `set` and `from_seat`; `used-nothing` has `sticker` (an effect that could do nothing was used up); `round-began` has
    `round`. After `drew` only the drawer sees which card (in `moves`). With an even start the `points` of
    `start-player` are the head starts.

    Between the games of a campaign: `game-began` (`game`: its number), `trophy` (`seat`: who won; after the last event
    of a game), `opened` (`booster`), `dealt` (`seat`, `sticker`), `stuck` (`seat`, `sticker`, `set`), `dealt-cosmetic`
    and `stuck-cosmetic` (`cosmetic` in place of `sticker`), `caught-up` and `caught-up-cosmetic` (without a seat). They
    move no pieces."""

    key: EventKey
    """The message that tells it; empty: it only moves pieces."""
    args: Args
    """Of the message. `set` and `other_set` are put into words as `set-<set>`, `sticker` as `sticker-<sticker>`,
    `cosmetic` and `booster` likewise. Cards are named by their set."""
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By seat number, only where points changed."""


class OpenedEvent(Picture, frozen=True):
    """One thing that happened, told in words that came with a booster or at the end of a campaign."""

    key: str
    """The message that tells it: it is one of the sheet's `words`."""
    args: Args
    moves: list[tuple[str, str]]
    points: dict[str, int]


# -- the campaign --------------------------------------------------------------------------------------------------


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
