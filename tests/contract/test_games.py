"""Every game in the house is put to the contract test, for each number of players.

A thousand random games each, forty of the long ones; SAMMELSURIUM_CONTRACT_GAMES=10000 plays so many of all.
"""

import os

import pytest

from sammelsurium.kernel.contract_test import check
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import games

# With the compiler off (`make coverage`) the same games take hours, so fewer are played.
ASKED = os.environ.get("SAMMELSURIUM_CONTRACT_GAMES")
LONG = 2000  # actions that a long game may take
CASES = [(name, players) for name, game in games().items() for players in game.players]


def wanted(game: Game) -> int:
    return int(ASKED) if ASKED else 1000 if game.rules.LONGEST < LONG else 40


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_contract_holds(name: str, players: int) -> None:
    game = games()[name]
    report = check(game, players, wanted(game))
    assert report.games == wanted(game)
    assert report.actions > report.games
