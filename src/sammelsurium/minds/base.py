"""The interface of every mind: it is given what a seat knows, and answers with one of its legal moves."""

from typing import Protocol

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Seated

from .sitting import Sitting


class Mind(Protocol):
    @property
    def name(self) -> str: ...

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        """One of `seated.legal()`. Whatever is left to chance comes from draw `counter` of the stream, so that the
        same knowledge always leads to the same move: what the seat knows now, and in a sitting what it has thought."""


class HouseMind(Mind, Protocol):
    """One that can be found by its name, and says beforehand how long it thinks."""

    @property
    def effort(self) -> float:
        """About how many seconds of one core a thought takes. 0 does not look ahead: it answers within a millisecond,
        and whoever asks may wait for it."""


def ask(mind: Mind, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> str:
    """The move in words."""
    return seated.write(mind.choose(seated, stream, counter, sitting))
