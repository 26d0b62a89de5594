"""The part of the gate for the games on the shelf: the same for everybody."""

from __future__ import annotations

from sammelsurium.kernel.contract import Option
from sammelsurium.kernel.game import Game
from sammelsurium.minds import levels

from .messages.house import GameInfo, OptionInfo


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.players),
        minutes=list(game.minutes),
        prefix=game.prefix,
        options=[_option(game, option) for option in game.options],
        minds=list(levels()),
        campaign=game.campaign is not None,
        secrets=game.secrets,
    )


def _option(game: Game, option: Option) -> OptionInfo:
    players = list(option.players or game.players)
    return OptionInfo(option.name, list(option.choices), option.default, option.rule, players)
