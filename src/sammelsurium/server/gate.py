"""The only place that makes what a visitor is sent. It asks the match only for what the seat may know."""

from __future__ import annotations

from typing import Any

import msgspec

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.minds import minds

from .messages import (
    Event,
    GameInfo,
    LogEntry,
    OptionInfo,
    Outcome,
    RankedPlace,
    Seat,
    Snapshot,
    TableSummary,
)
from .standing import Standing, thinking


def snapshot(standing: Standing, seat: int | None, log_from: int, match: Match | None = None) -> Snapshot:
    """The table for one seat, or for a spectator; `match` for an earlier moment of the same table."""
    match = match or standing.match
    return Snapshot(
        table=standing.table,
        game=match.game.name,
        ply=match.ply,
        seat=seat,
        seats=_seats(standing, seat),
        options=match.options,
        waiting=list(match.waiting),
        thinking=thinking(match, standing.seats),
        over=match.over,
        outcome=_outcome(match),
        view=match.view(seat),
        choices=_choices(match, seat),
        undo=None if seat is None else match.undo_ply(seat),
        log_from=log_from,
        log=[_entry(match, index, seat) for index in range(log_from, match.ply)],
    )


def summary(standing: Standing, seat: int) -> TableSummary:
    """One line of a visitor's list of tables."""
    match = standing.match
    return TableSummary(
        table=standing.table,
        game=match.game.name,
        seats=_seats(standing, seat),
        points=_known_points(match, seat),
        waiting=list(match.waiting),
        mine=seat,
        over=match.over,
        ply=match.ply,
        caption=match.caption(),
        changed=standing.changed.isoformat(timespec="seconds"),
    )


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.players),
        minutes=game.minutes,
        prefix=game.prefix,
        options=[OptionInfo(o.name, list(o.choices), o.default, o.rule) for o in game.options],
        minds=list(minds()),
    )


def _seats(standing: Standing, mine: int | None) -> list[Seat]:
    return [
        Seat(
            seat=seat.seat,
            name=seat.name,
            kind="person" if seat.mind is None else "bot",
            mind=seat.mind,
            mine=seat.seat == mine,
        )
        for seat in standing.seats
    ]


def _choices(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """A spectator chooses nothing, nor does a seat that may not act."""
    if seat is None or seat not in (*match.waiting, *match.interrupting):
        return []
    return match.choices(seat)


def _entry(match: Match, index: int, seat: int | None) -> LogEntry:
    shown = match.shown_action(index, seat)
    actor = match.actions[index].actor
    return LogEntry(
        ply=index + 1,
        seat=None if actor == CHANCE else actor,
        move=shown.move if shown else "",
        events=msgspec.convert(match.events(index, seat), list[Event]),
    )


def _outcome(match: Match) -> Outcome | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    places = [RankedPlace(p.seat, p.rank, p.points, dict(p.terms), p.tie_break) for p in outcome.ranking]
    return Outcome(outcome.reason, places)


def _known_points(match: Match, seat: int) -> list[int]:
    """Everybody's points as far as the seat knows: counted in the veiled state."""
    known = match.seated(seat)
    score, terms = match.game.score, match.game.new_terms()
    return [int(score(known.box.data, known.state, each, terms)) for each in range(len(match.seats))]
