"""A whole campaign played by bots, killed and resumed after every step (ST-75), and what comes after it (ST-83)."""

import os
from collections.abc import Generator
from functools import cache

import pytest

from sammelsurium.games.stickers.campaign import Campaign
from sammelsurium.games.stickers.campaign.boosters import sealed
from sammelsurium.kernel import compiled
from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.contract import TABLE
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.picture import as_tree
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

from .table import DEAL, GAME
from .test_campaign import NAMES, THOUGHTS, play_game, resumed

# Who plays which game: people come and go.
PLAYERS = (2, 2, 3, 2, 2, 4, 2, 2, 2, 3, 2, 2, 2, 2, 2)
# Resuming replays everything so far: after every step of a whole campaign that takes minutes. So it is done after every
# step of the first game and its stickers, then whenever a stage begins and after every STRIDE-th step;
# SAMMELSURIUM_CAMPAIGN_STRIDE=1 does it after each. Without the compiler (`make coverage`): few steps, simpler bots.
STRIDE, MIND = (
    (int(os.environ.get("SAMMELSURIUM_CAMPAIGN_STRIDE", "40")), "instinct") if compiled.enabled else (400, "random")
)


def steps(campaign: Campaign) -> Generator[Campaign, Campaign | None, None]:
    """The campaign after each step, up to its end; whoever is asked may send another one to go on with."""
    while not (campaign.finished and campaign.stage == "gather"):
        if campaign.stage == "gather":
            campaign.play(TABLE, f"players {', '.join(NAMES[: PLAYERS[campaign.number]])}")
        elif campaign.stage == "game":
            player = campaign.waiting[0]
            assert campaign.match is not None
            seated = campaign.match.seated(player)
            campaign.play(player, ask(find_mind(MIND), seated, THOUGHTS, campaign.ply))
        else:
            player = campaign.waiting[0]
            campaign.play(player, campaign.suggestion(player, THOUGHTS))
        campaign.settle(DEAL)
        campaign = (yield campaign) or campaign


@cache
def uninterrupted() -> Chronicle:
    campaign = Campaign.begin(GAME)
    for _ in steps(campaign):
        pass
    return campaign.record()


def finished() -> Campaign:
    return Campaign.replay(uninterrupted(), GAME)


@pytest.mark.rule("ST-75")
def test_killed_and_resumed_after_every_step_it_ends_in_the_same_cards_and_trophies() -> None:
    campaign = Campaign.begin(GAME)
    going = steps(campaign)
    number, stage, campaign = 0, "", next(going)
    while True:
        number += 1
        every = compiled.enabled and (campaign.number == 1 or campaign.stage != stage)
        stage = campaign.stage
        if every or number % STRIDE == 0:
            campaign = resumed(campaign)
        try:
            campaign = going.send(campaign)
        except StopIteration:
            break
    whole = finished()
    assert campaign.facts == whole.facts
    assert campaign.trophies == whole.trophies
    assert campaign.sheet() == whole.sheet()
    assert campaign.record() == whole.record()


@pytest.mark.rule("ST-70", "ST-71", "ST-73")
def test_after_fifteen_games_all_boosters_are_opened_and_every_sticker_is_on_a_card() -> None:
    campaign = finished()
    sheet = campaign.sheet()
    assert campaign.number == 15
    assert sheet.finished
    assert sorted(campaign.opened) == sorted(booster.id for booster in sealed().booster)
    assert sum(len(person.trophies) for person in sheet.people) >= 15
    most = max(len(person.trophies) for person in sheet.people)
    assert sheet.champions == [p.name for p in sheet.people if len(p.trophies) == most]
    gold = sum(card.gold for cards in campaign.facts.cards.values() for card in cards)
    waiting = sum(sticker.kind == "gold" for sticker in campaign.aside)
    assert gold + waiting == 8
    assert all(as_tree(sheet.words).values())


@pytest.mark.rule("ST-83", "ST-75")
@pytest.mark.parametrize("scenario", [None, *(scenario.id for scenario in sealed().scenario)])
def test_a_finished_campaign_stays_playable_with_its_scenarios(scenario: str | None) -> None:
    campaign = finished()
    trophies, facts = {name: list(won) for name, won in campaign.trophies.items()}, campaign.facts
    assert campaign.sheet().scenarios == [one.id for one in sealed().scenario]
    play_game(campaign, 2, f" scenario {scenario}" if scenario else "")
    assert campaign.stage == "gather"
    assert (campaign.number, campaign.trophies, campaign.facts) == (16, trophies, facts)
    assert campaign.match is not None
    played_with = campaign.match.box.facts.scenario
    assert (played_with and played_with.id) == scenario
    assert resumed(campaign).sheet() == campaign.sheet()


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(GameError, match="there is no scenario"):
        finished().play(TABLE, "players Ada, Ben scenario nonsense")
