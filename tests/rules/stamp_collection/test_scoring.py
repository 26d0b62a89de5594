"""Scoring (SC-100 to SC-104)."""

import pytest

from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, FACTS, seat, showing, table


def finished(*seats: Json) -> Match:
    """The end of round 12."""
    return table(*seats, coins=0, round=12, phase="over")


def ranking(match: Match) -> list[tuple[int, int]]:
    """Seat and rank, the winners first."""
    outcome = match.outcome()
    assert outcome
    return [(place.seat, place.rank) for place in outcome.ranking]


@pytest.mark.rule("SC-100")
def test_a_chocolate_is_a_point() -> None:
    shown = ("blue animal", "red animal", "pink animal")
    match = finished(showing("blue", *shown, chocolates=2), seat("green"))
    assert match.terms(ADA)["chocolates"] == 2
    assert match.terms(BEN)["chocolates"] == 0


@pytest.mark.rule("SC-101")
def test_a_bonus_tile_is_worth_its_points() -> None:
    one, two = FACTS.bonus[0], FACTS.bonus[1]
    match = finished(showing("blue", *one.stamps, *two.stamps), showing("green", *FACTS.bonus[2].stamps))
    assert match.terms(ADA)["bonus"] == one.points + two.points
    assert match.terms(BEN)["bonus"] == FACTS.bonus[2].points


@pytest.mark.rule("SC-102")
def test_an_empty_album_scores_its_printed_mount_and_slot() -> None:
    assert finished(seat("blue"), seat("green")).terms(ADA)["fields"] == 2


@pytest.mark.rule("SC-102")
def test_each_mount_and_each_slot_is_a_point_and_stamps_add_nothing() -> None:
    bare = seat("blue", mounts={"a1": "red", "a2": "pink"}, slots=2)
    full = seat("green", stamps={"a1": "red plant", "a2": "pink plant"}, storage=["brown animal", "brown plant"])
    match = finished(bare, full)
    assert match.terms(ADA)["fields"] == match.terms(BEN)["fields"] == 3 + 2


@pytest.mark.rule("SC-102")
def test_fields_are_worth_at_most_18() -> None:
    rows = {"1": "red", "2": "blue", "3": "pink", "4": "brown"}
    mounts = {column + row: colour for row, colour in rows.items() for column in "abcd"}
    match = finished(seat("blue", mounts=mounts, slots=2), seat("green"), seat("purple"))
    assert match.terms(ADA)["fields"] == 18


@pytest.mark.rule("SC-103")
def test_an_unpaid_loan_costs_two_points() -> None:
    match = finished(seat("blue", loan=True, money=3), seat("green", money=3))
    assert match.terms(ADA) == {"chocolates": 0, "bonus": 0, "fields": 2, "loan": -2}
    assert match.points() == [0, 2]


@pytest.mark.rule("SC-83", "SC-103")
@pytest.mark.parametrize(("money", "at_end"), [(3, 0), (4, 2)])
def test_points_now_and_at_the_end_differ_by_a_loan_that_can_be_repaid(money: int, at_end: int) -> None:
    match = table(seat("blue", loan=True, money=money), seat("green"), coins=1, round=12, turn=BEN)
    ada, ben = match.view(None).players
    assert (ada.points, ada.at_end) == (0, at_end)
    assert (ben.points, ben.at_end) == (2, 2)
    match.play(BEN, "coin")
    assert match.points() == [at_end, 2]


@pytest.mark.rule("SC-104")
def test_most_points_win() -> None:
    match = finished(seat("blue", money=99), seat("green", slots=2, money=0), seat("red", money=98))
    assert ranking(match) == [(BEN, 1), (ADA, 2), (CEM, 3)]


@pytest.mark.rule("SC-104")
def test_tied_players_compare_the_value_of_their_money() -> None:
    match = finished(seat("blue", money=4), seat("green", money=7), seat("red", money=5))
    assert match.points() == [2, 2, 2]
    assert ranking(match) == [(BEN, 1), (CEM, 2), (ADA, 3)]


@pytest.mark.rule("SC-104")
def test_players_still_tied_share_the_victory() -> None:
    match = finished(seat("blue", money=7), seat("green", money=4), seat("red", money=7))
    assert ranking(match) == [(ADA, 1), (CEM, 1), (BEN, 3)]
