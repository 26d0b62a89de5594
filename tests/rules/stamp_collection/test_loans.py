"""Loans (SC-80 to SC-83)."""

import pytest

from .table import ADA, BEN, CEM, DEAL, begin, money, of, purchases, refused, seat, spaces_costing, table

ANY_TIME = {"loans": "any time"}


@pytest.mark.rule("SC-80")
def test_a_purchase_that_costs_more_than_one_has_can_be_paid_with_a_loan_of_3() -> None:
    match = table(seat("blue", money=1), seat("green"), fair=["storage"], coins=4)
    assert purchases(match, ADA, 1) == ["slot loan"]
    match.play(ADA, "buy 1 slot loan")
    assert (money(match, ADA), of(match, ADA)["loan"]) == (1 + 3 - 4, True)


@pytest.mark.rule("SC-80")
def test_the_cost_of_the_space_counts_for_the_loan() -> None:
    match = table(seat("blue", money=3), seat("green"), fair=["red mount"], coins=3)
    free, dear = spaces_costing(match, 0)[0], spaces_costing(match, 2)[0]
    assert {free, f"{dear} loan"} <= set(purchases(match, ADA, 1))
    match.play(ADA, f"buy 1 {dear} loan")
    assert money(match, ADA) == 3 + 3 - 3 - 2


@pytest.mark.rule("SC-80")
def test_who_can_pay_takes_no_loan_and_who_cannot_must_say_that_it_is_one() -> None:
    match = table(seat("blue", money=4), seat("green"), fair=["storage"], coins=4)
    assert refused(match, ADA, "buy 1 slot loan") == "SC-80"
    match = table(seat("blue", money=3), seat("green"), fair=["storage"], coins=4)
    assert refused(match, ADA, "buy 1 slot") == "SC-80"


@pytest.mark.rule("SC-80")
def test_a_loan_that_does_not_make_the_purchase_payable_cannot_be_taken() -> None:
    match = table(seat("blue", money=0), seat("green"), fair=["storage", "red mount"], coins=4)
    assert refused(match, ADA, "buy 1 slot loan") == "SC-24"
    match = table(seat("blue", money=0), seat("green"), fair=["red mount"], coins=2)
    assert refused(match, ADA, f"buy 1 {spaces_costing(match, 2)[0]} loan") == "SC-33"


@pytest.mark.rule("SC-80")
def test_without_the_option_there_is_no_loan_apart_from_a_purchase() -> None:
    match = table(seat("blue", money=0), seat("green", money=0))
    assert refused(match, ADA, "loan") == "SC-80"
    assert refused(match, BEN, "loan") == "SC-80"


@pytest.mark.rule("SC-80")
def test_with_the_option_a_loan_is_taken_at_any_moment_also_without_need() -> None:
    match = table(seat("blue", money=30), seat("green", money=30), options=ANY_TIME)
    assert match.interrupting == (BEN,)
    match.play(BEN, "loan")
    assert (money(match, BEN), of(match, BEN)["loan"]) == (33, True)
    assert match.waiting == (ADA,)
    match.play(ADA, "loan")
    assert (money(match, ADA), match.waiting) == (33, (ADA,)), "a loan is not the turn's action"


@pytest.mark.rule("SC-80")
def test_with_the_option_a_purchase_brings_no_loan_along() -> None:
    match = table(seat("blue", money=2), seat("green"), fair=["storage"], coins=4, options=ANY_TIME)
    assert purchases(match, ADA, 1) == []
    assert refused(match, ADA, "buy 1 slot loan") == "SC-24"
    match.play(ADA, "loan")
    match.play(ADA, "buy 1 slot")
    assert money(match, ADA) == 2 + 3 - 4


@pytest.mark.rule("SC-80")
def test_the_last_loan_is_taken_before_round_12_ends() -> None:
    match = table(seat("blue"), seat("green"), coins=1, round=12, options=ANY_TIME)
    match.play(BEN, "loan")
    match.play(ADA, "coin")
    assert match.over
    assert refused(match, ADA, "loan") == "SC-94"


@pytest.mark.rule("SC-81")
def test_a_player_holds_at_most_one_loan() -> None:
    match = table(seat("blue", money=2, loan=True), seat("green"), fair=["storage"])
    assert refused(match, ADA, "buy 1 slot loan") == "SC-81"
    match = table(seat("blue", loan=True), seat("green"), options=ANY_TIME)
    assert refused(match, ADA, "loan") == "SC-81"


@pytest.mark.rule("SC-81")
def test_after_repaying_another_loan_may_be_taken() -> None:
    match = table(seat("blue", money=5, loan=True), seat("green"), fair=["storage"], coins=3)
    match.play(ADA, "repay")
    match.play(ADA, "buy 1 slot loan")
    assert (money(match, ADA), of(match, ADA)["loan"]) == (5 - 4 + 3 - 3, True)


@pytest.mark.rule("SC-82")
def test_repaying_costs_4_and_is_not_the_turns_action() -> None:
    match = table(seat("blue", money=4, loan=True), seat("green"))
    match.play(ADA, "repay")
    assert (money(match, ADA), of(match, ADA)["loan"]) == (0, False)
    assert match.waiting == (ADA,)


@pytest.mark.rule("SC-82")
def test_a_loan_may_be_repaid_on_anothers_turn() -> None:
    match = table(seat("blue"), seat("green", money=9, loan=True))
    assert match.interrupting == (BEN,)
    assert match.legal(BEN) == ["repay"]
    match.play(BEN, "repay")
    assert (money(match, BEN), of(match, BEN)["loan"]) == (5, False)
    assert match.waiting == (ADA,)
    assert not match.interrupting


@pytest.mark.rule("SC-82")
def test_without_a_loan_or_without_4_silver_nothing_is_repaid() -> None:
    match = table(seat("blue", money=3, loan=True), seat("green", money=9))
    assert refused(match, ADA, "repay") == "SC-82"
    assert refused(match, BEN, "repay") == "SC-82"


@pytest.mark.rule("SC-82", "SC-83")
def test_at_the_final_scoring_whoever_has_4_repays_automatically() -> None:
    just, poor = seat("green", money=4, loan=True), seat("red", money=3, loan=True)
    match = table(seat("blue", money=0, loan=True), just, poor, coins=1, round=12)
    match.play(ADA, "coin")
    assert [of(match, player)["loan"] for player in (ADA, BEN, CEM)] == [False, False, True]
    assert [money(match, player) for player in (ADA, BEN, CEM)] == [1, 0, 3]


@pytest.mark.rule("SC-83")
def test_the_money_for_the_tie_break_is_counted_after_repaying() -> None:
    match = table(seat("blue", money=4, loan=True), seat("green", money=6), coins=1, round=12)
    match.play(ADA, "coin")
    outcome = match.outcome()
    assert outcome
    assert [(place.seat, place.rank, place.tie_break) for place in outcome.ranking] == [(BEN, 1, 6), (ADA, 2, 5)]


@pytest.mark.rule("SC-82")
def test_no_loan_is_touched_while_albums_are_given_or_tiles_are_dealt() -> None:
    match = table(seat("blue", money=9, loan=True), seat("green"), coins=1)
    match.play(ADA, "coin")
    assert (match.waiting, match.interrupting, match.legal(ADA)) == ((), (), [])
    match.settle(DEAL)
    assert match.interrupting == (ADA,)
    assert begin(2, loans="any time").interrupting != ()
