"""ColleXXion at random, from piles that lie already: what dropping one costs is stated apart."""

import time
from importlib.metadata import version

import numpy as np

from bench.measure import Count, Measurement, Plan
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.registry import find_game

BATCH = 250  # games for one call into compiled code: a few milliseconds
PILES = 200


def measure(plan: Plan, players: int) -> Measurement:
    game = find_game("collexxion")
    box, options, moves = game.box().data, game.option_codes(game.read_options()), game.new_moves()
    stream = Stream.of(str(plan.seed), "piles")
    states = np.zeros(1 + PILES, game.dtype)
    seconds = 0.0
    for number in range(1 + PILES):
        state = states[number]
        game.start(box, state, players, options)
        game.apply(box, state, CHANCE, number % players)
        begin = time.process_time()
        game.apply(box, state, CHANCE, stream.draw(number, int(game.chance(box, state))))
        seconds += (time.process_time() - begin) * (number > 0)  # the first call also loads the compiled code

    def play(seed: int) -> Count:
        tally = np.zeros(2, np.int64)
        game.driver.random_games_from(box, states, np.uint64(seed), BATCH, moves, tally)
        return Count(BATCH, int(tally[0]), int(tally[1]))

    return Measurement(
        subject="ColleXXion, ours",
        players=players,
        version=version("sammelsurium"),
        counts="decisions: moves of players, every polygon taken is one; the pile lies already: "
        f"dropping one takes {seconds / PILES * 1e3:.2f} ms and is not counted",
        runs=plan.runs(play),
    )
