"""The game's own fast judgement: it need not be wise, but it must see what lies on the table."""

from collections.abc import Mapping

import numpy as np
import pytest

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match

from .table import ADA, FACTS, GAME, NAMES, begin, seat, showing, spaces_costing, table


def judged(match: Match, player: int = ADA) -> Mapping[str, float]:
    """What each legal move looks worth."""
    seated = match.seated(player)
    moves = seated.legal()
    values = np.full(len(moves), np.nan)
    GAME.judge(match.box.data, seated.state, player, moves, len(moves), values)
    assert np.isfinite(values).all()
    return dict(zip(match.legal(player), map(float, values), strict=True))


def test_a_cheaper_space_is_better_than_a_dearer_one_with_as_much_room() -> None:
    match = table(seat("blue"), seat("green"), fair=["pink mount"])
    values = judged(match)
    corners = [space for space in ("a1", "d1", "a4", "d4") if space in spaces_costing(match, 0)]
    middle = [space for space in ("c2", "c3", "b3") if space in spaces_costing(match, 2)]
    assert max(values[f"buy 1 {space}"] for space in corners) > max(values[f"buy 1 {space}"] for space in middle)


def test_completing_a_bonus_tile_is_better_than_any_other_stamp() -> None:
    *rest, last = FACTS.bonus[0].stamps
    colour = last.split()[0]
    album = showing("brown" if colour == "red" else "red", *rest, f"{colour} mount", "pink mount")
    match = table(album, seat("green"), fair=[last, "pink animal"])
    values = judged(match)
    best = max(values, key=lambda move: values[move])
    assert best.startswith("buy 1 ")


def test_a_stamp_that_is_shown_already_adds_nothing_to_a_bonus_tile() -> None:
    twice = next(bonus for bonus in FACTS.bonus if len(bonus.stamps) == 3)
    stamp = twice.stamps[0]
    colour = stamp.split()[0]
    fresh = table(showing("red", f"{colour} mount"), seat("green"), fair=[stamp])
    shown = table(showing("red", stamp, f"{colour} mount"), seat("green"), fair=[stamp])
    assert best_purchase(fresh) > best_purchase(shown)


def best_purchase(match: Match) -> float:
    return max(value for move, value in judged(match).items() if move.startswith("buy 1 "))


def test_another_coin_is_worth_less_to_the_rich_and_nothing_is_bought_on_credit_gladly() -> None:
    poor, rich = (judged(table(seat("blue", money=n), seat("green"), fair=["storage"])) for n in (1, 40))
    assert poor["coin"] > rich["coin"]
    assert rich["buy 1 slot"] > poor["buy 1 slot loan"]


def test_without_need_no_loan_is_taken() -> None:
    values = judged(table(seat("blue"), seat("green"), options={"loans": "any time"}))
    assert values["coin"] > values["loan"]


def test_every_situation_is_judged_with_a_number() -> None:
    stored = seat("blue", money=9, loan=True, mounts={"a1": "pink"}, storage=["red plant", "red animal"])
    judged(table(stored, seat("green"), fair=["red mount", None, None, None, "storage", "purple mount"], coins=1))
    one = seat("blue", storage=[None, "red animal"])
    judged(table(one, showing("green", "blue animal"), fair=["red mount", "blue plant", "green plant", "blue mount"]))
    twice = showing("blue", "pink animal", "pink mount")
    judged(table(twice, seat("green"), fair=["pink plant", "green mount", "green plant"]))
    picking = begin(2, albums="picked")
    judged(picking, picking.waiting[0])


def test_an_album_is_picked_for_the_stamps_on_the_fair() -> None:
    picking = Match.begin(GAME, NAMES[:2], {"albums": "picked"})
    tiles = (
        "blue mount",
        "green mount",
        "purple mount",
        "red mount",
        "purple plant",
        "brown animal",
        "storage",
        "red plant",
    )
    for action in ("start 1", *(f"deal {tile}" for tile in tiles)):
        picking.play(CHANCE, action)
    values = judged(picking, ADA)
    assert min(values["album 3"], values["album 4"]) > max(values["album 1"], values["album 2"])
    assert values["album 1"] == values["album 2"]


@pytest.mark.parametrize("round", [1, 11, 12])
def test_money_loses_its_worth_towards_the_end(round: int) -> None:
    now = judged(table(seat("blue"), seat("green"), coins=4, round=round))["coin"]
    assert now > 0
    if round > 1:
        assert now < judged(table(seat("blue"), seat("green"), coins=4, round=1))["coin"]
