"""The structures of a picture. What is written below them is printed in docs/pictures.md."""

from typing import Literal, get_args

from sammelsurium.kernel.picture import Picture

from ..state import Colour, Motif

SpaceName = Literal["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"]
PlaceName = Literal[SpaceName, "storage", "slot"]
Verb = Literal["coin", "loan", "repay", "album", "buy"]
Ending = Literal["bonus", "mounts", "last round"]
EventKey = Literal[
    "",
    "start-player",
    "dealt-album",
    "picked-album",
    "round-began",
    "took-coin",
    "took-loan",
    "repaid-loan",
    "bought-mount",
    "bought-stamp",
    "bought-storage",
    "stored-stamp",
    "moved-stamp",
    "connoisseur",
    "connoisseur-lured",
    "connoisseur-stays",
    "chocolate",
    "bonus",
    "ending-bonus",
    "ending-mounts",
    "ending-last-round",
    "round-ended-coins",
    "round-ended-row",
    "loan-settled",
    "game-over-rounds",
    "game-over-bonus",
    "game-over-mounts",
]
EffectKey = Literal[
    "effect-coin",
    "effect-loan",
    "effect-repay",
    "effect-pay",
    "effect-pay-extra",
    "effect-field",
    "effect-slot",
    "effect-stored",
    "effect-stored-moves",
    "effect-connoisseur",
    "effect-connoisseur-lured",
    "effect-connoisseur-stays",
    "effect-chocolate",
    "effect-bonus",
    "effect-round-ends",
    "effect-game-ends",
]
Args = dict[str, str | int]

SPACE_NAMES: tuple[SpaceName, ...] = get_args(SpaceName)
PLACE_NAMES: tuple[PlaceName, ...] = get_args(PlaceName)


# -- pieces --------------------------------------------------------------------------------------------------------


class Stamp(Picture, frozen=True):
    """A stamp in somebody's storage, or one that a bonus tile asks for."""

    colour: Colour
    """Of its region."""
    motif: Motif


class StampTile(Picture, frozen=True, tag_field="kind", tag="stamp"):
    """A tile of the fair: a stamp."""

    colour: Colour
    motif: Motif


class MountTile(Picture, frozen=True, tag_field="kind", tag="mount"):
    """A tile of the fair: a mount, for stamps of its colour."""

    colour: Colour


class StorageTile(Picture, frozen=True, tag_field="kind", tag="storage"):
    """A tile of the fair: a second storage slot."""


Tile = StampTile | MountTile | StorageTile


class Bonus(Picture, frozen=True):
    """A bonus tile."""

    id: str
    stamps: list[Stamp]
    """What an album must show to get it."""
    points: int
    holder: int | None
    """The seat that has it."""


class Connoisseur(Picture, frozen=True):
    """A connoisseur of one region."""

    colour: Colour
    holder: int | None
    """The seat he visits; null: nobody's."""


class AlbumOffer(Picture, frozen=True):
    """One of the albums, and whose it is: with option `albums` = picked they are chosen from these."""

    album: int
    """From 0."""
    colour: Colour
    """Of the printed mount."""
    space: str
    """Where it is printed."""
    taken: int | None
    """The seat that has it."""


# -- players -------------------------------------------------------------------------------------------------------


class Terms(Picture, frozen=True):
    """What a player's points are made of."""

    chocolates: int
    bonus: int
    fields: int
    loan: int


class Space(Picture, frozen=True):
    """One of the 16 spaces of an album."""

    place: SpaceName
    """The letter is the column from left, the number the row from top."""
    cost: int
    """What a mount costs here in addition, by the side of the album that is used."""
    mount: Colour | None
    """The colour of the mount that lies here."""
    printed: bool
    """The mount is printed on the album."""
    motif: Motif | None
    """Of the stamp on the mount; its colour is the mount's."""


class Player(Picture, frozen=True):
    """What lies before a player. Everything is open."""

    seat: int
    money: int
    """In silver."""
    loan: bool
    """A loan is still to be repaid."""
    chocolates: int
    album: int | None
    """From 0; null before the albums are given."""
    slots: int
    """How many stamps can be stored: 1, or 2 with a bought storage tile."""
    storage: list[Stamp | None]
    """One entry for each slot."""
    points: int
    """Now."""
    at_end: int
    """If the game ended now: a loan that can be repaid is, and costs no points then."""
    terms: Terms
    spaces: list[Space]
    """All 16, row by row."""


