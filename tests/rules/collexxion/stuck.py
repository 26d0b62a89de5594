"""Looks for a turn that begins with polygons in the tray, none of which can be taken (CX-27).

`python -m tests.rules.collexxion.stuck 100000` plays so many random games under "untouched" in compiled code.
"""

import sys

import numpy as np

from sammelsurium.games.collexxion.codes import TAKE, verb_of
from sammelsurium.games.collexxion.rules import apply, chance, legal, start, to_act
from sammelsurium.games.collexxion.state import TAKING
from sammelsurium.kernel.chance import Stream, draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State
from sammelsurium.kernel.registry import find_game


@compiled
def stuck_positions(
    box: BoxData, state: State, players: int, options: Numbers, key: np.uint64, games: int, moves: Moves
) -> int:
    """How many such turns there are in random games."""
    stuck = 0
    for game in range(games):
        start(box, state, players, options)
        stream, step = np.uint64(word(key, game)), 0
        while to_act(state) != OVER:
            if to_act(state) == CHANCE:
                apply(box, state, CHANCE, draw(stream, step, chance(box, state)))
            else:
                seat = int(state.turn)  # without the compiler, too, what is called gets the types it always gets
                n = legal(box, state, seat, moves)
                turn_begins = state.phase == TAKING and state.taken == 0 and state.tray_size > 0
                stuck += n == 0 or (turn_begins and verb_of(moves[0]) != TAKE)
                apply(box, state, seat, int(moves[draw(stream, step, n)]))
            step += 1
    return stuck


def main(games: int) -> None:
    game = find_game("collexxion")
    box, state, moves = game.box().data, game.new_state(), game.new_moves()
    options = game.option_codes(game.read_options({"accessible": "untouched"}))
    for players in game.players:
        key = Stream.of("untouched", str(players)).key
        share = games // len(game.players) + (players - game.players[0] < games % len(game.players))
        found = stuck_positions(box, state, players, options, key, share, moves)
        sys.stdout.write(f"{players} players: {share} games, {found} positions without a take\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
