"""Minds at every kind of table: each of their moves must be legal, and thinking must change nothing.

`python -m tests.minds.tables 5000` plays so many games of each, over all numbers of players and options, with the five
levels taking turns in the seats; `python -m tests.minds.tables 1000 tauschrausch` those of one game. So that this ends,
those who search think about few worlds.
"""

import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract_test import all_options
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Seated
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.lab.simulation import play_out
from sammelsurium.minds.base import Mind
from sammelsurium.minds.levels import LEVELS, Level
from sammelsurium.minds.sitting import Sitting

HURRY = 0.0003  # seconds of effort


def hurried(level: Level) -> Level:
    """The level with so little effort that many games can be played."""
    return replace(level, effort=min(level.effort, HURRY))


@dataclass
class Checked:
    """A mind that is watched."""

    mind: Mind
    moves: int = 0

    @property
    def name(self) -> str:
        return self.mind.name

    def choose(self, seated: Seated, stream: Stream, counter: int, sitting: Sitting | None = None) -> int:
        before = seated.state.tobytes()
        move = self.mind.choose(seated, stream, counter, sitting)
        assert seated.state.tobytes() == before, f"{self.name} changed the position by thinking"
        assert move in seated.legal(), f"{self.name} chose {move}, which is not legal"
        self.moves += 1
        return move


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    return [(players, options) for players in game.players for options in all_options(game.for_players(players))]


def play_checked(game: Game, players: int, options: dict[str, str], minds: Sequence[Mind], seed: str) -> Counter[str]:
    """One game; says how many moves each mind made."""
    watched = [Checked(minds[seat % len(minds)]) for seat in range(players)]
    thoughts = [Stream.of(seed, f"thoughts {seat}") for seat in range(players)]
    play_out(game, game.box(), options, watched, Stream.of(seed, "deal"), thoughts)
    made: Counter[str] = Counter()
    for one in watched:
        made[one.name] += one.moves
    return made


def play_numbered(name: str, number: int) -> Counter[str]:
    """The tables in turn, and with each round of all tables the levels one seat on."""
    game = find_game(name)
    known = tables(game)
    players, options = known[number % len(known)]
    shift = number // len(known) + number
    minds = [hurried(LEVELS[(seat + shift) % len(LEVELS)]) for seat in range(players)]
    return play_checked(game, players, options, minds, f"{name} {number}")


def main(count: int, names: Sequence[str]) -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool:
        for name in names or games():
            made: Counter[str] = Counter()
            for one in pool.map(play_numbered, [name] * count, range(count), chunksize=20):
                made += one
            kinds = len(tables(find_game(name)))
            sys.stdout.write(f"{name}: {count} games at {kinds} kinds of tables, all moves legal: {dict(made)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
