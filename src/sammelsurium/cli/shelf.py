"""The games in the house."""

from collections.abc import Sequence

from rich.table import Table

from sammelsurium.kernel.registry import games

from .console import out


def span(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]}–{numbers[-1]}"


def list_games() -> None:
    """List the games in the house."""
    table = Table("name", "title", "players", "minutes", "options", box=None, pad_edge=False)
    for game in games().values():
        options = "; ".join(f"{option.name}: {' | '.join(option.choices)}" for option in game.options)
        players, minutes = span(game.players), span(game.minutes)
        table.add_row(game.name, game.title, players, minutes, options)
    out.print(table)
