"""Action tokens (CX-40 to CX-49)."""

import pytest

from sammelsurium.games.collexxion.collection import first_of
from sammelsurium.games.collexxion.state import NONE
from sammelsurium.kernel.errors import Unreadable

from .table import (
    ADA,
    BEN,
    CEM,
    PINK_SET,
    collection,
    of,
    play,
    polygon,
    real_pile,
    refused,
    seat,
    starting,
    table,
    take,
    told,
)

PINK, BLUE = polygon("pink square"), polygon("blue square")


@pytest.mark.rule("CX-40")
def test_a_token_may_be_used_before_while_and_after_taking() -> None:
    steal = f"steal 2 {BLUE}"
    before = play(table(seat(), seat("blue square")), ADA, steal)
    assert collection(before, ADA) == ["blue square"]
    while_taking = take(table(seat(), seat("blue square")), ADA, "pink square")
    play(take(play(while_taking, ADA, steal), ADA, "pink octagon"), ADA, "stop")
    assert collection(while_taking, ADA) == ["blue square", "pink octagon", "pink square"]
    after = play(take(table(seat(), seat("blue square")), ADA, "pink square"), ADA, "add", steal)
    assert collection(after, ADA) == ["blue square", "pink square"]
    assert after.waiting == (BEN,)


@pytest.mark.rule("CX-40")
def test_only_one_token_a_turn() -> None:
    match = play(table(seat(), seat("blue square", "blue octagon")), ADA, f"steal 2 {BLUE}")
    assert refused(match, ADA, "remove 0") == "CX-40"
    assert refused(match, ADA, f"swap {BLUE} 2 {polygon('blue octagon')}") == "CX-40"
    assert match.view(None).action_used
    take(match, ADA, "pink square")
    assert refused(match, ADA, "add") == "CX-40"
    play(take(play(match, ADA, "stop"), BEN, "pink square"), BEN, "stop")
    assert "remove 0" in match.legal(ADA)
    assert not match.view(None).action_used


@pytest.mark.rule("CX-41")
def test_swap_exchanges_a_polygon_with_another_player() -> None:
    match = play(table(seat("pink square"), seat(), seat("blue square")), ADA, f"swap {PINK} 3 {BLUE}")
    assert (collection(match, ADA), collection(match, CEM)) == (["blue square"], ["pink square"])
    assert told(match) == ["swapped"]
    assert match.waiting == (ADA,)


@pytest.mark.rule("CX-42")
def test_steal_takes_a_polygon_from_another_player() -> None:
    match = play(table(seat(), seat(), seat("blue square")), ADA, f"steal 3 {BLUE}")
    assert (collection(match, ADA), collection(match, CEM)) == (["blue square"], [])
    assert told(match) == ["stole"]


