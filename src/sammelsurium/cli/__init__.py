"""The command line. A command is a function in the file of its noun; its name and its place in the list stand here."""

import sys
from collections.abc import Callable, Mapping

import typer
from rich.markup import escape

from sammelsurium.kernel.errors import GameError

from . import measuring, minds, records, serving, shelf
from .console import err

COMMANDS: Mapping[str, Callable[..., None]] = {
    "games": shelf.list_games,
    "serve": serving.serve,
    "worker": serving.worker,
    "backup": serving.back_up,
    "restore": serving.restore_games,
    "replay": records.replay_record,
    "verify": records.verify_record,
    "simulate": minds.simulate_games,
    "arena": minds.compare_minds,
    "ladder": measuring.climb_ladder,
    "balance": measuring.measure_balance,
    "duel": measuring.duel,
}

app = typer.Typer(add_completion=False, rich_markup_mode=None)
app.callback(invoke_without_command=True)(serving.play)
for name, command in COMMANDS.items():
    app.command(name)(command)


def main(run: Callable[[], None] = app) -> None:
    """Mistakes of people and files end in one sentence, not in a traceback."""
    try:
        run()
    except GameError as error:
        err.print(f"[bold red]error:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
