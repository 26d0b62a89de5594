"""The rules of stickers. Numbers such as ST-31 are statements of docs/rules/stickers.md.

`turn` reads like the rulebook: who acts, what may be done, what follows. What can be done has a file of its own, in
which it is listed, refused and carried out: `taking`, `collection`, `bonus`, `last_card`, and the combo stickers:
`deck`, `question` (and feast), `exchange` (and rocket), `encore`, `glue`, `trick`, `strike`, `parcel`, `copying`.
`effects` leads to them, `pending` says which may still be used; `targets` is what moves are about, and `stations` where
a turn goes on.
"""

from ..codes import CODES as CODES
from .effects import effect_of as effect_of
from .last_card import reveal as reveal
from .pending import is_pending as is_pending
from .setup import clear_seat as clear_seat
from .setup import clear_table as clear_table
from .setup import clear_turn as clear_turn
from .setup import start as start
from .turn import apply as apply
from .turn import chance as chance
from .turn import interrupting as interrupting
from .turn import legal as legal
from .turn import refusal as refusal
from .turn import start_player as start_player
from .turn import to_act as to_act

VERSION = 2
PREFIX = "ST"
MOST_MOVES = 2048
LONGEST = 4000
