"""The picture of a table, as people are sent it: what lies where, what may be chosen, what happened.

The page's types and docs/pictures.md are made from these structures. Names of pieces and cards are ids whose words are
in `text/`. Cells are named `a1` to `l12`: letters are columns from left, numbers rows from top. Seats count from 0. In
solo play there are two *sides*: the player is side 0, Pinzetta side 1; she is among the players like everyone else, but
is no seat of the table.

Everything dealt in a round is an *item* with a number that stays the same until the round ends, whatever happens to it:
it is the identity for animation. In the album a stamp keeps its identity by its piece id (`S01`); forever stamps by
their cell.

Places, as used in `place` and `moves`: `pool`, `haul/<side>` (not yet split), `reserve/<side>`, `safe/<side>` (second
reserve of the event Second Safe), `postmark/<side>`, `porter/<side>` (reserves of the two specialists),
`offer/<side>/a`, `offer/<side>/b`, `gained/<side>` (chosen and kept, waiting for the album), `album/<side>/<cell>`,
`hand/<side>`, `marker/<side>` (the start marker beside a haul), `cards/<side>`, `supply/small` … `supply/forever`,
`supply/card`, `box` (out of the game), `pile/1` (Pinzetta's). While others still split, their items all stay at
`haul/<side>` in the reader's view.

Phases, who acts in them, and the moves; items, seats, albums and contests count from 1 in moves:

- `albums`, in turn if they are picked, else Chance's: `album 2`
- `open drawers`, in turn: `reveal 5`
- `collect`, in turn: `take 5`
- `redraw`, the holder of the stockkeeper: `redraw 5 small` (item 5 into the pool, draw from that stack), `pass`; where
  the order matters also `use fortune_teller`, after which the others are asked again
- `exchange`, in turn: `exchange 5 17` (my item 5 for item 17 of the pool), `pass`
- `open hand`, all, secretly: `give 5`
- `split`, all, secretly: `put 5 reserve` (or `safe`, `postmark`, `porter`, `a`, `b`), `back 5` (to the haul), `confirm`
- `secret deal` and `bargain`, the holder of the card: `draw small` (or `long`, `short`, `large`), `pass`
- `choose`, in turn: `choose 2 a` (offer a of seat 2); in solo play `choose pinzetta a`
- `show`, all, openly: `stamp 5` (into the hand, from beside the album or from its cell), `place c4`, `drop` (beside the
  album), `confirm`
- `enter`, all, secretly, or in turn: `enter 1` … `enter 4`

The other phases are Chance's. A split is ready for `confirm` when every item lies somewhere; `put` is offered only
where the split can still become one that the rules allow. In `show` a stamp that fits nowhere cannot be taken into the
hand; on `confirm` it leaves the game for its value. A stamp in hand is placed or dropped before anything else.

Words: before a text is formatted, its arguments `piece`, `contest`, `event`, `rival_card`, `size` and `album` become
what `piece-<name>`, `contest-<id>`, `event-<id>`, `rival_card-<id>`, `size-<back>` and `album-<n>` say. Contests,
events, specialists and exhibitors have `.about`, the sentence printed on the card.
"""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from .box import ContestKind, Taste, Want
from .state import Back, Colour, Phase, Stack, Theme, Tray

Offer = Literal["a", "b"]
Day = Literal["collect", "swap", "show", "over"]
Verb = Literal[
    "pass", "confirm", "reveal", "take", "redraw", "exchange", "give", "put", "back", "draw", "choose", "stamp",
    "place", "drop", "enter", "album", "use",
]  # fmt: skip
EventKey = Literal[
    "", "start-player", "dealt-album", "picked-album", "rival-album", "dealt-contest", "round-began", "round-ended",
    "event-revealed", "event-in-force", "laid-out", "revealed", "saw", "looked", "took", "took-hidden",
    "rival-took", "rival-took-hidden", "rival-card", "rival-taste-open", "rival-taste", "marker-left",
    "rival-marker-left", "used-first", "redrew", "exchanged", "exchanged-hidden", "draws", "passed", "picked",
    "confirmed-split", "splits-shown", "chose", "chose-rival", "rival-chose", "kept-both", "uncovered", "placed",
    "lifted", "dropped", "confirmed-show", "misfit", "chose-contest", "announced", "entered", "entered-again",
    "score-marker", "score-exhibitors", "score-card", "score-forever", "score-values", "score-specialists",
    "score-final", "rival-scored", "fair-closed",
]  # fmt: skip
EffectKey = Literal[
    "effect-take", "effect-place", "effect-contest", "effect-exhibitors", "effect-misfit", "effect-enter",
    "effect-offer", "effect-give", "effect-use",
]  # fmt: skip
Args = dict[str, str | int]


