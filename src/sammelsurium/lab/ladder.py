"""Measures how strong each level is and writes `docs/ladder.md`, with the interval of every figure.

What was measured is kept in `docs/ladder.json`. Rungs whose game, box and minds have not changed since are not measured
again, so the whole can be done in parts.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from pathlib import Path

from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import games
from sammelsurium.minds import find_mind, levels, prepare
from sammelsurium.minds.levels import LEVELS, Level

from . import rungs
from .arena import Arena, run, standings
from .figures import judge
from .peers import ISMCTS, MCTS, THEIRS, demand_open_spiel
from .rungs import Rung
from .simulation import check_games

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

WISHED = {"instinct": 0.85, MCTS: 0.9, ISMCTS: 0.9}  # the least share, by who is beaten; otherwise:
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

    duel = duels.calibrated(duels.arranged(game, pair.stronger, pair.weaker, count, seed, playouts=THEIRS))
    *_, result = duels.fight(duel)
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
        Pair(best, MCTS, meet_guest),
        Pair(best, ISMCTS, meet_guest),
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


def due(
    wished: Sequence[Game], known: Mapping[str, Rung], count: int, seed: str, against: Sequence[str]
) -> list[tuple[Game, Pair]]:
    """What has to be measured; `against` names the weaker ones, if not all."""
    all_pairs = pairs()
    weaker = list(dict.fromkeys(pair.weaker for pair in all_pairs))
    for name in against:
        if name not in weaker:
            raise GameError(f"there is no rung against “{name}”; there is: {', '.join(weaker)}")
    check_games(count)

    def has_to_be(game: Game, pair: Pair) -> bool:
        rung = known.get(rungs.name_of(game.name, pair.stronger, pair.weaker))
        return pair.weaker in (against or weaker) and not stands(rung, game, count, seed)

    return [(game, pair) for game, pair in product(wished, all_pairs) if has_to_be(game, pair)]


def climb(wished: Sequence[Game], count: int, seed: str, against: Sequence[str], output: Path) -> None:
    """Measures what is due and writes the page, anew after each rung; progress goes to stderr."""
    data = output.with_suffix(".json")
    known = rungs.read(data)
    wanted = due(wished, known, count, seed, against)
    if any(pair.measure is meet_guest for _, pair in wanted):
        demand_open_spiel()
    for game, pair in wanted:
        game.warm()
        prepare(game)
        rung = measured(game, pair, count, seed)
        known[rung.name] = rung
        low, high = rung.interval
        sys.stderr.write(f"{rung.name}: {rung.share:.1%} ({low:.1%} – {high:.1%})\n")
        rungs.write(data, known)
        output.write_text(page(known), encoding="utf-8")
    output.write_text(page(known), encoding="utf-8")


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
