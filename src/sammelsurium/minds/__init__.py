"""Bots. They know the contract, no game, and get the match only as their seat knows it."""

from collections.abc import Mapping

from sammelsurium.kernel.errors import GameError

from .base import Mind
from .levels import LEVELS
from .simple import Instinct, Random

_MINDS: Mapping[str, Mind] = {mind.name: mind for mind in (Random(), Instinct(), *LEVELS)}


class UnknownMind(GameError):
    """No mind of that name is in the house."""


def minds() -> tuple[str, ...]:
    """The names of all minds, the simplest first."""
    return tuple(_MINDS)


def find_mind(name: str) -> Mind:
    try:
        return _MINDS[name]
    except KeyError:
        raise UnknownMind(f"there is no mind “{name}”; there is: {', '.join(_MINDS)}") from None
