"""Bots. They know the contract, no game, and get the match only as their seat knows it."""

from collections.abc import Mapping

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match

from .base import Mind
from .levels import LEVELS
from .simple import Instinct, Random
from .thought import Budget, Plan, think

_MINDS: Mapping[str, Mind] = {mind.name: mind for mind in (Random(), Instinct(), *LEVELS)}


class UnknownMind(GameError):
    """No mind of that name is in the house."""


def minds() -> tuple[str, ...]:
    """The names of all minds, the simplest first."""
    return tuple(_MINDS)


def levels() -> tuple[str, ...]:
    """Those that are meant for people to play against, the weakest first."""
    return tuple(level.name for level in LEVELS)


def usual_level() -> str:
    """For a table that does not say how strong its bots are."""
    return levels()[len(LEVELS) // 2]


def find_mind(name: str) -> Mind:
    try:
        return _MINDS[name]
    except KeyError:
        raise UnknownMind(f"there is no mind “{name}”; there is: {', '.join(_MINDS)}") from None


def prepare(game: Game) -> None:
    """Compiles the search for a game, or loads it from the cache, so that nobody waits for it at the table."""
    players = game.players[-1]
    match = Match.begin(game, ["somebody"] * players)
    match.settle(Stream.of("prepare", "deal"))
    think(match.seated(match.waiting[0]), Stream.of("prepare", "thought"), Plan(), Budget(2))
