"""What a picture is made of. The page's types and docs/pictures.md are made from these structures."""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from ..state import Colour, Ending, Shape

SetName = Literal[Colour, Shape]
SetKind = Literal["colour", "shape"]
Phase = Literal["taking", "added", "scoring", "over"]
Verb = Literal["take", "stop", "add", "gift", "swap", "steal", "remove", "give", "score"]
EventKey = Literal[
    "",
    "start-player",
    "pile-dropped",
    "took",
    "pair",
    "stopped",
    "passed",
    "gifted",
    "swapped",
    "stole",
    "gave",
    "removed",
    "scored-colour",
    "scored-shape",
    "scored-nothing",
    "ending-tokens",
    "ending-pile",
    "round-began",
    "game-over-tokens",
    "game-over-pile",
]
EffectKey = Literal[
    "effect-frees",
    "effect-pair",
    "effect-set",
    "effect-leave",
    "effect-token",
    "effect-no-token",
    "effect-leftover",
    "effect-given",
    "effect-gift",
    "effect-action-spent",
    "effect-last-round",
]
Args = dict[str, str | int]


# -- polygons ------------------------------------------------------------------------------------------------------


class Look(Picture, frozen=True):
    """What a polygon looks like: five look the same."""

    colour: Colour
    shape: Shape


class Polygon(Picture, frozen=True):
    """A polygon in a chain or a collection."""

    id: int
    colour: Colour
    shape: Shape


class Piece(Picture, frozen=True):
    """A polygon in the tray."""

    id: int
    colour: Colour
    shape: Shape
    x: float
    """Of its middle."""
    y: float
    rotation: float
    """In degrees: corner k lies at rotation + k · 360 / corners, from the x axis towards y, which is clockwise on a
    screen."""
    height: int
    """0 lies on the ground, n on something of height n − 1."""
    covered_by: list[int]
    """What lies over it and is still there."""
    accessible: bool
    """By the option of the table, and as `fallback` says."""
    takeable: bool
    """Accessible and fits the chain: the player on turn may take it now."""
    take: str
    """The move that takes it, to be sent or asked about."""
    remove: str
    """The same for removing it."""


# -- the box -------------------------------------------------------------------------------------------------------


class Sizes(Picture, frozen=True):
    """How far the corners of each shape are from its middle."""

    triangle: float
    square: float
    pentagon: float
    octagon: float


class Tray(Picture, frozen=True):
    """A rectangle with round corners. (0, 0) is its middle, y points down."""

    width: float
    height: float
    corner: float
    """The radius of its corners."""
    thickness: float
    """Of a polygon: `height` counts in these."""
    sizes: Sizes


class Chain(Picture, frozen=True):
    """What was taken this turn."""

    pieces: list[Polygon]
    """The first at the bottom."""
    most: int
    """That may be taken in a turn."""
    follow: Look | None
    """What the next must share one of; null: anything goes, or nothing more."""
    pair: bool
    """Experts: an action may be used now (CX-81)."""


class Stack(Picture, frozen=True):
    """The score tokens in the corner of one colour."""

    colour: Colour
    values: list[int]
    """Of those that are left, the top one first: from [2, 3, 4] to []."""


# -- players -------------------------------------------------------------------------------------------------------


class Counts(Picture, frozen=True):
    """The polygons of one colour in a collection."""

    triangle: int
    square: int
    pentagon: int
    octagon: int


class Grid(Picture, frozen=True):
    """A collection, counted."""

    green: Counts
    yellow: Counts
    pink: Counts
    blue: Counts


class Line(Picture, frozen=True):
    """How far a collection has come with one set."""

    set: SetName
    kind: SetKind
    have: int
    """Different ones of the four, 0 to 4; 4 is complete."""
    missing: list[Look]


class Actions(Picture, frozen=True):
    """Which action tokens are still to be used."""

    swap: bool
    steal: bool
    remove: bool


class Terms(Picture, frozen=True):
    """What a player's points are made of."""

    tokens: int
    actions: int
    leftovers: int


class Player(Picture, frozen=True):
    """What lies before a player."""

    seat: int
    partner: int | None
    """The seat opposite, in teams."""
    collection: list[Polygon]
    """Sorted by colour, then shape."""
    grid: Grid
    sets: list[Line]
    """Eight: the colours, then the shapes."""
    tokens: int
    """How many score tokens."""
    values: list[int] | None
    """What they are worth; null: they lie face down for the reader."""
    actions: Actions | None
    """Null: experts have none."""
    points: int | None
    """Now; null where `values` is."""
    terms: Terms | None


class Team(Picture, frozen=True):
    """Two partners, and what they have together."""

    seats: list[int]
    points: int | None
    """Null as long as the reader does not know those of both."""
    leftovers: int
    """Polygons in both collections."""


# -- the table -----------------------------------------------------------------------------------------------------


class View(Picture, frozen=True):
    """The table."""

    round: int
    """From 1; a round is one turn for everybody."""
    phase: Phase | None
    """Null: before the pile is dropped. `added`: what was taken has joined the collection, and an action token is to be
    used before scoring."""
    turn: int | None
    """The seat on turn."""
    start: int | None
    """The seat that began."""
    tray: Tray
    pile: list[Piece]
    """What lies in the tray, from the bottom up: to be drawn in this order."""
    left: int
    """How many lie in the tray."""
    accessible: int
    """How many of them are accessible."""
    fallback: bool
    """Option `accessible` = untouched: nothing is untouched, so what is not covered may be taken, but not removed
    (CX-27)."""
    chain: Chain
    stacks: list[Stack]
    out: int
    """Polygons that left the game."""
    action_used: bool
    """The player on turn has used an action token this turn (CX-40)."""
    ending: Ending | None
    """This round is the last, and why."""
    teams: list[Team] | None
    players: list[Player]
    """In turn order, from seat 0."""


