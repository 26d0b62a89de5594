"""Moves as numbers. They are part of no record: those hold words (`notation.py`).

There is one verb, so the place that a piece is taken from says all. With more of them, pack verb and object side by
side in the bits: `verb << 8 | place`.
"""

from .state import PLACES

CODES = PLACES  # every code is smaller
