"""Placing a mount (SC-30 to SC-34). Ada's album has its blue mount printed on b2."""

import pytest

from .table import ADA, WALK, cost_of, money, of, purchases, refused, seat, spaces_costing, table


@pytest.mark.rule("SC-30")
def test_a_mount_goes_only_on_a_completely_empty_space() -> None:
    album = seat("blue", mounts={"a1": "red"}, stamps={"a2": "pink plant"})
    match = table(album, seat("green"), fair=["brown mount"])
    for taken in ("a1", "a2", "b2"):
        assert refused(match, ADA, f"buy 1 {taken}") == "SC-30"
    match.play(ADA, "buy 1 d4")
    assert of(match, ADA)["mounts"]["d4"] == "brown"


@pytest.mark.rule("SC-30")
def test_a_mount_does_not_go_beside_the_storage_slot() -> None:
    match = table(seat("blue"), seat("green"), fair=["brown mount"])
    assert refused(match, ADA, "buy 1 slot") == "SC-30"


@pytest.mark.rule("SC-31")
def test_the_first_mount_of_a_colour_may_go_on_any_empty_space() -> None:
    match = table(seat("blue", mounts={"a1": "red"}), seat("green"), fair=["brown mount"])
    assert sorted(purchases(match, ADA, 1)) == sorted(set(WALK) - {"a1", "b2"})


@pytest.mark.rule("SC-31")
def test_every_later_mount_shares_a_side_with_one_of_its_colour() -> None:
    match = table(seat("blue", mounts={"a4": "brown", "b4": "brown"}), seat("green"), fair=["brown mount"])
    assert sorted(purchases(match, ADA, 1)) == ["a3", "b3", "c4"]
    assert refused(match, ADA, "buy 1 d1") == "SC-31"
    assert refused(match, ADA, "buy 1 c3") == "SC-31", "a corner is not a side"


@pytest.mark.rule("SC-31")
@pytest.mark.parametrize(
    ("lying", "beside"),
    [("a1", "a2 b1"), ("d1", "c1 d2"), ("d2", "c2 d1 d3"), ("a3", "a2 a4 b3"), ("d4", "c4 d3")],
)
def test_the_edge_of_the_album_is_no_neighbour(lying: str, beside: str) -> None:
    match = table(seat("blue", mounts={lying: "brown"}), seat("green"), fair=["brown mount"])
    assert sorted(purchases(match, ADA, 1)) == beside.split()


@pytest.mark.rule("SC-31")
def test_the_printed_mount_counts_as_one_of_its_colour() -> None:
    match = table(seat("blue"), seat("green"), fair=["blue mount"])
    assert sorted(purchases(match, ADA, 1)) == ["a2", "b1", "b3", "c2"]


@pytest.mark.rule("SC-31")
def test_a_mount_under_a_stamp_counts_too() -> None:
    match = table(seat("blue", stamps={"d4": "brown plant"}), seat("green"), fair=["brown mount"])
    assert sorted(purchases(match, ADA, 1)) == ["c4", "d3"]


@pytest.mark.rule("SC-32")
def test_a_colour_that_is_walled_in_cannot_be_bought() -> None:
    walled = {"a1": "brown", "b1": "red", "a2": "pink"}
    match = table(seat("blue", mounts=walled), seat("green"), fair=["brown mount"])
    assert purchases(match, ADA, 1) == []
    for space in ("d4", "a1", "a3"):
        assert refused(match, ADA, f"buy 1 {space}") == "SC-32"


@pytest.mark.rule("SC-33")
@pytest.mark.parametrize("extra", [0, 1, 2])
def test_a_printed_cost_is_paid_on_top_of_the_price(extra: int) -> None:
    match = table(seat("blue", money=20), seat("green"), fair=["brown mount"], coins=3)
    match.play(ADA, f"buy 1 {spaces_costing(match, extra)[0]}")
    assert money(match, ADA) == 20 - 3 - extra


