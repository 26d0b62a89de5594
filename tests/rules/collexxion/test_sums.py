"""What a choice comes to by the end of the turn, told before it is made: points before, every addend, points after."""

from collections.abc import Mapping

import pytest

from sammelsurium.games.collexxion.picture.structures import Choice, Sum
from sammelsurium.games.collexxion.state import COLOURS
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.match import Match

from .table import ADA, PINK_SET, SQUARES, play, polygon, seat, starting, table, take
from .test_log_and_previews import TABLES, played


def offered(match: Match, move: str) -> Choice:
    found: Choice = next(choice for choice in match.choices(ADA) if choice.move == move)
    return found


def comes_to(match: Match, move: str) -> Sum:
    foreseen = offered(match, move).sum
    assert foreseen is not None
    return foreseen


def told(foreseen: Sum) -> list[tuple[str, int]]:
    return [(part.key, part.points) for part in foreseen.parts]


def test_taking_what_completes_a_set_tells_the_whole_sum() -> None:
    match = take(table(seat(*PINK_SET[:2]), seat()), ADA, PINK_SET[2])
    foreseen = comes_to(match, f"take {polygon(PINK_SET[3])}")
    assert (foreseen.before, foreseen.after, foreseen.settled) == (1, 5, True)
    assert told(foreseen) == [("effect-leftover", -2), ("effect-leave", 4), ("effect-token", 2)]


def test_stopping_tells_the_same_sum_and_the_set_it_leads_to() -> None:
    match = take(table(seat(*PINK_SET[:2]), seat()), ADA, *PINK_SET[2:])
    stop = offered(match, "stop")
    assert stop.sum == comes_to(match, "add")
    assert stop.sum is not None
    (pink,) = stop.scoring
    assert (pink.move, pink.stack, pink.points, pink.sum) == ("score pink", "pink", 2, stop.sum)
    assert [one.id for one in pink.used] == [polygon(name) for name in PINK_SET]
    play(match, ADA, "stop", pink.move)
    assert match.points()[ADA] == stop.sum.after


def test_what_leads_to_no_set_tells_a_sum_only_when_it_ends_taking() -> None:
    match = take(table(seat("blue square"), seat()), ADA, "pink square")
    assert offered(match, starting(match, ADA, "take")[0]).sum is None
    assert (comes_to(match, "stop").before, comes_to(match, "stop").after) == (2, 1)
    assert offered(match, "stop").scoring == []


def test_several_corners_are_several_ways_and_the_best_counts() -> None:
    match = take(table(seat(*SQUARES[:3]), seat(), stacks={"green": 1}), ADA, SQUARES[3])
    stop = offered(match, "stop")
    assert stop.sum is not None
    assert not stop.sum.settled
    assert told(stop.sum) == [("effect-leftover", -1), ("effect-leave", 4), ("effect-token", 4)]
    assert [(one.stack, one.sum.after - one.sum.before) for one in stop.scoring] == [
        ("green", 7), ("yellow", 5), ("pink", 5), ("blue", 5),
    ]  # fmt: skip


def test_sets_that_share_a_polygon_exclude_each_other() -> None:
    lonely = [name for name in PINK_SET if name != "pink square"] + [name for name in SQUARES if name != "pink square"]
    match = take(table(seat(*lonely), seat()), ADA, "pink square")
    stop = offered(match, "stop")
    assert [(one.set, one.stack) for one in stop.scoring] == [("pink", "pink"), *(("square", c) for c in COLOURS)]
    assert stop.sum is not None
    assert (stop.sum.settled, len(stop.sum.parts)) == (True, 3)  # either way the token is a 2


def test_two_sets_add_up() -> None:
    blue = [name.replace("pink", "blue") for name in PINK_SET]
    match = take(table(seat(*PINK_SET[:3], *blue[:3]), seat()), ADA, PINK_SET[3], blue[3])
    assert told(comes_to(match, "stop")) == [
        ("effect-leftover", -2), ("effect-leave", 4), ("effect-token", 2), ("effect-leave", 4), ("effect-token", 2),
    ]  # fmt: skip
    play(match, ADA, "stop")
    first = comes_to(match, "score pink")
    assert [part.args["set"] for part in first.parts] == ["pink", "pink", "blue", "blue"]
    assert (first.settled, first.after) == (True, comes_to(match, "score blue").after)


def test_a_theft_that_completes_a_set_counts_its_token_too() -> None:
    match = take(table(seat(*PINK_SET[:3]), seat(PINK_SET[3])), ADA, "blue square")
    theft = next(choice for choice in play(match, ADA, "add").choices(ADA) if choice.verb == "steal")
    assert theft.sum is not None
    assert told(theft.sum) == [
        ("effect-leftover", -1),
        ("effect-action-spent", -1),
        ("effect-leave", 4),
        ("effect-token", 2),
    ]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_sum_adds_up_and_can_be_reached(players: int, options: Mapping[str, str]) -> None:
    stride = 3 if enabled else 25
    for match in played(players, "sums", options):
        if match.waiting and match.ply % stride == 0:
            for choice in match.choices(match.waiting[0]):
                check_sum(match, choice)


def check_sum(match: Match, choice: Choice) -> None:
    for foreseen in [choice.sum, *(scoring.sum for scoring in choice.scoring)]:
        if foreseen is not None:
            assert foreseen.before == match.points()[match.waiting[0]]
            assert foreseen.before + sum(part.points for part in foreseen.parts) == foreseen.after
    if choice.sum is not None and choice.sum.settled:
        assert finished(match, choice.move) == choice.sum.after


def finished(match: Match, move: str) -> int:
    """The points of the player on turn after the move, stopping and the only way to score."""
    after, player = match.back_to(match.ply), match.waiting[0]
    after.play(player, move)
    while player in after.waiting:
        moves = after.legal(player)
        stop = [found for found in moves if found == "stop"]
        if not stop and not moves[0].startswith("score"):
            break
        after.play(player, (stop or moves)[0])
    return after.points()[player]