# -- pieces --------------------------------------------------------------------------------------------------------


class Part(Picture, frozen=True):
    """A stamp, or half of a double."""

    kind: Literal["ordinary", "cancelled", "faded", "rare", "forever"]
    colour: Colour | None
    """Null for rare and forever stamps."""
    theme: Theme | None
    """Null for rare and forever stamps."""
    value: int
    motif: int | None
    """Which drawing of the theme it shows, from 1."""


class Piece(Picture, frozen=True):
    """What an item turns out to be."""

    id: str
    """`S01`, `forever`, the id of an exhibitor or a specialist, `marker`."""
    kind: Literal["stamp", "forever", "exhibitor", "specialist", "marker"]
    w: int
    """In cells; 0 for cards and the marker."""
    h: int
    value: int
    """Of a double the sum."""
    rare: bool
    double: bool
    parts: list[Part]
    """Two of a double: left and right when it is wider than high, else top and bottom. None of cards and the marker."""
    colour: Colour | None
    """Of the stamps that an exhibitor pays for."""


class Item(Picture, frozen=True):
    """Something dealt in this round."""

    item: int
    """Its number, from 1."""
    place: str
    back: Back
    up: bool
    """It lies face up for all."""
    piece: Piece | None
    """Null: it lies face down, and the reader has not seen it."""
    known: list[int]
    """The seats that have seen a face-down stamp."""
    not_rare: bool
    """All know that a face-down stamp is not rare."""
    surely_rare: bool
    """All know that a face-down stamp is rare."""
    order: int
    """In which order items came where they are."""


class Tile(Picture, frozen=True):
    """A stamp in an album."""

    piece: Piece
    cell: str
    """Of its upper left corner."""
    item: int | None
    """The item it is, if it was placed in this round."""
    movable: bool
    """It can still be taken up again."""


# -- cards ---------------------------------------------------------------------------------------------------------


class Symbols(Picture, frozen=True):
    """What an event adds to the pool: of each stack how many stamps face up and how many face down."""

    small: tuple[int, int]
    """Face up, face down; likewise the next three."""
    long: tuple[int, int]
    short: tuple[int, int]
    large: tuple[int, int]
    forever: int
    attendees: int


class EventCard(Picture, frozen=True):
    """An event revealed in this round."""

    id: str
    in_force: bool
    """Only the last one is."""
    symbols: Symbols


class AlbumOffer(Picture, frozen=True):
    """One of the five albums, while they are given."""

    album: int
    """From 0; its words are `album-<n>`."""
    exhibitor: str
    """The one printed on it."""
    theme: Theme
    """Of the stamps that the exhibitor pays for."""
    taken: int | None
    """The side that has it."""


class Contest(Picture, frozen=True):
    """A contest of this game. It pays `points` for every `per` units, at most `cap`; or by the table."""

    index: int
    """From 0; `enter 1` is index 0."""
    id: str
    kind: ContestKind
    points: int
    per: int
    table: list[int]
    """What 1, 2, 3 … units pay; empty: points count."""
    cap: int | None
    tickets: list[int]
    """The sides that have entered it."""


class RivalCard(Picture, frozen=True):
    """One of Pinzetta's cards."""

    id: str
    wants: tuple[Want, Want]
    """What she takes from the pool: the first if there is one, else the second."""
    cut: str
    """To which offers she deals her haul, item by item: `ABBABAB`."""
    taste: Taste
    """By which she chooses an offer."""
    contest: ContestKind
    """Which she enters."""


