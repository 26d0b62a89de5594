"""What may be done, and what was done: the structures of `Choice` and `Event`."""

from typing import Literal

from msgspec import UNSET, UnsetType

from sammelsurium.kernel.picture import Picture

from ..state import SetName, SpaceName
from .table import Card

Verb = Literal["take", "play", "done", "use", "give", "keep", "stop"]
EventKey = Literal[
    "",
    "start-player",
    "took",
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
    "effect-combo-any",
    "effect-bonus-take",
    "effect-bonus-exchange",
    "effect-exchange",
]
Args = dict[str, str | int]


class Effect(Picture, frozen=True):
    """One consequence of a choice, before it is made. `effect-leads`, `effect-shares`, `effect-second` and
    `effect-grows` have the argument `set`, `effect-stars` has `count`, `effect-combo` and `effect-combo-any` have
    `sticker`, `effect-exchange` has `set` and `other_set`."""

    key: EffectKey
    """The message that says it."""
    args: Args
    points: int
    """That it brings the reader."""


class Row(Picture, frozen=True):
    """What it brings to lay a number of cards, this one last, beside the stars of them all: which of the others lie
    below makes no difference."""

    gain: int
    """Without the stars."""
    effects: list[Effect]
    """Without the stars."""
    line: int | None
    """Of the bonus list: which one the collection of this turn earns then."""
    done: str | None
    """What to send after the last card; null: the collection is complete by itself."""


class Laying(Picture, frozen=True):
    """How a card may be played together with others."""

    along: list[str]
    """The other cards in hand that it may be laid with."""
    stars: int
    """What its stars bring, covered or not."""
    under: list[Effect]
    """What else it brings where others cover it."""
    rows: list[Row]
    """What it brings as the last card, and so the open one, by the number of cards laid from now on: one first."""


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
    """The reader's `points`, after minus before (what is known before a card is turned)."""
    effects: list[Effect]
    laying: Laying | UnsetType = UNSET
    """Verb `play` only."""


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
    `set`; `collection` (cards were played: it is complete) and `added` (to a collection, at the end) have `set` and
    `count`; `exchanged` has `set` and `other_set`; `asked`, `gave` (`from_seat` gave a card to `seat`; which one only
    these two see, in `moves`) and `had-none` have `set` and `from_seat`; `used-nothing` has `sticker` (an effect that
    could do nothing was used up); `round-began` has `round`. After `drew` only the drawer sees which card (in `moves`).
    With an even start the `points` of `start-player` are the head starts. The cards of a play are laid one by one
    without a word: their points belong to the `collection` that follows.

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
