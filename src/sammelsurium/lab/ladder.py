"""Measures how strong each level is and writes `docs/ladder.md`, with the interval of every figure.

What was measured is kept in `docs/ladder.json`. Rungs whose game, box and minds have not changed since are not measured
again, so the whole can be done in parts:

python -m sammelsurium.lab.ladder --only stickers --games 100
"""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.minds import find_mind, levels, prepare
from sammelsurium.minds.levels import LEVELS, Level

from . import rungs
from .arena import Arena, run, standings
from .figures import judge
from .rungs import Rung

PAGE = """# The ladder

Written by `make ladder`; the figures behind it are in [ladder.json](ladder.json). Two players, the usual options; each
deal is played twice, with the seats changed; a shared victory counts as half. Intervals are 95 % (Wilson). Wished are
more than 85 % for master against instinct, 65 % for a level against the one below, 90 % for master against OpenSpiel's
bots: **yes** or **no** if the whole interval says so, **likely** or **unlikely** if only the share does.

{tables}

## What a level is

Effort is in seconds of one core at the game's own pace, hence a fixed number of iterations: the results do not depend
on the machine. A level that overlooks does not notice that share of the moves.

| level | effort | overlooks | follows plans of the game |
| --- | ---: | ---: | --- |
{levels}

OpenSpiel's bots are as OpenSpiel has them, random playouts included, and are given at least the processor time for a
move that master takes; [lab.md](lab.md) says how. Their simulations are those of one move.
"""

WISHED = {"instinct": 0.85, "mcts": 0.9, "ismcts": 0.9}  # the least share, by who is beaten; otherwise:
STEP = 0.65


@dataclass(frozen=True)
class Pair:
    stronger: str
    weaker: str
    measure: Callable[[Game, "Pair", int, str], tuple[float, str]]  # wins, and the budget in words


def meet_level(game: Game, pair: Pair, count: int, seed: str) -> tuple[float, str]:
    arena = Arena.of(game, [pair.stronger, pair.weaker], 2, count, seed)
    lines = {line.mind: line for line in standings(list(run(arena)))}
    return lines[pair.stronger].wins * count, f"{iterations(game, pair.stronger)} : {iterations(game, pair.weaker)}"


def meet_guest(game: Game, pair: Pair, count: int, seed: str) -> tuple[float, str]:
    """OpenSpiel is asked for only here: whoever does not compare with it need not have it."""
    from . import against_open_spiel as duels

    wish = duels.read_wish([game.name, "--games", f"{count}", "--seed", seed, "--playouts", "theirs"])
    duel = duels.prepare_duel(game, pair.weaker, wish)
    result = duels.Result(duel, tuple(duels.run(duel, os.cpu_count() or 1)))
    ours, theirs = result.clocks
    return result.standing.wins * count, f"{ours.mean:.3f} s : {theirs.mean:.3f} s, {duel.simulations} simulations"


def iterations(game: Game, name: str) -> int:
    """How many worlds a mind thinks about for a move."""
    mind = find_mind(name)
    return mind.iterations(game) if isinstance(mind, Level) else 0


def pairs() -> list[Pair]:
    """Each level against the one below, and the highest against the game's own judgement and OpenSpiel's bots."""
    steps = [Pair(higher, lower, meet_level) for lower, higher in pairwise(levels())]
    best = levels()[-1]
    return [
        *steps,
        Pair(best, "instinct", meet_level),
        Pair(best, "mcts", meet_guest),
        Pair(best, "ismcts", meet_guest),
    ]


def measured(game: Game, pair: Pair, count: int, seed: str) -> Rung:
    wins, budget = pair.measure(game, pair, count, seed)
    return Rung(
        game=game.name,
        stronger=pair.stronger,
        weaker=pair.weaker,
        games=count,
        wins=wins,
        seed=seed,
        commit=rungs.commit(),
        box=game.box().hash,
        sources=rungs.sources_of(game),
        budget=budget,
    )


def stands(known: Rung | None, game: Game, count: int, seed: str) -> bool:
    """Whether a rung need not be measured again."""
    if known is None:
        return False
    return known.sources == rungs.sources_of(game) and known.seed == seed and known.games >= count


def page(known: Mapping[str, Rung]) -> str:
    """In Markdown."""
    rows = "\n".join(
        f"| {level.name} | {level.effort:g} | {level.overlooks:.0%} | {'yes' if level.plans else 'no'} |"
        for level in LEVELS
    )
    tables = [_table(game, known) for game in games().values() if any(r.game == game.name for r in known.values())]
    return PAGE.format(tables="\n\n".join(tables), levels=rows)


def _table(game: Game, known: Mapping[str, Rung]) -> str:
    heading = f"## {game.title}\n\nBox {game.box().version} ({game.box().hash}).\n"
    columns = "| stronger | weaker | games | wins | 95 % interval | as wished | iterations or time | seed | commit |"
    order = {(pair.stronger, pair.weaker): place for place, pair in enumerate(pairs())}
    mine = sorted((r for r in known.values() if r.game == game.name), key=lambda r: order[r.stronger, r.weaker])
    now = rungs.sources_of(game)
    return "\n".join(
        [heading, columns, "| --- | --- | ---: | ---: | --- | --- | --- | --- | --- |", *(_row(r, now) for r in mine)]
    )


def _row(rung: Rung, now: str) -> str:
    low, high = rung.interval
    reached = judge(WISHED.get(rung.weaker, STEP), None, rung.share, low, high)
    made = rung.commit if rung.sources == now else f"{rung.commit}, changed since"
    figures = f"{rung.games} | {rung.share:.1%} | {low:.1%} – {high:.1%} | {reached}"
    return f"| {rung.stronger} | {rung.weaker} | {figures} | {rung.budget} | {rung.seed} | {made} |"


def read_wish(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games for each rung")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--only", nargs="*", default=list(games()), help="names of games")
    parser.add_argument("--against", nargs="*", help="only rungs whose weaker is one of these")
    parser.add_argument("--output", type=Path, default=Path("docs/ladder.md"))
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    wish = read_wish(arguments)
    data = wish.output.with_suffix(".json")
    known = rungs.read(data)
    for game in map(find_game, wish.only):
        game.warm()
        prepare(game)
        for pair in pairs():
            name = f"{game.name}: {pair.stronger} against {pair.weaker}"
            if (wish.against and pair.weaker not in wish.against) or stands(
                known.get(name), game, wish.games, wish.seed
            ):
                continue
            known[name] = measured(game, pair, wish.games, wish.seed)
            low, high = known[name].interval
            sys.stderr.write(f"{name}: {known[name].share:.1%} ({low:.1%} – {high:.1%})\n")
            rungs.write(data, known)
            wish.output.write_text(page(known), encoding="utf-8")
    wish.output.write_text(page(known), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except GameError as error:
        sys.exit(str(error))
