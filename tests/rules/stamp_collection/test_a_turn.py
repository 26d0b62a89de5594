"""A turn: a coin or a tile (SC-20 to SC-24)."""

import pytest

from sammelsurium.kernel.errors import Unreadable

from .table import ADA, BEN, CEM, begin, money, of, purchases, refused, seat, table


@pytest.mark.rule("SC-20")
def test_turns_go_clockwise() -> None:
    match = table(seat("blue"), seat("green"), seat("red"))
    order: list[int] = []
    for _ in range(3):
        order += match.waiting
        match.play(match.waiting[0], "coin")
    assert [*order, *match.waiting] == [ADA, BEN, CEM, ADA]


@pytest.mark.rule("SC-20")
def test_a_turn_is_a_coin_or_a_purchase_and_nothing_else() -> None:
    match = begin(3)
    moves = match.legal(match.waiting[0])
    assert {move.split()[0] for move in moves} == {"coin", "buy"}
    with pytest.raises(Unreadable):
        match.play(match.waiting[0], "pass")


@pytest.mark.rule("SC-20")
def test_nobody_acts_on_another_turn() -> None:
    match = table(seat("blue"), seat("green"), fair=["storage"])
    assert refused(match, BEN, "coin") == "SC-20"
    assert refused(match, BEN, "buy 1 slot") == "SC-20"
    assert match.legal(BEN) == []


@pytest.mark.rule("SC-20")
def test_one_action_ends_the_turn() -> None:
    match = table(seat("blue"), seat("green"), fair=["storage"])
    match.play(ADA, "buy 1 slot")
    assert match.waiting == (BEN,)
    match.play(BEN, "coin")
    assert match.waiting == (ADA,)


@pytest.mark.rule("SC-21")
def test_taking_a_coin_brings_5_and_leaves_one_coin_less_on_the_fair() -> None:
    match = table(seat("blue", money=2), seat("green"), coins=4)
    fair = match.position()["fair"]
    match.play(ADA, "coin")
    assert money(match, ADA) == 7
    assert match.position()["coins"] == 3
    assert match.position()["fair"] == fair


@pytest.mark.rule("SC-22")
@pytest.mark.parametrize("coins", [4, 3, 2, 1])
def test_the_price_in_silver_is_the_number_of_coins_on_the_fair(coins: int) -> None:
    match = table(seat("blue", money=10), seat("green"), fair=["storage"], coins=coins)
    match.play(ADA, "buy 1 slot")
    assert money(match, ADA) == 10 - coins
    assert match.position()["coins"] == coins, "the price goes to the bank, not to the fair"


@pytest.mark.rule("SC-22")
def test_any_tile_of_the_fair_can_be_chosen() -> None:
    fair = ["storage", "green mount", "red plant", "blue plant", "pink mount", "blue mount", "brown plant", "red mount"]
    match = table(seat("blue"), seat("green"), fair=fair)
    assert all(purchases(match, ADA, tile) for tile in range(1, 9))


@pytest.mark.rule("SC-22")
def test_where_no_tile_lies_nothing_can_be_bought() -> None:
    match = table(fair=[None, "storage"])
    assert refused(match, ADA, "buy 1 a1") == "SC-22"


@pytest.mark.rule("SC-22", "SC-24")
def test_who_cannot_pay_the_price_cannot_buy() -> None:
    match = table(seat("blue", money=3, loan=True), seat("green"), fair=["storage"], coins=4)
    assert refused(match, ADA, "buy 1 slot") == "SC-24"


@pytest.mark.rule("SC-23")
def test_a_bought_tile_is_in_the_album_at_once_and_no_second_one_can_follow() -> None:
    match = table(seat("blue"), seat("green"), fair=["pink mount", "blue plant"])
    match.play(ADA, "buy 1 d4")
    assert match.position()["fair"][0] is None
    assert of(match, ADA)["mounts"]["d4"] == "pink"
    assert refused(match, ADA, "buy 2 b2") == "SC-20"


@pytest.mark.rule("SC-24")
def test_who_can_pay_for_nothing_must_take_a_coin() -> None:
    match = table(seat("blue", money=1, loan=True), seat("green"), coins=3)
    assert match.legal(ADA) == ["coin"]


@pytest.mark.rule("SC-24")
def test_who_can_place_nothing_must_take_a_coin() -> None:
    full = seat("blue", money=50, storage=["red plant", "red animal"])
    stamps = ["green plant", "pink animal", "brown plant", "green animal", "pink plant", "purple plant"]
    match = table(full, seat("green"), fair=["storage", *stamps, "storage"])
    assert match.legal(ADA) == ["coin"]


@pytest.mark.rule("SC-24")
def test_who_can_buy_may_still_take_a_coin() -> None:
    match = table(seat("blue", money=50), seat("green"), fair=["storage"])
    assert "coin" in match.legal(ADA)
    match.play(ADA, "coin")
    assert money(match, ADA) == 55


@pytest.mark.rule("SC-24")
def test_who_could_only_pay_by_a_loan_may_buy_or_take_a_coin() -> None:
    match = table(seat("blue", money=0), seat("green"), fair=["storage"], coins=3)
    assert purchases(match, ADA, 1) == ["slot loan"]
    assert "coin" in match.legal(ADA)
