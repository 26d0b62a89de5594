"""A campaign as text: the base box, the options, and every deed in order, one string each.

"# players Ada, Ben" says who plays; "1 take corking-3" and "* draw corking-3" are actions of the game being played;
"* booster power-1", "* deal star", "2 stick star corking-3" happen between games. What a booster holds is not in the
record before it is opened, because Chance has not opened it yet.
"""

import hashlib
from typing import NamedTuple

import msgspec

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import RecordError
from sammelsurium.kernel.record import BoxName

FORMAT = 1
TABLE = -2  # the people at the table together
SIGNS = {CHANCE: "*", TABLE: "#"}


class Deed(NamedTuple):
    """Who did what; `actor` is CHANCE, TABLE or a seat from 0."""

    actor: int
    move: str

    def __str__(self) -> str:
        return f"{SIGNS.get(self.actor) or self.actor + 1} {self.move}"


def read_deed(text: str) -> Deed:
    who, _, move = text.strip().partition(" ")
    for actor, sign in SIGNS.items():
        if who == sign and move:
            return Deed(actor, move)
    if who.isascii() and who.isdigit() and int(who) >= 1 and move:
        return Deed(int(who) - 1, move)
    raise RecordError(f"“{text}” is no deed: it begins with *, # or a seat from 1, then says the move")


class Chronicle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    campaign: str
    rules: int
    box: BoxName
    options: dict[str, str]
    deeds: list[str]
    format: int = FORMAT
    digest: str | None = None  # a record written by hand has none

    def sealed(self) -> "Chronicle":
        """With a digest of everything else."""
        return msgspec.structs.replace(self, digest=self._digest())

    def _digest(self) -> str:
        bare = msgspec.structs.replace(self, digest=None)
        return hashlib.blake2b(msgspec.json.encode(bare, order="sorted"), digest_size=8).hexdigest()

    def check(self, game: str, rules: int, box: str) -> None:
        """Raises RecordError unless the record was played by these rules with this box."""
        if (self.campaign, self.rules) != (game, rules):
            raise RecordError(
                f"the campaign was played by rules version {self.rules} of {self.campaign}; "
                f"this house plays version {rules} of {game}"
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
            record = msgspec.json.decode(text, type=Chronicle)
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
