"""Pictures are made from what the seat knows: in two worlds that look the same to a seat, it is sent the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import SPECTATOR, BoxData, State, copy_state
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import games

GAMES = list(games().values())
SECRETIVE = [game for game in GAMES if game.secrets]
POSITIONS = 12


def positions(game: Game) -> Iterator[Match]:
    """Of one random game with as many players as it allows, evenly from its beginning to its end."""
    deal, choose = Stream.of("two worlds", "deal"), Stream.of("two worlds", "choose")
    match = Match.begin(game, [f"seat {seat}" for seat in range(game.players[-1])])
    match.settle(deal)
    plies = []
    while not match.over and match.ply < 400:
        plies.append(match.ply)
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, moves[choose.draw(match.ply, len(moves))])
        match.settle(deal)
    yield from (match.back_to(ply) for ply in plies[:: max(1, len(plies) // POSITIONS)])


def another_world(match: Match, seat: int, number: int) -> Match:
    """The same match, with all that the seat does not know laid anew."""
    other = match.back_to(match.ply)
    state = copy_state(match.state)
    match.game.veil(match.box.data, state, seat)
    match.game.resample(match.box.data, state, seat, np.uint64(number))
    other._course.lay(state)
    return other


def picture(match: Match, seat: int) -> bytes:
    viewer = None if seat == SPECTATOR else seat
    choices = match.choices(seat) if seat in (*match.waiting, *match.interrupting) else []
    told = match.events(match.ply - 1, viewer) if match.ply else []
    return msgspec.json.encode((match.view(viewer), choices, told, match.caption()), order="sorted")


def differing(game: Game) -> int:
    """In how many positions a seat, or who watches, is sent something that depends on what it does not know."""
    found = 0
    for match in positions(game):
        seats = range(SPECTATOR, len(match.seats))
        found += any(picture(match, seat) != picture(another_world(match, seat, 7 + seat), seat) for seat in seats)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_pictures_are_the_same_in_all_worlds_that_a_seat_thinks_possible(game: Game) -> None:
    assert differing(game) == 0


class TellsAll:
    """Pictures whose view tells every byte of the state it is given."""

    def __init__(self, game: Game) -> None:
        self.choices, self.events, self.caption = game.pictures.choices, game.pictures.events, game.pictures.caption

    def view(self, facts: Any, box: BoxData, state: State, seat: int) -> str:
        return state.tobytes().hex()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_even_a_view_that_tells_all_it_is_given_tells_no_secret(game: Game) -> None:
    assert differing(game.with_rooms(picture=TellsAll(game))) == 0


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_a_view_that_peeks_at_the_true_state_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_veiled", lambda match, state, seat: copy_state(state))
    assert differing(game.with_rooms(picture=TellsAll(game))) > 0
