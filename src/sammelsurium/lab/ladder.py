"""Writes `docs/ladder.md`: how strong each level is, with the interval of every figure and how it was measured."""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import games
from sammelsurium.minds import levels, prepare
from sammelsurium.minds.levels import LEVELS

from .arena import Arena, Standing, run, standings

HERE = Path(__file__).parent
PAGE = """# The ladder

Written by `make ladder`. Every figure has its 95 % interval (Wilson); a shared victory counts as half. Two players, the
usual options; each deal is played twice, with the seats changed.

- commit {commit}, seed “{seed}”, {count} games a row
- Python {python}, {cores} cores
{boxes}

| game | stronger | weaker | wins of the stronger | 95 % interval | as wished |
| --- | --- | --- | ---: | --- | --- |
{rows}

As wished: the lower end is at least 85 % for master against instinct, and 65 % for a level against the one below.

## What a level is

Effort is in seconds of one core at the game's own pace, hence a fixed number of iterations: the results do not depend
on the machine. A level that overlooks does not notice that share of the moves.

| level | effort | overlooks |
| --- | ---: | ---: |
{levels}
"""

WISHED = {("master", "instinct"): 0.85}  # the lower end of the interval; otherwise:
STEP = 0.65


@dataclass(frozen=True)
class Rung:
    """One comparison: how the stronger did."""

    game: Game
    stronger: str
    weaker: str
    result: Standing

    @property
    def reached(self) -> bool:
        return self.result.low >= WISHED.get((self.stronger, self.weaker), STEP)


def pairs() -> list[tuple[str, str]]:
    """Each level against the one below, and the highest against the game's own judgement."""
    steps = [(higher, lower) for lower, higher in pairwise(levels())]
    return [*steps, (levels()[-1], "instinct")]


def climb(found: Sequence[Game], count: int, seed: str, wanted: Sequence[tuple[str, str]]) -> Iterator[Rung]:
    for game in found:
        game.warm()
        prepare(game)
        for stronger, weaker in wanted:
            arena = Arena.of(game, [stronger, weaker], 2, count, seed)
            lines = {line.mind: line for line in standings(list(run(arena)))}
            yield Rung(game, stronger, weaker, lines[stronger])


def commit() -> str:
    """Which sources were measured; a star says that they were changed since."""
    command = ["git", "describe", "--always", "--dirty=*"]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE).stdout.strip()


def write(rungs: Sequence[Rung], count: int, seed: str) -> str:
    """The page, in Markdown."""
    played = {rung.game.name: rung.game for rung in rungs}.values()
    return PAGE.format(
        commit=commit(),
        seed=seed,
        count=count,
        python=platform.python_version(),
        cores=os.cpu_count(),
        boxes="\n".join(f"- {game.title}: box {game.box().version} ({game.box().hash})" for game in played),
        rows="\n".join(_row(rung) for rung in rungs),
        levels="\n".join(f"| {level.name} | {level.effort:g} | {level.overlooks:.0%} |" for level in LEVELS),
    )


def _row(rung: Rung) -> str:
    one = rung.result
    figures = f"{one.wins:.1%} | {one.low:.1%} – {one.high:.1%} | {'yes' if rung.reached else 'no'}"
    return f"| {rung.game.title} | {rung.stronger} | {rung.weaker} | {figures} |"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each row")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--only", nargs="*", default=list(games()), help="names of games")
    parser.add_argument("--output", type=Path, default=Path("docs/ladder.md"))
    wish = parser.parse_args(arguments)
    rungs = []
    for rung in climb([games()[name] for name in wish.only], wish.games, wish.seed, pairs()):
        rungs.append(rung)
        result = rung.result
        sys.stderr.write(f"{rung.game.name}: {rung.stronger} – {rung.weaker} {result.wins:.1%} ({result.low:.1%})\n")
        wish.output.write_text(write(rungs, wish.games, wish.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
