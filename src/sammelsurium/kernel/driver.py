"""Whole games without leaving compiled code.

This file is loaded once per game (see `binding.py`) with the game's functions in place of the names imported below,
so that the compiler sees plain calls and its disk cache works.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State
from sammelsurium.kernel.unbound import apply, chance, legal, start, to_act


@compiled
def nth_seat(mask: int, n: int) -> int:
    """The n-th seat of a set, counted from 0."""
    seat = 0
    while True:
        if mask >> seat & 1:
            if n == 0:
                return seat
            n -= 1
        seat += 1


@compiled
def count_seats(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@compiled
def random_game(
    box: BoxData, state: State, players: int, options: Numbers, key: np.uint64, moves: Moves, tally: Numbers
) -> None:
    """Plays one game at random; adds player's decisions and chance actions to the tally."""
    start(box, state, players, options)
    play_on(box, state, key, moves, tally)


@compiled
def play_on(box: BoxData, state: State, key: np.uint64, moves: Moves, tally: Numbers) -> None:
    """The same from wherever the game stands."""
    counter = 0
    while True:
        seats = to_act(state)
        if seats == OVER:
            return
        if seats == CHANCE:
            apply(box, state, CHANCE, draw(key, counter, chance(box, state)))
            tally[1] += 1
        else:
            seat = 0
            if seats & (seats - 1):
                seat = nth_seat(seats, draw(key, -2 - counter, count_seats(seats)))
            else:
                seat = nth_seat(seats, 0)
            n = legal(box, state, seat, moves)
            apply(box, state, seat, moves[draw(key, counter, n)])
            tally[0] += 1
        counter += 1


@compiled
def random_games(
    box: BoxData,
    state: State,
    players: int,
    options: Numbers,
    key: np.uint64,
    games: int,
    moves: Moves,
    tally: Numbers,
) -> None:
    """Many games in a row, each from its own part of the stream; `tally` gets decisions and chance actions."""
    for game in range(games):
        random_game(box, state, players, options, np.uint64(word(key, game)), moves, tally)


@compiled
def random_games_from(
    box: BoxData, states: NDArray[np.void], key: np.uint64, games: int, moves: Moves, tally: Numbers
) -> None:
    """Many games that go on from the positions in `states`, in turn; its first record is where they are played."""
    for game in range(games):
        states[0] = states[1 + game % (states.shape[0] - 1)]
        play_on(box, states[0], np.uint64(word(key, game)), moves, tally)
