"""Our `master` against OpenSpiel's own bots: the same deals for both seatings, at least as much time for the guest."""

import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from importlib.metadata import version

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind

from .arena import Arena, Bout, Standing, standings
from .guests import Guest, Timed
from .peers import EXPLORATION, GUESTS, MCTS, OURS, PLAYOUTS
from .simulation import check_games, play_out
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


def arranged(
    game: Game,
    mind: str,
    guest: str,
    games: int,
    seed: str,
    simulations: int = FIRST_TRY,
    exploration: float = EXPLORATION,
    playouts: str = OURS,
) -> Duel:
    """Refuses what cannot be played before the first game is."""
    for kind, wished, known in (("guest", guest, GUESTS), ("kind of playouts", playouts, PLAYOUTS)):
        if wished not in known:
            raise GameError(f"there is no {kind} “{wished}”; there is: {', '.join(known)}")
    find_mind(mind)
    check_games(games)
    game.check_players(2)
    arena = Arena(game.name, (mind, guest), 2, games, seed, game.read_options())
    return Duel(arena, simulations, exploration, playouts)


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


def fight(duel: Duel, workers: int | None = None) -> Iterator[Result]:
    """What is known of the duel after each of its games."""
    result = Result(duel, ())
    for one in in_processes(partial(play, duel), duel.arena.games, workers):
        result = replace(result, fought=(*result.fought, one))
        yield result


def calibrated(duel: Duel, seconds: float | None = None) -> Duel:
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
