"""What is different for two players (SC-110 to SC-113). SC-110 is proved with the connoisseurs too."""

import pytest

from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, DEAL, FACTS, of, seat, showing, table, told


def reason(match: Match) -> str:
    outcome = match.outcome()
    assert outcome
    return outcome.reason


def nine_points() -> tuple[Json, str, str]:
    """An album one stamp short of 9 bonus points, that stamp, and the empty mount for it."""
    points, stamps = 0, []
    for bonus in FACTS.bonus:
        stamps += bonus.stamps
        points += bonus.points
        if points >= 9:
            break
    *rest, last = stamps
    album = showing("blue", *rest, f"{last.split()[0]} mount")
    space = next(s for s, c in album["mounts"].items() if last.startswith(c) and s not in album["stamps"])
    return album, last, space


def fifteen_mounts() -> Json:
    """Only d4 is empty."""
    rows = {"1": "green", "2": "blue", "3": "pink", "4": "brown"}
    mounts = {column + row: colour for row, colour in rows.items() for column in "abcd" if column + row != "d4"}
    return seat("blue", mounts=mounts)


@pytest.mark.rule("SC-110")
def test_the_second_connoisseur_brings_nothing_and_the_third_a_chocolate() -> None:
    album = seat("blue", mounts={"a1": "red", "d4": "pink"})
    match = table(album, seat("green"), fair=["blue plant", "red plant", "pink plant", None, "storage"])
    chocolates = []
    for move in ("buy 1 b2", "buy 2 a1", "buy 3 d4"):
        match.play(ADA, move)
        chocolates.append(of(match, ADA)["chocolates"])
        if match.waiting == (BEN,):
            match.play(BEN, "coin")
    assert chocolates == [0, 0, 1]


@pytest.mark.rule("SC-111", "SC-113")
def test_nine_bonus_points_end_the_game_with_the_round() -> None:
    album, last, space = nine_points()
    match = table(album, seat("green"), fair=[last], coins=2)
    match.play(ADA, f"buy 1 {space}")
    assert match.terms(ADA)["bonus"] >= 9
    assert "ending-bonus" in told(match)
    assert not match.over, "the round is played to its end"
    match.play(BEN, "coin")
    match.play(ADA, "coin")
    assert (match.over, reason(match)) == (True, "bonus")


@pytest.mark.rule("SC-111")
def test_less_than_nine_points_end_nothing() -> None:
    two = [*FACTS.bonus[0].stamps, *FACTS.bonus[1].stamps]
    match = table(showing("blue", *two), seat("green"), coins=1)
    assert match.terms(ADA)["bonus"] < 9
    match.play(ADA, "coin")
    assert not match.over


@pytest.mark.rule("SC-111", "SC-113")
def test_a_triggering_turn_that_ends_the_round_ends_the_game() -> None:
    album, last, space = nine_points()
    match = table(album, seat("green"), fair=[last, None, None, None])
    match.play(ADA, f"buy 1 {space}")
    assert (match.over, reason(match)) == (True, "bonus")


@pytest.mark.rule("SC-112", "SC-113")
def test_mounts_on_all_16_spaces_end_the_game_with_the_round() -> None:
    match = table(fifteen_mounts(), seat("green"), fair=["red mount"], coins=1)
    match.play(ADA, "buy 1 d4")
    assert len(of(match, ADA)["mounts"]) == 16
    assert "ending-mounts" in told(match)
    assert not match.over
    match.play(BEN, "coin")
    assert (match.over, reason(match)) == (True, "mounts")


@pytest.mark.rule("SC-112")
def test_fifteen_mounts_end_nothing() -> None:
    match = table(fifteen_mounts(), seat("green"), coins=1)
    match.play(ADA, "coin")
    assert not match.over


@pytest.mark.rule("SC-112", "SC-113")
def test_the_sixteenth_mount_as_last_tile_of_a_row_ends_the_game_at_once() -> None:
    match = table(fifteen_mounts(), seat("green"), fair=["red mount", None, None, None])
    match.play(ADA, "buy 1 d4")
    assert (match.over, reason(match)) == (True, "mounts")


@pytest.mark.rule("SC-111", "SC-112")
def test_with_three_players_neither_ends_the_game() -> None:
    album, last, space = nine_points()
    match = table(album, bens_fifteen_mounts(), seat("red"), fair=[last, "purple mount"], coins=1)
    match.play(ADA, f"buy 1 {space}")
    match.play(BEN, "buy 2 d4")
    assert match.terms(ADA)["bonus"] >= 9
    assert len(of(match, BEN)["mounts"]) == 16
    match.play(CEM, "coin")
    assert not match.over
    match.settle(DEAL)
    assert match.waiting == (ADA,)


def bens_fifteen_mounts() -> Json:
    """The same around the green mount of Ben's album."""
    rows = {"1": "red", "2": "green", "3": "pink", "4": "brown"}
    mounts = {column + row: colour for row, colour in rows.items() for column in "abcd" if column + row != "d4"}
    return seat("green", mounts=mounts)


@pytest.mark.rule("SC-113")
def test_the_reason_that_came_first_is_kept_and_round_12_stands_above_both() -> None:
    match = table(fifteen_mounts(), seat("green"), fair=["red mount"], coins=1, round=12)
    match.play(ADA, "buy 1 d4")
    match.play(BEN, "coin")
    assert reason(match) == "rounds"


@pytest.mark.rule("SC-113")
def test_a_second_reason_changes_nothing() -> None:
    album, last, space = nine_points()
    match = table(album, bens_fifteen_mounts(), fair=[last, "purple mount"], coins=1)
    match.play(ADA, f"buy 1 {space}")
    match.play(BEN, "buy 2 d4")
    match.play(ADA, "coin")
    assert reason(match) == "bonus"
