"""What may be done at a table, and what was done: the structures of choices and events."""

from typing import Literal

from sammelsurium.kernel.picture import Picture

from ..state import Stack, Tray

Offer = Literal["a", "b"]
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
    "confirmed-show", "misfit", "chose-contest", "announced", "entered", "entered-again",
    "score-marker", "score-exhibitors", "score-card", "score-forever", "score-values", "score-specialists",
    "score-final", "rival-scored", "fair-closed",
]  # fmt: skip
EffectKey = Literal[
    "effect-take", "effect-place", "effect-contest", "effect-exhibitors", "effect-misfit", "effect-enter",
    "effect-offer", "effect-give", "effect-use",
]  # fmt: skip
Args = dict[str, str | int]
EventArgs = dict[str, str | int | list[str | int]]


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
    small: bool
    """Another move takes it back, so that nobody has to confirm it."""
    gain: int
    """The points that come at once."""
    effects: list[Effect]


class Event(Picture, frozen=True):
    """One thing that happened. What Pinzetta does has a key with the prefix `rival-`. Beside `seat`, who acts (her
    side), these have arguments:

    - `dealt-album`, `picked-album`, `rival-album` (`album`), `dealt-contest` (`contest`)
    - `round-began` (`round`), `round-ended` (`round`; `forever`, `values`, `specialists`, `final`: what the final
      scoring would pay each side now), `event-revealed`, `event-in-force` (`event`)
    - `laid-out` (`pieces`): the day's pool lies there; `revealed` (`piece`): Chance turned an item up later
    - `saw` (`piece`; told only to the one who looks), `looked` (`size`; to the others): a look at a face-down stamp
    - `took`, `rival-took` (`piece`), `took-hidden`, `rival-took-hidden` (`size`)
    - `rival-card`, `rival-taste-open`, `rival-taste` (`rival_card`): Pinzetta's next card, a taste that lies open, the
      taste she follows
    - `used-first`, `exchanged` (`piece`), `redrew`, `exchanged-hidden`, `draws` (`size`)
    - `chose` (`from_seat`), `chose-rival`, `rival-chose`: of the one who loses an offer `a` and `b`, the numbers of the
      items in both; `offer`, the one that is taken, and its `pieces`. `kept-both`: `a`, `b` and all `pieces`
    - `placed` (`piece`, `place`), `misfit` (`points`)
    - `announced` (`contest`), `entered` (`contest`, `points`), `entered-again` (`points`)
    - `score-…`, `rival-scored` (`points`)

    `marker-left` tells of a start marker besides the haul, `picked` of Open Hand; `chose-contest` is what others hear
    of a secret choice."""

    key: EventKey
    """The message that tells it; empty: it only moves pieces."""
    args: EventArgs
    """Of the message: seats are numbers, albums count from 0. A piece is named `<colour>-<theme>` for a stamp (as in
    blue-flowers), `rare`, `double`, `forever`, `marker`, or by the id of the card; a size by its stack. Of several
    pieces each is put into words like one, `down-<stack>` being one that lies face down."""
    moves: list[tuple[str, str]]
    """Pieces that change place: from, to."""
    points: dict[str, int]
    """By the number of the side, only where points changed."""
