"""What takes hours: how strong the levels are, how fair a box is, and how we do against OpenSpiel's bots."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.registry import games as all_games
from sammelsurium.lab.peers import EXPLORATION, GUESTS, OURS, PLAYOUTS, demand_open_spiel
from sammelsurium.minds import prepare

from .console import GameName, Processes, Seed, err, make_folder, out, warm, write

if TYPE_CHECKING:
    from sammelsurium.lab.against_open_spiel import Result


def climb_ladder(
    games: Annotated[int, typer.Option(help="how many games for each rung")] = 200,
    only: Annotated[list[str] | None, typer.Option(help="a game; without it, all")] = None,
    against: Annotated[list[str] | None, typer.Option(help="only rungs whose weaker one this is")] = None,
    seed: Seed = "ladder",
    output: Annotated[Path, typer.Option(help="the page; its figures are kept beside it")] = Path("docs/ladder.md"),
) -> None:
    """Measure how strong each level is. What has not changed since is not measured again."""
    from sammelsurium.lab.ladder import climb, due  # the other commands start without it

    wished = [find_game(name) for name in only or all_games()]
    due(wished, {}, games, seed, against or [])
    make_folder(output.parent)
    climb(wished, games, seed, against or [], output)


def measure_balance(
    game: GameName,
    mind: Annotated[str, typer.Option(help="who has all the seats")] = "collector",
    games: Annotated[int, typer.Option(help="how many games for each number of players and each setup")] = 400,
    players: Annotated[list[int] | None, typer.Option(help="how many sit at the table; without it, all from 2")] = None,
    setup: Annotated[list[str] | None, typer.Option(help="such as 'even start'; without it, all there are")] = None,
    positions: Annotated[int, typer.Option(min=0, help="of a game, in which other boxes are compared")] = 2,
    seed: Seed = "balance",
    workers: Processes = None,
    output: Annotated[Path, typer.Option(help="the folder of the pages")] = Path("docs/balance"),
) -> None:
    """Measure how fair the box of a game is: what wins how often, what is chosen, and whether that is as wished."""
    from sammelsurium.lab.balance import keep, measure, settings  # the other commands start without it

    found = find_game(game)
    wanted = settings(found, mind, games, players or [], setup or [], positions, seed)
    make_folder(output)
    warm(found)
    prepare(found)
    for setting in wanted:
        keep(found, output, measure(setting, workers))


def duel(
    game: GameName,
    mind: Annotated[str, typer.Option(help="who plays for us")] = "master",
    games: Annotated[int, typer.Option(help="how many games against each guest; each deal is played twice")] = 20,
    against: Annotated[list[str] | None, typer.Option(help=f"{' or '.join(GUESTS)}; without it, both")] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0, help="of the guest for a move; without it, what our mind takes")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, help="of the guest for a move, instead of trying how many it needs")
    ] = None,
    exploration: Annotated[float, typer.Option(min=0, help="its constant of exploration")] = EXPLORATION,
    playouts: Annotated[str, typer.Option(help=f"who plays its random games out: {' or '.join(PLAYOUTS)}")] = OURS,
    seed: Seed = "open_spiel",
    workers: Processes = None,
    output: Annotated[Path | None, typer.Option("--json", help="write the duels and all games to this file")] = None,
) -> None:
    """Let a mind play against OpenSpiel's bots, which get at least as much time."""
    demand_open_spiel()
    from sammelsurium.lab import against_open_spiel as duels  # the other commands start without OpenSpiel

    found = find_game(game)
    few = simulations or duels.FIRST_TRY
    wanted = [
        duels.arranged(found, mind, guest, games, seed, few, exploration, playouts) for guest in against or GUESTS
    ]
    warm(found)
    prepare(found)
    results: dict[str, Result] = {}
    for arranged in wanted:
        for result in duels.fight(arranged if simulations else duels.calibrated(arranged, seconds), workers):
            results[arranged.guest] = result
            last = result.fought[-1].bout
            err.print(f"{arranged.guest}, game {last.number + 1} of {games}: {last.points}", highlight=False)
            if output:  # after each game: a long run that is stopped loses nothing
                write(output, duels.as_json(found, list(results.values())))
    out.print(_duels(results.values()))


def _duels(results: Iterable["Result"]) -> Table:
    table = Table("guest", box=None, pad_edge=False)
    for heading in ("games", "our wins", "95 % interval", "points", "our s/move", "guest's", "simulations"):
        table.add_column(heading, justify="right", no_wrap=True)
    for result in results:
        one, (ours, theirs) = result.standing, result.clocks
        interval = f"{one.low:.1%} – {one.high:.1%}"
        times = (f"{ours.mean:.3f}", f"{theirs.mean:.3f}", str(result.duel.simulations))
        table.add_row(result.duel.guest, str(one.games), f"{one.wins:.1%}", interval, f"{one.points:.1f}", *times)
    return table
