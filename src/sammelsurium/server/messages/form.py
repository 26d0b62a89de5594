"""What all messages share: which way they go, and the kinds of their fields."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Line = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
Language = Literal["de", "en", "fr", "it"]
ShuffleWord = Annotated[str, Meta(pattern="^[0-9a-f]{8,64}$")]


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a visitor sends: a field nobody knows is a mistake worth telling."""


class Outgoing(Struct, frozen=True):
    """What a visitor is sent; only the gate makes these."""
