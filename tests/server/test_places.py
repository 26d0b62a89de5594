"""Places that are kept for those who have played together before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sammelsurium.server.gathering_store import StoredGathering, StoredPlace
from sammelsurium.server.messages.gathering import NewGathering, PlaceWish, Sitting
from sammelsurium.server.places import chairs_of, left, opened, seated
from sammelsurium.server.refusals import RefusalError


def again() -> StoredGathering:
    """Ada sits, places are kept for Ben and Cleo, one is open."""
    wish = NewGathering("collexxion", [PlaceWish("me", "Ada"), *[PlaceWish("open")] * 3])
    begun = opened(wish, "aaaaaaaaaaaa", "ada")
    kept = StoredPlace(1, "Ben", "loupe", "ben"), StoredPlace(2, "Cleo", None, "cleo")
    return replace(begun, places=(begun.places[0], *kept, begun.places[3]))


def test_who_is_awaited_sits_where_it_is_kept() -> None:
    after = seated(again(), Sitting("Ben"), "ben")
    assert (after.places[1].sits, after.places[1].person) == (True, "ben")


def test_who_is_awaited_may_sit_elsewhere_and_leaves_the_place_open() -> None:
    after = seated(again(), Sitting("Benno", place=3), "ben")
    assert after.places[1].is_open
    assert after.places[3].name == "Benno"


def test_a_stranger_sits_where_it_is_open_under_another_name() -> None:
    assert seated(again(), Sitting("Dora"), "dora").places[3].name == "Dora"
    with pytest.raises(RefusalError, match="kept for Ben"):
        seated(again(), Sitting("Dora", place=1), "dora")
    with pytest.raises(RefusalError, match="called Ben already"):
        seated(again(), Sitting("Ben"), "dora")


def test_who_has_not_come_yet_cannot_leave_and_is_nobody_s_host() -> None:
    with pytest.raises(RefusalError, match="not yours"):
        left(again(), 1, "ben")
    assert left(again(), 0, "ada") is None


def test_a_bot_of_another_name_keeps_the_seat_of_who_does_not_come() -> None:
    chairs = chairs_of(again())
    assert [(chair.person, chair.open) for chair in chairs] == [("ada", False), *[(None, True)] * 3]
    assert len({chair.name for chair in chairs} - {"Ben", "Cleo"}) == 4
