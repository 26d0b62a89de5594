"""What is counted over many games to tune the box (SC-121)."""

import pytest

from sammelsurium.games.stamp_collection.balance import SETUPS, WISHES, observe
from sammelsurium.lab.simulation import simulate

from .table import FACTS, GAME


@pytest.mark.rule("SC-121")
@pytest.mark.parametrize("setup", SETUPS)
def test_the_bonus_tiles_taken_and_the_winners_albums_are_counted(setup: str) -> None:
    for played in simulate(GAME, 3, 3, ["instinct"], "balance", SETUPS[setup]):
        told = GAME.positions.write(FACTS, GAME.box().data, played.state)
        seen = list(observe(GAME.box(), played.state, [0.0, 1.0, 0.0]))
        taken = {one.name for one in seen if one.group == "bonus tile" and one.share == 1.0}
        assert taken == set(told["bonus"])
        albums = [FACTS.album[seat["album"] - 1].printed.colour for seat in told["seats"]]
        assert [(one.name, one.share) for one in seen if one.group == "album"] == list(
            zip(albums, [0.0, 1.0, 0.0], strict=True)
        )
        assert played.place(told["start"] - 1) == 1
        assert sorted(played.place(seat) for seat in range(3)) == [1, 2, 3]


@pytest.mark.rule("SC-121")
def test_every_wish_is_about_something_that_is_counted() -> None:
    played = next(simulate(GAME, 4, 1, ["random"], "balance"))
    groups = {one.group for one in observe(GAME.box(), played.state, [0.25] * 4)} | {"place"}
    assert {wish.group for wish in WISHES} <= groups
    assert {setup for wish in WISHES for setup in wish.setups} <= set(SETUPS)
