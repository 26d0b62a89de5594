"""Placing a stamp (SC-40 to SC-44). Ada's album has its blue mount printed on b2."""

import pytest

from sammelsurium.kernel.match import Match

from .table import ADA, DEAL, begin, of, purchases, refused, seat, table

GERMAN = {"storing": "german"}


@pytest.mark.rule("SC-40")
def test_a_stamp_goes_on_any_empty_mount_of_its_colour() -> None:
    match = table(seat("blue", mounts={"a2": "blue", "c2": "blue"}), seat("green"), fair=["blue plant"])
    assert sorted(purchases(match, ADA, 1)) == ["a2", "b2", "c2"]
    match.play(ADA, "buy 1 c2")
    assert of(match, ADA)["stamps"] == {"c2": "blue plant"}


@pytest.mark.rule("SC-40")
def test_a_stamp_goes_neither_on_another_colour_nor_on_an_empty_space() -> None:
    match = table(seat("blue", mounts={"a1": "red"}), seat("green"), fair=["blue plant"])
    for space in ("a1", "d4", "slot"):
        assert refused(match, ADA, f"buy 1 {space}") == "SC-40"


@pytest.mark.rule("SC-40")
def test_a_mount_holds_one_stamp() -> None:
    album = seat("blue", mounts={"a2": "blue"}, stamps={"b2": "blue animal"})
    match = table(album, seat("green"), fair=["blue plant"])
    assert refused(match, ADA, "buy 1 b2") == "SC-40"
    assert purchases(match, ADA, 1) == ["a2"]


@pytest.mark.rule("SC-41")
def test_a_stamp_without_a_mount_of_its_colour_goes_to_storage() -> None:
    match = table(seat("blue"), seat("green"), fair=["red plant"])
    assert purchases(match, ADA, 1) == ["storage"]
    match.play(ADA, "buy 1 storage")
    assert of(match, ADA)["storage"] == ["red plant"]
    assert of(match, ADA)["stamps"] == {}


@pytest.mark.rule("SC-41")
@pytest.mark.parametrize("options", [{}, GERMAN])
def test_with_an_empty_mount_of_its_colour_a_stamp_cannot_be_stored(options: dict[str, str]) -> None:
    match = table(seat("blue"), seat("green"), fair=["blue plant"], options=options)
    assert refused(match, ADA, "buy 1 storage") == "SC-41"


@pytest.mark.rule("SC-41")
def test_when_all_mounts_of_its_colour_are_occupied_a_stamp_may_be_stored() -> None:
    match = table(seat("blue", stamps={"b2": "blue animal"}), seat("green"), fair=["blue plant"])
    assert purchases(match, ADA, 1) == ["storage"]


@pytest.mark.rule("SC-41")
def test_read_as_in_german_occupied_mounts_of_its_colour_bar_a_stamp_from_storage_too() -> None:
    album = seat("blue", stamps={"b2": "blue animal"})
    match = table(album, seat("green"), fair=["blue plant", "red plant"], options=GERMAN)
    assert refused(match, ADA, "buy 1 storage") == "SC-41"
    assert purchases(match, ADA, 1) == []
    assert purchases(match, ADA, 2) == ["storage"]


@pytest.mark.rule("SC-42")
def test_with_neither_mount_nor_slot_the_stamp_cannot_be_bought() -> None:
    match = table(seat("blue", storage=["pink plant"]), seat("green"), fair=["red plant"])
    assert purchases(match, ADA, 1) == []
    assert refused(match, ADA, "buy 1 storage") == "SC-42"
    assert refused(match, ADA, "buy 1 d4") == "SC-42"


@pytest.mark.rule("SC-43")
def test_placed_tiles_never_move_and_a_stored_stamp_only_onto_a_mount() -> None:
    match = begin(3)
    while not match.over:
        seats = [of(match, player) for player in range(3)]
        moves = match.legal(match.waiting[0])
        match.play(match.waiting[0], moves[DEAL.draw(match.ply, len(moves))])
        for player, before in enumerate(seats):
            check_nothing_moved(match, player, before)
        match.settle(DEAL)


def check_nothing_moved(match: Match, player: int, before: dict[str, dict[str, str]]) -> None:
    after = of(match, player)
    assert before["mounts"].items() <= after["mounts"].items()
    assert before["stamps"].items() <= after["stamps"].items()
    for stored, now in zip(before["storage"], after["storage"], strict=False):
        if stored and now != stored:
            mounted = [stamp for space, stamp in after["stamps"].items() if space not in before["stamps"]]
            assert (now, mounted) == (None, [stored])


@pytest.mark.rule("SC-43")
def test_a_stored_stamp_can_be_neither_discarded_nor_moved_to_a_mount_that_was_there_before() -> None:
    album = seat("blue", mounts={"a1": "red"}, stamps={"a1": "red animal"}, storage=["red plant"])
    match = table(album, seat("green"), fair=["storage", "pink mount"])
    assert {move.split()[0] for move in match.legal(ADA)} == {"coin", "buy"}
    for move in match.legal(ADA):
        later = match.back_to(0)
        later.play(ADA, move)
        assert "red plant" in [*of(later, ADA)["storage"], *of(later, ADA)["stamps"].values()]


@pytest.mark.rule("SC-44")
def test_an_album_may_show_the_same_stamp_twice() -> None:
    album = seat("blue", mounts={"a2": "blue"}, stamps={"b2": "blue animal"})
    match = table(album, seat("green"), fair=["blue animal"])
    match.play(ADA, "buy 1 a2")
    assert of(match, ADA)["stamps"] == {"a2": "blue animal", "b2": "blue animal"}
