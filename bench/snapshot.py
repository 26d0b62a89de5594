"""What a picture of a table costs the server, in milliseconds of the processor: what the seat on turn is shown, what it
may choose, and the newest entry of its log, each made anew and written as JSON.

python -m bench.snapshot            every game, with as many players as it allows
python -m bench.snapshot stickers

Positions come from the middle thirds of games that instinct plays.
"""

import statistics
import sys
import time
from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console
from rich.table import Table

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

GAMES = 8
POSITIONS = 25  # of each game
REPEATS = 5  # of each position; the median counts


def played(name: str, seed: str) -> tuple[Match, list[int]]:
    """A whole game, and the plies at which somebody had to decide."""
    game, mind = find_game(name), find_mind("instinct")
    match = Match.begin(game, [f"seat {seat}" for seat in range(game.players[-1])])
    deal, thoughts, plies = Stream.of(seed, "deal"), Stream.of(seed, "thoughts"), []
    match.settle(deal)
    while not match.over:
        plies.append(match.ply)
        seat = match.waiting[0]
        match.play(seat, ask(mind, match.seated(seat), thoughts, match.ply))
        match.settle(deal)
    return match, plies


def positions(name: str) -> Iterator[Match]:
    for number in range(GAMES):
        match, plies = played(name, f"snapshot {number}")
        middle = plies[len(plies) // 3 : 2 * len(plies) // 3]
        for place in range(POSITIONS):
            yield match.back_to(middle[place * len(middle) // POSITIONS])


def snapshot(match: Match, seat: int) -> bytes:
    last = match.ply - 1
    entry = match.shown_action(last, seat), match.events(last, seat)
    return msgspec.json.encode((match.view(seat), match.choices(seat), entry))


def milliseconds(match: Match) -> float:
    seat, times = match.waiting[0], []
    for _ in range(REPEATS):
        anew = match.back_to(match.ply)  # nothing is kept from the last time
        began = time.process_time()
        snapshot(anew, seat)
        times.append(1000 * (time.process_time() - began))
    return statistics.median(times)


def yardstick() -> float:
    """A fixed piece of Python, in milliseconds: on a machine that does other work too, it tells how fast it is now."""
    began = time.process_time()
    for _ in range(100):
        [number * number for number in range(1000)]
    return 10 * (time.process_time() - began)


def main(names: Sequence[str]) -> None:
    table = Table("game", box=None, pad_edge=False)
    for heading in ("players", "positions", "choices", "bytes", "median ms", "longest ms", "yardstick ms"):
        table.add_column(heading, justify="right")
    for name in names or list(games()):
        found = list(positions(name))
        choices = statistics.median(len(match.choices(match.waiting[0])) for match in found)
        size = statistics.median(len(snapshot(match, match.waiting[0])) for match in found)
        times = [milliseconds(match) for match in found]
        yardsticks = [yardstick() for _ in range(5)]
        counts = (len(found[0].seats), len(found), round(choices), round(size))
        figures = (statistics.median(times), max(times), statistics.median(yardsticks))
        table.add_row(name, *map(str, counts), *(f"{figure:.3f}" for figure in figures))
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
