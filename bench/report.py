"""What came out, for people and for programs."""

from dataclasses import dataclass

from rich.table import Table

from bench.measure import Measurement


@dataclass(frozen=True)
class Failure:
    """A subject that could not be measured, and why."""

    subject: str
    reason: str


Result = Measurement | Failure


def table(results: list[Result]) -> Table:
    shown = Table("", "players", "decisions/s", "chances/s", "games/s", "decisions a game")
    for column in shown.columns[1:]:
        column.justify = "right"
    for result in results:
        shown.add_row(*row(result))
    return shown


def row(result: Result) -> tuple[str, ...]:
    if isinstance(result, Failure):
        return (result.subject, "", "not measured")
    return (
        result.subject,
        str(result.players),
        f"{result.decisions_per_second:,.0f}",
        f"{result.chances_per_second:,.0f}",
        f"{result.games_per_second:,.1f}",
        f"{result.decisions_per_game:,.1f}",
    )


def notes(results: list[Result]) -> list[str]:
    """What exactly was counted, and why something is missing; subjects with the same note share it."""
    shared: dict[str, list[str]] = {}
    for result in results:
        shared.setdefault(note(result), []).append(result.subject)
    return [f"{', '.join(dict.fromkeys(subjects))} {said}" for said, subjects in shared.items()]


def note(result: Result) -> str:
    if isinstance(result, Failure):
        return f"was not measured: {result.reason}"
    return f"({result.version}): {result.counts}"


def as_json(result: Result) -> dict[str, object]:
    if isinstance(result, Failure):
        return {"subject": result.subject, "failed": result.reason}
    return {
        "subject": result.subject,
        "players": result.players,
        "version": result.version,
        "counts": result.counts,
        "decisions_per_second": round(result.decisions_per_second, 1),
        "chances_per_second": round(result.chances_per_second, 1),
        "games_per_second": round(result.games_per_second, 2),
        "decisions_per_game": round(result.decisions_per_game, 2),
        "runs": [{"seconds": run.seconds, **vars(run.count)} for run in result.runs],
    }
