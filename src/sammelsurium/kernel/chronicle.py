"""A campaign as text: the box it began with, the options, and every deed in order, one string each.

A deed is an action as in a record, of the game being played or between games; "#" is the people together, who say
who plays next. What Chance has not decided yet is not in it.
"""

import hashlib
from typing import TYPE_CHECKING

import msgspec

from .errors import RecordError
from .reading import read_json
from .record import SIGNS, Action, BoxName
from .shuffle import Opened

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1


def read_deed(text: str) -> Action:
    who, _, move = text.strip().partition(" ")
    for actor, sign in SIGNS.items():
        if who == sign and move:
            return Action(actor, move)
    if who.isascii() and who.isdigit() and int(who) >= 1 and move:
        return Action(int(who) - 1, move)
    raise RecordError(f"“{text}” is no deed: it begins with *, # or a seat from 1, then says the move")


class Chronicle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    campaign: str
    rules: int
    box: BoxName
    options: dict[str, str]
    deeds: list[str]
    format: int = FORMAT
    shuffles: list[Opened] = []  # where the chance of its games came from, as far as they are over
    digest: str | None = None  # a record written by hand has none

    def sealed(self) -> "Chronicle":
        """With a digest of everything else."""
        return msgspec.structs.replace(self, digest=self._digest())

    def _digest(self) -> str:
        bare = msgspec.structs.replace(self, digest=None)
        return hashlib.blake2b(msgspec.json.encode(bare, order="sorted"), digest_size=8).hexdigest()

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

    def to_json(self) -> str:
        """One deed a line, so that people can read it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @staticmethod
    def read(text: str | bytes) -> "Chronicle":
        try:
            record = read_json(text, Chronicle)
        except msgspec.ValidationError as error:
            raise RecordError(f"the campaign's record does not have the form of one: {error}") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"the campaign's record is damaged or cut off: {error}") from error
        if record.format != FORMAT:
            raise RecordError(f"the campaign's record has format {record.format}; this house reads format {FORMAT}")
        if record.digest is not None and record.digest != record._digest():
            raise RecordError(
                "the campaign's record was changed after it was written: its digest does not fit. "
                "If the change was meant, remove the digest"
            )
        return record
