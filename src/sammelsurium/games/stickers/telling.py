"""What happens between the games of a campaign, as events for the log. They move no pieces and bring no points."""

from sammelsurium.kernel.contract import Json

from .state import SET_CARDS, SET_NAMES
from .sticking import Sticker


def event(key: str, **args: str | int) -> Json:
    return {"key": key, "args": args, "moves": [], "points": {}}


def _of_sticker(key: str, sticker: Sticker, **args: str | int) -> Json:
    if sticker.cosmetic:
        return event(f"{key}-cosmetic", cosmetic=sticker.kind, **args)
    return event(key, sticker=sticker.kind, **args)


def dealt(seat: int, sticker: Sticker) -> Json:
    return _of_sticker("dealt", sticker, seat=seat)


def stuck(seat: int | None, sticker: Sticker, card: int) -> Json:
    """By a player, or by Chance for stickers that were set aside (ST-73)."""
    name = SET_NAMES[card // SET_CARDS]
    if seat is None:
        return _of_sticker("caught-up", sticker, set=name)
    return _of_sticker("stuck", sticker, seat=seat, set=name)