def test_of_a_kind_that_nobody_has_there_is_no_first() -> None:
    match = table(seat("blue square"), seat())
    kinds = [first_of(match.state, ADA, polygon(name) // 5) for name in ("blue square", "pink square")]
    assert kinds == [BLUE, NONE]


@pytest.mark.rule("CX-43")
def test_remove_takes_an_accessible_polygon_out_of_the_game() -> None:
    match = real_pile(1)
    pile = match.view(ADA).pile
    free = [piece.id for piece in pile if piece.accessible]
    covered = next(piece.id for piece in pile if not piece.accessible)
    assert starting(match, ADA, "remove") == [f"remove {number}" for number in sorted(free)]
    assert refused(match, ADA, f"remove {covered}") == "CX-43"
    play(match, ADA, f"remove {free[0]}")
    assert match.position()["out"] == [free[0]]
    assert told(match) == ["removed"]
    assert match.view(ADA).left == 79


@pytest.mark.rule("CX-44")
def test_a_used_token_is_gone() -> None:
    match = play(table(seat(), seat("blue square", "blue octagon")), ADA, f"steal 2 {BLUE}")
    assert of(match, ADA)["actions"] == ["swap", "remove"]
    match = table(seat("pink square", actions=["swap"]), seat("blue square"))
    assert refused(match, ADA, f"steal 2 {BLUE}") == "CX-44"
    assert refused(match, ADA, "remove 0") == "CX-44"


@pytest.mark.rule("CX-44", "CX-60")
def test_an_unused_token_is_worth_a_point() -> None:
    assert table(seat(), seat(actions=["swap"])).points() == [3, 1]


@pytest.mark.rule("CX-45")
def test_what_was_taken_this_turn_is_swapped_only_after_it_has_joined() -> None:
    match = take(table(seat(), seat("blue square")), ADA, "pink square")
    assert starting(match, ADA, "swap") == []
    with pytest.raises(Unreadable, match="not in the collection"):
        match.play(ADA, f"swap {PINK} 2 {BLUE}")
    play(match, ADA, "add", f"swap {PINK} 2 {BLUE}")
    assert (collection(match, ADA), collection(match, BEN)) == (["blue square"], ["pink square"])


@pytest.mark.rule("CX-45", "CX-47")
def test_adding_is_offered_only_when_a_token_could_be_used_then() -> None:
    nothing_to_swap = table(seat(actions=["swap", "steal"]), seat(), left=["pink square", "pink octagon"])
    # The last seat got what was left over; take it away by asking for a table where nobody has anything.
    assert "add" in take(nothing_to_swap, ADA, "pink square").legal(ADA)
    bare = table(seat(actions=["swap", "steal"]), seat(actions=["swap", "steal"]))
    assert refused(take(bare, ADA, "pink square"), ADA, "add") == "CX-40"
    only_swap = table(seat(actions=["swap"]), seat("blue square"))
    assert "add" in take(only_swap, ADA, "pink square").legal(ADA)
    only_remove = table(seat(actions=["remove"]), seat())
    assert "add" in take(only_remove, ADA, "pink square").legal(ADA)
    nothing = table(seat(actions=[]), seat("blue square"))
    assert refused(take(nothing, ADA, "pink square"), ADA, "add") == "CX-40"


@pytest.mark.rule("CX-46")
def test_a_set_completed_for_another_waits_for_his_own_scoring() -> None:
    match = table(seat("pink square"), seat("blue square", *(n for n in PINK_SET if n != "pink square")))
    play(take(play(match, ADA, f"swap {PINK} 2 {BLUE}"), ADA, "green square"), ADA, "stop")
    assert match.waiting == (BEN,)
    assert starting(match, BEN, "score") == []
    play(take(match, BEN, "yellow octagon"), BEN, "stop")
    assert match.legal(BEN) == ["score pink"]


@pytest.mark.rule("CX-46")
def test_such_a_set_may_be_broken_before() -> None:
    match = table(seat(), seat(*PINK_SET))
    play(take(play(match, ADA, f"steal 2 {PINK}"), ADA, "green square"), ADA, "stop")
    play(take(match, BEN, "yellow octagon"), BEN, "stop")
    assert match.waiting == (ADA,)


@pytest.mark.rule("CX-46", "CX-60")
def test_without_another_turn_its_polygons_cost_one_each() -> None:
    match = table(seat("green octagon"), seat(*PINK_SET), left=["blue square"], turn=ADA, start=BEN)
    play(take(match, ADA, "blue square"), ADA, "stop")
    assert match.over
    assert match.terms(BEN)["leftovers"] <= -4


@pytest.mark.rule("CX-47")
def test_once_scoring_has_begun_no_token_is_used() -> None:
    match = table(seat(*PINK_SET[:3]), seat("blue square"))
    play(take(match, ADA, PINK_SET[3]), ADA, "stop")
    assert refused(match, ADA, f"steal 2 {BLUE}") == "CX-47"
    assert refused(match, ADA, "remove 0") == "CX-47"


@pytest.mark.rule("CX-47")
def test_a_token_used_after_taking_leads_to_scoring() -> None:
    match = take(table(seat(*PINK_SET[:2]), seat(PINK_SET[3])), ADA, PINK_SET[2])
    play(match, ADA, "add", f"steal 2 {polygon(PINK_SET[3])}")
    assert match.legal(ADA) == ["score pink"]


@pytest.mark.rule("CX-48")
def test_stealing_does_not_stand_for_taking_nor_change_what_may_follow() -> None:
    match = play(table(seat(), seat("blue octagon")), ADA, f"steal 2 {polygon('blue octagon')}")
    assert refused(match, ADA, "stop") == "CX-20"
    take(match, ADA, "pink square")
    assert refused(match, ADA, f"take {polygon('green octagon')}") == "CX-22"
    match = take(table(seat(), seat("blue octagon")), ADA, "pink square")
    play(match, ADA, "remove 79")
    assert refused(match, ADA, f"take {polygon('blue octagon', 2)}") == "CX-22"
    take(match, ADA, "pink square", "pink square", "pink square")
    assert len(match.position()["chain"]) == 4


@pytest.mark.rule("CX-48")
def test_if_a_removal_empties_the_pile_nothing_must_be_taken() -> None:
    match = table(seat(), seat(), left=["blue square"])
    number = next(piece.id for piece in match.view(ADA).pile)
    play(match, ADA, f"remove {number}")
    assert match.legal(ADA) == ["stop"]
    play(match, ADA, "stop")
    assert match.position()["ending"] == "pile"
    assert told(match) == ["passed", "ending-pile"]


@pytest.mark.rule("CX-49")
def test_swap_and_steal_need_polygons_on_both_sides() -> None:
    match = table(seat(), seat("blue square"))
    assert starting(match, ADA, "swap") == []
    assert starting(match, ADA, "steal") == [f"steal 2 {BLUE}"]
    match = table(seat("pink square"), seat())
    assert starting(match, ADA, "swap") == starting(match, ADA, "steal") == []
    code = 4 << 10 | 1 << 8 | 9 << 4 | 13  # a pink square for a blue one, which Ben does not have
    assert match.game.refusal(match.box.data, match.state, ADA, code) == 49


@pytest.mark.rule("CX-41", "CX-42")
def test_nobody_swaps_with_or_steals_from_oneself() -> None:
    match = table(seat("pink square", "blue square"), seat())
    assert refused(match, ADA, f"steal 1 {BLUE}") == "CX-42"
    assert refused(match, ADA, f"swap {PINK} 1 {BLUE}") == "CX-41"


@pytest.mark.rule("CX-41", "CX-42")
def test_of_alike_polygons_one_is_offered_and_any_may_be_named() -> None:
    match = table(seat("pink square"), seat("blue square", "blue square"))
    assert starting(match, ADA, "steal") == [f"steal 2 {BLUE}"]
    choice = next(choice for choice in match.choices(ADA) if choice.verb == "steal")
    assert choice.alike == [BLUE, BLUE + 1]
    match.play(ADA, f"steal 2 {BLUE + 1}")
    assert collection(match, ADA) == ["blue square", "pink square"]
