"""What people may agree on, beyond what the type says."""

from __future__ import annotations

from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .messages.terms import Terms
from .refusals import RefusalError


def check_terms(terms: Terms) -> Terms:
    """The terms. Raises if nobody could keep them."""
    try:
        ZoneInfo(terms.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:  # also what is no name, or that of a folder
        told = "there is no such time zone; it is named as in Europe/Berlin"
        raise RefusalError("invalid", told, where="terms.zone") from error
    return terms
