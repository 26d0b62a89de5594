"""What is sent of boosters and campaigns keeps to the structures of `picture`, and names nothing that is sealed."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from sammelsurium.games.stickers.box import make_box
from sammelsurium.games.stickers.campaign import Campaign, telling
from sammelsurium.games.stickers.campaign.boosters import sealed
from sammelsurium.games.stickers.campaign.sticking import Sticker
from sammelsurium.games.stickers.notation import CARD_NAMES
from sammelsurium.games.stickers.picture import (
    BetweenChoice,
    Caption,
    Choice,
    Event,
    EventKey,
    OpenedEvent,
    Sheet,
    View,
    pieces,
)
from sammelsurium.kernel import compiled
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.reading import read_json

from .table import FACTS, GAME, NAMES, begin, dressed, finished_game, seat, table
from .test_campaign import play_game, step, stick_all
from .test_sealed_secrets import messages


def kind_of(event: Any) -> type:
    """Words that come with a booster are not those of the open box."""
    return OpenedEvent if event.key in messages("en") else Event


def of_a_game(match: Match) -> Iterator[tuple[Any, type]]:
    """All that is sent of a random game, with the type it should have."""
    choose, deal = Stream.of("pictures", "choose"), Stream.of("pictures", "deal")
    while not match.over:
        match.settle(deal)
        player = match.waiting[0]
        choices = match.choices(player)
        yield from ((choice, Choice) for choice in choices)
        yield match.view(player), View
        match.play(player, choices[choose.draw(match.ply, len(choices))].move)
    yield match.caption(), Caption
    yield from ((event, kind_of(event)) for index in range(match.ply) for event in match.events(index, 0))


def of_a_campaign(campaign: Campaign) -> Iterator[tuple[Any, type]]:
    """What is sent between its first games."""
    for players in (2, 3):
        play_game(campaign, players)
        yield campaign.caption(), Caption
        while campaign.stage == "stick":
            yield campaign.sheet(), Sheet
            yield from ((choice, BetweenChoice) for choice in campaign.choices(campaign.waiting[0]))
            step(campaign)
        deeds = range(campaign.begins, campaign.ply)
        yield from ((event, kind_of(event)) for index in deeds for event in campaign.events(index, 0))


def assert_kept(sent: Iterator[tuple[Any, type]]) -> set[str]:
    """Says what was seen."""
    seen = set()
    for made, kind in sent:
        assert isinstance(made, kind)
        assert read_json(msgspec.json.encode(made), kind) == made
        seen.add(kind.__name__)
    return seen


@pytest.mark.parametrize("scenario", [None, *sealed().scenario], ids=lambda one: getattr(one, "id", "none"))
def test_a_finished_box_is_sent_in_its_structures(scenario: Any) -> None:
    match = Match.begin(finished_game(scenario), NAMES[: 3 if compiled.enabled else 2], {"combos": "every card"})
    assert assert_kept(of_a_game(match)) == {"View", "Choice", "Caption", "Event", "OpenedEvent"}


def test_a_campaign_is_sent_in_its_structures() -> None:
    assert assert_kept(of_a_campaign(Campaign.begin(GAME))) == {"Sheet", "BetweenChoice", "Caption", "Event"}


@pytest.mark.rule("ST-83")
def test_no_event_of_the_schema_speaks_of_a_sealed_booster() -> None:
    assert set(get_args(EventKey)) & set(messages("en")) == set()


def test_a_card_looks_as_its_own_box_has_it() -> None:
    """Two boxes at the same time, and more of them than are kept."""
    plain, worn = begin(), table(seat("corking-3"), seat(), box=dressed({"corking-3": ["crown"]}))
    for _ in range(2):
        assert [card.combos for card in worn.view(0).hand] == [["crown"]]
        assert not any("crown" in card.combos for card in plain.view(0).hand)
    for _ in range(pieces.KEPT + 1):
        assert begin(box=make_box(msgspec.structs.replace(FACTS), "the same once more")).view(0) == plain.view(0)
    assert len(pieces._kept) <= pieces.KEPT


def test_a_sheet_says_who_holds_which_stickers() -> None:
    campaign = play_game(Campaign.begin(GAME))
    hands = campaign.sheet().hands
    assert [hand.seat for hand in hands] == [0, 1]
    assert [[one.kind for one in hand.stickers] for hand in hands] == [[s.kind for s in own] for own in campaign.hands]
    stick_all(campaign)
    assert [hand.stickers for hand in campaign.sheet().hands] == [[], []]


@pytest.mark.rule("ST-73")
def test_a_decoration_that_was_set_aside_is_told_as_one() -> None:
    told = telling.caught_up(Sticker("ribbon", 3, True), CARD_NAMES.index("corking-3"))
    assert told == Event("caught-up-cosmetic", {"cosmetic": "ribbon", "set": "corking"}, [], {})
