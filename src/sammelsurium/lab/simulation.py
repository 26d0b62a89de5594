"""Many games between minds: wins, points and length, by mind and by seat."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, NOBODY, OVER, State, copy_state
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Seated
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import Mind
from sammelsurium.minds.sitting import Sitting


@dataclass(frozen=True)
class Played:
    """One finished game. Lists are by seat."""

    minds: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    start: int  # the start player, or NOBODY where the turn goes round from none
    state: State

    def place(self, seat: int) -> int:
        """In turn order from the start player, from 1."""
        return (seat - self.start) % len(self.minds) + 1


@dataclass(frozen=True)
class Line:
    """One line of a summary: a mind or a seat."""

    name: str
    games: int
    wins: float  # a shared victory counts as its share
    points: float
    spread: float  # standard deviation of the points


def play_out(
    game: Game,
    box: Box,
    options: Mapping[str, str],
    seats: Sequence[Mind],
    deal: Stream,
    thoughts: Sequence[Stream],
    watch: Callable[[State], None] | None = None,
) -> Played:
    """One game to its end. The deal depends on its own stream only, whoever plays.

    Minds are given what their seat knows; `watch` is shown the whole state before each decision.
    """
    state = game.new_state()
    game.start(box.data, state, len(seats), game.option_codes(options))
    chances = decisions = 0
    sittings = [Sitting() for _ in seats]
    heard: list[list[tuple[int, int]]] = [[] for _ in seats]

    def act(actor: int, move: int) -> None:
        for seat, known in enumerate(heard):
            told = move if actor == seat else int(game.seen(box.data, state, actor, move, seat))
            known.append((actor, told))
        game.apply(box.data, state, actor, move)

    while (actors := int(game.to_act(state))) != OVER:
        if actors == CHANCE:
            act(CHANCE, deal.draw(chances, int(game.chance(box.data, state))))
            chances += 1
            continue
        if watch:
            watch(state)
        seated = whoever_acts(game, box, state, len(seats), heard)
        seat = seated.seat
        act(seat, seats[seat].choose(seated, thoughts[seat], decisions, sittings[seat]))
        decisions += 1
    return _played(game, box, seats, state, decisions)


def whoever_acts(
    game: Game, box: Box, state: State, players: int, heard: Sequence[list[tuple[int, int]]] | None = None
) -> Seated:
    """What the first of the seats knows that the game waits for; `heard` is by seat."""
    actors = int(game.to_act(state))
    seat = (actors & -actors).bit_length() - 1
    veiled = copy_state(state)
    game.veil(box.data, veiled, seat)
    return Seated(game, box, veiled, seat, players, heard[seat] if heard else [])


def _played(game: Game, box: Box, seats: Sequence[Mind], state: State, decisions: int) -> Played:
    players, terms = len(seats), game.new_terms()
    ranks, ties = np.zeros(players, np.int64), np.zeros(players, np.int64)
    reason = game.scoring.REASONS[game.outcome(box.data, state, ranks, ties)]
    points = tuple(int(game.score(box.data, state, seat, terms)) for seat in range(players))
    start = game.rooms.order.start_player(state) if game.rooms.order else NOBODY
    return Played(tuple(mind.name for mind in seats), points, tuple(map(int, ranks)), reason, decisions, start, state)


def simulate(
    game: Game,
    players: int,
    games: int,
    minds: Sequence[str],
    seed: str,
    options: Mapping[str, str] | None = None,
    box: Box | None = None,
) -> Iterator[Played]:
    """Games one after the other; a wish that cannot be met is refused before the first.

    The minds move on by one seat from game to game, so that no seat is theirs alone.
    """
    game.check_players(players)
    check_games(games)
    if not minds or len(minds) > players:
        raise GameError(f"{len(minds)} minds do not fit {players} seats: name one to {players}")
    box, read = box or game.box(), game.read_options(options, players)
    found = [find_mind(name) for name in minds]
    return _games(game, box, read, players, games, found, seed)


def check_games(games: int) -> None:
    if games < 1:
        raise GameError(f"{games} games cannot be played; at least 1 is needed")


def _games(
    game: Game, box: Box, options: Mapping[str, str], players: int, games: int, found: Sequence[Mind], seed: str
) -> Iterator[Played]:
    for number in range(games):
        seats = [found[(seat + number) % players % len(found)] for seat in range(players)]
        deal = Stream.of(seed, f"deal {number}")
        thoughts = [Stream.of(seed, f"thought {number} {seat}") for seat in range(players)]
        yield play_out(game, box, options, seats, deal, thoughts)


def share_of_victory(ranks: Sequence[int]) -> NDArray[np.float64]:
    """1 for the winner; tied winners share it."""
    won = np.array(ranks) == 1
    shares: NDArray[np.float64] = won / won.sum()
    return shares


def summarise(played: Sequence[Played], name_of: Callable[[Played, int], str]) -> list[Line]:
    """One line for each name that `name_of` gives to a seat of a game."""
    wins: dict[str, list[float]] = {}
    points: dict[str, list[int]] = {}
    for one in played:
        for seat, share in enumerate(share_of_victory(one.ranks)):
            name = name_of(one, seat)
            wins.setdefault(name, []).append(float(share))
            points.setdefault(name, []).append(one.points[seat])
    return [
        Line(
            name, len(wins[name]), float(np.mean(wins[name])), float(np.mean(points[name])), float(np.std(points[name]))
        )
        for name in sorted(wins)
    ]
