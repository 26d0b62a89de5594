"""A campaign as text: the box it began with, the options, and every deed in order, one string each.

A deed is an action as in a record, of the game being played or between games; "#" is the people together, who say
who plays next. What Chance has not decided yet is not in it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from .errors import RecordError
from .record import SIGNS, Action, BoxName
from .shuffle import Opened
from .written import FORMAT, Written

if TYPE_CHECKING:
    from .game import Game


def read_deed(text: str) -> Action:
    who, _, move = text.strip().partition(" ")
    for actor, sign in SIGNS.items():
        if who == sign and move:
            return Action(actor, move)
    if who.isascii() and who.isdigit() and int(who) >= 1 and move:
        return Action(int(who) - 1, move)
    raise RecordError(f"“{text}” is no deed: it begins with *, # or a seat from 1, then says the move")


class Chronicle(Written, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    campaign: str
    rules: int
    box: BoxName
    options: dict[str, str]
    deeds: list[str]
    format: int = FORMAT
    shuffles: list[Opened] = []  # noqa: RUF012 each record gets its own; where the chance of its games came from, as far as they are over
    digest: str | None = None  # a record written by hand has none

    called: ClassVar[str] = "the campaign's record"

    @property
    def played(self) -> str:
        """The name of the game."""
        return self.campaign

    @property
    def opened(self) -> list[Opened]:
        """Where the chance of its games came from, as far as it is told."""
        return self.shuffles

    def with_shuffles(self, shuffles: Sequence[Opened]) -> "Chronicle":
        return msgspec.structs.replace(self, shuffles=list(shuffles)).sealed()

    def read_actions(self) -> list[Action]:
        return [read_deed(text) for text in self.deeds]

    def check(self, game: "Game", box: str) -> None:
        """Raises RecordError unless the rules of the game play it on, and it was begun with this box."""
        if self.campaign != game.name or not game.plays_by(self.rules):
            raise RecordError(
                f"the campaign was played by rules version {self.rules} of {self.campaign}; "
                f"this house plays version {game.rules_version} of {game.name}"
            )
        if self.box.hash != box:
            raise RecordError(
                f"the campaign began with box “{self.box.name}” ({self.box.hash}), but the box given is another ({box})"
            )
