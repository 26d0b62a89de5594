"""The only place that makes what a visitor is sent. It asks match and campaign only for what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.contract import CHANCE, TABLE, Option
from sammelsurium.kernel.game import Game
from sammelsurium.minds import levels

from .messages import (
    GameInfo,
    LogEntry,
    OptionInfo,
    Outcome,
    Person,
    Progress,
    RankedPlace,
    Seat,
    Snapshot,
    Stored,
    TableSummary,
)
from .standing import Played, Standing

Made = TypeVar("Made")

LONG_LOG = 64  # entries


def snapshot(standing: Standing, visitor: str, log_from: int = 0) -> bytes:
    """The table for one visitor, who may be a spectator. Made once for all who are shown the same; with a long log it
    is not kept, because its entries are."""
    log_from = standing.begins if standing.recovers else max(log_from, standing.begins)
    if standing.match.ply - log_from > LONG_LOG:
        return _snapshot(standing, visitor, log_from)
    # In a campaign it also says which of the people the reader is.
    reader = visitor if standing.campaign else standing.seat_of(visitor)
    return _once(standing, ("snapshot", reader, log_from), lambda: _snapshot(standing, visitor, log_from))


def _snapshot(standing: Standing, visitor: str, log_from: int) -> bytes:
    match, campaign, seat = standing.match, standing.campaign, standing.seat_of(visitor)
    view, choices = _once(standing, ("picture", seat), lambda: _picture(match, seat))
    shown = Snapshot(
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
        caption=_once(standing, "caption", lambda: _encoded(match.caption())),
        choices=choices,
        undo=None if seat is None else match.undo_ply(seat),
        log_from=log_from,
        log=[_told(standing, index, seat) for index in range(log_from, match.ply)],
        begins=standing.begins,
        campaign=_once(standing, "sheet", lambda: _encoded(campaign.sheet() if campaign else None)),
        people=_people(standing, visitor) if campaign else [],
    )
    return msgspec.json.encode(shown)


def summaries(standings: Iterable[Standing], visitor: str) -> bytes:
    """A visitor's list of tables."""
    return msgspec.json.encode([_summary(standing, standing.seat_of(visitor)) for standing in standings])


def _summary(standing: Standing, seat: int | None) -> Any:
    return _once(standing, ("summary", seat), lambda: _encoded(_summed_up(standing, seat)))


def _summed_up(standing: Standing, seat: int | None) -> TableSummary:
    match, campaign = standing.match, standing.campaign
    return TableSummary(
        table=standing.table,
        game=match.game.name,
        seats=_seats(standing, seat),
        points=standing.game.known_points(seat) if standing.game else [],
        waiting=list(match.waiting),
        mine=seat,
        over=campaign.finished and not campaign.running if campaign else match.over,
        ply=match.ply,
        caption=_once(standing, "caption", lambda: _encoded(match.caption())),
        changed=standing.changed.isoformat(timespec="seconds"),
        campaign=_progress(campaign) if campaign else None,
    )


def stored(standing: Standing) -> Stored:
    return Stored(standing.version, standing.match.ply)


def _once(standing: Standing, what: Hashable, make: Callable[[], Made]) -> Made:
    """Whatever is shown of a standing is made and encoded once: answers, list and sockets take the same."""
    if what not in standing.shown:
        standing.shown[what] = make()
    made: Made = standing.shown[what]
    return made


def _encoded(shown: Any) -> Any:
    """In the place of what it encodes: the encoder takes it over as it is."""
    return Raw(msgspec.json.encode(shown))


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


def _picture(match: Played, seat: int | None) -> tuple[Any, Any]:
    """View and choices."""
    return _encoded(match.view(seat)), _encoded(_choices(match, seat))


def _choices(match: Played, seat: int | None) -> list[Any]:
    """A spectator chooses nothing, nor does a seat that may not act."""
    if seat is None or seat not in (*match.waiting, *match.interrupting):
        return []
    return match.choices(seat)


def _told(standing: Standing, index: int, seat: int | None) -> Any:
    """Made once: of a long game the whole log takes as long as everything else together. An action that was taken back
    and made anew is another one."""
    action = standing.match.actions[index]
    known = standing.told.get((index, seat))
    if known is None or known[0] is not action:
        known = standing.told[index, seat] = action, _encoded(_entry(standing.match, index, seat))
    return known[1]


def _entry(match: Played, index: int, seat: int | None) -> LogEntry:
    shown = match.shown_action(index, seat)
    actor = match.actions[index].actor
    return LogEntry(
        ply=index + 1,
        seat=None if actor in (CHANCE, TABLE) else actor,
        move=shown.move if shown else "",
        events=match.events(index, seat),
    )


def _outcome(match: Played) -> Outcome | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    places = [RankedPlace(p.seat, p.rank, p.points, dict(p.terms), p.tie_break) for p in outcome.ranking]
    return Outcome(outcome.reason, places)
