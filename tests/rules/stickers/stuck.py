"""Looks for a position in which somebody is waited for and has nothing to do, with every booster opened.

`python -m tests.rules.stickers.stuck 100000` plays so many random games for each number of players in compiled code,
with the options and every scenario in turn, each time with the stickers on other cards.
"""

import sys

import numpy as np

from sammelsurium.games.stickers.rules import LONGEST, apply, chance, legal, start, to_act
from sammelsurium.games.stickers.sealed import sealed
from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream, draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State

from .table import EVERY, GAME, LATE, finished_game

BOXES = 12  # worlds with other cards under the stickers


@compiled
def stuck_positions(
    box: BoxData, state: State, players: int, options: Numbers, key: np.uint64, games: int, moves: Moves
) -> int:
    """How many such positions there are in random games; a game that does not end counts too."""
    stuck = 0
    for game in range(games):
        start(box, state, players, options)
        stream, step = np.uint64(word(key, game)), 0
        while to_act(state) != OVER:
            waiting = to_act(state)
            if waiting == CHANCE:
                apply(box, state, CHANCE, draw(stream, step, chance(box, state)))
            else:
                seat = 0
                while not waiting >> seat & 1:
                    seat += 1
                n = legal(box, state, seat, moves)
                if n == 0 or step > LONGEST:
                    stuck += 1
                    break
                apply(box, state, seat, moves[draw(stream, step, n)])
            step += 1
    return stuck


def worlds(count: int) -> list[tuple[Box, Numbers]]:
    """Boxes of finished campaigns, each with its options: without a scenario and with each in turn."""
    scenarios = [None, *sealed().scenario]
    options = [GAME.option_codes(GAME.read_options(wish)) for wish in ({}, LATE, EVERY, LATE | EVERY)]
    return [
        (finished_game(scenarios[n % len(scenarios)], f"stuck {n}").box(), options[n // 3 % len(options)])
        for n in range(count)
    ]


def count_stuck(players: int, games: int, count: int = BOXES) -> int:
    state, moves, found = GAME.new_state(), GAME.new_moves(), 0
    for n, (box, options) in enumerate(worlds(count)):
        share = games // count + (n < games % count)
        key = Stream.of("stuck", f"{players} {n}").key
        found += stuck_positions(box.data, state, players, options, key, share, moves)
    return found


def main(games: int) -> None:
    for players in GAME.players:
        found = count_stuck(players, games)
        sys.stdout.write(f"{players} players: {games} games, {found} positions without a move\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
