"""What the people of a table agree on beside the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Pace = Annotated[int, Meta(ge=60, le=30 * 86_400)]
Zone = Annotated[str, Meta(min_length=1, max_length=60)]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people of a table agree on beside the game."""

    pace: Pace | None = None
    """Seconds for what the game waits for; null: as long as one likes."""
    weekends: bool = False
    """Saturdays and Sundays do not count."""
    zone: Zone = "UTC"
    """Whose weekends: the host's time zone, as in Europe/Berlin."""
    talk: Literal["phrases", "text"] = "phrases"
    """Whether people may write what they like, or only say what everybody reads in their own language."""
    watchers: bool = True
    """Whether those without a seat may look on."""
