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

from .doings import Choice, Event
from .preview import choices
from .showing import caption, events, midway, view
from .structures import Caption, View

__all__ = [
    "Caption",
    "Choice",
    "Event",
    "View",
    "caption",
    "choices",
    "events",
    "midway",
    "view",
]
