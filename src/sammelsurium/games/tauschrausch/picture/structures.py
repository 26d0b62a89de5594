"""What lies on a table: the structures of its pieces, cards and players, and the table itself."""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from ..box import ContestKind, Taste, Want
from ..state import Back, Colour, Phase, Theme

Day = Literal["collect", "swap", "show", "over"]


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


class Counted(Picture, frozen=True):
    """What a contest counts in an album, in the order in which it is counted."""

    stamps: list[str]
    """The upper left cells of the stamps; each half of a double is one."""
    areas: list[tuple[str, int, int]]
    """Where not stamps count but gaps, corners, edges or a covered rectangle: upper left cell, width, height. Of a gap
    of any form only its first cell."""
    features: list[Colour | Theme]
    """Of the group or the kind that counts, such as the two colours of a duet."""


class Place(Picture, frozen=True):
    """Where a player stands by points."""

    place: int | None
    """From 1; null while all have the same."""
    behind: int
    """Points behind the first."""


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
    """Certain now, as the sum of `terms`."""
    terms: Terms
    projected: Projected
    end: int
    """If the fair closed now: `points` and `projected`."""
    standing: Place
    """By `points`."""
    end_standing: Place
    """By `end`."""
    rank: int | None
    """At the end of the game, ties broken; Pinzetta's too."""
    tickets: list[int]
    """The indices of the contests entered."""
    tiles: list[Tile]
    """The album, row by row; those of this round can still move while they are `movable`."""
    hand: int | None
    """The item in hand while placing."""
    tally: Tally
    worth: list[Worth]
    """Of the four contests and, last, the final one; empty until they are dealt."""
    counted: list[Counted]
    """Of the same contests; empty for Pinzetta, who has no album."""
    confirmed: bool
    """Ready, in a phase where all act at once."""
    chosen: bool
    """Has chosen an offer."""
    settled: bool
    """The own offers are settled."""
    choice: Literal["hidden"] | int | None
    """The reader's own secret pick: the number of an item (open hand) or the index of a contest; of another's only that
    it was made."""


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
