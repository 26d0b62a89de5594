"""Bots. They know the contract, no game, and get the match only as their seat knows it."""

from collections.abc import Mapping

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match

from .base import HouseMind
from .levels import LEVELS
from .plan import Plan
from .simple import Instinct, Random
from .sitting import Sitting
from .thought import Budget, think, win_chance

_MINDS: Mapping[str, HouseMind] = {mind.name: mind for mind in (Random(), Instinct(), *LEVELS)}


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


def find_mind(name: str) -> HouseMind:
    try:
        return _MINDS[name]
    except KeyError:
        raise UnknownMind(f"there is no mind “{name}”; there is: {', '.join(_MINDS)}") from None


def prepare(game: Game) -> None:
    """Compiles the search for a game, or loads it from the cache, so that nobody waits for it at the table."""
    deal, thought, sitting = Stream.of("prepare", "deal"), Stream.of("prepare", "thought"), Sitting()
    match = Match.begin(game, ["somebody"] * game.players[-1])
    match.settle(deal)
    seat = match.waiting[0]
    think(match.seated(seat), thought, Plan(), Budget(2), sitting)
    match.play(seat, match.legal(seat)[0])
    match.settle(deal)
    win_chance(match.seated(seat), thought, Plan(), Budget(2), sitting)  # from what was thought before
