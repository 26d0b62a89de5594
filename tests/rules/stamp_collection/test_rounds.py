"""Rounds and the end of the game (SC-90 to SC-94)."""

from collections import Counter

import pytest

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import Unreadable

from .table import ADA, BEN, CEM, DEAL, begin, refused, seat, table, told

ROW = ["storage", "pink mount", "red mount", "brown mount"]


@pytest.mark.rule("SC-90")
def test_a_round_ends_with_the_fourth_coin() -> None:
    match = table(seat("blue"), seat("green"), coins=2)
    match.play(ADA, "coin")
    assert match.position()["round"] == 1
    match.play(BEN, "coin")
    assert match.position()["round"] == 2
    assert "round-ended-coins" in told(match)


@pytest.mark.rule("SC-4", "SC-90")
@pytest.mark.parametrize("row", [0, 1])
def test_a_round_ends_with_the_fourth_tile_of_a_row(row: int) -> None:
    half: list[str | None] = [*ROW[:2], None, None]
    match = table(seat("blue"), seat("green"), fair=[*half, *ROW] if row == 0 else [*ROW, *half])
    first = row * 4 + 1
    match.play(ADA, f"buy {first} slot")
    assert match.position()["phase"] == "turns"
    match.play(BEN, f"buy {first + 1} d4")
    assert match.position()["phase"] == "deal"
    assert "round-ended-row" in told(match)


@pytest.mark.rule("SC-90")
def test_six_tiles_of_both_rows_do_not_end_it() -> None:
    match = table(fair=[*ROW[:2], None, None, *ROW[:2], None, None], coins=1)
    match.play(ADA, "buy 1 slot")
    match.play(BEN, "buy 5 slot")
    assert match.position()["phase"] == "turns"


@pytest.mark.rule("SC-91")
def test_what_is_left_is_discarded_and_tiles_and_coins_are_refilled() -> None:
    match = table(fair=["storage", None, "pink mount", "red plant", *ROW], coins=1, round=3)
    before = match.position()
    match.play(ADA, "coin")
    after = match.position()
    left = Counter(tile for tile in before["fair"] if tile)
    assert Counter(after["discards"]) == Counter(before["discards"]) + left
    assert (after["coins"], after["fair"], after["round"]) == (4, [None] * 8, 4)
    dealt = match.settle(DEAL)
    assert [f"deal {tile}" for tile in match.position()["fair"]] == [action.move for action in dealt]
    assert len(dealt) == 8


@pytest.mark.rule("SC-91")
def test_nothing_is_refilled_when_the_game_ends() -> None:
    match = table(coins=1, round=12)
    fair = match.position()["fair"]
    match.play(ADA, "coin")
    assert (match.over, match.position()["coins"], match.position()["fair"]) == (True, 0, fair)


@pytest.mark.rule("SC-92")
def test_the_next_player_clockwise_starts_the_new_round() -> None:
    match = table(seat("blue"), seat("green"), seat("red"), coins=1, turn=BEN)
    match.play(BEN, "coin")
    match.settle(DEAL)
    assert match.waiting == (CEM,)


@pytest.mark.rule("SC-93")
def test_the_pile_lasts_for_11_rounds_and_the_twelfth_is_dealt_from_the_discards() -> None:
    match = begin(3)
    piles = {}
    while match.position()["round"] < 11 or match.position()["coins"] > 1:
        piles[match.position()["round"]] = match.view(None).pile
        match.play(match.waiting[0], "coin")
        match.settle(DEAL)
    assert piles == {number: 88 - 8 * number for number in range(1, 12)}
    passed_over: Counter[str] = Counter(match.position()["discards"]) + Counter(match.position()["fair"])
    match.play(match.waiting[0], "coin")
    match.settle(DEAL)
    last = match.position()
    assert (last["round"], last["discards"]) == (12, {})
    assert Counter(last["fair"]) <= passed_over
    assert match.view(None).pile == passed_over.total() - 8


@pytest.mark.rule("SC-93")
def test_tiles_in_albums_are_not_dealt_again() -> None:
    shown = {"a1": "red animal", "d1": "pink building"}
    match = table(seat("blue", stamps=shown, slots=2), seat("green"), coins=1, round=11)
    match.play(ADA, "coin")
    assert match.view(None).pile == 88 - 5
    with pytest.raises(Unreadable, match="no red animal is left"):
        match.play(CHANCE, "deal red animal")


@pytest.mark.rule("SC-93")
def test_at_most_seven_tiles_are_bought_in_a_round() -> None:
    albums = [seat("blue", money=50), seat("green", money=50)]
    match = table(*albums, fair=["blue mount", "green mount", *ROW[:3], "green mount", "blue mount", "green mount"])
    bought = 0
    while match.position()["phase"] == "turns":
        ways = [move for move in match.legal(match.waiting[0]) if move.startswith("buy")]
        row_lasts = [move for move in ways if tiles_in_row(match.position()["fair"], move) > 1]
        match.play(match.waiting[0], (row_lasts or ways)[0])
        bought += 1
    assert bought == 7
    assert sum(match.position()["discards"].values()) == 1


def tiles_in_row(fair: list[str | None], move: str) -> int:
    row = (int(move.split()[1]) - 1) // 4
    return sum(tile is not None for tile in fair[row * 4 : row * 4 + 4])


@pytest.mark.rule("SC-94")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_round_12_ends_and_turns_are_not_evened_out(players: int) -> None:
    albums = [seat(colour) for colour in ("blue", "green", "purple", "red")[:players]]
    match = table(*albums, coins=2, round=12)
    match.play(ADA, "coin")
    assert not match.over
    match.play(BEN, "coin")
    assert match.over
    outcome = match.outcome()
    assert outcome
    assert outcome.reason == "rounds"
    assert match.waiting == ()
    assert refused(match, ADA, "coin") == "SC-94"


@pytest.mark.rule("SC-94")
def test_round_11_does_not_end_the_game() -> None:
    match = table(coins=1, round=11)
    match.play(ADA, "coin")
    assert not match.over
    assert match.outcome() is None
