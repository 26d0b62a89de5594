"""What was played: told again, and checked."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.text import LANGUAGES, Texts, texts
from sammelsurium.kernel.verification import Verified, read_any, verify

from .console import err, out, read


def replay_record(
    file: Annotated[Path, typer.Argument(help="a record; - reads standard input")],
    language: Annotated[str, typer.Option(help=f"one of {', '.join(LANGUAGES)}")] = "en",
) -> None:
    """Tell a recorded game in words."""
    match = replay(Record.read(read(file)))
    words = texts(match.game.folder, language)
    for index in range(match.ply):
        for event in match.events(index, None):
            if sentence := words.tell(as_tree(event), match.seats):
                out.print(sentence, highlight=False, soft_wrap=True, markup=False)
    _print_ranking(match, words)


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


def verify_record(
    file: Annotated[Path, typer.Argument(help="the record of a game or a campaign; - reads standard input")],
    commitment: Annotated[list[str] | None, typer.Option(help="one that you were shown before the end")] = None,
    word: Annotated[list[str] | None, typer.Option(help="your own, which went into the shuffle")] = None,
) -> None:
    """Check that a finished game was dealt from what was promised before. Status 1: it was not, or nothing was."""
    try:
        found = verify(read_any(read(file)), _digits(commitment), _digits(word))
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
