"""Five levels, from novice to master. The weaker ones err like people: they see less far, and overlook offers."""

import itertools
from dataclasses import dataclass, field

import numpy as np

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Seated

from .looks import looks, planned
from .plan import Plan
from .sitting import Sitting
from .thought import Budget, think

THREADS = 2
GLARING = 20.0  # points; what looks so much better than the rest is not overlooked
OBVIOUS = 0.2  # the same in chances to win


@dataclass(frozen=True)
class Level:
    """A strength at which every game can be played."""

    name: str
    effort: float  # seconds of one core, as iterations of the game's own pace; 0 does not look ahead
    overlooks: float  # the share of moves that it does not notice
    plans: bool = False  # follows the plans that a game makes itself
    plan: Plan = field(default_factory=Plan)

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        """Who is stopped before a first thought goes by looks."""
        moves, values = looks(seated)
        if len(moves) == 1:
            return int(moves[0])
        sitting = sitting or Sitting()
        if self.plans and (move := planned(seated, self.effort, sitting)) is not None:
            return move
        own = Stream.of(f"{int(stream.key)}", f"{self.name} {counter}")
        found = think(seated, own, self.plan, self._budget(seated), sitting) if self.effort else []
        if found:
            return self._noticed(own, [(one.move, one.value) for one in found], OBVIOUS)
        best_first = np.argsort(-values, kind="stable")
        return self._noticed(own, [(int(moves[i]), float(values[i])) for i in best_first], GLARING)

    def iterations(self, game: Game) -> int:
        """Of the search, for a move."""
        return max(8, round(self.effort * game.rooms.bot.PACE)) if self.effort else 0

    def _budget(self, seated: Seated) -> Budget:
        return Budget(self.iterations(seated.game), THREADS if self.effort > 0.1 else 1)

    def _noticed(self, stream: Stream, ranked: list[tuple[int, float]], glaring: float) -> int:
        """The first of the moves, the best first, that is not overlooked. Whoever overlooks all looks again."""
        worths = [value for _, value in ranked]
        ahead = [here - below for here, below in itertools.pairwise(worths)] + [0.0]
        glance = 0
        while True:
            for (move, _), by in zip(ranked, ahead, strict=True):
                if by >= glaring or stream.draw(glance << 32 | move, 1000) >= 1000 * self.overlooks:
                    return move
            glance += 1


LEVELS = (
    Level("novice", 0.0, 0.8),
    Level("amateur", 0.0, 0.15),
    Level("collector", 0.005, 0.25, plans=True),
    Level("expert", 0.03, 0.04, plans=True),
    Level("master", 0.5, 0.0, plans=True),
)
