"""Counter-based randomness: draw number `counter` of a stream is a pure function of the stream's key.

There is no generator with a state that moves on, hence no global random state, and the same deal can be given at
another table. One stream serves one purpose ("deal", "bot 2", ...).
"""

import hashlib
from dataclasses import dataclass

import numpy as np

from .compiled import compiled

GAMMA = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
S27 = np.uint64(27)
S30 = np.uint64(30)
S31 = np.uint64(31)
S32 = np.uint64(32)


@compiled
def word(key: np.uint64, counter: int) -> np.uint64:
    """64 well-mixed bits: a step of the Weyl sequence through the splitmix finaliser."""
    bits = np.uint64(key) + np.uint64(np.int64(counter + 1)) * GAMMA  # counters below zero wrap around
    bits = (bits ^ (bits >> S30)) * FIRST
    bits = (bits ^ (bits >> S27)) * SECOND
    return bits ^ (bits >> S31)


@compiled
def draw(key: np.uint64, counter: int, n: int) -> int:
    """One of 0..n-1. The high 32 bits scaled: for the n of our games the bias is below n / 2**32."""
    return np.int64(((word(key, counter) >> S32) * np.uint64(n)) >> S32)  # type: ignore[return-value] # signed: an index


@dataclass(frozen=True)
class Stream:
    """An endless row of draws, each of which can be asked for directly."""

    key: np.uint64

    @staticmethod
    def of(seed: str, purpose: str) -> "Stream":
        digest = hashlib.blake2b(f"{seed}\x00{purpose}".encode(), digest_size=8).digest()
        return Stream(np.uint64(int.from_bytes(digest, "little")))

    def draw(self, counter: int, n: int) -> int:
        return int(draw(self.key, counter, n))
