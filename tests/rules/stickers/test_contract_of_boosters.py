"""The contract holds for the box of a finished campaign and for every scenario: nothing is stuck, no secret leaves."""

import os

import pytest

from sammelsurium.games.stickers.campaign.boosters import sealed
from sammelsurium.kernel.contract_test import check

from .table import finished_game

# As in tests/contract; a release is checked with 100,000. With the compiler off only a few games are played.
GAMES = min(1000, int(os.environ.get("SAMMELSURIUM_CONTRACT_GAMES", "1000")))


@pytest.mark.rule("ST-83")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_every_booster_opened(players: int) -> None:
    report = check(finished_game(seed=f"contract {players}"), players, GAMES)
    assert report.games == GAMES


@pytest.mark.rule("ST-83")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scenario", sealed().scenario, ids=lambda one: one.id)
def test_with_every_scenario(scenario: object, players: int) -> None:
    games = max(1, GAMES // 5)
    report = check(finished_game(scenario), players, games)  # type: ignore[arg-type]
    assert report.games == games
