"""The two simple minds: one that takes anything, and one that takes what looks best."""

import numpy as np

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Seated


class Random:
    """Every legal move is as good as another."""

    name = "random"

    def choose(self, seated: Seated, stream: Stream, counter: int) -> int:
        moves = seated.legal()
        return int(moves[stream.draw(counter, len(moves))])


class Instinct:
    """The game's own fast judgement, without looking ahead; among equals, chance decides."""

    name = "instinct"

    def choose(self, seated: Seated, stream: Stream, counter: int) -> int:
        moves = seated.legal()
        values = np.zeros(len(moves))
        seated.game.judge(seated.box.data, seated.state, seated.seat, moves, len(moves), values)
        best = np.flatnonzero(values >= values.max() - 1e-9)
        return int(moves[best[stream.draw(counter, len(best))]])
