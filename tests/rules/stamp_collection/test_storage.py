"""Storage (SC-50, SC-51)."""

import pytest

from .table import ADA, of, purchases, refused, seat, table


@pytest.mark.rule("SC-50")
def test_a_storage_tile_adds_a_second_slot_outside_the_grid() -> None:
    match = table(seat("blue", storage=["red plant"]), seat("green"), fair=["storage", "pink plant"])
    mounts = of(match, ADA)["mounts"]
    assert purchases(match, ADA, 1) == ["slot"]
    match.play(ADA, "buy 1 slot")
    assert (of(match, ADA)["slots"], of(match, ADA)["storage"]) == (2, ["red plant", None])
    assert of(match, ADA)["mounts"] == mounts


@pytest.mark.rule("SC-50")
def test_with_two_slots_two_stamps_can_be_stored() -> None:
    match = table(seat("blue", storage=["red plant", None]), seat("green"), fair=["pink plant"])
    match.play(ADA, "buy 1 storage")
    assert of(match, ADA)["storage"] == ["red plant", "pink plant"]


@pytest.mark.rule("SC-50")
def test_who_has_two_slots_cannot_buy_another() -> None:
    match = table(seat("blue", slots=2), seat("green"), fair=["storage"])
    assert refused(match, ADA, "buy 1 slot") == "SC-50"


@pytest.mark.rule("SC-50")
def test_a_storage_tile_goes_neither_on_the_grid_nor_into_a_slot() -> None:
    match = table(seat("blue"), seat("green"), fair=["storage"])
    assert refused(match, ADA, "buy 1 d4") == "SC-50"
    assert refused(match, ADA, "buy 1 storage") == "SC-50"


@pytest.mark.rule("SC-51")
def test_storage_holds_no_mounts() -> None:
    match = table(seat("blue"), seat("green"), fair=["red mount"])
    assert refused(match, ADA, "buy 1 storage") == "SC-51"
