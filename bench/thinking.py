"""What bots cost: how many moves a game has, and for how long its bots think.

python -m bench.thinking                 every game and level, about three minutes
python -m bench.thinking tauschrausch --level master

Two players of the level `amateur` play; at some of their positions the level is asked as well, and what that takes is
reckoned up for all moves that a player has to think about. Seconds are processor time of all threads together.
"""

import argparse
import time

from rich.console import Console
from rich.table import Table

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match, Seated
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.minds import find_mind, levels, prepare

GAMES = 5
ASKED = 8  # positions a game
CHOOSE = Stream.of("thinking", "choose")


def played(game: Game, number: int) -> list[Seated]:
    """What the first player knew whenever it was their turn."""
    deal = Stream.of(f"thinking {number}", "deal")
    match = Match.begin(game, ["Ada", "Ben"])
    match.settle(deal)
    known = []
    while not match.over:
        seat = match.waiting[0]
        seated = match.seated(seat)
        if seat == 0:
            known.append(seated)
        match.play(seat, seated.write(find_mind("amateur").choose(seated, CHOOSE, match.ply)))
        match.settle(deal)
    return known


def seconds(level: str, known: list[Seated]) -> float:
    """For all these moves, from some of them."""
    some = known[:: max(1, len(known) // ASKED)]
    began = time.process_time()
    for number, seated in enumerate(some):
        find_mind(level).choose(seated, CHOOSE, number)
    return (time.process_time() - began) * len(known) / len(some)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--level", nargs="+", default=list(levels()))
    wanted = parser.parse_args()
    shown = Table("game", "moves of a player", *(f"{level}, s a game" for level in wanted.level))
    for name in wanted.game:
        game = find_game(name)
        prepare(game)
        known = [played(game, number) for number in range(GAMES)]
        moves = sum(map(len, known)) / GAMES
        thought = (sum(seconds(level, one) for one in known) / GAMES for level in wanted.level)
        shown.add_row(name, f"{moves:.0f}", *(f"{each:.3f}" for each in thought))
    Console(width=140).print(shown)


if __name__ == "__main__":
    main()
