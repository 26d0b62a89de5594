"""The rules of ColleXXion. Numbers such as CX-22 are statements of docs/rules/collexxion.md.

`turn` says who acts, what may be done and what follows; each way to act has a file of its own, in which listing,
refusing and carrying out stand side by side: `taking`, `joining` (stop, add, gift), `actions` (swap, steal, remove,
give) and `sets`. What else is exported is what pictures, bots and positions ask about single verbs.
"""

from ..codes import CODES
from ..state import KINDS, POLYGONS
from .actions import could_use_token
from .joining import refuse_stop
from .sets import add_sets, all_stacks_empty
from .setup import chance, start
from .taking import matches, takeable
from .turn import apply, interrupting, legal, refusal, start_player, to_act

__all__ = [
    "CODES",
    "LONGEST",
    "MOST_MOVES",
    "PREFIX",
    "VERSION",
    "add_sets",
    "all_stacks_empty",
    "apply",
    "chance",
    "could_use_token",
    "interrupting",
    "legal",
    "matches",
    "refusal",
    "refuse_stop",
    "start",
    "start_player",
    "takeable",
    "to_act",
]

VERSION = 2
PREFIX = "CX"
MOST_MOVES = POLYGONS * 2 + 3 + 3 * KINDS * KINDS + 3 * KINDS * 2
LONGEST = 400
