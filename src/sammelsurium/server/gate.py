"""The only place that makes what a visitor is sent. It asks match and campaign only for what the seat may know."""

from __future__ import annotations

from typing import Any

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.contract import CHANCE, TABLE, Option
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.picture import Picture
from sammelsurium.kernel.reading import read_tree
from sammelsurium.minds import levels

from .messages import (
    Event,
    GameInfo,
    LogEntry,
    OptionInfo,
    Outcome,
    Person,
    Progress,
    RankedPlace,
    Seat,
    Snapshot,
    TableSummary,
)
from .standing import Played, Standing


def snapshot(standing: Standing, visitor: str, log_from: int = 0) -> Snapshot:
    """The table for one visitor, who may be a spectator."""
    match, campaign = standing.match, standing.campaign
    seat = standing.seat_of(visitor)
    begins = standing.begins
    log_from = begins if standing.recovers else max(log_from, begins)
    view, choices = _shown(standing, seat)
    return Snapshot(
        table=standing.table,
        game=match.game.name,
        version=standing.version,
        ply=match.ply,
        seat=seat,
        seats=_seats(standing, seat),
        options=match.options,
        waiting=list(match.waiting),
        thinking=standing.thinking,
        over=match.over,
        outcome=_outcome(match),
        view=view,
        choices=choices,
        undo=None if seat is None else match.undo_ply(seat),
        log_from=log_from,
        log=[_told(standing, index, seat) for index in range(log_from, match.ply)],
        begins=begins,
        campaign=campaign.sheet() if campaign else None,
        people=_people(standing, visitor) if campaign else [],
    )


def summary(standing: Standing, visitor: str) -> TableSummary:
    """One line of a visitor's list of tables."""
    match, campaign = standing.match, standing.campaign
    seat = standing.seat_of(visitor)
    return TableSummary(
        table=standing.table,
        game=match.game.name,
        seats=_seats(standing, seat),
        points=standing.game.known_points(seat) if standing.game else [],
        waiting=list(match.waiting),
        mine=seat,
        over=campaign.finished and not campaign.running if campaign else match.over,
        ply=match.ply,
        caption=match.caption(),
        changed=standing.changed.isoformat(timespec="seconds"),
        campaign=_progress(campaign) if campaign else None,
    )


def _progress(campaign: Campaign) -> Progress:
    sheet = campaign.sheet()
    return Progress(sheet.stage, sheet.game, sheet.games, sheet.finished)


def _people(standing: Standing, visitor: str) -> list[Person]:
    return [
        Person(
            name=chair.name,
            kind="person" if chair.mind is None else "bot",
            mind=chair.mind,
            mine=chair.visitor == visitor,
            left=chair.cleared,
        )
        for chair in standing.chairs
    ]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.players),
        minutes=list(game.minutes),
        prefix=game.prefix,
        options=[_option(game, option) for option in game.options],
        minds=list(levels()),
        campaign=game.campaign is not None,
    )


def _option(game: Game, option: Option) -> OptionInfo:
    players = list(option.players or game.players)
    return OptionInfo(option.name, list(option.choices), option.default, option.rule, players)


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


def _shown(standing: Standing, seat: int | None) -> tuple[Any, list[Any]]:
    """View and choices. Made once: the answer to a move and the sockets of all who look on show the same."""
    if seat not in standing.shown:
        standing.shown[seat] = standing.match.view(seat), _choices(standing.match, seat)
    return standing.shown[seat]


def _choices(match: Played, seat: int | None) -> list[Any]:
    """A spectator chooses nothing, nor does a seat that may not act."""
    if seat is None or seat not in (*match.waiting, *match.interrupting):
        return []
    return match.choices(seat)


def _told(standing: Standing, index: int, seat: int | None) -> LogEntry:
    """Made once: of a long game the whole log takes as long as everything else together. An action that was taken back
    and made anew is another one."""
    action = standing.match.actions[index]
    known = standing.told.get((index, seat))
    if known is None or known[0] is not action:
        known = standing.told[index, seat] = action, _entry(standing.match, index, seat)
    return known[1]


def _entry(match: Played, index: int, seat: int | None) -> LogEntry:
    shown = match.shown_action(index, seat)
    actor = match.actions[index].actor
    return LogEntry(
        ply=index + 1,
        seat=None if actor in (CHANCE, TABLE) else actor,
        move=shown.move if shown else "",
        events=[_event(event) for event in match.events(index, seat)],
    )


def _event(told: Any) -> Any:
    return told if isinstance(told, Picture) else read_tree(told, Event)


def _outcome(match: Played) -> Outcome | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    places = [RankedPlace(p.seat, p.rank, p.points, dict(p.terms), p.tie_break) for p in outcome.ranking]
    return Outcome(outcome.reason, places)
