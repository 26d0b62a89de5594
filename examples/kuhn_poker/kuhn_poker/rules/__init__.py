"""What may be done, and what it does: `turn` reads aloud like the rulebook, `setup` begins, and each thing that happens
has a file in which listing it, refusing it and carrying it out stand side by side.
"""

from .dealing import chance
from .setup import start
from .turn import apply, interrupting, legal, refusal, to_act

VERSION = 1
PREFIX = "KP"
MOST_MOVES = 2
CODES = 2
LONGEST = 5  # two cards, pass, bet, and the answer

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
