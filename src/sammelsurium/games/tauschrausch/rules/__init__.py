"""The rules: what may be done, and what it does. Numbers such as TR-30 are statements of docs/rules/tauschrausch.md.

`turn.py` says who acts, what may be done and what follows. Every phase has a file of its own, in which its moves are
listed, refused and carried out: `setup`, `collect`, `split`, `swap`, `show`, `enter`, and below `events` and
`specialists` those that a card brings. `day.py` begins and ends a round, `rival.py` is Pinzetta.
"""

from ..codes import CODES
from .setup import clear_side, clear_table, start
from .show import refuse_confirmation
from .split import refuse_put, tray_of, unassigned
from .turn import apply, be_patient, chance, interrupting, legal, refusal, start_player, to_act

VERSION = 2
PREFIX = "TR"
MOST_MOVES = 400
LONGEST = 4000

__all__ = [
    "CODES",
    "LONGEST",
    "MOST_MOVES",
    "PREFIX",
    "VERSION",
    "apply",
    "be_patient",
    "chance",
    "clear_side",
    "clear_table",
    "interrupting",
    "legal",
    "refusal",
    "refuse_confirmation",
    "refuse_put",
    "start",
    "start_player",
    "to_act",
    "tray_of",
    "unassigned",
]
