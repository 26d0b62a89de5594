"""What a finished game keeps, whatever becomes of its rules: its record and its last pictures, one for each person who
sat there and one for whoever looks on."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from sammelsurium.kernel.game import Game
from sammelsurium.kernel.reading import read_json

from .documented import message_schemas, picture_schemas
from .messages.table import Outcome, Seat, Shuffled
from .messages.terms import Terms

PARTS = ("Snapshot", "Seat", "Person", "LogEntry", "Outcome", "RankedPlace", "Shuffled")
LOOKING_ON = -1  # the reader of a picture who has no chair there


@dataclass(frozen=True)
class Final:
    """As stored. Of a game that was closed before its end there are no pictures."""

    record: str
    form: str
    pictures: bytes

    @property
    def closed(self) -> bool:
        return not self.form


class Core(Struct, frozen=True):
    """What a snapshot of any time can be told from."""

    version: int
    ply: int
    seat: int | None
    seats: list[Seat]
    options: dict[str, str]
    outcome: Outcome | None
    own: list[int] = []
    """From here on: not in the pictures of before."""
    host: bool = False
    terms: Terms = Terms()
    ended: bool = False
    next: str | None = None
    commitment: str | None = None
    shuffle: Shuffled | None = None


def pack(pictures: Mapping[int, Any]) -> bytes:
    """Long logs say the same again and again: a tenth of it is enough."""
    return zlib.compress(msgspec.json.encode(pictures))


def unpack(pictures: bytes) -> dict[int, Raw]:
    return read_json(zlib.decompress(pictures), dict[int, Raw])


@cache
def form_of(game: Game) -> str:
    """The same as long as snapshots of the game are made of the same structures: then today's page can draw them."""
    messages = message_schemas()
    schemas = _bare([[messages[name] for name in PARTS], picture_schemas(game)])
    return hashlib.blake2b(msgspec.json.encode(schemas, order="sorted"), digest_size=8).hexdigest()


def _bare(schema: Any) -> Any:
    """Without what is only said about it."""
    if isinstance(schema, dict):
        return {key: _bare(part) for key, part in schema.items() if key != "description" or isinstance(part, dict)}
    return [_bare(part) for part in schema] if isinstance(schema, list) else schema
