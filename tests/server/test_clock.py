"""How long the game waits for somebody, and until when that is agreed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from sammelsurium.server.clock import between, later, resumed, wound
from sammelsurium.server.company import Company
from sammelsurium.server.messages.terms import Terms

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 86_400
HOUR = timedelta(hours=1)
ALWAYS = Terms(pace=DAY)
WORKDAYS = Terms(pace=DAY, weekends=True, zone="Europe/Berlin")


def berlin(day: int, hour: int = 0, month: int = 3) -> datetime:
    return datetime(2026, month, day, hour, tzinfo=BERLIN)


@pytest.mark.parametrize(
    ("begin", "hours", "end"),
    [
        (berlin(26, 12), 24, berlin(27, 12)),  # from Thursday to Friday
        (berlin(27, 12), 12, berlin(28, 0)),  # until the very end of Friday
        (berlin(27, 12), 13, berlin(30, 1)),  # beyond it: over the weekend in which the clocks change
        (berlin(28, 9), 24, berlin(31, 0)),  # on a Saturday nothing runs
        (berlin(29, 23), 1, berlin(30, 1)),
        (berlin(27, 12), 24 * 6, berlin(6, 12, month=4)),  # over two weekends
        (
            datetime(2026, 10, 23, 12, tzinfo=BERLIN),
            24,
            datetime(2026, 10, 26, 12, tzinfo=BERLIN),
        ),  # and back in autumn
    ],
)
def test_weekends_do_not_count_by_the_hosts_calendar(begin: datetime, hours: int, end: datetime) -> None:
    assert later(begin, hours * HOUR, WORKDAYS) == end
    assert between(begin, end, WORKDAYS) == hours * HOUR


def test_where_weekends_count_a_day_is_a_day() -> None:
    begin = berlin(28, 12)  # in the night before Sunday noon the clocks change
    assert later(begin, 24 * HOUR, ALWAYS) == begin.astimezone(UTC) + 24 * HOUR == berlin(29, 13)
    assert later(begin, 24 * HOUR, WORKDAYS) != later(begin, 24 * HOUR, ALWAYS)


def test_a_zone_that_the_system_has_lost_is_counted_as_utc() -> None:
    lost = Terms(pace=DAY, weekends=True, zone="Europe/Atlantis")
    friday = datetime(2026, 3, 27, 12, tzinfo=UTC)
    assert later(friday, 24 * HOUR, lost) == datetime(2026, 3, 30, 12, tzinfo=UTC)


NOON = datetime(2026, 3, 24, 12, tzinfo=UTC)


def test_what_others_do_gives_nobody_new_time() -> None:
    company = wound(Company(terms=ALWAYS), (0, 1), None, NOON)
    company = wound(company, (0, 1), 1, NOON + HOUR)  # a small step of seat 1, which has more to do
    assert company.waits[0].due == NOON + 24 * HOUR
    assert company.waits[1].due == NOON + 25 * HOUR
    company = wound(company, (0,), 1, NOON + 2 * HOUR)
    assert company.waits[0].since == NOON
    company = wound(company, (0,), None, NOON + 3 * HOUR)  # something about the people
    assert company.waits[0].due == NOON + 24 * HOUR
    assert wound(company, (1,), 0, NOON + 4 * HOUR).waits.keys() == {1}


def test_after_a_pause_everybody_has_as_much_time_as_before() -> None:
    company = wound(Company(terms=WORKDAYS), (0,), None, NOON)  # a Tuesday
    paused = Company(terms=WORKDAYS, paused=NOON + 6 * HOUR, waits=company.waits)
    going_on = resumed(paused, berlin(28, 10))  # on a Saturday
    assert going_on.paused is None
    assert going_on.waits[0].due == berlin(30, 18)
    assert resumed(company, NOON + HOUR) is company


def test_who_comes_to_be_waited_for_in_a_pause_has_the_whole_time() -> None:
    paused = wound(Company(terms=ALWAYS, paused=NOON), (2,), None, NOON + 30 * HOUR)
    assert resumed(paused, NOON + 50 * HOUR).waits[2].due == NOON + 74 * HOUR


def test_without_a_pace_nothing_is_ever_due() -> None:
    assert wound(Company(), (0,), None, NOON).waits[0].due is None
