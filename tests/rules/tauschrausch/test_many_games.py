"""Random games over all numbers of players (TR-87). SAMMELSURIUM_GAMES=100000 plays so many for each."""

import os

import pytest

from sammelsurium.kernel.compiled import enabled

from .many_games import look_for

GAMES = int(os.environ.get("SAMMELSURIUM_GAMES", "1000" if enabled else "1"))


@pytest.mark.rule("TR-87")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_nobody_is_ever_stuck_and_no_supply_runs_dry(players: int) -> None:
    found = look_for(players, GAMES)
    assert found.stuck == 0
    assert found.pools == 3 * GAMES
    assert (found.short_pools, found.pools_too_small) == (0, 0)
    assert min(found.fewest) > 0
