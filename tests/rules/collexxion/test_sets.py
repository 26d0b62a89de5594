"""Sets and score tokens (CX-25, CX-26, CX-30 to CX-33)."""

import pytest

from sammelsurium.games.collexxion.picture.structures import Stack
from sammelsurium.kernel.match import Match

from .table import (
    ADA,
    BEN,
    CEM,
    PINK_SET,
    SQUARES,
    collection,
    of,
    play,
    polygon,
    refused,
    seat,
    starting,
    table,
    take,
    told,
)

EMPTY = {"green": 0, "yellow": 0, "pink": 0, "blue": 0}


def with_sets(*names: str, **more: object) -> Match:
    """Ada's collection holds these when she comes to score."""
    match = table(seat(*names[:-1]), seat(), **more)  # type: ignore[arg-type] # passed on as they came
    take(match, ADA, names[-1])
    return play(match, ADA, "stop")


@pytest.mark.rule("CX-25")
def test_one_colour_in_four_shapes_is_a_set_and_must_be_scored() -> None:
    match = with_sets(*PINK_SET)
    assert (match.waiting, match.legal(ADA)) == ((ADA,), ["score pink"])
    assert refused(match, ADA, "stop") == "CX-25"
    assert refused(match, ADA, "take 0") == "CX-25"
    play(match, ADA, "score pink")
    assert (match.waiting, collection(match, ADA)) == ((BEN,), [])


@pytest.mark.rule("CX-25")
def test_one_shape_in_four_colours_is_a_set() -> None:
    match = with_sets(*SQUARES)
    assert match.legal(ADA) == [f"score square from {colour}" for colour in ("green", "yellow", "pink", "blue")]
    play(match, ADA, "score square from blue")
    assert (match.waiting, collection(match, ADA)) == ((BEN,), [])


@pytest.mark.rule("CX-25")
def test_four_alike_or_four_of_anything_else_are_no_set() -> None:
    match = with_sets("pink square", "pink square", "blue triangle", "pink square")
    assert match.waiting == (BEN,)


@pytest.mark.rule("CX-25")
def test_of_overlapping_sets_the_player_chooses() -> None:
    names = ["pink square", *(n for n in PINK_SET + SQUARES if n != "pink square")]
    for move, left in (("score pink", "square"), ("score square from pink", "pink")):
        match = with_sets(*names)
        assert {"score pink", "score square from pink"} <= set(match.legal(ADA))
        play(match, ADA, move)
        assert match.waiting == (BEN,), "the other set lacks the shared polygon now"
        assert len(collection(match, ADA)) == 3
        assert all(left in name for name in collection(match, ADA))


@pytest.mark.rule("CX-25")
def test_scoring_goes_on_until_no_complete_set_is_left() -> None:
    names = ["pink square", "pink square", *(n for n in PINK_SET + SQUARES if n != "pink square")]
    match = with_sets(*names)
    play(match, ADA, "score square from green")
    assert match.legal(ADA) == ["score pink"]
    play(match, ADA, "score pink")
    assert (match.waiting, collection(match, ADA)) == ((BEN,), [])


@pytest.mark.rule("CX-25")
def test_nothing_but_a_complete_set_is_scored_and_only_after_taking() -> None:
    match = table(seat(*PINK_SET), seat())
    assert refused(match, ADA, "score pink") == "CX-25"
    play(take(match, ADA, "blue square"), ADA, "stop")
    for move in ("score blue", "score square from pink", "score octagon"):
        assert refused(match, ADA, move) == "CX-25"


@pytest.mark.rule("CX-26")
def test_scored_polygons_leave_the_game() -> None:
    match = play(with_sets(*PINK_SET), ADA, "score pink")
    assert match.position()["out"] == [polygon(name) for name in PINK_SET]
    assert match.view(None).out == 4
    play(take(match, BEN, "pink square"), BEN, "stop")
    assert of(match, BEN)["collection"] == [polygon("pink square", 1)]


