"""The command line: serve, worker, backup, restore, simulate, arena, replay, verify, games."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import platformdirs
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.kernel.text import LANGUAGES, Texts, texts
from sammelsurium.kernel.verification import Verified, read_any, verify
from sammelsurium.lab.arena import Arena, Bout, as_json, standings
from sammelsurium.lab.arena import run as run_arena
from sammelsurium.lab.simulation import Line, Played, simulate, summarise
from sammelsurium.minds import prepare

app = typer.Typer(add_completion=False, rich_markup_mode=None)
out = Console()
err = Console(stderr=True)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def _warm(game: Game) -> None:
    """First use compiles the rules: nobody waits without a word."""
    with _progress() as progress:
        task = progress.add_task(f"Preparing {game.title}", total=game.steps())

        def report(step: str, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, description=f"Preparing {game.title}: {step}")

        game.warm(report)


def span(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]}–{numbers[-1]}"


@app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """The table for modern collecting games. Without a command, the page is served and opened in a browser."""
    if context.invoked_subcommand is None:
        from sammelsurium.server.run import play as run  # the other commands start without the server's libraries

        run(_stored_games(None))


@app.command("games")
def list_games() -> None:
    """List the games in the house."""
    table = Table("name", "title", "players", "minutes", "options", box=None, pad_edge=False)
    for game in games().values():
        options = "; ".join(f"{option.name}: {' | '.join(option.choices)}" for option in game.options)
        players, minutes = span(game.players), span(game.minutes)
        table.add_row(game.name, game.title, players, minutes, options)
    out.print(table)


@app.command()
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="where the page is served; 0 is any free one")] = 8000,
    host: Annotated[str | None, typer.Option(help="the address to listen on; 127.0.0.1, or all with --share")] = None,
    data: Annotated[Path | None, typer.Option(help="folder for the stored games")] = None,
    database: Annotated[str | None, typer.Option(help="a PostgreSQL URL instead of a file in that folder")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="open the page in a browser")] = False,
    name: Annotated[list[str] | None, typer.Option(help="a name of the server, as in its address")] = None,
    root: Annotated[str, typer.Option(help="the path below which all is served, such as /games")] = "",
    workers: Annotated[
        int | None, typer.Option(min=0, help="processes that think for bots; as many as there are cores")
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="write the log as JSON, a line each")] = False,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="refuse visitors who ask too often")] = True,
    share: Annotated[bool, typer.Option("--share", help="let other devices on the network join, and say how")] = False,
    mail: Annotated[
        str | None,
        typer.Option(
            envvar="SAMMELSURIUM_MAIL", help="a mail server: smtp://user:password@host:587?from=games@example.org"
        ),
    ] = None,
) -> None:
    """Serve the page and its tables."""
    from sammelsurium.server.run import serve as run  # the other commands start without the server's libraries
    from sammelsurium.server.sharing import host_to_listen_on

    listen = host_to_listen_on(host, share)
    names = name or []
    run(port, listen, _stored_games(data), database, open_browser, names, root, log_json, limits, workers, share, mail)


def _stored_games(data: Path | None) -> Path:
    return data or platformdirs.user_data_path("sammelsurium")


@app.command()
def worker(
    database: Annotated[str, typer.Option(help="the PostgreSQL URL of the servers")],
    processes: Annotated[int | None, typer.Option(min=1, help="as many as there are cores")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="write the log as JSON, a line each")] = False,
) -> None:
    """Think for the bots of servers, also on another machine."""
    from sammelsurium.server.machine import work  # the other commands start without the server's libraries

    work(database, processes, log_json)


@app.command("backup")
def back_up(
    file: Annotated[Path, typer.Argument(help="where the copy goes")],
    data: Annotated[Path | None, typer.Option(help="folder of the stored games")] = None,
) -> None:
    """Copy all stored games into a file, also while they are played."""
    from sammelsurium.server import backup, settings  # the other commands start without the server's libraries

    backup.backup(_stored_games(data) / settings.SQLITE_FILE, file)
    out.print(f"All games are in {escape(str(file))}.")


@app.command("restore")
def restore_games(
    file: Annotated[Path, typer.Argument(help="a copy that `backup` made")],
    data: Annotated[Path | None, typer.Option(help="folder of the stored games")] = None,
) -> None:
    """Put such a copy in the place of the stored games. Those are kept beside it."""
    from sammelsurium.server import backup, settings  # the other commands start without the server's libraries

    kept = backup.restore(file, _stored_games(data) / settings.SQLITE_FILE)
    out.print(f"The games of {escape(str(file))} are back.")
    if kept:
        out.print(f"Those that were there before are in {escape(str(kept))}.")


@app.command("simulate")
def simulate_games(
    game: Annotated[str, typer.Argument(help="name of the game, as `sammelsurium games` lists it")],
    players: Annotated[int, typer.Option(help="how many sit at the table")] = 4,
    games: Annotated[int, typer.Option(help="how many games")] = 1000,
    bots: Annotated[str, typer.Option(help="minds, separated by commas; fewer than seats sit down again")] = "instinct",
    seed: Annotated[str, typer.Option(help="the same seed gives the same games")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="a table option, such as loans='any time'")] = None,
) -> None:
    """Let bots play many games and count."""
    found = find_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    wished = dict(_split_option(text) for text in option or [])
    run = simulate(found, players, games, names, seed, wished)
    _warm(found)
    played = []
    with _progress() as progress:
        task = progress.add_task(f"Playing {found.title}", total=games)
        for one in run:
            played.append(one)
            progress.advance(task)
    _print_simulation(found, played)


@app.command("arena")
def compare_minds(
    game: Annotated[str, typer.Argument(help="name of the game, as `sammelsurium games` lists it")],
    minds: Annotated[str, typer.Option(help="minds, separated by commas")] = "master,instinct",
    games: Annotated[int, typer.Option(help="how many games; each deal is played in every seating")] = 100,
    players: Annotated[int, typer.Option(help="how many sit at the table; fewer minds sit down again")] = 2,
    seed: Annotated[str, typer.Option(help="the same seed gives the same games")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="a table option, such as loans='any time'")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="processes; as many as there are cores")] = None,
    output: Annotated[Path | None, typer.Option("--json", help="write the run and all its games to this file")] = None,
) -> None:
    """Let minds play against each other: win rates with intervals, and ratings."""
    found = find_game(game)
    names = [name.strip() for name in minds.split(",") if name.strip()]
    arena = Arena.of(found, names, players, games, seed, dict(_split_option(text) for text in option or []))
    _warm(found)
    prepare(found)
    bouts = []
    with _progress() as progress:
        task = progress.add_task(f"Playing {found.title}", total=games)
        for bout in run_arena(arena, workers):
            bouts.append(bout)
            progress.advance(task)
    out.print(_standings(bouts))
    if output:
        _write(output, as_json(arena, bouts, found.box().hash))


def _standings(bouts: Sequence[Bout]) -> Table:
    table = Table("mind", box=None, pad_edge=False)
    for heading in ("games", "wins", "95 % interval", "points", "rating"):
        table.add_column(heading, justify="right")
    for one in standings(bouts):
        interval = f"{one.low:.1%} – {one.high:.1%}"
        rating = f"{one.rating:.1f} ± {one.doubt:.1f}"
        table.add_row(one.mind, str(one.games), f"{one.wins:.1%}", interval, f"{one.points:.2f}", rating)
    return table


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(f"{file} cannot be written: {error}") from error


def _split_option(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not equals:
        raise GameError(f"“{text}” is no option; write it as name=choice")
    return name.strip(), choice.strip()


def _print_simulation(game: Game, played: Sequence[Played]) -> None:
    by_mind = summarise(played, lambda one, seat: one.minds[seat])
    by_seat = summarise(played, lambda _, seat: f"seat {seat + 1}")
    by_rank = summarise(played, lambda one, seat: f"turn {_turn(one, seat)}") if _has_starter(played) else []
    for title, lines in (("bot", by_mind), ("seat", by_seat), ("from start player", by_rank)):
        if lines:
            out.print(_lines(title, lines))
            out.print()
    decisions = sum(one.decisions for one in played) / len(played)
    reasons = {reason: sum(one.reason == reason for one in played) for reason in game.scoring.REASONS}
    ends = ", ".join(f"{reason} {count}" for reason, count in reasons.items() if count)
    out.print(f"{len(played)} games, {decisions:.1f} decisions each; ended by: {ends}")


def _has_starter(played: Sequence[Played]) -> bool:
    return "starter" in (played[0].state.dtype.names or ())


def _turn(one: Played, seat: int) -> int:
    return (seat - int(one.state.starter)) % len(one.minds) + 1


def _lines(title: str, lines: Sequence[Line]) -> Table:
    table = Table(title, box=None, pad_edge=False)
    for heading in ("seats played", "wins", "points", "± spread"):
        table.add_column(heading, justify="right")
    for line in lines:
        table.add_row(line.name, str(line.games), f"{line.wins:.1%}", f"{line.points:.2f}", f"{line.spread:.2f}")
    return table


@app.command("replay")
def replay_record(
    file: Annotated[Path, typer.Argument(help="a record; - reads standard input")],
    language: Annotated[str, typer.Option(help=f"one of {', '.join(LANGUAGES)}")] = "en",
) -> None:
    """Tell a recorded game in words."""
    match = replay(Record.read(_read(file)))
    words = texts(match.game.folder, language)
    for index in range(match.ply):
        for event in match.events(index, None):
            if sentence := words.tell(as_tree(event), match.seats):
                out.print(sentence, highlight=False, soft_wrap=True, markup=False)
    _print_ranking(match, words)


def _read(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameError(f"{file} cannot be read: {error}") from error


@app.command("verify")
def verify_record(
    file: Annotated[Path, typer.Argument(help="the record of a game or a campaign; - reads standard input")],
    commitment: Annotated[list[str] | None, typer.Option(help="one that you were shown before the end")] = None,
    word: Annotated[list[str] | None, typer.Option(help="your own, which went into the shuffle")] = None,
) -> None:
    """Check that a finished game was dealt from what was promised before. Status 1: it was not, or nothing was."""
    try:
        found = verify(read_any(_read(file)), _digits(commitment), _digits(word))
    except GameError as error:
        err.print(f"[bold red]not verified:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        raise typer.Exit(1) from error
    _print_verified(found, bool(commitment), bool(word))


def _digits(given: Sequence[str] | None) -> list[str]:
    return [one.strip().lower() for one in given or []]


def _print_verified(found: Verified, shown: bool, own: bool) -> None:
    several = len(found.shuffles) > 1
    words = [sum(one is not None for one in shuffle.words) for shuffle in found.shuffles]
    lines = [
        f"The record holds: {found.actions} actions, all by the rules.",
        f"{found.chances} of them are Chance's, and each is what the {'seeds say' if several else 'seed says'}.",
        f"{'Each seed' if several else 'The seed'} is made of the server's secret; people's words in it: {max(words)}.",
        *(f"The commitment fits: {shuffle.commitment}" for shuffle in found.shuffles),
        *(["What you were shown is among them."] if shown else []),
        *(["Your word is in it."] if own else []),
    ]
    for line in lines:
        out.print(line, highlight=False, soft_wrap=True, markup=False)


def _print_ranking(match: Match, words: Texts) -> None:
    outcome = match.outcome()
    if outcome is None:
        out.print(f"\nThe record ends at ply {match.ply}; the game is not over.")
        return
    names = [words.say(f"term-{term}") for term in match.game.scoring.TERMS]
    table = Table("", "", *names, "points", "tie-break", box=None, pad_edge=False)
    for place in outcome.ranking:
        terms = [str(points) for points in place.terms.values()]
        table.add_row(
            f"{place.rank}.", escape(match.seats[place.seat]), *terms, str(place.points), str(place.tie_break)
        )
    out.print()
    out.print(table)


def main(run: Callable[[], None] = app) -> None:
    """Mistakes of people and files end in one sentence, not in a traceback."""
    try:
        run()
    except GameError as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
