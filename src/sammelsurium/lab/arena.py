"""Minds against each other, fairly: the same deals for every seating, and figures only with their intervals."""

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial

from openskill.models import PlackettLuce, PlackettLuceRating

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import find_mind

from .simulation import check_games, play_out, share_of_victory
from .workers import in_processes

Z = 1.959964  # of the 95 % interval


@dataclass(frozen=True)
class Bout:
    """One game of an arena. Lists are by seat."""

    number: int
    minds: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """How a mind did."""

    mind: str
    games: int
    wins: float  # a shared victory counts as its share
    low: float
    high: float
    points: float
    rating: float
    doubt: float  # standard deviation of the rating


@dataclass(frozen=True)
class Arena:
    """Everything that decides which games are played."""

    game: str
    minds: tuple[str, ...]
    players: int
    games: int
    seed: str
    options: Mapping[str, str]

    @staticmethod
    def of(
        game: Game, minds: Sequence[str], players: int, games: int, seed: str, options: Mapping[str, str] | None = None
    ) -> "Arena":
        """Refuses what cannot be played before the first game is."""
        game.check_players(players)
        for name in minds:
            find_mind(name)
        if len(set(minds)) < 2 or len(minds) > players:
            raise GameError(f"an arena for {players} players needs two to {players} minds, not {len(minds)}")
        check_games(games)
        return Arena(game.name, tuple(minds), players, games, seed, game.read_options(options, players))

    def seating(self, number: int) -> tuple[str, ...]:
        """Every deal is played once for each way to turn the table, so that each mind has each seat."""
        return tuple(self.minds[(seat + number) % len(self.minds)] for seat in range(self.players))

    def deal(self, number: int) -> int:
        return number // len(self.minds)


def play(arena: Arena, number: int) -> Bout:
    """Game number `number`, whoever asks for it in whichever process."""
    game = find_game(arena.game)
    seating = arena.seating(number)
    deal = Stream.of(arena.seed, f"deal {arena.deal(number)}")
    thoughts = [Stream.of(arena.seed, f"thought {number} {seat}") for seat in range(arena.players)]
    done = play_out(game, game.box(), arena.options, [find_mind(name) for name in seating], deal, thoughts)
    return Bout(number, seating, done.points, done.ranks)


def run(arena: Arena, workers: int | None = None) -> Iterator[Bout]:
    """The games in their order, played by several processes."""
    return in_processes(partial(play, arena), arena.games, workers)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, which stays inside 0 and 1 also for few games."""
    share = wins / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def standings(bouts: Sequence[Bout]) -> list[Standing]:
    """The minds, the strongest first."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for bout in bouts for name in bout.minds}
    wins = dict.fromkeys(ratings, 0.0)
    games = dict.fromkeys(ratings, 0)
    points: dict[str, list[int]] = {name: [] for name in ratings}
    for bout in bouts:
        rated = model.rate([[ratings[name]] for name in bout.minds], ranks=[float(rank) for rank in bout.ranks])
        for seat, (name, share) in enumerate(zip(bout.minds, share_of_victory(bout.ranks), strict=True)):
            ratings[name] = rated[seat][0]
            wins[name] += float(share)
            points[name].append(bout.points[seat])
        for name in set(bout.minds):
            games[name] += 1
    return sorted(
        (_standing(name, wins[name], games[name], points[name], ratings[name]) for name in ratings),
        key=lambda one: -one.rating,
    )


def _standing(name: str, wins: float, games: int, points: Sequence[int], rating: PlackettLuceRating) -> Standing:
    low, high = wilson(wins, games)
    return Standing(name, games, wins / games, low, high, sum(points) / len(points), rating.mu, rating.sigma)


def as_json(arena: Arena, bouts: Sequence[Bout], box: str) -> str:
    """The run and every game of it."""
    told = {
        "arena": asdict(arena),
        "box": box,
        "standings": [asdict(one) for one in standings(bouts)],
        "bouts": [asdict(bout) for bout in bouts],
    }
    return json.dumps(told, indent=1)
