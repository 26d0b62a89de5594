"""Our `master` against OpenSpiel's own bots: the same deals for both seatings, and at least as much time for the guest.

python -m sammelsurium.lab.against_open_spiel stamp_collection --games 20 --json duel.json
"""

import argparse
import json
import math
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind, prepare

from .arena import Arena, Bout, Standing, standings
from .guests import GUESTS, MCTS, OURS, PLAYOUTS, Guest, Timed
from .simulation import play_out
from .workers import in_processes

FIRST_TRY = 4  # simulations a move in the first trial game: few, as some games are long
TRIALS = 4
MARGIN = 1.1  # by which the guest's time is planned to exceed ours


@dataclass(frozen=True)
class Duel:
    """Everything that decides which games are played."""

    arena: Arena
    simulations: int
    exploration: float
    playouts: str

    @property
    def mind(self) -> str:
        return self.arena.minds[0]

    @property
    def guest(self) -> str:
        return self.arena.minds[1]


@dataclass(frozen=True)
class Clock:
    """How long somebody thought, in seconds of processor time, about how many moves."""

    seconds: float
    moves: int

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.moves)

    def __add__(self, other: "Clock") -> "Clock":
        return Clock(self.seconds + other.seconds, self.moves + other.moves)


@dataclass(frozen=True)
class Fought:
    """One game of a duel."""

    bout: Bout
    mind: Clock
    guest: Clock


@dataclass(frozen=True)
class Result:
    """What came of a duel."""

    duel: Duel
    fought: tuple[Fought, ...]

    @property
    def standing(self) -> Standing:
        """How our mind did."""
        bouts = [one.bout for one in self.fought]
        return next(line for line in standings(bouts) if line.mind == self.duel.mind)

    @property
    def clocks(self) -> tuple[Clock, Clock]:
        """Ours and the guest's, over all games."""
        nothing = Clock(0.0, 0)
        return sum((one.mind for one in self.fought), nothing), sum((one.guest for one in self.fought), nothing)


def play(duel: Duel, number: int) -> Fought:
    """Game number `number`, whoever asks for it in whichever process."""
    arena, game = duel.arena, find_game(duel.arena.game)
    guest = Guest(duel.guest, duel.simulations, duel.exploration, duel.playouts)
    clocks = {duel.mind: Timed(find_mind(duel.mind)), duel.guest: Timed(guest)}
    seating = arena.seating(number)
    deal = Stream.of(arena.seed, f"deal {arena.deal(number)}")
    thoughts = [Stream.of(arena.seed, f"thought {number} {seat}") for seat in range(arena.players)]
    watch = guest.watch if guest.name == MCTS else None
    done = play_out(game, game.box(), arena.options, [clocks[name] for name in seating], deal, thoughts, watch)
    mind, other = (Clock(clocks[name].seconds, clocks[name].moves) for name in arena.minds)
    return Fought(Bout(number, seating, done.points, done.ranks), mind, other)


def run(duel: Duel, workers: int) -> Iterator[Fought]:
    """The games in their order."""
    return in_processes(partial(play, duel), duel.arena.games, workers)


def calibrated(duel: Duel, seconds: float | None) -> Duel:
    """With so many simulations that the guest thinks at least `seconds` about a move, or else as long as our mind.

    Trial games, with deals of their own, show how long both take.
    """
    trial = replace(duel, arena=replace(duel.arena, seed=f"{duel.arena.seed} trial"), simulations=FIRST_TRY)
    for number in range(TRIALS):
        fought = play(trial, number)
        wanted = seconds or fought.mind.mean
        told = f"{trial.guest}, trial with {trial.simulations} simulations: {fought.guest.mean:.3f} s a move"
        sys.stderr.write(f"{told}, wanted {wanted:.3f}\n")
        if fought.guest.mean >= wanted:
            break
        more = MARGIN * wanted / fought.guest.mean
        trial = replace(trial, simulations=math.ceil(trial.simulations * more))
    return replace(duel, simulations=trial.simulations)


def prepare_duel(game: Game, guest: str, wish: argparse.Namespace) -> Duel:
    """Refuses what cannot be played before the first game is."""
    if wish.games < 1:
        raise GameError(f"{wish.games} games cannot be played; at least 1 is needed")
    arena = Arena(game.name, (wish.mind, guest), 2, wish.games, wish.seed, game.read_options())
    duel = Duel(arena, wish.simulations or FIRST_TRY, wish.exploration, wish.playouts)
    return duel if wish.simulations else calibrated(duel, wish.seconds)


def table(results: Sequence[Result]) -> Table:
    made = Table("guest", box=None, pad_edge=False)
    headings = ("games", "our wins", "95 % interval", "points", "our s/move", "guest's", "simulations")
    for heading in headings:
        made.add_column(heading, justify="right", no_wrap=True)
    for result in results:
        one, (ours, theirs) = result.standing, result.clocks
        interval = f"{one.low:.1%} – {one.high:.1%}"
        times = (f"{ours.mean:.3f}", f"{theirs.mean:.3f}", str(result.duel.simulations))
        made.add_row(result.duel.guest, str(one.games), f"{one.wins:.1%}", interval, f"{one.points:.1f}", *times)
    return made


def as_json(game: Game, results: Sequence[Result]) -> str:
    """The duels and every game of them."""
    told = {
        "game": game.name,
        "box": game.box().hash,
        "open_spiel": version("open_spiel"),
        "duels": [
            {
                "duel": asdict(result.duel),
                "standing": asdict(result.standing),
                "seconds_a_move": [clock.mean for clock in result.clocks],
                "games": [asdict(one) for one in result.fought],
            }
            for result in results
        ],
    }
    return json.dumps(told, indent=1)


def read_wish(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="name of the game, as `sammelsurium games` lists it")
    parser.add_argument("--mind", default="master", help="who plays for us")
    parser.add_argument("--games", type=int, default=20, help="games against each guest; each deal is played twice")
    parser.add_argument("--against", nargs="+", choices=GUESTS, default=list(GUESTS))
    parser.add_argument("--seconds", type=float, help="of the guest for a move; without it, what our mind takes")
    parser.add_argument("--simulations", type=int, help="of the guest for a move, instead of measuring")
    parser.add_argument("--exploration", type=float, default=2.0, help="the guest's constant of exploration")
    parser.add_argument("--playouts", choices=PLAYOUTS, default=OURS, help="who plays the guest's random games out")
    parser.add_argument("--seed", default="open_spiel")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", type=Path, help="write the duels and all their games to this file")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    wish = read_wish(arguments)
    game = find_game(wish.game)
    find_mind(wish.mind)
    game.warm()
    prepare(game)
    results: list[Result] = []
    for guest in wish.against:
        duel = prepare_duel(game, guest, wish)
        results.append(Result(duel, ()))
        for one in run(duel, wish.workers):
            results[-1] = replace(results[-1], fought=(*results[-1].fought, one))
            sys.stderr.write(f"{guest}, game {one.bout.number + 1} of {wish.games}: {one.bout.points}\n")
            if wish.json:  # after each game: a long run that is stopped loses nothing
                wish.json.write_text(as_json(game, results), encoding="utf-8")
    Console().print(table(results))


if __name__ == "__main__":
    try:
        main()
    except GameError as error:
        sys.exit(str(error))
