"""Moves as numbers. They are part of no record: those hold words (`notation.py`).

There is one verb, so the card that is laid says all.
"""

from .state import CARDS

CODES = CARDS  # every code is smaller
