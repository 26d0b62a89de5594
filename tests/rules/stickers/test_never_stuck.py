"""All through a campaign somebody who is waited for can always do something, and every game ends."""

import os

import pytest

from sammelsurium.kernel.compiled import enabled

from .stuck import count_stuck

# The full number is 100000, for each number of players: a matter of a minute.
GAMES = int(os.environ.get("SAMMELSURIUM_STUCK_GAMES", "3000")) if enabled else 1


@pytest.mark.rule("ST-52", "ST-72", "ST-83")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_move(players: int) -> None:
    assert count_stuck(players, GAMES) == 0
