"""Experts (CX-80 to CX-82)."""

import pytest

from .table import (
    ADA,
    BEN,
    CEM,
    EXPERTS,
    GIVE,
    begin,
    collection,
    play,
    polygon,
    refused,
    seat,
    starting,
    table,
    take,
    told,
)

BLUE = polygon("blue square")


@pytest.mark.rule("CX-80")
def test_there_are_no_action_tokens_and_no_points_for_them() -> None:
    match = begin(3, actions="experts")
    assert match.points() == [0, 0, 0]
    assert [player.actions for player in match.view(None).players] == [None] * 3
    match = table(seat(), seat("blue square"), options=EXPERTS)
    assert refused(match, ADA, f"steal 2 {BLUE}") == "CX-81"
    assert refused(take(match, ADA, "pink square"), ADA, "add") == "CX-80"


@pytest.mark.rule("CX-81")
def test_two_alike_in_a_row_allow_an_action_and_the_turn_goes_on() -> None:
    match = take(table(seat("green square"), seat("blue square"), options=EXPERTS), ADA, "pink square", "pink square")
    assert told(match) == ["took", "pair"]
    assert match.view(ADA).chain.pair
    assert {move.split()[0] for move in match.legal(ADA)} == {"take", "stop", "swap", "steal", "remove"}
    play(match, ADA, f"steal 2 {BLUE}")
    assert not match.view(ADA).chain.pair
    assert refused(match, ADA, "remove 0") == "CX-81"
    play(take(match, ADA, "pink octagon"), ADA, "stop")
    assert collection(match, ADA) == ["blue square", "green square", "pink octagon", "pink square", "pink square"]


@pytest.mark.rule("CX-81")
def test_the_same_shape_or_the_same_colour_alone_is_no_pair() -> None:
    match = take(table(seat(), seat("blue square"), options=EXPERTS), ADA, "pink square", "green square")
    assert refused(match, ADA, "remove 0") == "CX-81"
    match = take(table(seat(), seat("blue square"), options=EXPERTS), ADA, "pink square", "pink octagon")
    assert refused(match, ADA, f"steal 2 {BLUE}") == "CX-81"


@pytest.mark.rule("CX-81")
def test_not_acting_is_allowed_and_taking_on_lets_the_chance_go() -> None:
    match = take(table(options=EXPERTS), ADA, "pink square", "pink square", "pink octagon")
    assert refused(match, ADA, "remove 0") == "CX-81"
    match = play(take(table(options=EXPERTS), ADA, "pink square", "pink square"), ADA, "stop")
    assert match.waiting == (BEN,)


@pytest.mark.rule("CX-81")
def test_three_alike_in_a_row_give_two_actions_also_after_the_fourth() -> None:
    match = take(table(options=EXPERTS), ADA, "pink triangle", "pink square", "pink square")
    play(match, ADA, "remove 0")
    take(match, ADA, "pink square")
    assert starting(match, ADA, "take") == []
    play(match, ADA, "remove 1", "stop")
    assert match.position()["out"] == [0, 1]


@pytest.mark.rule("CX-81", "CX-48")
def test_a_removed_polygon_does_not_come_between_two_alike() -> None:
    match = take(table(options=EXPERTS), ADA, "pink square", "pink square")
    play(match, ADA, "remove 0")
    take(match, ADA, "pink square")
    assert match.view(ADA).chain.pair


@pytest.mark.rule("CX-81", "CX-45")
def test_what_was_taken_this_turn_cannot_be_swapped_yet() -> None:
    match = take(table(seat(), seat("blue square"), options=EXPERTS), ADA, "pink square", "pink square")
    assert starting(match, ADA, "swap") == []


@pytest.mark.rule("CX-82")
def test_swap_is_the_default_and_nothing_is_given_away() -> None:
    seats = (seat("green square"), seat("blue square"))
    match = take(table(*seats, options=EXPERTS), ADA, "pink square", "pink square")
    assert refused(match, ADA, f"give 2 {polygon('green square')}") == "CX-82"
    match = table(*seats)
    assert refused(match, ADA, f"give 2 {polygon('green square')}") == "CX-82"


@pytest.mark.rule("CX-82")
def test_with_the_option_a_polygon_is_given_to_any_other_player() -> None:
    seats = (seat("green square", "green square"), seat("blue square"), seat())
    match = take(table(*seats, options=GIVE), ADA, "pink square", "pink square")
    own = polygon("green square")
    assert starting(match, ADA, "give") == [f"give 2 {own}", f"give 3 {own}"]
    assert refused(match, ADA, f"swap {own} 2 {BLUE}") == "CX-82"
    assert refused(match, ADA, f"give 1 {own}") == "CX-82"
    play(match, ADA, f"give 3 {own}")
    assert (collection(match, ADA), collection(match, CEM)) == (["green square"], ["green square"])
    assert told(match) == ["gave"]
    assert match.waiting == (ADA,)


@pytest.mark.rule("CX-80", "CX-82")
def test_with_tokens_nothing_is_given_away() -> None:
    match = table(seat("green square"), seat("blue square"))
    assert f"swap {polygon('green square')} 2 {BLUE}" in match.legal(ADA)
    assert refused(match, ADA, f"give 2 {polygon('green square')}") == "CX-82"
