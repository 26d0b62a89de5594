"""A match as text: game, rules version, box, options, seats, and the list of actions, chance included.

People can read a record, write one by hand and paste it in a chat. An action is one string: the seat's number from 1
(or `*` for Chance), then the move: "2 buy 3 b2", "* deal blue animal".
"""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from .contract import CHANCE, TABLE
from .errors import RecordError
from .shuffle import Opened
from .written import FORMAT, Written

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


class Record(Written, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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

    called: ClassVar[str] = "the record"

    @property
    def played(self) -> str:
        """The name of the game."""
        return self.game

    @property
    def opened(self) -> list[Opened]:
        """Where its chance came from, as far as it is told."""
        return [self.shuffle] if self.shuffle else []

    def with_shuffles(self, shuffles: Sequence[Opened]) -> "Record":
        return msgspec.structs.replace(self, shuffle=shuffles[0] if shuffles else None).sealed()

    def read_actions(self) -> list[Action]:
        return [read_action(text, len(self.seats)) for text in self.actions]
