"""A game that is exchanged for its other form in the middle, plain for compiled or back, is the same game."""

import sys
import warnings
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from sammelsurium.kernel import compiled
from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.contract import TABLE
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.interpreted import AGAIN
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import BoxName
from sammelsurium.kernel.registry import compiled_games, house_games, plain_game, use_compiled, use_plain

from .two_forms import Play

LOOK_EVERY = 17  # plies: pictures take long without the compiler
NAMES = ("Ada", "Ben", "Cem", "Dot", "Eva")


def rows(number: int, forms: tuple[Game, Game], exchanged: int) -> list[str]:
    """What a random game met, ply by ply; from ply `exchanged` on it is played in the second form."""
    play = Play(forms[0], number)
    told = []
    for ply, row in enumerate(play.rows()):
        told.append(row)
        if ply == exchanged:
            play.game = forms[1]
    return told


@pytest.mark.parametrize("name", house_games())
def test_whole_games_exchanged_in_the_middle_are_the_same_ply_by_ply(name: str) -> None:
    plain, compiled = plain_game(name), compiled_games()[name]
    for number in (1, 5):
        expected = rows(number, (compiled, compiled), 0)
        middle = len(expected) // 2
        assert rows(number, (plain, compiled), middle) == expected
        assert rows(number, (compiled, plain), middle) == expected


def test_a_form_that_is_another_game_is_noticed() -> None:
    plain, compiled = plain_game("stamp_collection"), compiled_games()["stamp_collection"]

    def reluctant(*asked: Any) -> int:
        return max(1, int(plain.functions["legal"](*asked)) - 1)

    wrong = replace(plain, functions={**plain.functions, "legal": reluctant})
    expected = rows(1, (compiled, compiled), 0)
    told = rows(1, (wrong, compiled), len(expected) // 2)
    assert told != expected


def pictures(match: Match | Campaign) -> bytes:
    seat = match.waiting[0] if match.waiting else 0
    shown = [match.view(seat), match.choices(seat) if match.waiting else [], match.events(match.ply - 1, seat)]
    return msgspec.json.encode([*shown, match.caption(), match.outcome()])


def play_on(match: Match, plies: int) -> Iterator[bytes]:
    """States, and now and then all that is shown."""
    deal, choose = Stream.of("exchange", "deal"), Stream.of("exchange", "choose")
    match.settle(deal)
    while not match.over and match.ply < plies:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, moves[choose.draw(match.ply, len(moves))])
        match.settle(deal)
        yield match.state.tobytes()
        if match.ply % LOOK_EVERY == 0 or match.over:
            yield pictures(match)


@pytest.mark.parametrize("name", house_games())
def test_a_match_exchanged_in_the_middle_is_shown_the_same(name: str) -> None:
    plain, compiled = plain_game(name), compiled_games()[name]
    seats = NAMES[: compiled.players[0] + 1]
    match = Match.begin(compiled, seats)
    expected = list(play_on(match, 10_000))
    begun = Match.begin(plain, seats)
    told = list(play_on(begun, 40))
    ended = replay(begun.record(), game=compiled)
    assert told + list(play_on(ended, 10_000)) == expected
    assert ended.record() == match.record()


def carry_on(campaign: Campaign, deeds: int) -> Iterator[bytes]:
    """Everybody does what is suggested, or any move."""
    deal, choose = Stream.of("campaign", "deal"), Stream.of("campaign", "choose")
    while campaign.ply < deeds:
        campaign.settle(deal)
        if campaign.sheet().stage == "gather":
            campaign.play(TABLE, "players Ada, Ben, Cem")
        else:
            seat = campaign.waiting[0]
            if campaign.running:
                moves = [choice.move for choice in campaign.choices(seat)]
                campaign.play(seat, moves[choose.draw(campaign.ply, len(moves))])
            else:
                campaign.play(seat, campaign.suggestion(seat, choose))
        campaign.settle(deal)
        yield msgspec.json.encode([campaign.sheet(), str(campaign.actions[-1])])
        if campaign.match is not None:
            yield campaign.match.state.tobytes()


def exchanged(campaign: Campaign, game: Game) -> Campaign:
    """As the server does it: its deeds are played again."""
    assert game.campaign
    box = game.box()
    name = BoxName(box.name, box.version, box.hash)
    deeds = [str(action) for action in campaign.actions]
    return game.campaign.replay(Chronicle(game.name, game.rules_version, name, campaign.options, deeds), game)


def test_a_campaign_exchanged_in_the_middle_of_its_games_is_the_same() -> None:
    plain, compiled = plain_game("stickers"), compiled_games()["stickers"]
    assert plain.campaign
    assert compiled.campaign
    turns = [0, 60, 150, 260]
    expected = list(carry_on(compiled.campaign.begin(compiled), turns[-1]))
    campaign = plain.campaign.begin(plain)
    told = []
    for (_, until), form in zip(pairwise(turns), (plain, compiled, plain), strict=True):
        campaign = exchanged(campaign, form)
        told += list(carry_on(campaign, until))
    assert told == expected
    assert any(b'"stick"' in one for one in expected)


def test_a_plain_game_calls_nothing_compiled() -> None:
    for name in house_games():
        plain_game(name)
    found = [
        f"{module}.{key}"
        for module, loaded in list(sys.modules.items())
        if module.startswith(AGAIN)
        for key, value in vars(loaded).items()
        if hasattr(value, "py_func")
    ]
    assert found == []


def test_there_is_one_compiler_for_both_forms() -> None:
    plain_game("stamp_collection")
    twins = {name.removeprefix(f"{AGAIN}.kernel.") for name in sys.modules if name.startswith(f"{AGAIN}.kernel.")}
    assert "compiled" in twins <= {"bits", "chance", "compiled"}
    assert compiled.enabled <= ("bits" in twins), "what the games call is loaded again as soon as it is compiled"
    assert sys.modules[f"{AGAIN}.kernel.compiled"] is compiled


def test_numbers_wrap_around_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        rows(0, (plain_game("collexxion"),) * 2, 0)


def test_the_registry_says_which_form_is_in_use() -> None:
    name = "stamp_collection"
    use_plain(name)
    try:
        assert house_games()[name] is plain_game(name)
        assert not any(hasattr(function, "py_func") for function in house_games()[name].functions.values())
        assert house_games()["stickers"] is compiled_games()["stickers"]
    finally:
        use_compiled(name)
    assert house_games()[name] is compiled_games()[name]
