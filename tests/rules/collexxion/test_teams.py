"""Teams (CX-70 to CX-74)."""

import pytest

from sammelsurium.kernel.errors import OptionError
from sammelsurium.kernel.match import Match

from .table import (
    ADA,
    BEN,
    CEM,
    DEA,
    EXPERTS,
    PINK_SET,
    TEAMS,
    begin,
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


def four(ada: object = None, **more: object) -> Match:
    seats = (ada or seat(), seat(), seat(), seat())
    return table(*seats, **({"options": TEAMS} | more))  # type: ignore[arg-type] # passed on as they came


@pytest.mark.rule("CX-70")
def test_partners_sit_opposite_each_other_and_turns_go_round() -> None:
    match = four()
    assert [player.partner for player in match.view(None).players] == [CEM, DEA, ADA, BEN]
    assert [team.seats for team in match.view(None).teams] == [[ADA, CEM], [BEN, DEA]]
    for player in (ADA, BEN, CEM, DEA, ADA):
        assert match.waiting == (player,)
        play(take(match, player, "pink square"), player, "stop")


@pytest.mark.rule("CX-70")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_than_four_players_teams_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match=f"“teams” only with 4 players, not with {players}"):
        begin(players, partners="teams")
    match = begin(players, partners="alone")
    assert match.view(None).teams is None
    player = match.waiting[0]
    play(match, player, starting(match, player, "take")[0])
    assert refused(match, player, "gift") == "CX-70"


@pytest.mark.rule("CX-70")
def test_without_teams_nothing_is_given() -> None:
    match = table(seat(), seat(), seat(), seat())
    assert refused(take(match, ADA, "pink square"), ADA, "gift") == "CX-70"
    assert match.view(None).teams is None


@pytest.mark.rule("CX-71")
def test_the_polygon_taken_last_may_go_to_the_partner() -> None:
    match = take(four(), ADA, "pink square", "blue square")
    assert refused(four(), ADA, "gift") == "CX-71"
    play(match, ADA, "gift")
    assert (collection(match, ADA), collection(match, CEM)) == (["pink square"], ["blue square"])
    assert told(match) == ["gifted", "stopped"]


@pytest.mark.rule("CX-71")
def test_whoever_gives_the_only_one_gets_none() -> None:
    match = play(take(four(seat(actions=[])), ADA, "pink square"), ADA, "gift")
    assert (collection(match, ADA), collection(match, CEM)) == ([], ["pink square"])
    assert match.waiting == (BEN,)
    assert told(match) == ["gifted"]


@pytest.mark.rule("CX-46", "CX-71")
def test_a_gift_that_completes_a_set_waits_for_the_partners_scoring() -> None:
    seats = (seat(actions=[]), seat(), seat(*PINK_SET[:3]), seat())
    match = play(take(table(*seats, options=TEAMS), ADA, PINK_SET[3]), ADA, "gift")
    assert match.waiting == (BEN,)
    play(take(match, BEN, "blue square"), BEN, "stop")
    play(take(match, CEM, "blue square"), CEM, "stop")
    assert match.legal(CEM) == ["score pink"]


@pytest.mark.rule("CX-72")
def test_a_team_scores_the_sum_and_the_better_team_wins() -> None:
    seats = (seat(tokens=[2]), seat(tokens=[4]), seat(tokens=[2, 2, 2]), seat())
    match = table(*seats, stacks={"green": 2, "yellow": 2, "pink": 2, "blue": 0}, options=TEAMS)
    assert [team.points for team in match.view(None).teams] == [None, None]
    seats = (seat(tokens=[3, 3]), seat(), seat(tokens=[3, 3, 4, 4]), seat())
    match = table(*seats, stacks=EMPTY, phase="over", ending="tokens", options=TEAMS)
    outcome = match.outcome()
    assert outcome
    assert match.points() == [9, 3, 17, 19]
    assert [team.points for team in match.view(None).teams] == [26, 22]
    assert [(place.seat, place.rank) for place in outcome.ranking] == [(ADA, 1), (CEM, 1), (BEN, 3), (DEA, 3)]


@pytest.mark.rule("CX-72")
def test_tied_teams_compare_the_sums_of_their_polygons() -> None:
    six = [2, 2, 3, 3, 4, 4]
    more = seat("pink square", "pink octagon", tokens=six)
    seats = (more, seat("blue square", tokens=six), seat(), seat(actions=["swap", "steal"]))
    match = table(*seats, stacks=EMPTY, phase="over", ending="tokens", options=TEAMS)
    outcome = match.outcome()
    assert outcome
    assert match.points()[ADA] + match.points()[CEM] == match.points()[BEN] + match.points()[DEA]
    assert [(place.seat, place.rank) for place in outcome.ranking] == [(BEN, 1), (DEA, 1), (ADA, 3), (CEM, 3)]


@pytest.mark.rule("CX-73")
def test_partners_may_be_swapped_with_and_stolen_from() -> None:
    seats = (seat("pink square"), seat(), seat("blue square"), seat())
    match = table(*seats, options=TEAMS)
    assert f"steal 3 {polygon('blue square')}" in match.legal(ADA)
    play(match, ADA, f"swap {polygon('pink square')} 3 {polygon('blue square')}")
    assert (collection(match, ADA), collection(match, CEM)) == (["blue square"], ["pink square"])


@pytest.mark.rule("CX-74")
def test_the_gift_comes_before_joining_and_before_a_token_used_after_taking() -> None:
    seats = (seat(), seat("green square"), seat(), seat())
    match = play(take(table(*seats, options=TEAMS), ADA, "pink square", "blue square"), ADA, "gift")
    assert match.waiting == (ADA,)
    assert match.view(ADA).phase == "added"
    assert refused(match, ADA, "gift") == "CX-71"
    assert f"swap {polygon('pink square')} 2 {polygon('green square')}" in match.legal(ADA)
    play(match, ADA, f"steal 3 {polygon('blue square')}")
    assert collection(match, ADA) == ["blue square", "pink square"]


@pytest.mark.rule("CX-74", "CX-33")
def test_partners_do_not_see_each_others_score_tokens() -> None:
    seats = (seat(), seat(), seat(tokens=[2]), seat())
    match = table(*seats, stacks={"pink": 2}, options=TEAMS)
    assert match.view(ADA).players[CEM].values is None
    assert match.view(ADA).teams[0].points is None
    assert of(match, CEM)["tokens"] == [2]


@pytest.mark.rule("CX-74", "CX-81")
def test_teams_and_experts_may_be_combined() -> None:
    seats = (seat(), seat("blue square"), seat(), seat())
    match = take(table(*seats, options=TEAMS | EXPERTS), ADA, "pink square", "pink square")
    play(match, ADA, f"steal 2 {polygon('blue square')}", "gift")
    assert collection(match, ADA) == ["blue square", "pink square"]
    assert (collection(match, CEM), match.waiting) == (["pink square"], (BEN,))