@pytest.mark.rule("SC-33")
def test_a_space_that_is_too_dear_is_not_available() -> None:
    match = table(seat("blue", money=4, loan=True), seat("green"), fair=["brown mount"], coins=3)
    affordable = spaces_costing(match, 0) + spaces_costing(match, 1)
    assert sorted(purchases(match, ADA, 1)) == sorted(affordable)
    assert refused(match, ADA, f"buy 1 {spaces_costing(match, 2)[0]}") == "SC-33"


@pytest.mark.rule("SC-33")
def test_if_only_spaces_that_are_too_dear_are_left_the_mount_cannot_be_bought() -> None:
    poor = seat("blue", money=3, loan=True)
    match = table(poor, seat("green"), fair=["blue mount"], coins=3)
    free = [space for space in ("a2", "b1", "b3", "c2") if cost_of(match, space) == 0]
    blocked = seat("blue", money=3, loan=True, mounts=dict(zip(free, ("red", "pink"), strict=False)))
    match = table(blocked, seat("green"), fair=["blue mount"], coins=3)
    assert purchases(match, ADA, 1) == []
    dear = next(space for space in ("a2", "b1", "b3", "c2") if space not in free)
    assert refused(match, ADA, f"buy 1 {dear}") == "SC-33"


@pytest.mark.rule("SC-33")
def test_only_mounts_pay_for_the_space() -> None:
    probe = table(seat("blue"), seat("green"))
    dear = spaces_costing(probe, 2)[0]
    match = table(seat("blue", money=20, mounts={dear: "red"}), seat("green"), fair=["red plant"], coins=3)
    match.play(ADA, f"buy 1 {dear}")
    assert money(match, ADA) == 17


@pytest.mark.rule("SC-34")
def test_a_stored_stamp_of_the_colour_moves_onto_the_new_mount_at_once() -> None:
    match = table(seat("blue", storage=["red plant"]), seat("green"), fair=["red mount"])
    match.play(ADA, "buy 1 d4")
    assert of(match, ADA)["stamps"] == {"d4": "red plant"}
    assert of(match, ADA)["storage"] == [None]


@pytest.mark.rule("SC-34")
def test_a_stored_stamp_of_another_colour_stays() -> None:
    match = table(seat("blue", storage=["pink plant", "red plant"]), seat("green"), fair=["red mount"])
    match.play(ADA, "buy 1 d4")
    assert of(match, ADA)["stamps"] == {"d4": "red plant"}
    assert of(match, ADA)["storage"] == ["pink plant", None]


@pytest.mark.rule("SC-34")
@pytest.mark.parametrize(("chosen", "left"), [(1, [None, "red animal"]), (2, ["red plant", None])])
def test_of_two_stored_stamps_of_the_colour_the_player_chooses(chosen: int, left: list[str | None]) -> None:
    stored = ["red plant", "red animal"]
    match = table(seat("blue", storage=stored), seat("green"), fair=["red mount"])
    assert [way for way in purchases(match, ADA, 1) if way.startswith("d4")] == ["d4 stamp 1", "d4 stamp 2"]
    assert refused(match, ADA, "buy 1 d4") == "SC-34"
    match.play(ADA, f"buy 1 d4 stamp {chosen}")
    assert of(match, ADA)["stamps"] == {"d4": stored[chosen - 1]}
    assert of(match, ADA)["storage"] == left


@pytest.mark.rule("SC-34")
def test_between_two_equal_stored_stamps_there_is_nothing_to_choose() -> None:
    match = table(seat("blue", storage=["red plant", "red plant"]), seat("green"), fair=["red mount"])
    assert refused(match, ADA, "buy 1 d4 stamp 2") == "SC-34"
    match.play(ADA, "buy 1 d4")
    assert sorted(of(match, ADA)["storage"], key=str) == [None, "red plant"]


@pytest.mark.rule("SC-34")
def test_without_two_stored_stamps_of_the_colour_no_choice_can_be_named() -> None:
    match = table(seat("blue", storage=["red plant"]), seat("green"), fair=["red mount", "blue plant"])
    assert refused(match, ADA, "buy 1 d4 stamp 1") == "SC-34"
    assert refused(match, ADA, "buy 2 b2 stamp 1") == "SC-34"
