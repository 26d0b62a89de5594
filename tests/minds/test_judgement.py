"""Advice and analysis: what people and the lab are told of the search."""

import pytest

from sammelsurium.games.tauschrausch.state import SHOW
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, house_games
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask
from sammelsurium.minds.judgement import PLANNING, Decision, Luck, advise, analyse
from sammelsurium.minds.looks import planned
from sammelsurium.minds.sitting import Sitting
from sammelsurium.minds.thought import Budget
from tests.contract.exchanged import KUHN

FEW = Budget(60)


def played(game: Game, plies: int) -> Match:
    match = Match.begin(game, ["Ada", "Ben"])
    while match.ply < plies and not match.over:
        match.settle(Stream.of("judgement", "deal"))
        if match.waiting:
            seat = match.waiting[0]
            match.play(seat, ask(find_mind("instinct"), match.seated(seat), Stream.of("judgement", "i"), match.ply))
    match.settle(Stream.of("judgement", "deal"))
    return match


@pytest.mark.parametrize("game", house_games().values(), ids=lambda game: game.name)
def test_advice_names_legal_moves_with_chances_points_and_what_sets_them_apart(game: Game) -> None:
    match = played(game, 12)
    seat = match.waiting[0]
    told: list[float] = []
    advice = advise(match, seat, FEW, report=told.append)
    assert {one.move for one in advice} <= set(match.legal(seat))
    assert told
    assert told[-1] == 1.0
    best, *others = advice
    assert all(0 <= one.win <= 1 for one in advice)
    for one in others:
        for term, gain in one.gains.items():
            assert gain == pytest.approx(one.terms[term] - best.terms[term])


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    match = played(find_game("stamp-collection"), 12)
    idle = next(seat for seat in (0, 1) if seat not in match.waiting)
    assert advise(match, idle, FEW) == []


def test_stopped_advice_is_empty() -> None:
    match, sitting = played(find_game("stamp-collection"), 12), Sitting()
    sitting.stop.set()
    assert advise(match, match.waiting[0], FEW, sitting) == []


def test_every_decision_and_every_chance_is_judged() -> None:
    match = played(find_game("stamp-collection"), 14)
    told = list(analyse(match.record(), Budget(40)))
    luck = [one for one in told if isinstance(one, Luck)]
    decisions = [one for one in told if isinstance(one, Decision)]
    assert len(luck) == sum(action.actor == CHANCE for action in match.actions)
    assert decisions
    for one in decisions:
        assert match.actions[one.ply] == (one.seat, one.move)
        assert one.win_before >= one.win_after
        assert one.loss == one.win_before - one.win_after
    assert all(len(one.change) == 2 for one in luck)


def test_an_analysis_says_how_far_it_is() -> None:
    told: list[float] = []
    match = played(find_game("stamp-collection"), 14)
    assert list(analyse(match.record(), Budget(8), report=told.append))
    assert told == [ply / match.ply for ply in range(match.ply)]


def test_an_analysis_stopped_in_the_middle_of_a_thought_keeps_silent_about_it() -> None:
    match, sitting = played(find_game("stamp-collection"), 14), Sitting()
    first = next(ply for ply, action in enumerate(match.actions) if action.actor != CHANCE)

    def stop_at_a_decision(part: float) -> None:
        if part >= first / match.ply:
            sitting.stop.set()

    told = list(analyse(match.record(), Budget(8), sitting, report=stop_at_a_decision))
    assert len(told) == first
    assert all(isinstance(one, Luck) for one in told)


def test_what_the_game_itself_plans_is_among_the_advice() -> None:
    """Of hundreds of places for a stamp, a short search looks at a few only."""
    match = played(find_game("tauschrausch"), 12)
    while int(match.state.phase) != SHOW:
        match = played(match.game, match.ply + 1)
    seat = match.waiting[0]
    seated = match.seated(seat)
    plan = planned(seated, PLANNING, Sitting())
    assert plan is not None
    assert seated.write(plan) in {one.move for one in advise(match, seat, Budget(40))}


def test_an_analysis_can_be_stopped() -> None:
    match, sitting = played(find_game("stamp-collection"), 14), Sitting()
    running = analyse(match.record(), Budget(20), sitting)
    next(running)
    sitting.stop.set()
    assert list(running) == []


@pytest.mark.usefixtures("uncompiled")
def test_giving_a_sure_victory_away_is_a_loss() -> None:
    """Kuhn poker: passing on a bet with the king throws the game away."""
    match = Match.begin(KUHN, ["Ada", "Ben"])
    for actor, move in ((CHANCE, "deal queen"), (CHANCE, "deal king"), (0, "bet"), (1, "pass")):
        match.play(actor, move)
    thrown = [one for one in analyse(match.record(), Budget(400), match=match) if isinstance(one, Decision)][-1]
    assert (thrown.move, thrown.best) == ("pass", "bet")
    assert thrown.win_before == 1.0
    assert thrown.loss > 0.9
