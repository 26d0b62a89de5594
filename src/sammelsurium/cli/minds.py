"""Many games between minds: counted, and compared."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from sammelsurium.kernel.contract import NOBODY
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game
from sammelsurium.lab.arena import Arena, Bout, as_json, standings
from sammelsurium.lab.arena import run as run_arena
from sammelsurium.lab.simulation import Line, Played, simulate, summarise
from sammelsurium.minds import prepare

from .console import GameName, Processes, Seed, out, progress, warm, write


def simulate_games(
    game: GameName,
    players: Annotated[int, typer.Option(help="how many sit at the table")] = 4,
    games: Annotated[int, typer.Option(help="how many games")] = 1000,
    bots: Annotated[str, typer.Option(help="minds, separated by commas; fewer than seats sit down again")] = "instinct",
    seed: Seed = "1",
    option: Annotated[list[str] | None, typer.Option(help="a table option, such as loans='any time'")] = None,
) -> None:
    """Let bots play many games and count."""
    found = find_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    wished = dict(_split_option(text) for text in option or [])
    run = simulate(found, players, games, names, seed, wished)
    warm(found)
    played = []
    with progress() as shown:
        task = shown.add_task(f"Playing {found.title}", total=games)
        for one in run:
            played.append(one)
            shown.advance(task)
    _print_simulation(found, played)


def compare_minds(
    game: GameName,
    minds: Annotated[str, typer.Option(help="minds, separated by commas")] = "master,instinct",
    games: Annotated[int, typer.Option(help="how many games; each deal is played in every seating")] = 100,
    players: Annotated[int, typer.Option(help="how many sit at the table; fewer minds sit down again")] = 2,
    seed: Seed = "1",
    option: Annotated[list[str] | None, typer.Option(help="a table option, such as loans='any time'")] = None,
    workers: Processes = None,
    output: Annotated[Path | None, typer.Option("--json", help="write the run and all its games to this file")] = None,
) -> None:
    """Let minds play against each other: win rates with intervals, and ratings."""
    found = find_game(game)
    names = [name.strip() for name in minds.split(",") if name.strip()]
    arena = Arena.of(found, names, players, games, seed, dict(_split_option(text) for text in option or []))
    warm(found)
    prepare(found)
    bouts = []
    with progress() as shown:
        task = shown.add_task(f"Playing {found.title}", total=games)
        for bout in run_arena(arena, workers):
            bouts.append(bout)
            shown.advance(task)
    out.print(_standings(bouts))
    if output:
        write(output, as_json(arena, bouts, found.box().hash))


def _standings(bouts: Sequence[Bout]) -> Table:
    table = Table("mind", box=None, pad_edge=False)
    for heading in ("games", "wins", "95 % interval", "points", "rating"):
        table.add_column(heading, justify="right")
    for one in standings(bouts):
        interval = f"{one.low:.1%} – {one.high:.1%}"
        rating = f"{one.rating:.1f} ± {one.doubt:.1f}"
        table.add_row(one.mind, str(one.games), f"{one.wins:.1%}", interval, f"{one.points:.2f}", rating)
    return table


def _split_option(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not equals:
        raise GameError(f"“{text}” is no option; write it as name=choice")
    return name.strip(), choice.strip()


def _print_simulation(game: Game, played: Sequence[Played]) -> None:
    by_mind = summarise(played, lambda one, seat: one.minds[seat])
    by_seat = summarise(played, lambda _, seat: f"seat {seat + 1}")
    by_rank = summarise(played, lambda one, seat: f"turn {one.place(seat)}") if _ordered(played) else []
    for title, lines in (("bot", by_mind), ("seat", by_seat), ("from start player", by_rank)):
        if lines:
            out.print(_lines(title, lines))
            out.print()
    decisions = sum(one.decisions for one in played) / len(played)
    reasons = {reason: sum(one.reason == reason for one in played) for reason in game.scoring.REASONS}
    ends = ", ".join(f"{reason} {count}" for reason, count in reasons.items() if count)
    out.print(f"{len(played)} games, {decisions:.1f} decisions each; ended by: {ends}")


def _ordered(played: Sequence[Played]) -> bool:
    return all(one.start != NOBODY for one in played)


def _lines(title: str, lines: Sequence[Line]) -> Table:
    table = Table(title, box=None, pad_edge=False)
    for heading in ("seats played", "wins", "points", "± spread"):
        table.add_column(heading, justify="right")
    for line in lines:
        table.add_row(line.name, str(line.games), f"{line.wins:.1%}", f"{line.points:.2f}", f"{line.spread:.2f}")
    return table
