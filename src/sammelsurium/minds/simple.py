"""The two simple minds: one that takes anything, and one that takes what looks best."""

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Seated

from .looks import looks
from .sitting import Sitting


class Random:
    """Every legal move is as good as another."""

    name = "random"
    effort = 0.0

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        moves = seated.legal()
        return int(moves[stream.draw(counter, len(moves))])


class Instinct:
    """The game's own fast judgement, without looking ahead; among equals, chance decides."""

    name = "instinct"
    effort = 0.0

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        moves, values = looks(seated)
        best = [move for move, value in zip(moves, values, strict=True) if value >= values.max() - 1e-9]
        return int(best[stream.draw(counter, len(best))])
