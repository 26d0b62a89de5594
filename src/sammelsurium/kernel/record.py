"""A match as text: game, rules version, box, options, seats, and the list of actions, chance included.

People can read a record, write one by hand and paste it in a chat. An action is one string: the seat's number from 1
(or `*` for Chance), then the move: "2 buy 3 b2", "* deal blue animal".
"""

import hashlib
from typing import Any, NamedTuple

import msgspec

from .contract import CHANCE, TABLE
from .errors import RecordError
from .reading import read_json
from .shuffle import Opened

FORMAT = 1
SIGNS = {CHANCE: "*", TABLE: "#"}


class Action(NamedTuple):
    """Who did what; `actor` is CHANCE, a seat from 0, or in a campaign TABLE."""

    actor: int
    move: str

    def __str__(self) -> str:
        return f"{SIGNS.get(self.actor) or self.actor + 1} {self.move}"


def read_action(text: str, seats: int) -> Action:
    who, _, move = text.strip().partition(" ")
    if who == "*" and move:
        return Action(CHANCE, move)
    if who.isascii() and who.isdigit() and 1 <= int(who) <= seats and move:
        return Action(int(who) - 1, move)
    raise RecordError(f"“{text}” is no action: it begins with * or a seat from 1 to {seats}, then says the move")


class BoxName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: int
    hash: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Kept so that a shortened record is noticed."""

    reason: str
    points: list[int]
    ranks: list[int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    rules: int
    box: BoxName
    options: dict[str, str]
    seats: list[str]
    actions: list[str]
    format: int = FORMAT
    position: dict[str, Any] | None = None  # where the match began, if not at the beginning
    result: Result | None = None
    shuffle: Opened | None = None  # where its chance came from; of a game that a server dealt, once it is over
    digest: str | None = None  # a record written by hand has none

    def sealed(self) -> "Record":
        """With a digest of everything else."""
        return msgspec.structs.replace(self, digest=self._digest())

    def _digest(self) -> str:
        bare = msgspec.structs.replace(self, digest=None)
        return hashlib.blake2b(msgspec.json.encode(bare, order="sorted"), digest_size=8).hexdigest()

    def to_json(self) -> str:
        """One action a line, so that people can read it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @staticmethod
    def read(text: str | bytes) -> "Record":
        try:
            record = read_json(text, Record)
        except msgspec.ValidationError as error:
            raise RecordError(f"the record does not have the form of one: {error}") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"the record is damaged or cut off: {error}") from error
        if record.format != FORMAT:
            raise RecordError(f"the record has format {record.format}; this house reads format {FORMAT}")
        if record.digest is not None and record.digest != record._digest():
            raise RecordError(
                "the record was changed after it was written: its digest does not fit. "
                "If the change was meant, remove the digest"
            )
        return record
