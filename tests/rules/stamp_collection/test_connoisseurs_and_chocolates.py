"""Connoisseurs and chocolates (SC-60 to SC-64), and what is different for two players (SC-110)."""

import pytest

from .table import ADA, BEN, CEM, of, seat, showing, table, told


def others() -> list[dict[str, object]]:
    """Two more players, so that the rule for three or four applies."""
    return [seat("green"), seat("purple")]


@pytest.mark.rule("SC-60")
def test_a_stamp_put_on_a_mount_brings_the_connoisseur_from_the_supply() -> None:
    match = table(seat("blue"), *others(), fair=["blue plant"])
    assert match.position()["connoisseurs"] == {}
    match.play(ADA, "buy 1 b2")
    assert match.position()["connoisseurs"] == {"blue": ADA + 1}
    assert "connoisseur" in told(match)


@pytest.mark.rule("SC-60")
def test_he_leaves_another_player_for_it() -> None:
    match = table(seat("blue"), showing("green", "blue animal"), seat("purple"), fair=["blue plant"])
    assert match.position()["connoisseurs"] == {"blue": BEN + 1}
    match.play(ADA, "buy 1 b2")
    assert match.position()["connoisseurs"] == {"blue": ADA + 1}
    assert "connoisseur-lured" in told(match)


@pytest.mark.rule("SC-60")
def test_a_stamp_that_moves_from_storage_brings_him_too() -> None:
    match = table(seat("blue", storage=["red plant"]), *others(), fair=["red mount"])
    match.play(ADA, "buy 1 d4")
    assert match.position()["connoisseurs"] == {"red": ADA + 1}


@pytest.mark.rule("SC-61")
def test_the_first_connoisseur_brings_nothing() -> None:
    match = table(seat("blue"), *others(), fair=["blue plant"])
    match.play(ADA, "buy 1 b2")
    assert of(match, ADA)["chocolates"] == 0


@pytest.mark.rule("SC-61")
def test_an_arriving_connoisseur_brings_a_chocolate_if_another_is_there() -> None:
    match = table(showing("blue", "blue mount", "red plant"), *others(), fair=["blue plant"])
    match.play(ADA, "buy 1 b2")
    assert of(match, ADA)["chocolates"] == 1


@pytest.mark.rule("SC-61")
def test_those_who_have_left_do_not_count() -> None:
    album = showing("blue", "blue mount", "red plant")
    match = table(album, showing("green", "red animal"), seat("purple"), fair=["blue plant"], connoisseurs={"red": BEN})
    match.play(ADA, "buy 1 b2")
    assert of(match, ADA)["chocolates"] == 0


@pytest.mark.rule("SC-61", "SC-110")
@pytest.mark.parametrize(("shown", "chocolates"), [(["red plant"], 0), (["red plant", "pink plant"], 1)])
def test_with_two_players_two_others_must_be_there(shown: list[str], chocolates: int) -> None:
    match = table(showing("blue", "blue mount", *shown), seat("green"), fair=["blue plant"])
    match.play(ADA, "buy 1 b2")
    assert of(match, ADA)["chocolates"] == chocolates


@pytest.mark.rule("SC-62")
def test_a_connoisseur_who_is_there_already_stays_and_brings_nothing() -> None:
    album = showing("blue", "blue animal", "blue mount", "red plant")
    match = table(album, *others(), fair=["blue plant"])
    open_mount = next(space for space in of(match, ADA)["mounts"] if space not in of(match, ADA)["stamps"])
    match.play(ADA, f"buy 1 {open_mount}")
    assert match.position()["connoisseurs"] == {"blue": ADA + 1, "red": ADA + 1}
    assert of(match, ADA)["chocolates"] == 0
    assert "connoisseur-stays" in told(match)


@pytest.mark.rule("SC-63")
def test_one_who_was_lured_away_can_return_with_another_chocolate() -> None:
    ada = seat("blue", stamps={"d4": "red plant"}, mounts={"a2": "blue"})
    ben = seat("green", mounts={"d4": "blue"})
    match = table(ada, ben, seat("purple"), fair=["blue plant", "blue animal", "blue building"])
    match.play(ADA, "buy 1 b2")
    match.play(BEN, "buy 2 d4")
    assert match.position()["connoisseurs"]["blue"] == BEN + 1
    match.play(CEM, "coin")
    match.play(ADA, "buy 3 a2")
    assert match.position()["connoisseurs"]["blue"] == ADA + 1
    assert of(match, ADA)["chocolates"] == 2


@pytest.mark.rule("SC-64")
def test_a_stamp_laid_into_storage_attracts_nobody() -> None:
    match = table(showing("blue", "red plant"), *others(), fair=["pink plant"])
    match.play(ADA, "buy 1 storage")
    assert match.position()["connoisseurs"] == {"red": ADA + 1}
    assert of(match, ADA)["chocolates"] == 0
