"""The notation of moves: two ways, and clear about what it cannot read."""

import pytest

from sammelsurium.kernel.errors import Unreadable

from .table import ADA, GIVE, PINK_SET, SQUARES, play, polygon, seat, table, take

PINK, BLUE = polygon("pink square"), polygon("blue square")


def test_every_kind_of_move_is_written_as_it_is_read() -> None:
    seats = (seat("pink square"), seat("blue square"), seat(), seat())
    match = take(table(*seats, options={"partners": "teams"}), ADA, "green square")
    legal = match.legal(ADA)
    wanted = {f"swap {PINK} 2 {BLUE}", f"steal 2 {BLUE}", "remove 0", "take 6", "stop", "add", "gift"}
    assert wanted <= set(legal)


def test_scoring_names_the_set_and_where_the_token_comes_from() -> None:
    names = [*PINK_SET, *(name for name in SQUARES if name != "pink square")]
    match = play(take(table(seat(*names[:-1]), seat()), ADA, names[-1]), ADA, "stop")
    assert {"score pink", "score square from green"} <= set(match.legal(ADA))


def test_capitals_and_spaces_do_not_matter() -> None:
    match = table()
    match.play(ADA, "  TAKE   3 ")
    assert match.actions[-1].move == "take 3"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "is no move"),
        ("take", "is no move"),
        ("take 3 4", "is no move"),
        ("take 99", "there is no polygon 99"),
        ("remove 80", "there is no polygon 80"),
        ("steal 2", "is no move"),
        ("steal 5 3", "is no move"),
        (f"steal 2 {PINK}", "is not in the collection of seat 2"),
        (f"give 2 {BLUE}", "is not in the collection of seat 1"),
        (f"swap {BLUE} 2 {BLUE}", "is not in the collection of seat 1"),
        (f"swap {PINK} 2 {PINK}", "is not in the collection of seat 2"),
        ("score red", "scores no set"),
        ("score pink from green", "scores no set"),
        ("score square from red", "scores no set"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, answer: str) -> None:
    match = table(seat("pink square"), seat("blue square"))
    with pytest.raises(Unreadable, match=answer):
        match.play(ADA, text)
    assert match.ply == 0


def test_an_experts_gift_names_the_receiver() -> None:
    match = take(table(seat("pink square"), seat(), options=GIVE), ADA, "green square", "green square")
    assert f"give 2 {PINK}" in match.legal(ADA)
