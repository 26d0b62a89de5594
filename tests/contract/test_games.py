"""Every game in the house is put to the contract test, for each number of players.

A thousand random games each; SAMMELSURIUM_CONTRACT_GAMES=10000 plays ten times as many.
"""

import os

import pytest

from sammelsurium.kernel.contract_test import check
from sammelsurium.kernel.registry import games

from .kuhn import kuhn

# With the compiler off (`make coverage`) the same games take hours, so fewer are played.
GAMES = int(os.environ.get("SAMMELSURIUM_CONTRACT_GAMES", "1000"))
CASES = [(name, players) for name, game in games().items() for players in game.players]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_contract_holds(name: str, players: int) -> None:
    report = check(games()[name], players, GAMES)
    assert report.games == GAMES
    assert report.actions > GAMES


def test_the_contract_holds_for_a_game_with_secrets() -> None:
    report = check(kuhn(), 2, GAMES)
    assert report.games == GAMES
    assert min(report.endings.values()) > 0
