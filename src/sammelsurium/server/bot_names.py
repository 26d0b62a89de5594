"""What bots are called whom nobody has named; the page knows the same names (web/src/app/opening.ts)."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from itertools import count

from .names import likeness

NAMES = ("Juniper", "Pip", "Otter", "Fennel", "Quill", "Sorrel", "Wren", "Bramble")


def bot_name(taken: Collection[str]) -> str:
    """One that nobody at the table has."""
    known = {likeness(name) for name in taken}
    free = [name for name in NAMES if likeness(name) not in known]
    if free:
        return secrets.choice(free)
    return next(name for number in count(2) if likeness(name := f"{NAMES[0]} {number}") not in known)
