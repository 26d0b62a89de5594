"""What is counted over many games to tune the box (TR-91)."""

import pytest

from sammelsurium.games.tauschrausch.balance import SETUPS, WISHES, observe
from sammelsurium.games.tauschrausch.box.names import SPECIALIST_IDS
from sammelsurium.lab.simulation import simulate

from .table import BOX, FACTS, GAME


@pytest.mark.rule("TR-91")
@pytest.mark.parametrize("setup", SETUPS)
def test_contests_chosen_and_the_luck_of_who_owns_a_specialist_are_counted(setup: str) -> None:
    played = next(simulate(GAME, 3, 1, ["random"], "balance", SETUPS[setup]))
    told, shares = GAME.positions.write(FACTS, BOX.data, played.state), [0.0, 0.5, 0.5]
    seen = list(observe(BOX, played.state, shares))
    tickets = {
        contest: sum(kind in side["tickets"] for side in told["sides"])
        for kind, contest in enumerate(told["contests"][:4], 1)
    }
    by_player = {one.name: one.share for one in seen if one.group == "contest, by player"}
    assert by_player == {contest: number / 3 for contest, number in tickets.items()}
    assert {one.name: one.share for one in seen if one.group == "contest"} == {
        contest: float(number > 0) for contest, number in tickets.items()
    }
    owners = {
        card: share
        for side, share in zip(told["sides"], shares, strict=True)
        for card in side["cards"]
        if card in SPECIALIST_IDS
    }
    assert {one.name: one.share for one in seen if one.group == "owner of specialist"} == owners
    assert played.place(told["seats_named"]["starter"] - 1) == 1
    assert {wish.group for wish in WISHES} == {"contest", "owner of specialist", "place"}
