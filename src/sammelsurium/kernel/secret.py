"""What a table's chance and its bots draw from: streams that only the holder of the table's secret can follow."""

import hashlib
import re
import secrets
from dataclasses import dataclass, field

import numpy as np

from .chance import Stream

SECRET = re.compile("[0-9a-f]{64}")


def new_secret() -> str:
    """256 bits, as they are stored."""
    return secrets.token_hex(32)


def stream_of(seed: str, purpose: str) -> Stream:
    """Of a secret, each purpose has a stream that tells nothing of the others. A seed that a test has chosen is no
    secret, and deals what it always has."""
    if not SECRET.fullmatch(seed):
        return Stream.of(seed, purpose)
    digest = hashlib.blake2b(purpose.encode(), key=bytes.fromhex(seed), digest_size=40).digest()
    return SecretStream(np.uint64(int.from_bytes(digest[:8], "little")), digest[8:])


def told_stream(stream: Stream) -> bytes:
    """For a worker: enough to draw from this stream, and from no other of the table."""
    return int(stream.key).to_bytes(8, "little") + (stream.secret if isinstance(stream, SecretStream) else b"")


def stream_from(told: bytes) -> Stream:
    key = np.uint64(int.from_bytes(told[:8], "little"))
    return SecretStream(key, told[8:]) if told[8:] else Stream(key)


@dataclass(frozen=True)
class SecretStream(Stream):
    """Every draw is a keyed hash of its number: from any number of them nobody finds another."""

    secret: bytes = field(repr=False)

    def draw(self, counter: int, n: int) -> int:
        number = counter.to_bytes(8, "little", signed=True)
        digest = hashlib.blake2b(number, key=self.secret, digest_size=16).digest()
        return int.from_bytes(digest, "little") * n >> 128
