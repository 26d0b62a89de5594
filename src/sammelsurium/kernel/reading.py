"""Readable data as typed structures, one thread at a time.

msgspec learns a structure when it first reads one. Two threads that make it learn the same structure at the same moment
end the whole process (msgspec 0.22), and a server reads in several. So everybody takes turns; a turn is short.
"""

from threading import RLock
from typing import Any, TypeVar

import msgspec

Kind = TypeVar("Kind")

taking_turns = RLock()


def read_tree(tree: Any, kind: type[Kind]) -> Kind:
    """What a parser or a game says, as a structure. Raises msgspec.ValidationError with the path to what is wrong."""
    with taking_turns:
        return msgspec.convert(tree, kind)  # noqa: TID251 here it is one thread at a time


def read_json(text: str | bytes, kind: type[Kind]) -> Kind:
    """Raises msgspec.DecodeError, and of a readable text that is no such structure msgspec.ValidationError."""
    with taking_turns:
        return msgspec.json.decode(text, type=kind)  # noqa: TID251 as above