class Rival(Picture, frozen=True):
    """Pinzetta, in solo play."""

    level: Literal["newcomer", "dealer", "legend"]
    card: RivalCard | None
    """Open now."""
    cut: RivalCard | None
    """By which she cuts her haul."""
    tastes: list[RivalCard]
    """Those that lie open."""
    deck: int
    """Cards not yet opened in this round."""
    pile: list[Piece]
    """Her stamps."""
    forevers: int


# -- players -------------------------------------------------------------------------------------------------------


class Exhibitor(Picture, frozen=True):
    """Pays each round for stamps of a theme or a colour."""

    id: str
    printed: bool
    """On the album."""
    colour: Colour | None
    """Of a card."""
    theme: Theme | None
    """Of a printed one."""
    stamps: int
    """In the album, of that colour or theme."""
    points: int
    """That it would pay now."""


class Terms(Picture, frozen=True):
    """What a player's points are made of."""

    marker: int
    exhibitors: int
    contests: int
    cards: int
    forever: int
    values: int
    specialists: int
    final: int
    start: int


class Projected(Picture, frozen=True):
    """What the final scoring would pay now; nothing once it is done."""

    forever: int
    values: int
    specialists: int
    final: int


class ByColour(Picture, frozen=True):
    """Stamps of each colour."""

    purple: int
    yellow: int
    blue: int
    green: int
    brown: int


class ByTheme(Picture, frozen=True):
    """Stamps of each theme."""

    space: int
    monuments: int
    animals: int
    flowers: int
    vehicles: int


class Tally(Picture, frozen=True):
    """What is in an album, or in Pinzetta's pile; halves of a double count one each."""

    colours: ByColour
    themes: ByTheme
    cancelled: int
    faded: int
    rare: int
    forever: int
    cells: int
    """That are covered."""


class Worth(Picture, frozen=True):
    """What a contest would pay now."""

    units: int
    """What it counts."""
    points: int


class Player(Picture, frozen=True):
    """One side of the table."""

    side: int
    seat: int | None
    """Null: Pinzetta."""
    album: int | None
    """From 0; its words are `album-<n>`."""
    exhibitors: list[Exhibitor]
    specialists: list[str]
    """Their ids, in the order of their numbers."""
    points: int
    terms: Terms
    projected: Projected
    tickets: list[int]
    """The indices of the contests entered."""
    tiles: list[Tile]
    """The album, row by row; those of this round can still move while they are `movable`."""
    hand: int | None
    """The item in hand while placing."""
    tally: Tally
    worth: list[Worth]
    """Of the four contests and, last, the final one; empty until they are dealt."""
    confirmed: bool
    """Ready, in a phase where all act at once."""
    chosen: bool
    """Has chosen an offer."""
    settled: bool
    """The own offers are settled."""
    choice: Literal["hidden"] | int | None
    """The reader's own secret pick: the number of an item (open hand) or the index of a contest; of another's only that
    it was made."""
    changes_left: int
    """How often a stamp or an item can still be taken back in this round: dropping, lifting a placed stamp, and moving
    an item that was already put count."""


# -- the table -----------------------------------------------------------------------------------------------------


class Stacks(Picture, frozen=True):
    """Tiles and cards left in the supply."""

    small: int
    long: int
    short: int
    large: int
    forever: int
    attendees: int


class Unseen(Picture, frozen=True):
    """How many different fronts of each stack the reader has not seen: the odds of a draw."""

    small: int
    long: int
    short: int
    large: int


