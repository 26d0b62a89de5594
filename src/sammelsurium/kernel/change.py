"""What an action changed, as games tell it: log and previews are both made from it."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

EventKey = TypeVar("EventKey", bound=str)
EffectKey = TypeVar("EffectKey", bound=str)


class Change(Struct, Generic[EventKey, EffectKey], frozen=True, gc=False):
    """One thing that happened: words for the log and for a preview, the pieces that moved, the points it brought."""

    event: EventKey | Literal[""] = ""
    effect: EffectKey | None = None
    args: dict[str, str | int] = {}
    moves: list[tuple[str, str]] = []
    points: dict[int, int] = {}
