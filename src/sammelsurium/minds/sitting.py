"""A seat's sitting at one match: what it has thought so far, how long it may think, and that it may be told to stop.

Whoever asks a mind keeps it from move to move; without one, every thought begins anew.
"""

import numpy as np

from sammelsurium.kernel.contract import Flags
from sammelsurium.kernel.match import Seated

from .trees import Trees


class Stop:
    """A word that may come from another thread, and that compiled code hears too."""

    def __init__(self) -> None:
        self.flags: Flags = np.zeros(1, np.bool_)

    def set(self) -> None:
        self.flags[0] = True

    def is_set(self) -> bool:
        return bool(self.flags[0])


class Sitting:
    def __init__(self, patience: float | None = None, stop: Stop | None = None) -> None:
        self.patience = patience  # seconds; None thinks as long as it takes, so that the thought can be repeated
        self.stop = stop or Stop()
        self._forest: list[Trees] = []
        self._heard: list[tuple[int, int]] = []

    def recall(self, seated: Seated, threads: int, capacity: int) -> list[Trees]:
        """One set of trees for each thread, at the position that the seat knows now."""
        known = len(self._heard)
        if len(self._forest) != threads or seated.heard[:known] != self._heard:
            self._forest = [Trees(seated.game, seated.players, capacity) for _ in range(threads)]
        else:
            for trees in self._forest:
                if not trees.go_on(seated.seat, seated.heard[known:]):
                    trees.clear()
        self._heard = list(seated.heard)
        return self._forest
