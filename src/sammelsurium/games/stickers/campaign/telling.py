"""What happens between the games of a campaign, as events for the log. They move no pieces and bring no points."""

from ..picture import Event, EventKey
from ..state import SET_CARDS, SET_NAMES
from .sticking import Sticker


def event(key: EventKey, **args: str | int) -> Event:
    return Event(key, args, [], {})


def dealt(seat: int, sticker: Sticker) -> Event:
    if sticker.cosmetic:
        return event("dealt-cosmetic", cosmetic=sticker.kind, seat=seat)
    return event("dealt", sticker=sticker.kind, seat=seat)


def stuck(seat: int, sticker: Sticker, card: int) -> Event:
    """By a player."""
    name = SET_NAMES[card // SET_CARDS]
    if sticker.cosmetic:
        return event("stuck-cosmetic", cosmetic=sticker.kind, seat=seat, set=name)
    return event("stuck", sticker=sticker.kind, seat=seat, set=name)


def caught_up(sticker: Sticker, card: int) -> Event:
    """By Chance: stickers that were set aside (ST-73)."""
    name = SET_NAMES[card // SET_CARDS]
    if sticker.cosmetic:
        return event("caught-up-cosmetic", cosmetic=sticker.kind, set=name)
    return event("caught-up", sticker=sticker.kind, set=name)
