"""What a table's chance and its bots draw from: streams that only the holder of the table's secret can follow."""

from __future__ import annotations

import hashlib
import re
import secrets

import numpy as np

from sammelsurium.kernel.chance import Stream

SECRET = re.compile("[0-9a-f]{64}")


def new_secret() -> str:
    """256 bits, as they are stored."""
    return secrets.token_hex(32)


def stream_of(seed: str, purpose: str) -> Stream:
    """Of a secret, each purpose has a stream that tells nothing of the others. A seed that a test has chosen is no
    secret, and deals what it always has."""
    if not SECRET.fullmatch(seed):
        return Stream.of(seed, purpose)
    return SecretStream(hashlib.blake2b(purpose.encode(), key=bytes.fromhex(seed), digest_size=32).digest())


class SecretStream(Stream):
    """Every draw is a keyed hash of its number: from any number of them nobody finds another."""

    def __init__(self, key: bytes) -> None:
        super().__init__(np.uint64(int.from_bytes(key[:8], "little")))
        object.__setattr__(self, "_secret", key[8:])

    def draw(self, counter: int, n: int) -> int:
        secret: bytes = getattr(self, "_secret")  # noqa: B009 - the class is frozen
        digest = hashlib.blake2b(counter.to_bytes(8, "little", signed=True), key=secret, digest_size=16).digest()
        return int.from_bytes(digest, "little") * n >> 128
