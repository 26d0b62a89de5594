"""How long people wait for a bot, in seconds of the wall clock, and how soon a thought ends that is told to stop.

python -m bench.answers            every game, with as many players as it allows
python -m bench.answers stickers

Positions come from one game that instinct plays, evenly from its beginning to its end. Levels sit at the table as the
server seats them: they remember what they thought, and are patient for no longer than it lets them.
"""

import statistics
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import Console
from rich.table import Table

from bench.search import SPREAD, decisions_of_a_game
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Seated
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.minds import prepare
from sammelsurium.minds.levels import LEVELS, Level
from sammelsurium.minds.sitting import Sitting
from sammelsurium.server.worker import THINKING_TIME

STREAM = Stream.of("bench", "answers")
ENDLESS = replace(LEVELS[-1], effort=1e6)  # plans and searches until it is told to stop
BEFORE_STOP = 0.2  # seconds of thinking before it is told to stop


def positions(name: str) -> Sequence[Seated]:
    game = find_game(name)
    game.warm()
    prepare(game)
    found = decisions_of_a_game(name, game.players[-1])
    return found[:: max(1, len(found) // SPREAD)]


def answer_times(level: Level, asked: Sequence[Seated]) -> Iterator[float]:
    for number, seated in enumerate(asked):
        began = time.perf_counter()
        level.choose(seated, STREAM, number, Sitting(THINKING_TIME))
        yield time.perf_counter() - began


def stopping_times(asked: Sequence[Seated]) -> Iterator[float]:
    """Between the word and the end of a thought that would otherwise go on for ever."""
    for seated in asked:
        sitting = Sitting()
        thinking = threading.Thread(target=ENDLESS.choose, args=(seated, STREAM, 0, sitting))
        thinking.start()
        time.sleep(BEFORE_STOP)
        began = time.perf_counter()
        sitting.stop.set()
        thinking.join()
        yield time.perf_counter() - began


def main(names: Sequence[str]) -> None:
    table = Table("game", "players", "who", box=None, pad_edge=False)
    for heading in ("median ms", "longest ms"):
        table.add_column(heading, justify="right")
    for name in names or list(games()):
        asked = positions(name)
        rows = {level.name: list(answer_times(level, asked)) for level in LEVELS}
        rows["stopping"] = list(stopping_times(asked))
        for who, times in rows.items():
            figures = (statistics.median(times), max(times))
            table.add_row(name, str(asked[0].players), who, *(f"{1000 * figure:.1f}" for figure in figures))
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
