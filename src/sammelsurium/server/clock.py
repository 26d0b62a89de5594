"""How long the game waits for somebody, and until when that is agreed.

Every seat has a clock of its own. It begins when the game begins to wait for that seat, and anew with every move of the
seat itself; what others do meanwhile gives nobody new time. Saturdays and Sundays may be left out, by the calendar of
the host.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import structs

from .company import Company, Wait
from .messages.terms import Terms

SATURDAY = 5


def wound(company: Company, waiting: Sequence[int], acted: int | None, now: datetime) -> Company:
    """With the clocks of those whom the game waits for now that somebody has acted, or nobody."""
    begun = Wait(now, _due(company, now))
    kept = {seat: wait for seat, wait in company.waits.items() if seat != acted}
    return structs.replace(company, waits={seat: kept.get(seat, begun) for seat in waiting})


def _due(company: Company, now: datetime) -> datetime | None:
    if company.terms.pace is None:
        return None
    return later(company.paused or now, timedelta(seconds=company.terms.pace), company.terms)


def resumed(company: Company, now: datetime) -> Company:
    """The pause is over: everybody has as much time left as when it began."""
    if company.paused is None:
        return company
    waits = {seat: _moved_on(wait, company.paused, now, company.terms) for seat, wait in company.waits.items()}
    return structs.replace(company, paused=None, waits=waits)


def _moved_on(wait: Wait, paused: datetime, now: datetime, terms: Terms) -> Wait:
    if wait.due is None:
        return wait
    return structs.replace(wait, due=later(now, between(paused, wait.due, terms), terms))


def later(moment: datetime, span: timedelta, terms: Terms) -> datetime:
    """The moment when so much time has passed that counts."""
    for begin, end in _counted(moment, terms):
        if end is None or begin + span <= end:
            return begin + span
        span -= end - begin
    raise AssertionError("time goes on")


def between(begin: datetime, end: datetime, terms: Terms) -> timedelta:
    """How much of the time counts; nothing if the end lies before."""
    passed = timedelta()
    for opens, closes in _counted(begin, terms):
        if opens >= end:
            break
        passed += (end if closes is None else min(closes, end)) - opens
    return passed


def _counted(moment: datetime, terms: Terms) -> Iterator[tuple[datetime, datetime | None]]:
    """The stretches of time that count from then on, in UTC: a day may have 23 hours, or 25."""
    begin = moment.astimezone(UTC)
    if not terms.weekends:
        yield begin, None
        return
    zone = _zone(terms.zone)
    while True:
        day = begin.astimezone(zone).date()
        if day.weekday() < SATURDAY:
            end = _midnight(day + timedelta(days=SATURDAY - day.weekday()), zone)
            yield begin, end
            begin = end
            day += timedelta(days=SATURDAY - day.weekday())
        begin = _midnight(day + timedelta(days=7 - day.weekday()), zone)


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(), zone).astimezone(UTC)


def _zone(name: str) -> ZoneInfo:
    """Checked when it was agreed on; a system that has lost it counts in UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
