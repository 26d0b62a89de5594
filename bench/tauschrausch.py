"""Tauschrausch at random, by the compiled driver that simulations use."""

from importlib.metadata import version

import numpy as np

from bench.measure import Count, Measurement, Plan
from sammelsurium.kernel.registry import find_game

BATCH = 50  # games for one call into compiled code: some ten milliseconds


def measure(plan: Plan, players: int) -> Measurement:
    game = find_game("tauschrausch")
    box, options = game.box().data, game.option_codes(game.read_options())
    state, moves = game.new_state(), game.new_moves()

    def play(seed: int) -> Count:
        tally = np.zeros(2, np.int64)
        game.driver.random_games(box, state, players, options, np.uint64(seed), BATCH, moves, tally)
        return Count(BATCH, int(tally[0]), int(tally[1]))

    return Measurement(
        subject="Tauschrausch, ours",
        players=players,
        version=version("sammelsurium"),
        counts="decisions: moves of players, taking up and putting down a stamp are one each",
        runs=plan.runs(play),
    )
