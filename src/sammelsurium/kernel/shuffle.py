"""How a table is shuffled so that nobody need be believed: by the server's secret, and a word of everybody there.

The hash of the secret is shown before anything is dealt, the secret when all is over. From secret and words follows the
seed, from the seed every action of Chance (`secret.py`); whoever has the record can compute all of it again.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence

import msgspec

from .errors import GameError
from .reading import read_json
from .secret import SECRET, new_secret

WORD = re.compile("[0-9a-f]{8,64}")
COMMITMENT = "sammelsurium commitment"
SEED = "sammelsurium seed"


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    secret: str
    """The server's 256 bits, as 64 hexadecimal digits."""
    words: list[str | None]
    """In the order of the seats, of a campaign in that of joining; None: a bot's, or of somebody who gave none."""
    begins: int = 0
    """The ply from which on it deals: the games of a campaign have one each."""


class Opened(Shuffle, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A shuffle that is no secret any more, as a record tells it."""

    table: str
    commitment: str
    """What was shown while it was one."""


def new_shuffle(words: Sequence[str | None], begins: int = 0) -> Shuffle:
    return Shuffle(new_secret(), list(words), begins)


def commitment(secret: str, table: str) -> str:
    """Shown from the very beginning: whoever has seen it knows later that the secret was not exchanged."""
    return hashlib.sha256(f"{COMMITMENT}\n{table}\n{secret}".encode()).hexdigest()


def seed_of(shuffle: Shuffle) -> str:
    """Nobody who lacks the secret, or a single word, knows anything of it."""
    told = "".join("-," if word is None else f"{len(word)}:{word}," for word in shuffle.words)
    return hmac.new(bytes.fromhex(shuffle.secret), f"{SEED}\n{told}".encode(), hashlib.sha256).hexdigest()


def opened(shuffle: Shuffle, table: str) -> Opened:
    return Opened(
        table=table,
        commitment=commitment(shuffle.secret, table),
        secret=shuffle.secret,
        words=shuffle.words,
        begins=shuffle.begins,
    )


def check_shuffle(shuffle: Shuffle) -> None:
    """Raises unless it has the form of one."""
    if not SECRET.fullmatch(shuffle.secret):
        raise GameError("the secret of a shuffle has 64 hexadecimal digits")
    bad = next((word for word in shuffle.words if word is not None and not WORD.fullmatch(word)), None)
    if bad is not None:
        raise GameError(f"“{bad[:80]}” is no word of a shuffle: those have 8 to 64 digits from 0-9 and a-f")


def write_shuffles(shuffles: Sequence[Shuffle]) -> str:
    """As they are stored."""
    return msgspec.json.encode(shuffles).decode()


def read_shuffles(text: str | None) -> list[Shuffle]:
    """Raises msgspec.DecodeError. A table that was begun before there were shuffles has none."""
    return read_json(text, list[Shuffle]) if text else []