# -- the table -----------------------------------------------------------------------------------------------------


class Refused(Picture, frozen=True):
    """Why the reader cannot buy a tile of the fair now, or not for some places. Beside `where` (`here` or `anywhere`),
    these have arguments: `SC-24` and `SC-33` (`total`: what it would cost, `money`, `loan`: `enough` or `short` for it
    if one can be taken, else `none`), `SC-24` also `coin` (what taking one brings), `SC-33` also `extra` (of the space;
    of the cheapest one), `SC-41` (`storing`: as agreed at the table), `SC-50` (`slots`: how many there are)."""

    tile: int
    """1 to 8."""
    places: list[PlaceName]
    """Where it cannot go for this reason, though elsewhere it may; none: it cannot be bought at all."""
    rule: str
    """The ledger id. Of a tile that cannot be bought at all: of the rule that stands nearest in the way."""
    args: Args
    """Of the message that says it, `rule-SC-24.now`; where there is none, `rule-SC-31` says it all."""


class View(Picture, frozen=True):
    """The table."""

    round: int
    rounds: int
    """How many there are at most."""
    pile: int
    """Tiles that nobody has seen yet."""
    discards: int
    """Tiles that were passed over."""
    coins: int
    """Left on the fair."""
    price: int
    """Of every tile now: as many silver as coins are left."""
    coin_value: int
    """What taking a coin brings."""
    turn: int | None
    """The seat on turn; null while the fair is laid out, albums are given, and at the end."""
    start: int | None
    """The seat that began the first round."""
    side: Literal["A", "B"]
    """Of the albums: B with four players."""
    fair: list[Tile | None]
    """Eight places, the first row and then the second; null where the tile is gone."""
    refused: list[Refused]
    """What can be asked for and is not among the choices, only for the seat on turn."""
    bonus: list[Bonus]
    connoisseurs: list[Connoisseur]
    albums: list[AlbumOffer]
    ending: Ending | None
    """This round is the last, and why."""
    players: list[Player]
    """In turn order, from seat 0."""


class Caption(Picture, frozen=True):
    """How far a game is, for the list of tables."""

    round: int
    rounds: int


# -- what may be done, and what was done ---------------------------------------------------------------------------


class Effect(Picture, frozen=True):
    """One consequence of a choice, before it is made."""

    key: EffectKey
    """The message that says it."""
    args: Args
    """Of the message: seats are numbers, pieces are named by their ids."""
    points: int
    """That it brings the reader."""


class Choice(Picture, frozen=True):
    """Something the reader may do now."""

    move: str
    """What to send."""
    verb: Verb
    tile: int | None
    """1 to 8: the tile of the fair that is bought."""
    place: PlaceName | None
    """Where it goes."""
    from_slot: int | None
    """1 or 2: which of two stored stamps moves onto the new mount."""
    album: int | None
    """The album that is picked, from 0."""
    price: int
    """Of the tile."""
    extra: int
    """What the space costs in addition."""
    total: int
    loan: bool
    """The purchase takes the loan."""
    gain: int
    """The points it brings the reader at once."""
    effects: list[Effect]


class Event(Picture, frozen=True):
    """One thing that happened. Beside `seat`, who acts, these have arguments: `took-coin` (`price`: the new one, 0
    after the last coin), `bought-mount` (`region`, `total`, `extra`, `place`), `bought-stamp` (`stamp`, `total`,
    `extra`, `place`), `stored-stamp` (`stamp`, `total`, `extra`), `bought-storage` (`total`, `extra`), `moved-stamp`
    (`stamp`, `place`), `connoisseur` (`region`; he comes from the supply), `connoisseur-lured` (`region`, `from_seat`),
    `connoisseur-stays` and `chocolate` (`region`), `bonus` (`bonus`, `points`), `picked-album` and `dealt-album`
    (`album`), `round-began` (`round`)."""

    key: EventKey
    """The message that tells it; empty: it only moves pieces."""
    args: Args
    """Of the message: seats are numbers, a stamp is named as in blue-animal, a region by its colour; albums count from
    0."""
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By seat number, only where points changed."""
