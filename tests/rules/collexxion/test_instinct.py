"""The game's own fast judgement: it need not be wise, but it must see what lies on the table."""

from collections.abc import Mapping

import numpy as np

from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.match import Match
from sammelsurium.lab.simulation import simulate, summarise

from .table import ADA, GAME, GIVE, PINK_SET, SQUARES, TEAMS, play, polygon, seat, table, take


def judged(match: Match, player: int = ADA) -> Mapping[str, float]:
    """What each legal move looks worth."""
    seated = match.seated(player)
    moves = seated.legal()
    values = np.full(len(moves), np.nan)
    GAME.judge(match.box.data, seated.state, player, moves, len(moves), values)
    assert np.isfinite(values).all()
    return dict(zip(match.legal(player), map(float, values), strict=True))


def best(match: Match) -> str:
    values = judged(match)
    return max(values, key=lambda move: values[move])


def test_the_polygon_that_completes_a_set_is_taken() -> None:
    match = table(seat(*PINK_SET[:3]), seat())
    assert best(match) in [f"take {polygon(PINK_SET[3], copy)}" for copy in range(5)]


def test_a_polygon_that_completes_a_set_of_another_is_better_than_one_that_does_not() -> None:
    values = judged(table(seat(), seat(*PINK_SET[:3])))
    assert values[f"take {polygon(PINK_SET[3])}"] > values[f"take {polygon('blue octagon')}"]


def test_with_a_set_complete_and_little_left_it_stops() -> None:
    left = ["pink octagon", "pink square", "pink square"]
    match = take(table(seat(*PINK_SET[:3]), seat(), left=left), ADA, PINK_SET[3])
    assert best(match) == "stop"


def test_the_higher_token_is_earned_first() -> None:
    match = table(seat(*SQUARES[:3]), seat(), stacks={"blue": 1})
    assert best(play(take(match, ADA, SQUARES[3]), ADA, "stop")) == "score square from blue"


def test_a_set_that_earns_nothing_is_judged_too() -> None:
    stacks = {"green": 0, "yellow": 0, "pink": 0, "blue": 0}
    match = table(seat(*SQUARES[:3]), seat(), stacks=stacks, ending="tokens", start=1)
    assert best(play(take(match, ADA, SQUARES[3]), ADA, "stop")) == "score square"
    match = table(seat(*PINK_SET[:3]), seat(), stacks={"pink": 0})
    assert best(play(take(match, ADA, PINK_SET[3]), ADA, "stop")) == "score pink"


def test_a_stolen_polygon_for_a_set_is_worth_the_token() -> None:
    match = table(seat(*PINK_SET[:3]), seat(PINK_SET[3]), stacks={"pink": 1}, left=["blue square", "blue square"])
    assert best(match) == f"steal 2 {polygon(PINK_SET[3])}"


def test_a_partner_is_given_what_completes_a_set() -> None:
    seats = (seat(actions=[]), seat(), seat(*PINK_SET[:3]), seat())
    match = take(table(*seats, options=TEAMS, left=["pink octagon", "green square"]), ADA, PINK_SET[3])
    assert best(match) == "gift"


def test_experts_give_away_what_they_cannot_use() -> None:
    left = ["pink square", "pink square", "yellow triangle"]
    match = table(seat("blue octagon", "blue octagon"), seat(), options=GIVE, left=left)
    take(match, ADA, "pink square", "pink square")
    assert best(match).startswith("give 2")


def test_instinct_beats_random_clearly() -> None:
    games = 60 if enabled else 2
    played = list(simulate(GAME, 2, games, ["instinct", "random"], "instinct"))
    lines = {line.name: line for line in summarise(played, lambda one, seat: one.minds[seat])}
    if enabled:
        assert lines["instinct"].wins > 0.9
        assert lines["instinct"].points > lines["random"].points + 10
