"""What the parts of a game's picture have in common: the room `picture.py` of a game is made of these."""

from typing import Any

import msgspec
from msgspec import Struct


class Picture(Struct, frozen=True, gc=False):
    """A part of what people are shown of a game, or of what happened in it.

    None leads back to where it came from, so the garbage collector need not look at them.
    """


def as_tree(shown: Any) -> Any:
    """The same as a tree of dicts and lists, for those who read the pictures of any game."""
    return msgspec.to_builtins(shown)
