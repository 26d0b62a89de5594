"""The picture of a table, as people are sent it: what lies where, what may be chosen, what happened.

The page's types and docs/pictures.md are made from these structures. Seats count from 0, polygons have the ids 0 to 79,
lengths are millimetres. An id never changes its look, which is told with it. Places, as used in `moves`: `pile/<id>`
(in the tray), `chain/<seat>/<id>` (taken this turn, not yet in the collection), `collection/<seat>/<id>`, `out/<id>`
(in the lid: removed, or a set without a token), `scored/<colour>/<id>` (in the lid too, by way of the corner that the
token of the set came from), `stack/<colour>/<value>` (a score token in the corner of that colour: 2 on top, then 3,
then 4), `tokens/<seat>/<n>` (the n-th score token a player has earned, from 1), `action/<seat>/swap`, `…/steal` and
`…/remove` (an action token; used ones go to `out`).
"""

from .choosing import choices
from .showing import caption, view
from .structures import Caption, Choice, Event, View
from .telling import events, recalls

__all__ = [
    "Caption",
    "Choice",
    "Event",
    "View",
    "caption",
    "choices",
    "events",
    "recalls",
    "view",
]
