"""The file that holds everything of somebody's: made by an export, read in again here or on another server. Its form is
told in docs/protocol.md."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import Meta, Raw, Struct

from sammelsurium.kernel.reading import read_json

from .messages.form import Face, Line, Name
from .refusals import RefusalError
from .store import StoredSeat
from .visitors import fingerprint

FORMAT = 1
MOST_TABLES = 10_000
DEEPEST = 60  # how far anything in it is nested
TEXTS = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)


class PackedSeat(Struct, frozen=True, omit_defaults=True):
    name: Name
    kind: Literal["person", "bot"] = "person"
    mind: Line | None = None
    """A bot's level."""
    mine: bool = False
    beside: bool = False
    face: Face | None = None


class PackedSaying(Struct, frozen=True, omit_defaults=True):
    """What its owner has said at a table."""

    at: str
    phrase: str | None = None
    text: str | None = None


class PackedTable(Struct, frozen=True, omit_defaults=True):
    table: str
    game: str
    created: str
    changed: str
    seats: list[PackedSeat]
    campaign: bool = False
    over: bool = False
    record: dict[str, Any] | None = None
    """Of a finished game its record, of a finished campaign its chronicle."""
    known: list[Raw] = []
    """Of a running one a snapshot for each seat of mine, without the log."""
    said: list[PackedSaying] = []


class Luggage(Struct, frozen=True):
    """What of the file is read again; the rest is for people."""

    format: int
    me: dict[str, Any] = {}
    tables: Annotated[list[Raw], Meta(max_length=MOST_TABLES)] = []
    key: str | None = None


def packed_seat(chair: StoredSeat, person: str) -> PackedSeat:
    kind: Literal["person", "bot"] = "bot" if chair.person is None else "person"
    mind = chair.mind if kind == "bot" else None
    return PackedSeat(chair.name, kind, mind, chair.person == person, chair.beside, chair.face)


def print_of_key(key: str) -> str:
    """What is stored of the key in a file."""
    return fingerprint(f"file {key}")


def read_luggage(file: bytes) -> Luggage:
    try:
        require_flat(file)
        found = read_json(file, Luggage)
    except msgspec.ValidationError as error:
        raise _unreadable(f"this is no file of an export: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _unreadable(f"the file cannot be read; it may be cut off: {error}") from error
    if found.format != FORMAT:
        raise _unreadable(f"the file has format {found.format}; this server reads format {FORMAT}")
    return found


def require_flat(file: bytes) -> None:
    """Reading something nested without end would go as deep as Python can."""
    bare = np.frombuffer(TEXTS.sub(b"", file), np.uint8)
    opened = np.isin(bare, list(b"[{")).astype(np.int64) - np.isin(bare, list(b"]}")).astype(np.int64)
    if opened.size and opened.cumsum().max() > DEEPEST:
        raise _unreadable("the file is nested too deeply")


def _unreadable(told: str) -> RefusalError:
    return RefusalError("invalid", told, where="file")
