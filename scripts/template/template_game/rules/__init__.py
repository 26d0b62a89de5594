"""What may be done, and what it does: `turn` reads aloud like the rulebook, `setup` begins, and each thing that happens
has a file in which listing it, refusing it and carrying it out stand side by side.

These functions are compiled. Inside there are numbers, arrays and records, no Python objects, and no memory is asked
for. Numbers such as TG-12 are statements of ledger.md.
"""

from ..codes import CODES
from ..state import PLACES
from .drawing import chance
from .setup import start
from .turn import apply, interrupting, legal, refusal, to_act

VERSION = 1  # raise it when a stored record could replay differently
PREFIX = "TG"  # of the ids in the ledger
MOST_MOVES = PLACES  # no position offers a seat more
LONGEST = 120  # no game has more actions: four take twelve pieces at most, and as many are drawn

__all__ = [
    "CODES",
    "LONGEST",
    "MOST_MOVES",
    "PREFIX",
    "VERSION",
    "apply",
    "chance",
    "interrupting",
    "legal",
    "refusal",
    "start",
    "to_act",
]
