"""Where the next page of a list begins, as text that a page sends back as it got it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from .refusals import RefusalError
from .store import TOP, Place

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
FORM = re.compile(r"(w?)([0-9]{1,17})-([a-z0-9]{1,20})")


def write_cursor(place: Place | None) -> str | None:
    if place is None:
        return None
    return f"{'w' if place.waits else ''}{(place.moment - EPOCH) // timedelta(microseconds=1)}-{place.table}"


def read_cursor(text: str | None) -> Place:
    if text is None:
        return TOP
    found = FORM.fullmatch(text)
    if not found:
        raise RefusalError("invalid", "there is no such page: send `next` of the page before", where="after")
    return Place(bool(found[1]), EPOCH + timedelta(microseconds=int(found[2])), found[3])
