"""Recorded Show phases of Tauschrausch, and how close the album packer comes to a search a hundred times longer.

`python -m tests.minds.show_phases 200` packs so many; `--effort 0.03` asks the packer as the expert does. With several
efforts the longer search is a hundred times longer than the shortest. A phase is the moment before a seat places its
first stamp, from games of two to five players who follow the game's own judgement.
"""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sammelsurium.games.tauschrausch.bot.desk import layout_worth, open_desk
from sammelsurium.games.tauschrausch.bot.packer import improve, place_one_by_one
from sammelsurium.games.tauschrausch.bot.plans import layouts
from sammelsurium.games.tauschrausch.state import SHOW
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, OVER, State, copy_state
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds.levels import LEVELS

LONGER = 100
CLOSE = 0.03
WORST = 5  # phases that are named
Z = 1.959964  # of the 95 % interval
NEVER = np.zeros(1, np.bool_)  # nobody says stop
GAME = find_game("tauschrausch")
BOX = GAME.box()


class Phase(NamedTuple):
    state: State  # as the seat knows it
    seat: int


class Packed(NamedTuple):
    """What the layouts promise, in points."""

    fixed: float  # what the stamps bring wherever they lie
    greedy: float
    packed: float
    longer: float

    @property
    def best(self) -> float:
        """The longer search may be the one that missed more."""
        return max(self.packed, self.longer)

    @property
    def loss(self) -> float:
        """The share of the best layout that was missed."""
        return 1 - self.packed / self.best

    @property
    def strict_loss(self) -> float:
        """The same share of what depends on where stamps lie."""
        return (self.best - self.packed) / max(1.0, self.best - self.fixed)


def phases(number: int) -> Iterator[Phase]:
    game = 0
    while number > 0:
        for phase in _phases_of(game):
            if number > 0:
                yield phase
            number -= 1
        game += 1


def _phases_of(game: int) -> Iterator[Phase]:
    state, stream, step = GAME.new_state(), Stream.of("show phases", f"game {game}"), 0
    players = 2 + game % 4
    GAME.start(BOX.data, state, players, GAME.option_codes(GAME.read_options()))
    begun: set[tuple[int, int]] = set()
    while (actors := int(GAME.to_act(state))) != OVER:
        step += 1
        if actors == CHANCE:
            GAME.apply(BOX.data, state, CHANCE, stream.draw(step, int(GAME.chance(BOX.data, state))))
            continue
        seat = (actors & -actors).bit_length() - 1
        if state.phase == SHOW and (int(state.round_number), seat) not in begun:
            begun.add((int(state.round_number), seat))
            known = copy_state(state)
            GAME.veil(BOX.data, known, seat)
            yield Phase(known, seat)
        GAME.apply(BOX.data, state, seat, best_looking(state, seat))


def best_looking(state: State, seat: int) -> int:
    """The move that the game's own judgement prefers."""
    moves = GAME.new_moves()
    n = int(GAME.legal(BOX.data, state, seat, moves))
    values = np.zeros(n)
    GAME.judge(BOX.data, state, seat, moves, n, values)
    return int(moves[np.argmax(values)])


def worth_of(phase: Phase, evaluations: int) -> float:
    """Of the packer's layout; with no evaluations, of the one it begins with."""
    desk = open_desk(BOX.data, phase.state, phase.seat)
    if len(desk.cells) == 0:
        return float(layout_worth(BOX.data, phase.seat, desk))
    place_one_by_one(BOX.data, phase.seat, desk)
    return float(improve(BOX.data, phase.seat, desk, evaluations, NEVER))


def pack_all(efforts: Sequence[float], phase: Phase) -> list[Packed]:
    """With each effort, beside one longer search."""
    fixed = float(open_desk(BOX.data, phase.state, phase.seat).income.sum())
    greedy, longer = worth_of(phase, 0), worth_of(phase, LONGER * layouts(min(efforts)))
    return [Packed(fixed, greedy, worth_of(phase, layouts(effort)), longer) for effort in efforts]


def interval(shares: NDArray[np.float64]) -> str:
    spread = Z * shares.std(ddof=1) / np.sqrt(len(shares))
    return f"{shares.mean():.2%} ± {spread:.2%} (95 %)"


def _worst(losses: NDArray[np.float64]) -> str:
    """The phases to look at next, by their numbers from 0."""
    return ", ".join(f"phase {n} {losses[n]:.2%}" for n in np.argsort(-losses)[:WORST])


def _report(tried: int, longest: int, found: Sequence[Packed]) -> str:
    losses = np.array([one.loss for one in found])
    strict = np.array([one.strict_loss for one in found])
    greedy = np.array([1 - one.greedy / one.best for one in found])
    return "\n".join(
        (
            f"{len(found)} Show phases, {tried} layouts each, against {longest / tried:.0f} times as many",
            f"missed by the packer, mean   {interval(losses)}, worst {losses.max():.2%}",
            f"without the stamps' own      {interval(strict)}, worst {strict.max():.2%}",
            f"missed by greed, mean        {interval(greedy)}, worst {greedy.max():.2%}",
            f"within {CLOSE:.0%} of the best       {(losses <= CLOSE).mean():.1%} of the phases",
            f"missed most by               {_worst(losses)}",
            f"points, mean                 greedy {np.mean([one.greedy for one in found]):.2f},"
            f" packer {np.mean([one.packed for one in found]):.2f},"
            f" longer {np.mean([one.longer for one in found]):.2f}",
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("number", type=int, nargs="?", default=200)
    parser.add_argument("--effort", type=float, nargs="+", default=[LEVELS[-1].effort])
    asked = parser.parse_args()
    recorded, done = list(phases(asked.number)), list[list[Packed]]()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as pool:
        for packed in pool.map(partial(pack_all, asked.effort), recorded):
            done.append(packed)
            sys.stderr.write(f"\r{len(done)} of {asked.number}, missed {np.mean([one[0].loss for one in done]):.2%} ")
    longest = LONGER * layouts(min(asked.effort))
    for effort, found in zip(asked.effort, zip(*done, strict=True), strict=True):
        sys.stdout.write(f"\n{_report(layouts(effort), longest, found)}\n")


if __name__ == "__main__":
    main()
