"""What the record of a game and that of a campaign have in common: a text with a digest, that people can read."""

import hashlib
from typing import Any, ClassVar, TypeVar

import msgspec

from .errors import RecordError
from .reading import read_json

FORMAT = 1
Kind = TypeVar("Kind", bound="Written")


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    called: ClassVar[str]
    """What messages call it."""

    def sealed(self: Kind) -> Kind:
        """With a digest of everything else."""
        return msgspec.structs.replace(self, digest=_digest(self))

    def to_json(self) -> str:
        """One action a line, so that people can read it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def read(cls: type[Kind], text: str | bytes) -> Kind:
        try:
            found: Any = read_json(text, cls)
        except msgspec.ValidationError as error:
            raise RecordError(f"{cls.called} does not have the form of one: {error}") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"{cls.called} is damaged or cut off: {error}") from error
        if found.format != FORMAT:
            raise RecordError(f"{cls.called} has format {found.format}; this house reads format {FORMAT}")
        if found.digest is not None and found.digest != _digest(found):
            raise RecordError(
                f"{cls.called} was changed after it was written: its digest does not fit. "
                "If the change was meant, remove the digest"
            )
        read: Kind = found
        return read


def _digest(written: Written) -> str:
    bare = msgspec.structs.replace(written, digest=None)
    return hashlib.blake2b(msgspec.json.encode(bare, order="sorted"), digest_size=8).hexdigest()
