"""A match finds every state again from its checkpoints, and keeps little."""

import tracemalloc
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import State, copy_state
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.registry import house_games

GAMES = list(house_games().values())
MOST = 300  # actions; some random games are much longer
DEAL, CHOOSE = Stream.of("course", "deal"), Stream.of("course", "choose")


def playing(match: Match) -> Iterator[Match]:
    """At random; the match after each action of a player and what Chance makes of it."""
    match.settle(DEAL)
    while not match.over and match.ply < MOST:
        yield match
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, moves[CHOOSE.draw(match.ply, len(moves))])
        match.settle(DEAL)
    yield match


def begun(game: Game) -> Match:
    return Match.begin(game, [f"seat {seat}" for seat in range(game.players[-1])])


def shown(match: Match) -> bytes:
    """All that anybody is shown of the match as it stands, and what may be undone."""
    viewers = (None, *range(len(match.seats)))
    views = [match.view(viewer) for viewer in viewers]
    told = [match.events(match.ply - 1, viewer) for viewer in viewers] if match.ply else []
    undo = [match.undo_ply(seat) for seat in range(len(match.seats))]
    facts = views, told, undo, match.waiting, match.over, match.told_from, match.points()
    return msgspec.json.encode(facts)


def told(match: Match) -> list[bytes]:
    """The whole log of everybody."""
    viewers = (None, *range(len(match.seats)))
    return [msgspec.json.encode([match.events(i, viewer) for viewer in viewers]) for i in range(match.ply)]


def faults(match: Match, then: dict[int, bytes]) -> list[int]:
    """The plies at which the match, gone back there, is not what it was then."""
    return [ply for ply, was in then.items() if shown(match.back_to(ply)) != was]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_gone_back_a_match_shows_everybody_what_it_showed_then(game: Game) -> None:
    match, then = begun(game), {}
    for now in playing(match):
        then[now.ply] = shown(now)
    assert len(then) > 20
    assert faults(match, then) == []
    assert faults(match, dict(reversed(then.items()))) == []

    whole = told(match)
    halfway = match.back_to(match.ply // 2)
    assert told(halfway) == whole[: match.ply // 2]
    for _ in playing(halfway):
        pass
    assert told(halfway) == whole, "going on from there leads to the same"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_checkpoint_that_is_not_what_was_is_noticed(game: Game) -> None:
    match, then = begun(game), {}
    for now in playing(match):
        then[now.ply] = shown(now)
    checkpoints = match._course._checkpoints
    middle = len(checkpoints) // 2
    checkpoints[middle] = checkpoints[1]
    assert faults(match, then)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_states_are_found_in_whatever_order_they_are_asked_for(game: Game) -> None:
    match = begun(game)
    states: list[State] = [copy_state(match.state)]
    for _ in playing(match):
        pass
    for actor, code in zip(match._course.actors, match._course.codes, strict=True):
        states.append(copy_state(states[-1]))
        game.apply(match.box.data, states[-1], actor, code)
    plies = [CHOOSE.draw(number, match.ply + 1) for number in range(400)]
    for ply in [*range(match.ply + 1), *range(match.ply, -1, -1), *plies]:
        assert np.array_equal(match._course.after(ply), states[ply]), f"after {ply} actions"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_match_says_it_keeps_is_about_what_it_keeps(game: Game) -> None:
    played = begun(game)
    for _ in playing(played):
        pass
    record = played.record()
    replay(record)
    tracemalloc.start()
    try:
        match = replay(record)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept / 2 < match.bytes < kept * 1.5
    grown = match.bytes - begun(game).bytes
    assert grown / match.ply < 400, "an action takes little, however large a state is"
