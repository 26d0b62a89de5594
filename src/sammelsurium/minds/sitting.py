"""A seat's sitting at one match: what it has thought so far, how long it may think, and that it may be told to stop.

Whoever asks a mind keeps it from move to move; without one, every thought begins anew.
"""

import threading

from sammelsurium.kernel.match import Seated

from .trees import Trees


class Sitting:
    def __init__(self, patience: float | None = None, stop: threading.Event | None = None) -> None:
        self.patience = patience  # seconds; None thinks as long as it takes, so that the thought can be repeated
        self.stop = stop or threading.Event()
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