@pytest.mark.rule("CX-30", "CX-2")
def test_a_colour_set_earns_the_top_token_of_its_colour() -> None:
    match = play(with_sets(*PINK_SET), ADA, "score pink")
    assert of(match, ADA)["tokens"] == [2]
    assert match.view(None).stacks[2] == Stack("pink", [3, 4])
    match = play(with_sets(*PINK_SET, stacks={"pink": 1}), ADA, "score pink")
    assert of(match, ADA)["tokens"] == [4]
    assert told(match) == ["scored-colour"]


@pytest.mark.rule("CX-31")
def test_with_an_empty_stack_a_colour_set_earns_nothing_but_is_put_away() -> None:
    match = with_sets(*PINK_SET, stacks={"pink": 0})
    assert match.legal(ADA) == ["score pink"]
    play(match, ADA, "score pink")
    assert (of(match, ADA)["tokens"], collection(match, ADA)) == ([], [])
    assert told(match) == ["scored-nothing"]


@pytest.mark.rule("CX-32")
def test_a_shape_set_earns_from_any_stack_that_is_not_empty() -> None:
    match = with_sets(*SQUARES, stacks={"green": 0, "pink": 1})
    assert match.legal(ADA) == [f"score square from {colour}" for colour in ("yellow", "pink", "blue")]
    assert refused(match, ADA, "score square from green") == "CX-32"
    assert refused(match, ADA, "score square") == "CX-32"
    play(match, ADA, "score square from pink")
    assert of(match, ADA)["tokens"] == [4]
    assert told(match) == ["scored-shape"]


@pytest.mark.rule("CX-32")
def test_with_the_option_a_shape_set_earns_from_a_smallest_stack_that_is_not_empty() -> None:
    stacks = {"green": 0, "yellow": 2, "pink": 3, "blue": 2}
    match = with_sets(*SQUARES, stacks=stacks, options={"reward": "smallest"})
    assert match.legal(ADA) == ["score square from yellow", "score square from blue"]
    assert refused(match, ADA, "score square from pink") == "CX-32"
    assert refused(match, ADA, "score square from green") == "CX-32"
    play(match, ADA, "score square from blue")
    assert of(match, ADA)["tokens"] == [3]


@pytest.mark.rule("CX-32", "CX-51")
@pytest.mark.parametrize("reward", ["any", "smallest"])
def test_if_all_stacks_are_empty_a_shape_set_is_put_away_for_nothing(reward: str) -> None:
    match = with_sets(*SQUARES, stacks=EMPTY, options={"reward": reward}, ending="tokens", start=BEN)
    assert match.legal(ADA) == ["score square"]
    play(match, ADA, "score square")
    assert (of(match, ADA)["tokens"], collection(match, ADA)) == ([], [])


@pytest.mark.rule("CX-33")
def test_others_see_how_many_tokens_but_not_which() -> None:
    stacks = {"pink": 1, "blue": 2}
    match = table(seat(tokens=[3]), seat(tokens=[2]), seat(), stacks=stacks)
    mine = match.view(ADA).players
    assert (mine[ADA].tokens, mine[ADA].values, mine[ADA].points) == (1, [3], 3 + 3)
    for viewer in (BEN, CEM, None):
        shown = match.view(viewer).players[ADA]
        assert (shown.tokens, shown.values, shown.points, shown.terms) == (1, None, None, None)
    assert match.seated(BEN).state.earned[ADA].sum() == 0


@pytest.mark.rule("CX-33")
def test_everybody_sees_a_token_being_taken() -> None:
    match = play(with_sets(*PINK_SET), ADA, "score pink")
    for viewer in (ADA, BEN, None):
        event, token = match.events(match.ply - 1, viewer)[:2]
        assert (event.key, event.args["points"]) == ("scored-colour", 2)
        assert event.points == {"0": 2 + 4}
        assert token.moves == [("stack/pink/2", "tokens/0/1")]


@pytest.mark.rule("CX-33")
def test_at_the_end_all_tokens_are_shown() -> None:
    match = table(seat(), seat(), stacks=EMPTY, turn=BEN, ending="tokens")
    play(match, BEN, "stop")
    assert match.over
    assert match.view(ADA).players[BEN].values == [2] * 4 + [3] * 4 + [4] * 4
    assert starting(match, ADA, "score") == []
