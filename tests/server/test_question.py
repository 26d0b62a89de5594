"""What a worker is asked holds only what the bot's seat knows."""

from __future__ import annotations

import msgspec
import pytest

from sammelsurium.kernel.contract import TABLE, copy_state
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.kernel.secret import new_secret, stream_of
from sammelsurium.minds import find_mind, minds
from sammelsurium.minds.base import ask
from sammelsurium.server.question import Question, kind_of, own_stream, question, read_question, seated_at

from ..contract.test_two_worlds import SECRETIVE, another_world, positions

SEED = new_secret()


def asked(match: Match, seat: int, mind: str = "master") -> bytes:
    return question("a table", match.ply, mind, match.seated(seat), stream_of(SEED, f"bot {seat}"))


def differing(game: Game) -> int:
    """In how many positions a bot is asked something else in another world that its seat thinks possible."""
    return sum(
        asked(match, seat) != asked(another_world(match, seat, 7 + seat), seat)
        for match in positions(game)
        for seat in match.waiting
    )


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_in_worlds_that_a_seat_cannot_tell_apart_it_is_asked_the_same(game: Game) -> None:
    assert differing(game) == 0


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_a_question_that_carries_the_true_state_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_veiled", lambda match, state, seat: copy_state(state))
    assert differing(game) > 0


@pytest.mark.parametrize("mind", minds())
def test_a_worker_answers_as_the_server_would(mind: str) -> None:
    """Without a clock, so that the thought can be repeated."""
    for match in list(positions(find_game("stamp_collection")))[:3]:
        seat = match.waiting[0]
        told = read_question(asked(match, seat, mind))
        here = ask(find_mind(mind), match.seated(seat), stream_of(SEED, f"bot {seat}"), match.ply)
        assert ask(find_mind(told.mind), seated_at(told), own_stream(told), told.ply) == here


def second_game() -> Match:
    """Of a campaign: stickers have changed the box."""
    game, deal = find_game("stickers"), stream_of(SEED, "deal")
    assert game.campaign
    campaign = game.campaign.begin(game)
    campaign.play(TABLE, "players Ada, Ben")
    campaign.settle(deal)
    while campaign.waiting:
        seat = campaign.waiting[0]
        campaign.play(seat, campaign.choices(seat)[0].move)
        campaign.settle(deal)
    campaign.play(TABLE, "players Ada, Ben")
    campaign.settle(deal)
    assert campaign.match
    return campaign.match


def test_the_box_of_a_campaign_comes_along() -> None:
    match = second_game()
    seat, usual = match.waiting[0], match.game.box()
    told = read_question(asked(match, seat))
    seated = seated_at(told)
    assert told.box == seated.box.hash == match.box.hash != usual.hash
    assert seated.box.data.tobytes() == match.box.data.tobytes() != usual.data.tobytes()
    assert ask(find_mind("collector"), seated, own_stream(told), told.ply) in match.legal(seat)


def test_a_question_has_no_seed_in_it() -> None:
    match = next(positions(find_game("tauschrausch")))
    seat = match.waiting[0]
    told = asked(match, seat)
    assert SEED.encode() not in told
    assert bytes.fromhex(SEED) not in told
    fields = {field.name for field in msgspec.structs.fields(Question)}
    assert fields == {"table", "seat", "players", "ply", "game", "mind", "box", "data", "state", "heard", "stream"}


def test_games_are_told_apart_by_what_their_bytes_mean() -> None:
    assert len({kind_of(game) for game in games().values()}) == len(games())
