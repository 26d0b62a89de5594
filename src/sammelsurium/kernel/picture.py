"""What the parts of a game's picture have in common: the room `picture` of a game is made of these."""

from typing import Any, TypeVar

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Records = NDArray[Any]  # states or boxes in a row; often only one
Plain = TypeVar("Plain", bound=tuple[Any, ...])


class Picture(Struct, frozen=True, gc=False):
    """A part of what people are shown of a game, or of what happened in it.

    None leads back to where it came from, so the garbage collector need not look at them.
    """


def as_tree(shown: Any) -> Any:
    """The same as a tree of dicts and lists, for those who read the pictures of any game."""
    return msgspec.to_builtins(shown)


def alone(record: np.void) -> Records:
    """As an array of one, in the same memory: a record by itself takes NumPy and the compiler ten times as long to hand
    over."""
    return np.array(record).reshape(1)


def plain(states: Records, kind: type[Plain]) -> Plain:
    """The only one of the states as plain values of Python: the fields that a named tuple names. Read out in one go,
    because asking a record field by field takes far longer."""
    return kind(*[states[name].tolist()[0] for name in kind._fields])  # type: ignore[attr-defined]
