"""The picture of a table, as people are sent it: what lies where, what may be chosen, what happened.

The page's types and docs/pictures.md are made from these structures. Places, as used in `moves`: `pile`, `discard`,
`fair/1`…`fair/8`, `album/<seat>/a1`…`d4`, `stamp/<seat>/b2` (a stamp on the mount at b2), `storage/<seat>/1`,
`storage/<seat>/2`, `slot/<seat>` (a bought storage tile), `coin/1`…`coin/4`, `purse/<seat>`, `bank`,
`connoisseurs/supply/<colour>`, `connoisseurs/<seat>/<colour>`, `chocolates/supply`, `chocolates/<seat>`, `bonus/<id>`,
`bonuses/<seat>/<id>`.
"""

from .choosing import choices
from .showing import caption, view
from .structures import PLACE_NAMES, Caption, Choice, Event, Stamp, View
from .telling import events

__all__ = [
    "PLACE_NAMES",
    "Caption",
    "Choice",
    "Event",
    "Stamp",
    "View",
    "caption",
    "choices",
    "events",
    "view",
]
