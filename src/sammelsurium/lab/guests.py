"""OpenSpiel's own bots as minds of ours, and a clock for whoever thinks."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.random import RandomState  # noqa: TID251 a generator of the bot's own, because that is what OpenSpiel takes
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from sammelsurium.kernel.chance import Stream, word
from sammelsurium.kernel.contract import State, copy_state
from sammelsurium.kernel.match import Seated
from sammelsurium.minds.base import Mind
from sammelsurium.minds.sitting import Sitting

from .open_spiel import House, Position, load
from .peers import MCTS, OURS


class CompiledPlayouts(RandomRolloutEvaluator):  # type: ignore[misc] # OpenSpiel ships no types
    """One random game to the end, as OpenSpiel's evaluator plays it, but without leaving compiled code."""

    def __init__(self, house: House, stream: Stream, random: RandomState) -> None:
        super().__init__(1, random)
        self._driver, self._stream, self._count = house.setting.game.driver, stream, 0
        self._moves, self._tally = house.setting.game.new_moves(), np.zeros(2, np.int64)

    def evaluate(self, position: Position) -> Any:
        if position.open:  # half of a draw is nothing that our rules know
            return super().evaluate(position)
        self._count += 1
        setting, cell = position.setting, position.cell.copy()
        key = np.uint64(word(self._stream.key, self._count))
        self._driver.play_on(setting.box.data, cell[0], key, self._moves, self._tally)
        return np.array(setting.returns(cell[0]))


@dataclass
class Guest:
    """One of OpenSpiel's bots at our table.

    MCTS knows nothing of hidden information, so it is shown the whole state, which is more than our minds are.
    ISMCTS knows what its seat knows, and thinks about worlds that our `resample` makes.
    """

    name: str
    simulations: int
    exploration: float
    playouts: str
    shown: State | None = None

    def watch(self, state: State) -> None:
        self.shown = copy_state(state)

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        own = Stream.of(f"{int(stream.key)}", f"{self.name} {counter}")
        house = load(seated.game.name, seated.players)
        if self.name == MCTS and self.shown is not None:
            position = house.position(self.shown)
        else:
            position = house.position(seated.state).resampled(seated.seat, own.key)
        return int(self._bot(house, own).step(position))

    def _bot(self, house: House, stream: Stream) -> Any:
        random = RandomState(int(stream.key) % (1 << 32))
        ours = self.playouts == OURS
        evaluator = CompiledPlayouts(house, stream, random) if ours else RandomRolloutEvaluator(1, random)
        if self.name == MCTS:
            return MCTSBot(house, self.exploration, self.simulations, evaluator, random_state=random)
        bot = ISMCTSBot(house, evaluator, self.exploration, self.simulations, random_state=random)
        bot.set_resampler(lambda position, seat: position.resampled(seat, np.uint64(random.randint(1 << 62))))
        return bot


class Timed:
    """A mind with a clock: processor time, of all threads together, so that other work on the machine hardly matters.
    Where there is nothing to choose, nobody is asked."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.name = mind.name
        self.seconds = 0.0
        self.moves = 0

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        moves = seated.legal()
        if len(moves) == 1:
            return int(moves[0])
        began = time.process_time()
        move = self.mind.choose(seated, stream, counter, sitting)
        self.seconds += time.process_time() - began
        self.moves += 1
        return move
