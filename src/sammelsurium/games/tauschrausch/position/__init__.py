"""A position as readable JSON and back. Seats, items and albums count from 1; what cannot occur is refused.

What nobody has seen is not written: it is what lies nowhere else.
"""

from .text import read, write

__all__ = [
    "read",
    "write",
]