class View(Picture, frozen=True):
    """The table."""

    round: int
    rounds: int
    day: Day
    """For the timeline; `collect` also while a round is laid out."""
    phase: Phase
    turn: int | None
    """The side on turn; null where all act at the same time, or Chance does."""
    players: list[Player]
    """One for each side."""
    items: list[Item]
    """Of this round, those that lie anywhere but in the box, in the order of their numbers."""
    marker: int | None
    """The side that holds the start marker; null: it lies in the pool, or the round is being laid out."""
    first: int | None
    """The side that began this Collect."""
    haul: int
    """How many items everyone collects."""
    events: list[EventCard]
    albums: list[AlbumOffer]
    """All five while albums are given, else none."""
    contests: list[Contest]
    """Colour, theme, shape, cancelled; none until they are dealt."""
    final: Contest | None
    stacks: Stacks
    unseen: Unseen
    refused: dict[str, str]
    """Moves the reader may wish for while splitting, and the ledger id of the rule that forbids them now: `put 4
    reserve` by TR-41."""
    rival: Rival | None
    """In solo play only."""


class Caption(Picture, frozen=True):
    """How far a game is, for the list of tables."""

    round: int
    rounds: int


# -- what may be done, and what was done ---------------------------------------------------------------------------


class Effect(Picture, frozen=True):
    """One consequence of a choice, before it is made: `effect-take` (`piece`), `effect-place` (`piece`, `place`),
    `effect-contest` (`contest`, `total`, `difference`: what a contest would pay after this placement, only where it
    changes), `effect-exhibitors` (`difference`), `effect-misfit` (`piece`; on `confirm`, the stamp leaves the game for
    its points), `effect-enter` (`contest`), `effect-offer` (`count`: items, `hidden`: of them face down, `value`: of
    what lies open), `effect-give`, `effect-use` (`piece`)."""

    key: EffectKey
    """The message that says it."""
    args: Args
    """Of the message: pieces are named as in events, contests by their ids."""
    points: int
    """That come at once."""


class Choice(Picture, frozen=True):
    """Something the reader may do now."""

    move: str
    """What to send."""
    verb: Verb
    item: int | None
    """The item it speaks of."""
    other: int | None
    """The item of the pool, in an exchange."""
    stack: Stack | None
    """From which is drawn."""
    tray: Tray | None
    """Where the item is put."""
    side: int | None
    """Whose offer is chosen."""
    offer: Offer | None
    cell: str | None
    """The upper left one, where the stamp in hand is placed."""
    contest: int | None
    """The index of the one that is entered."""
    album: int | None
    """The album that is picked, from 0."""
    specialist: str | None
    """Who works first."""
    gain: int
    """The points that come at once."""
    effects: list[Effect]


class Event(Picture, frozen=True):
    """One thing that happened. What Pinzetta does has a key with the prefix `rival-`. Beside `seat`, who acts, these
    have arguments:

    - `dealt-album`, `picked-album`, `rival-album` (`album`), `dealt-contest` (`contest`)
    - `round-began`, `round-ended` (`round`), `event-revealed`, `event-in-force` (`event`)
    - `laid-out`, `revealed` (`piece`): Chance turned an item up, in the pool or later
    - `saw` (`piece`; told only to the one who looks), `looked` (`size`; to the others): a look at a face-down stamp
    - `took`, `rival-took` (`piece`), `took-hidden`, `rival-took-hidden` (`size`)
    - `rival-card`, `rival-taste-open`, `rival-taste` (`rival_card`): Pinzetta's next card, a taste that lies open, the
      taste she follows
    - `used-first`, `exchanged` (`piece`), `redrew`, `exchanged-hidden`, `draws` (`size`)
    - `chose` (`from_seat`, `count`), `chose-rival` (`count`)
    - `placed` (`piece`, `place`), `lifted`, `dropped` (`piece`), `misfit` (`points`)
    - `announced` (`contest`), `entered` (`contest`, `points`), `entered-again` (`points`)
    - `score-…`, `rival-scored` (`points`)

    `marker-left` tells of a start marker besides the haul, `picked` of Open Hand; `chose-contest` is what others hear
    of a secret choice."""

    key: EventKey
    """The message that tells it; empty: it only moves pieces."""
    args: Args
    """Of the message: seats are numbers, albums count from 0. A piece is named `<colour>-<theme>` for a stamp (as in
    blue-flowers), `rare`, `double`, `forever`, `marker`, or by the id of the card; a size by its stack."""
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By the number of the side, only where points changed."""
