"""What the commands share: the terminal, what several are told, how far something is, files that people name."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game

out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="name of the game, as `sammelsurium games` lists it")]
Seed = Annotated[str, typer.Option(help="the same seed gives the same games")]
Processes = Annotated[int | None, typer.Option(min=1, help="processes; as many as there are cores")]


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def warm(game: Game) -> None:
    """First use compiles the rules: nobody waits without a word."""
    with progress() as shown:
        task = shown.add_task(f"Preparing {game.title}", total=game.steps())

        def report(step: str, done: int, total: int) -> None:
            shown.update(task, completed=done, total=total, description=f"Preparing {game.title}: {step}")

        game.warm(report)


def read(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameError(f"{file} cannot be read: {error}") from error


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(f"{file} cannot be written: {error}") from error


def make_folder(folder: Path) -> None:
    """For what takes hours to find out: it is said before if it could not be kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameError(f"the folder {folder} cannot be made: {error}") from error
