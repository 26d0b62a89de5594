"""Many random games in compiled code: nobody is ever stuck, and no supply runs dry (TR-87).

`python -m tests.rules.tauschrausch.many_games 100000` plays so many for each number of players, with options at random.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sammelsurium.games.tauschrausch.cards import LATE_OPENING, event_in_force, haul_size
from sammelsurium.games.tauschrausch.rules.setup import start
from sammelsurium.games.tauschrausch.rules.turn import apply, chance, legal, to_act
from sammelsurium.games.tauschrausch.state import COLLECT, STACKS
from sammelsurium.kernel.bits import count, wide
from sammelsurium.kernel.chance import Stream, draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State
from sammelsurium.kernel.registry import find_game

Counts = NDArray[np.int64]
STUCK, POSITIONS, POOLS, SHORT_POOLS, POOLS_TOO_SMALL, FEWEST = range(6)


@compiled
def lowest_seat(seats: int) -> int:
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@compiled
def asked(box: BoxData, state: State) -> int:
    """The items that the events and the start marker bring into a pool (TR-21)."""
    wanted = 1
    for number in range(state.revealed):
        for column in range(2 * STACKS + 2):
            wanted += box.symbols[state.events[number], column]
    return wanted + (state.sides if event_in_force(state) == LATE_OPENING else 0)


@compiled
def note_pool(box: BoxData, state: State, found: Counts) -> None:
    """When Collect begins: a pool that lacks an item, or that is too small for all."""
    found[POOLS] += 1
    found[SHORT_POOLS] += count(state.pool) < asked(box, state)
    found[POOLS_TOO_SMALL] += count(state.pool) < haul_size(box, state) * state.sides
    for stack in range(STACKS):
        found[FEWEST + stack] = min(found[FEWEST + stack], state.stock[stack])


@compiled
def draw_options(options: Numbers, stream: np.uint64) -> None:
    """All choices of all options are equally likely; the last one has three."""
    for option in range(options.shape[0]):
        options[option] = draw(stream, 1 << 40 | option, 3 if option == options.shape[0] - 1 else 2)


@compiled
def choices(box: BoxData, state: State, actor: int, moves: Moves) -> int:
    """In how many ways the game can go on."""
    return chance(box, state) if actor == CHANCE else legal(box, state, actor, moves)


@compiled
def next_actor(state: State) -> int:
    seats = to_act(state)
    return CHANCE if seats == CHANCE else lowest_seat(seats)


@compiled
def play_many(
    box: BoxData, state: State, players: int, options: Numbers, key: np.uint64, games: int, moves: Moves, found: Counts
) -> None:
    for game in range(games):
        stream, step = np.uint64(word(key, game)), 0
        draw_options(options, stream)
        start(box, state, players, options)
        noted = 0
        while to_act(state) != OVER:
            if state.phase == COLLECT and noted < state.round_number:
                noted = state.round_number
                note_pool(box, state, found)
            actor = next_actor(state)
            n = choices(box, state, actor, moves)
            found[POSITIONS] += 1
            if n == 0:
                found[STUCK] += 1
                break
            chosen = draw(stream, step, n)
            apply(box, state, actor, chosen if actor == CHANCE else wide(moves[chosen]))
            step += 1


@dataclass(frozen=True)
class Found:
    stuck: int
    positions: int
    pools: int
    short_pools: int
    pools_too_small: int
    fewest: tuple[int, ...]  # tiles left in each stack when a pool had been laid out


def look_for(players: int, games: int) -> Found:
    game = find_game("tauschrausch")
    options, found = game.option_codes(game.read_options()), np.zeros(FEWEST + STACKS, np.int64)
    found[FEWEST:] = 100
    key = Stream.of("many games", str(players)).key
    play_many(game.box().data, game.new_state(), players, options, key, games, game.new_moves(), found)
    stuck, positions, pools, short_pools, too_small, *fewest = map(int, found)
    return Found(stuck, positions, pools, short_pools, too_small, tuple(fewest))


def tell(look: Callable[[int, int], object], number: int) -> None:
    """What is found with each number of players, as soon as it is."""
    for players in find_game("tauschrausch").players:
        sys.stdout.write(f"{players} players: {look(players, number)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    tell(look_for, int(sys.argv[1]))
