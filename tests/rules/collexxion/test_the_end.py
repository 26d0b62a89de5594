"""The end and the final count (CX-50 to CX-61)."""

import pytest

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
    table,
    take,
    told,
)

EMPTY = {"green": 0, "yellow": 0, "pink": 0, "blue": 0}
LAST_PINK = {"green": 0, "yellow": 0, "pink": 1, "blue": 0}


def last_token(turn: int, start: int = ADA) -> Match:
    """Three players; the one on turn earns the last score token."""
    seats = [seat(), seat(), seat()]
    seats[turn] = seat(*PINK_SET[:3])
    match = table(*seats, stacks=LAST_PINK, turn=turn, start=start)
    return play(take(match, turn, PINK_SET[3]), turn, "stop", "score pink")


def ranking(match: Match) -> list[tuple[int, int]]:
    outcome = match.outcome()
    assert outcome
    return [(place.seat, place.rank) for place in outcome.ranking]


@pytest.mark.rule("CX-50")
def test_after_the_last_score_token_the_round_is_finished() -> None:
    match = last_token(ADA)
    assert (match.position()["ending"], match.waiting) == ("tokens", (BEN,))
    assert told(match) == ["scored-colour", "ending-tokens"]
    play(match, BEN, "stop")
    assert match.waiting == (CEM,)
    play(match, CEM, "stop")
    outcome = match.outcome()
    assert outcome
    assert outcome.reason == "tokens"
    assert told(match) == ["passed", "game-over-tokens"]


@pytest.mark.rule("CX-51")
def test_in_that_round_taking_is_optional_but_allowed_and_tokens_may_be_used() -> None:
    match = last_token(ADA)
    assert {"stop", "take 0", "remove 0"} <= set(match.legal(BEN))
    play(match, BEN, "remove 0")
    play(take(match, BEN, "blue square"), BEN, "stop")
    assert collection(match, BEN) == ["blue square"]


@pytest.mark.rule("CX-51")
def test_in_that_round_sets_are_scored_but_earn_nothing() -> None:
    match = table(seat(), seat(*SQUARES[:3], tokens=[]), seat(), stacks=EMPTY, turn=BEN, ending="tokens")
    play(take(match, BEN, SQUARES[3]), BEN, "stop")
    assert match.legal(BEN) == ["score square"]
    play(match, BEN, "score square")
    assert (of(match, BEN)["tokens"], collection(match, BEN)) == ([], [])


@pytest.mark.rule("CX-20", "CX-51")
def test_before_the_last_token_taking_is_not_optional() -> None:
    match = table(seat(), seat(), stacks=LAST_PINK)
    assert refused(match, ADA, "stop") == "CX-20"


@pytest.mark.rule("CX-52")
def test_when_the_pile_is_empty_the_round_is_finished_and_sets_still_earn() -> None:
    match = table(seat(), seat(*PINK_SET[:3]), seat("pink octagon"), left=["blue square"])
    play(take(match, ADA, "blue square"), ADA, "stop")
    assert (match.position()["ending"], match.waiting) == ("pile", (BEN,))
    play(match, BEN, f"steal 3 {polygon('pink octagon')}", "stop", "score pink")
    assert of(match, BEN)["tokens"] == [2]
    assert match.waiting == (CEM,)
    play(match, CEM, "stop")
    outcome = match.outcome()
    assert outcome
    assert outcome.reason == "pile"


@pytest.mark.rule("CX-52")
def test_with_nothing_to_take_a_player_only_uses_tokens_and_scores() -> None:
    match = table(seat(), seat("pink square"), seat("blue square"), left=[], turn=BEN, ending="pile")
    assert {move.split()[0] for move in match.legal(BEN)} == {"stop", "swap", "steal"}
    play(match, BEN, "stop")
    assert told(match) == ["passed"]


@pytest.mark.rule("CX-53")
def test_met_on_the_last_turn_of_a_round_the_game_ends_at_once() -> None:
    match = last_token(CEM)
    assert match.over
    assert match.legal(ADA) == []
    assert refused(match, ADA, "stop") == "CX-53"


@pytest.mark.rule("CX-53")
def test_a_second_reason_does_not_prolong_the_last_round() -> None:
    seats = (seat(), seat(*PINK_SET), seat())
    match = table(*seats, left=[], stacks=LAST_PINK, turn=BEN, ending="pile")
    play(match, BEN, "stop", "score pink")
    assert match.position()["ending"] == "pile"
    play(match, CEM, "stop")
    outcome = match.outcome()
    assert outcome
    assert outcome.reason == "pile"


@pytest.mark.rule("CX-53")
def test_both_at_once_count_as_the_last_token() -> None:
    match = table(seat(*PINK_SET[:3]), seat(), left=["pink octagon"], stacks=LAST_PINK)
    play(take(match, ADA, "pink octagon"), ADA, "stop", "score pink")
    assert match.position()["ending"] == "tokens"


@pytest.mark.rule("CX-50")
def test_otherwise_round_follows_round() -> None:
    match = table(turn=BEN)
    play(take(match, BEN, "pink square"), BEN, "stop")
    assert (match.view(None).round, match.waiting) == (3, (ADA,))
    assert told(match) == ["stopped", "round-began"]


def finished(*seats: object) -> Match:
    return table(*seats, stacks=EMPTY, phase="over", ending="tokens")  # type: ignore[arg-type] # seats as they came


@pytest.mark.rule("CX-60")
def test_tokens_and_unused_actions_count_and_leftover_polygons_cost() -> None:
    match = finished(seat("pink square", "blue square", tokens=[2, 3, 4], actions=["swap"]), seat())
    assert match.terms(ADA) == {"tokens": 9, "actions": 1, "leftovers": -2}
    assert match.points()[ADA] == 9 + 1 - 2


@pytest.mark.rule("CX-60")
def test_the_printed_sum_of_the_rulebook() -> None:
    """Tokens 2, 2 and 4, one unused action, two polygons: 7 points."""
    match = finished(seat("pink octagon", "blue triangle", tokens=[2, 2, 4], actions=["remove"]), seat())
    assert match.points()[ADA] == 7


@pytest.mark.rule("CX-61")
def test_most_points_win() -> None:
    match = finished(seat(tokens=[2]), seat(tokens=[2, 2, 2]), seat())
    assert ranking(match) == [(CEM, 1), (BEN, 2), (ADA, 3)]


@pytest.mark.rule("CX-61")
def test_tied_players_compare_their_polygons_and_then_share() -> None:
    tied = (seat("pink square", tokens=[3, 3]), seat(tokens=[2, 3], actions=[*("swap", "steal", "remove")]))
    match = finished(*tied, seat())
    assert match.points()[:2] == [8, 8]
    assert ranking(match)[1:] == [(BEN, 2), (ADA, 3)]
    outcome = match.outcome()
    assert outcome
    assert [place.tie_break for place in outcome.ranking[1:]] == [0, 1]
    match = finished(seat(tokens=[3]), seat(tokens=[3]), seat())
    assert ranking(match) == [(CEM, 1), (ADA, 2), (BEN, 2)]
