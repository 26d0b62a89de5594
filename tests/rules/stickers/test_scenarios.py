"""Scenarios, unlocked after the campaign (ST-83)."""

import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match

from .table import (
    ADA,
    BEN,
    CEM,
    GAME,
    NAMES,
    album,
    begin,
    cards,
    finish_turn,
    hand,
    markers,
    play,
    refused,
    scenario_box,
    seat,
    table,
)


@pytest.mark.rule("ST-83")
def test_merry_go_round_everybody_may_exchange_once_before_the_first_turn_the_last_player_first() -> None:
    match = begin(3, box=scenario_box("merry_go_round"))
    start = match.view(None).start
    order = []
    before = markers(match)
    assert match.view(None).phase == "opening"
    assert refused(match, match.waiting[0], "take corking-1") == "ST-45"
    for move in ("exchange L1 R2", "stop", "exchange C1 C2"):
        order.append(match.waiting[0])
        assert match.choices(order[-1])[0].effect is None
        match.play(order[-1], move)
    assert order == [(start + 2) % 3, (start + 1) % 3, start]
    assert markers(match)["L1"] == before["R2"]
    assert (match.view(None).turn, match.view(None).phase) == (start, "take")


@pytest.mark.rule("ST-83")
def test_merry_go_round_the_bottom_row_turns_after_each_round() -> None:
    match = begin(2, box=scenario_box("merry_go_round"))
    for _ in range(2):
        match.play(match.waiting[0], "stop")
    before = markers(match)
    finish_turn(match)
    assert markers(match) == before
    index = match.ply
    finish_turn(match)
    after = markers(match)
    assert [after[f"C{n}"] for n in (1, 2, 3, 4, 5)] == [before[f"C{n}"] for n in (2, 3, 4, 5, 1)]
    assert [after[space] for space in ("L1", "R1", "R2", "R3")] == [before[s] for s in ("L1", "R1", "R2", "R3")]
    told = [event.key for number in range(index, match.ply) for event in match.events(number, None)]
    assert "row-turned" in told


@pytest.mark.rule("ST-83")
def test_secret_crush_everybody_has_a_favourite_only_they_know_until_the_end() -> None:
    box = scenario_box("secret_crush")
    match = Match.begin(GAME, NAMES[:3], box=box)
    match.play(CHANCE, "start 1")
    match.settle(Stream.of("crush", "deal"))
    shown = [match.view(viewer).extras.favourites for viewer in (ADA, BEN, CEM, None)]
    own = [shown[player][player] for player in range(3)]
    assert len(set(own)) == 3
    assert shown[ADA] == [own[ADA], None, None]
    assert shown[3] == [None, None, None]
    dealt = [number for number, action in enumerate(match.actions) if action.move.startswith("favourite")]
    assert len(dealt) == 3
    assert match.shown_action(dealt[BEN], ADA) is None
    assert match.events(dealt[BEN], ADA)[0].key == "favourite-dealt"


@pytest.mark.rule("ST-83", "ST-60")
def test_secret_crush_pays_for_each_card_of_the_favourite_at_the_end() -> None:
    seats = [
        seat("corking-5", album=[cards("corking", 3, 4)], favourite="corking"),
        seat("robotter-5", favourite="octopost"),
        seat(favourite="astromouse"),
    ]
    match = table(*seats, phase="last card", display=[], pile=[], box=scenario_box("secret_crush"))
    assert match.terms(ADA)["specials"] == 0
    play(match, ADA, "keep corking-5")
    play(match, BEN, "keep robotter-5")
    assert match.terms(ADA)["specials"] == 3
    assert match.view(None).extras.favourites == ["corking", "octopost", "astromouse"]


@pytest.mark.rule("ST-83")
def test_open_house_all_hands_lie_open_and_the_asker_picks() -> None:
    box = scenario_box("open_house")
    match = table(seat("corking-2"), seat("octopost-5", "octopost-6"), seat(), phase="play", box=box)
    assert [card.card for card in match.view(CEM).players[BEN].known] == ["octopost-5", "octopost-6"]
    play(match, ADA, "play corking-2", "ask 2 octopost")
    assert match.waiting == (ADA,)
    assert match.legal(ADA) == ["give octopost-5", "give octopost-6"]
    play(match, ADA, "give octopost-5")
    assert match.shown_action(match.ply - 1, CEM) is not None
    match.play(CHANCE, "draw robotter-5")
    assert match.shown_action(match.ply - 1, CEM) is not None
    assert hand(match, ADA) == ["octopost-5"]


@pytest.mark.rule("ST-83")
def test_only_giants_seven_cards_and_small_collections_do_not_count() -> None:
    box = scenario_box("only_giants")
    dealt = begin(2, box=box)
    assert [player.hand for player in dealt.view(None).players] == [7, 7]
    finish_turn(dealt)
    assert len(hand(dealt, dealt.view(None).start)) >= 7
    match = table(seat(album=[cards("corking", 4, 5)]), seat(album=[cards("octopost", 4, 5, 6)]), box=box)
    assert [match.terms(player)["collections"] for player in (ADA, BEN)] == [0, 6]
    assert album(match, ADA) == [["corking-4", "corking-5"]]
