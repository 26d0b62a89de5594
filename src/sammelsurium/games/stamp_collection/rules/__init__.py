"""The rules of Stamp Collection. Numbers such as SC-31 are statements of docs/rules/stamp-collection.md.

`turn.py` reads like the book: who acts, what may be done, what follows. Each other file is one thing to do, or what one
brings: `setup.py`, `albums.py`, `fair.py`, `purchase.py`, `mounting.py`, `loan.py`.
"""

from ..codes import CODES
from ..state import SPACES, TILES
from .albums import nth_free_album
from .fair import kind_of_draw
from .purchase import extra_cost, refuse_purchase
from .setup import clear_seat, clear_table, start
from .turn import apply, chance, interrupting, legal, refusal, start_player, to_act

__all__ = [
    "CODES",
    "LONGEST",
    "MOST_MOVES",
    "PREFIX",
    "VERSION",
    "apply",
    "chance",
    "clear_seat",
    "clear_table",
    "extra_cost",
    "interrupting",
    "kind_of_draw",
    "legal",
    "nth_free_album",
    "refusal",
    "refuse_purchase",
    "start",
    "start_player",
    "to_act",
]

VERSION = 2
PREFIX = "SC"
MOST_MOVES = 3 + TILES * SPACES * 2
LONGEST = 1000