class Caption(Picture, frozen=True):
    """How far a game is, for the list of tables."""

    round: int
    left: int
    """Polygons in the tray."""


# -- what may be done, and what was done ---------------------------------------------------------------------------


class Effect(Picture, frozen=True):
    """One consequence of a choice, before it is made. These have arguments: `effect-frees` (`count`), `effect-pair`
    (`piece`), `effect-set` (`set`), `effect-leave` (`count`, `set`), `effect-token` (`set`, `stack`, `points`),
    `effect-no-token` (`set`), `effect-leftover` (`count`), `effect-given` and `effect-gift` (`from_seat`, `piece`)."""

    key: EffectKey
    """The message that says it."""
    args: Args
    """Of the message, named as those of events; there may be more than it asks for."""
    points: int
    """That it brings the reader."""


class Sum(Picture, frozen=True):
    """The reader's points before a choice and at the end of the turn, if nothing more is taken and every complete set
    is scored: `before` and the points of all parts add up to `after`."""

    before: int
    parts: list[Effect]
    """Only those that bring or cost points."""
    after: int
    settled: bool
    """Whatever is left to choose, it comes to this. False: sets exclude each other, or corners hold different tokens;
    this is the best that can be made of it."""


class Scoring(Picture, frozen=True):
    """A complete set, and one way to score it."""

    move: str
    """What to send; after `stop`, if it is `stop` that leads to it."""
    set: SetName
    kind: SetKind
    stack: Colour | None
    """Where the token comes from; null: no token."""
    points: int
    """Of the token."""
    used: list[Polygon]
    """The four that leave."""
    sum: Sum


class Choice(Picture, frozen=True):
    """Something the reader may do now. Nothing happens by itself after the fourth polygon, or when nothing fits: the
    player says `stop`."""

    move: str
    """What to send. Seats count from 1 in it: `swap 12 2 24` is my 12 for the 24 of seat 1."""
    verb: Verb
    """`take`: up to four a turn. `stop` ends taking: what was taken joins the collection, and scoring begins. `add` is
    like `stop`, but an action token is to be used before scoring, with the new polygons in the collection (CX-45):
    phase `added`, in which only tokens and `stop` are offered, and from which using the token leads on to scoring by
    itself. `gift` (teams) ends taking and hands the last polygon to the partner; if a token can still be used, phase
    `added` follows, otherwise scoring. `swap`, `steal`, `remove`: an action token is used; for experts they, or `give`
    instead of `swap`, are offered beside `take` and `stop` while `chain.pair` is true, and taking on lets the chance
    go. `score`: in phase `scoring` nothing else is offered, and the phase ends by itself with the last complete
    set."""
    piece: Polygon | None
    """`take`, `remove`, `gift`: the polygon. `swap`, `give`: mine. `steal`: the other's."""
    alike: list[int]
    """Ids in the same collection that mean the same as `piece`, it included: of several alike only one is offered."""
    other: Polygon | None
    """`swap`: the other's polygon."""
    other_alike: list[int]
    """What means the same as `other`."""
    seat: int | None
    """The other player concerned: `steal`, `swap`, `give`, `gift`."""
    scoring: list[Scoring]
    """`score`: the set, alone. `stop`: what may be scored first, so that both can be said in one breath."""
    frees: list[int]
    """`take`, `remove`: what becomes accessible."""
    follow: list[int]
    """`take`: what could be taken next."""
    completes: list[SetName]
    """Sets of mine that would be complete then and are not now; `stop`, `add`, `gift`: that are complete then."""
    gain: int
    """Points that are certain at once."""
    effects: list[Effect]
    sum: Sum | None
    """What the turn comes to; null: the choice leads to no set, and does not end taking."""


class Event(Picture, frozen=True):
    """One thing that happened. Beside `seat`, who acts, these have arguments: `pile-dropped` (`pile`: its number,
    `count`: accessible ones), `took` and `removed` (`piece`, `count`: how many came free), `pair` (`piece`), `stopped`
    (`count`: polygons that join), `gifted` (`from_seat`: the partner, `piece`), `swapped` (`from_seat`, `piece`: given,
    `other_piece`: got), `stole` (`from_seat`, `piece`), `gave` (`from_seat`: who gets it, `piece`), `scored-colour` and
    `scored-shape` (`set`, `stack`, `points`: of the token), `scored-nothing` (`set`), `round-began` (`round`).
    `passed`: nothing was taken."""

    key: EventKey
    """The message that tells it; empty: it only moves pieces, such as the action token that is spent or the score token
    that is earned, after the event that tells of it."""
    args: Args
    """Of the message. Seats are numbers; `piece` and `other_piece` are named by their looks, as in pink-square, `set`
    and `stack` by colour or shape."""
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By seat number, only where points changed, and the whole change: a set of four also saves the four minus points
    of its polygons, so the first token of a colour is told with 2 + 4."""
