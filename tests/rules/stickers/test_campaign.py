"""The campaign: trophies, boosters, sticking, joining, stopping and going on (ST-69 to ST-75)."""

from collections import Counter

import pytest

from sammelsurium.games.stickers.campaign import Campaign
from sammelsurium.games.stickers.campaign.boosters import Booster, sealed
from sammelsurium.games.stickers.campaign.sticking import Sticker, fits, open_rules, places, put_on, stickers_of, taste
from sammelsurium.games.stickers.notation import CARD_NAMES
from sammelsurium.games.stickers.picture import Field
from sammelsurium.games.stickers.state import SET_NAMES
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.chronicle import Chronicle, read_deed
from sammelsurium.kernel.contract import CHANCE, TABLE
from sammelsurium.kernel.errors import GameError, Illegal, OptionError, RecordError, Stale, Unreadable
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

from .table import ADA, BEN, FACTS, GAME

NAMES = ("Ada", "Ben", "Cem", "Dea")
DEAL, THOUGHTS = Stream.of("campaign", "deal"), Stream.of("campaign", "thoughts")


def step(campaign: Campaign, mind: str = "random") -> None:
    """The bot that is waited for does something, then Chance."""
    player = campaign.waiting[0]
    if campaign.stage == "game":
        assert campaign.match is not None
        campaign.play(player, ask(find_mind(mind), campaign.match.seated(player), THOUGHTS, campaign.ply))
    else:
        campaign.play(player, campaign.suggestion(player, THOUGHTS))
    campaign.settle(DEAL)


def gather(campaign: Campaign, players: int = 2, more: str = "") -> Campaign:
    campaign.play(TABLE, f"players {', '.join(NAMES[:players])}{more}")
    campaign.settle(DEAL)
    return campaign


def play_game(campaign: Campaign, players: int = 2, more: str = "") -> Campaign:
    """One game to its end, the booster opened and dealt, but not stuck."""
    gather(campaign, players, more)
    while campaign.stage == "game":
        step(campaign)
    return campaign


def stick_all(campaign: Campaign) -> Campaign:
    while campaign.stage == "stick":
        step(campaign)
    return campaign


def play_on(campaign: Campaign, games: int, players: int = 2) -> Campaign:
    for _ in range(games):
        stick_all(play_game(campaign, players))
    return campaign


def resumed(campaign: Campaign) -> Campaign:
    """Through its text, as after a crash."""
    return Campaign.replay(Chronicle.read(campaign.record().to_json()), GAME)


def same(one: Campaign, other: Campaign) -> bool:
    alike = (one.sheet(), one.facts, one.aside, one.record()) == (
        other.sheet(), other.facts, other.aside, other.record()
    )  # fmt: skip
    if one.match is None or other.match is None:
        return alike and one.match is other.match
    return alike and one.match.state.tobytes() == other.match.state.tobytes()


# -- one game after the other --------------------------------------------------------------------------------------


@pytest.mark.rule("ST-69")
def test_names_go_on_the_sheet_after_the_first_game() -> None:
    campaign = gather(Campaign.begin(GAME))
    assert campaign.sheet().people == []
    while campaign.stage == "game":
        step(campaign)
    assert [person.name for person in campaign.sheet().people] == ["Ada", "Ben"]


@pytest.mark.rule("ST-84")
def test_every_game_has_the_options_of_the_campaign() -> None:
    campaign = gather(stick_all(play_game(Campaign.begin(GAME, {"start": "even"}))))
    view, even = campaign.view(ADA), next(start.points for start in FACTS.even_start if start.players == 2)
    assert view is not None
    assert campaign.sheet().game == 2
    assert [view.players[seat].terms.start for seat in (view.start, 1 - view.start)] == even
    assert resumed(campaign).options["start"] == "even"


@pytest.mark.rule("ST-70", "ST-4")
def test_after_each_game_the_booster_of_the_leftmost_open_field_is_opened() -> None:
    campaign = play_game(Campaign.begin(GAME))
    assert campaign.opened == ["power-1"]
    track = campaign.sheet().track
    assert len(track) == 15
    assert track[0] == Field(field=1, kind="power", number=1, opened="power-1")
    assert track[1] == Field(field=2, kind="set", number=None, opened=None)
    stick_all(campaign)
    play_game(campaign)
    assert campaign.opened[1].startswith("set-")
    booster = campaign.sheet().opened
    assert booster is not None
    assert booster.set in SET_NAMES


@pytest.mark.rule("ST-70")
def test_set_boosters_come_at_random_and_each_once() -> None:
    firsts = set()
    for seed in range(6):
        campaign = play_game(Campaign.begin(GAME))
        stick_all(campaign)
        gather(campaign)
        stream = Stream.of("sets", str(seed))
        while campaign.stage == "game":
            player = campaign.waiting[0] if campaign.waiting else None
            if player is None:
                break
            assert campaign.match is not None
            campaign.play(player, ask(find_mind("random"), campaign.match.seated(player), THOUGHTS, campaign.ply))
            campaign.settle(stream)
        firsts.add(campaign.opened[1])
    assert len(firsts) > 1
    wrong = due("booster")
    with pytest.raises(Unreadable, match="opens no booster"):
        wrong.play(CHANCE, "booster power-2")


def due(stage: str) -> Campaign:
    """A campaign that has come to a stage in which Chance acts."""
    campaign = gather(Campaign.begin(GAME))
    while campaign.stage != stage:
        if campaign.chance_due:
            outcomes = campaign._outcomes()
            campaign.play(CHANCE, outcomes(DEAL.draw(campaign.ply, outcomes.n)))
        else:
            player = campaign.waiting[0]
            assert campaign.match is not None
            campaign.play(player, ask(find_mind("random"), campaign.match.seated(player), THOUGHTS, campaign.ply))
    return campaign


@pytest.mark.rule("ST-71", "ST-64")
def test_the_winner_gets_the_trophy_and_a_shared_victory_is_a_trophy_each() -> None:
    campaign = play_game(Campaign.begin(GAME))
    assert campaign.match is not None
    outcome = campaign.match.outcome()
    assert outcome is not None
    winners = {campaign.seats[place.seat] for place in outcome.ranking if place.rank == 1}
    people = {person.name: person.trophies for person in campaign.sheet().people}
    assert people == {name: [1] if name in winners else [] for name in ("Ada", "Ben")}


@pytest.mark.rule("ST-72")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stickers_are_dealt_evenly_and_stuck_in_turn_order_on_own_cards(players: int) -> None:
    campaign = play_game(Campaign.begin(GAME), players)
    assert campaign.stage == "stick"
    assert [len(hand.stickers) for hand in campaign.sheet().hands] == [2] * players
    assert campaign.match is not None
    order = [(int(campaign.match.state.starter) + n) % players for n in range(players)]
    stuck_by = []
    while campaign.stage == "stick":
        player = campaign.waiting[0]
        stuck_by.append(player)
        choices = campaign.choices(player)
        assert {choice.owner for choice in choices} == {player}
        assert [choice.move for choice in choices] == campaign.legal(player)
        assert campaign.legal((player + 1) % players) == []
        campaign.play(player, choices[0].move)
    assert stuck_by == [player for player in order for _ in range(2)]
    stuck = campaign.sheet().stuck
    assert len(stuck) == 2 * players
    for one in stuck:
        card = CARD_NAMES.index(one.card)
        assert one.kind in campaign.facts.cards[one.card.rpartition("-")[0]][card % 12].combos


@pytest.mark.rule("ST-72")
def test_wrong_sticking_is_refused_and_changes_nothing() -> None:
    campaign = play_game(Campaign.begin(GAME))
    player = campaign.waiting[0]
    good = campaign.legal(player)[0]
    before = campaign.record()
    with pytest.raises(Illegal, match="another player's turn"):
        campaign.play(1 - player, good)
    with pytest.raises(Illegal, match="ST-72"):
        campaign.play(player, good.replace("exchange", "star"))
    away = next(name for name in CARD_NAMES if f"stick exchange {name}" not in campaign.legal(player))
    with pytest.raises(Illegal, match="ST-72"):
        campaign.play(player, f"stick exchange {away}")
    with pytest.raises(Unreadable, match="stickers are stuck"):
        campaign.play(player, "take corking-1")
    with pytest.raises(Unreadable, match="not Chance's turn"):
        campaign.play(CHANCE, "deal exchange")
    with pytest.raises(Stale):
        campaign.play(player, good, ply=3)
    assert campaign.record() == before


@pytest.mark.rule("ST-72")
def test_without_a_free_field_in_the_own_album_any_card_will_do() -> None:
    star = Sticker("star", 2, False)
    full, roomy = CARD_NAMES.index("corking-1"), CARD_NAMES.index("corking-3")  # three stars, and none
    assert places(FACTS, star, [full, roomy], range(108)) == [roomy]
    assert places(FACTS, star, [full], range(108)) == [card for card in range(108) if fits(FACTS, card, star)]
    facts = put_on(put_on(put_on(FACTS, roomy, star), roomy, star), roomy, star)
    assert places(facts, star, [full, roomy], [full, roomy]) == []


def opened(booster: str) -> Campaign:
    """A second game of two is over and this set booster was opened after it; its stickers are dealt."""
    campaign = gather(stick_all(play_game(Campaign.begin(GAME))))
    while campaign.stage != "booster":
        if campaign.chance_due:
            outcomes = campaign._outcomes()
            campaign.play(CHANCE, outcomes(DEAL.draw(campaign.ply, outcomes.n)))
        else:
            assert campaign.match is not None
            seated = campaign.match.seated(campaign.waiting[0])
            campaign.play(campaign.waiting[0], ask(find_mind("random"), seated, THOUGHTS, campaign.ply))
    campaign.play(CHANCE, f"booster {booster}")
    campaign.settle(DEAL)
    return campaign


@pytest.mark.rule("ST-72")
@pytest.mark.parametrize("booster", [booster.id for booster in sealed().booster if booster.set])
def test_the_stickers_of_a_set_booster_go_on_own_cards_of_any_set(booster: str) -> None:
    campaign = opened(booster)
    while campaign.stage == "stick":
        player = campaign.waiting[0]
        own = campaign._album(player)
        for sticker in set(campaign.hands[player]):
            room = {CARD_NAMES[card] for card in own if fits(campaign.facts, card, sticker)}
            offered = [choice for choice in campaign.choices(player) if choice.kind == sticker.kind]
            assert len({name.partition("-")[0] for name in room}) > 1
            assert {choice.card.card for choice in offered} == room
            assert {choice.owner for choice in offered} == {player}
        suggested = campaign.suggestion(player, THOUGHTS)
        assert suggested in campaign.legal(player)
        campaign.play(player, suggested)


@pytest.mark.rule("ST-72")
def test_without_a_card_of_its_set_in_the_album_a_set_boosters_stickers_stay_at_home() -> None:
    """The crowns of the Corking booster: nobody needs a Corking to stick them on own cards."""
    campaign = opened("set-corking")
    player = campaign.waiting[0]
    assert campaign.match is not None
    corking = CARD_NAMES.index("corking-1") // 12
    campaign.match.state.album[player, corking] = 0
    campaign.match.state.open_card[player, corking] = -1
    assert len(campaign._album(player)) > 10
    assert {choice.owner for choice in campaign.choices(player)} == {player}
    away = next(name for name in CARD_NAMES if name.startswith("corking-") and not is_own(campaign, player, name))
    with pytest.raises(Illegal, match="ST-72"):
        campaign.play(player, f"stick {campaign.hands[player][0].kind} {away}")


def is_own(campaign: Campaign, player: int, name: str) -> bool:
    return CARD_NAMES.index(name) in campaign._album(player)


@pytest.mark.rule("ST-72", "ST-82")
def test_there_is_room_for_every_sticker_wherever_the_others_went() -> None:
    """Even if all went on the cards of a game of two, the last one finds a field on a card without its kind: a card
    with it has at most one field left."""
    cards = [card for held in FACTS.cards.values() for card in held if card.least == 2]
    kinds = Counter(one.kind for booster in sealed().booster for one in stickers_of(booster) if not one.cosmetic)
    stars = kinds.pop("star") + kinds.pop("gold")
    assert sum(card.free_stars for card in cards) >= stars
    left = sum(card.free_combos for card in cards) - (kinds.total() - 1)
    for kind, number in kinds.items():
        wearing = number - 1 + sum(kind in card.combos for card in cards)
        assert left > wearing


@pytest.mark.rule("ST-72")
def test_cosmetic_stickers_go_anywhere_on_own_cards() -> None:
    campaign = stick_all(play_game(Campaign.begin(GAME)))
    play_game(campaign)
    player = campaign.waiting[0]
    cosmetic = [choice for choice in campaign.choices(player) if choice.cosmetic]
    assert {choice.owner for choice in cosmetic} == {player}
    assert len({choice.card.set for choice in cosmetic}) > 1
    move = cosmetic[0].move
    campaign.play(player, f"{move} 40 125")
    worn = campaign.facts.cosmetics[cosmetic[0].card.card]
    assert [(one.x, one.y) for one in worn] == [(40, 100)]
    assert same(campaign, resumed(campaign))


@pytest.mark.rule("ST-73")
def test_stickers_stay_for_later_games() -> None:
    campaign = stick_all(play_game(Campaign.begin(GAME)))
    worn = {one.card for one in campaign.sheet().stuck}
    gather(campaign)
    assert campaign.match is not None
    facts = campaign.match.box.facts
    for name in worn:
        card = facts.cards[name.rpartition("-")[0]][CARD_NAMES.index(name) % 12]
        assert "exchange" in card.combos
    assert campaign.match.box.hash != GAME.box().hash


@pytest.mark.rule("ST-73")
def test_stickers_for_more_players_wait_and_go_on_random_cards_when_somebody_joins() -> None:
    campaign = play_on(Campaign.begin(GAME), 1)
    assert campaign.sheet().aside == 4
    gather(campaign, 3)
    assert campaign.sheet().aside == 2
    assert Counter(one.seat for one in campaign.sheet().stuck) == {None: 2}
    assert len([deed for deed in campaign.deeds if deed.move.startswith("catch up exchange")]) == 2
    wrong = Campaign.begin(GAME)
    play_on(wrong, 1)
    wrong.play(TABLE, "players Ada, Ben, Cem")
    with pytest.raises(Unreadable, match="not what Chance does"):
        wrong.play(CHANCE, "catch up star corking-1")


@pytest.mark.rule("ST-73")
def test_stickers_of_a_set_booster_set_aside_go_on_cards_of_any_set() -> None:
    campaign = stick_all(opened("set-corking"))
    campaign.play(TABLE, "players Ada, Ben, Cem")
    while campaign.stage == "catch up":
        offered = {move.split()[3] for move in campaign._chance_moves()}
        sticker = campaign.due[0]
        used = [card for card in campaign._cards_used() if fits(campaign.facts, card, sticker)]
        assert offered == {CARD_NAMES[card] for card in used}
        assert len({name.partition("-")[0] for name in offered}) == 9
        campaign.play(CHANCE, campaign._chance_moves()[0])


@pytest.mark.rule("ST-73", "ST-69")
def test_people_join_and_leave_between_games() -> None:
    campaign = play_on(Campaign.begin(GAME), 1)
    campaign.play(TABLE, "players Zoe, Ben")
    campaign.settle(DEAL)
    while campaign.stage == "game":
        step(campaign)
    people = {person.name: person.playing for person in campaign.sheet().people}
    assert people == {"Ada": False, "Ben": True, "Zoe": True}


@pytest.mark.parametrize(
    ("who", "error"),
    [
        ("players Ada", OptionError),
        ("players Ada, Ben, Cem, Dea, Eva", OptionError),
        ("players Ada, Ada", Unreadable),
        ("players Ada,, Ben", Unreadable),
        ("Ada and Ben", Unreadable),
        ("players Ada, Ben scenario open_house", Illegal),
    ],
)
def test_who_plays_must_be_two_to_four_different_people(who: str, error: type[GameError]) -> None:
    campaign = Campaign.begin(GAME)
    with pytest.raises(error):
        campaign.play(TABLE, who)
    with pytest.raises(Unreadable):
        campaign.play(ADA, "players Ada, Ben")
    assert campaign.deeds == []
    assert campaign.view(None) is None
    with pytest.raises(GameError, match="no game has begun"):
        campaign._match  # noqa: B018 # reading it is what fails


# -- boosters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-74", "ST-83")
@pytest.mark.parametrize("booster", sealed().booster, ids=lambda booster: booster.id)
def test_what_a_booster_brings_is_in_force_in_the_next_game(booster: Booster) -> None:
    facts = open_rules(FACTS, booster)
    expected = {
        "power-2": {"bonus"},
        "power-4": {"neighbours"},
        "power-5": {"bonus"},
        "power-6": {"gold"},
        "set-chokoala": {"pouch"},
    }
    changed = {field for field in FACTS.__struct_fields__ if getattr(facts, field) != getattr(FACTS, field)}
    assert changed == expected.get(booster.id, set())
    stickers = stickers_of(booster)
    assert Counter(one.cosmetic for one in stickers) == ({False: 8, True: 4} if booster.set else {False: 8})
    assert set(booster.brings) <= {one.kind for one in stickers}
    for players in (2, 3, 4):
        assert sum(one.least <= players and not one.cosmetic for one in stickers) == 2 * players
    for one in stickers:
        card = places(facts, one, range(108), range(108))[0]
        worn = put_on(facts, card, one)
        assert worn != facts


def test_bots_stick_with_taste() -> None:
    stars, empty = CARD_NAMES.index("hocus_hare-1"), CARD_NAMES.index("hocus_hare-4")
    marked, combo = CARD_NAMES.index("hocus_hare-12"), CARD_NAMES.index("hocus_hare-3")
    star, encore = Sticker("star", 2, False), Sticker("encore", 2, False)
    crown, comet = Sticker("crown", 2, False), Sticker("comet", 2, True)
    assert taste(FACTS, stars, star) > taste(FACTS, empty, star)
    assert taste(FACTS, empty, encore) > taste(FACTS, marked, encore)
    assert taste(FACTS, combo, encore) > taste(FACTS, empty, encore)
    assert taste(FACTS, empty, crown) > taste(FACTS, combo, crown)
    assert taste(put_on(FACTS, empty, comet), empty, comet) < taste(FACTS, empty, comet)


# -- stopping and going on -----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-75")
def test_a_campaign_stopped_at_any_moment_goes_on_exactly() -> None:
    campaign = Campaign.begin(GAME)
    assert same(campaign, resumed(campaign))
    campaign.play(TABLE, "players Ada, Ben, Cem")
    for _ in range(30):
        if campaign.chance_due:
            outcomes = campaign._outcomes()
            campaign.play(CHANCE, outcomes(DEAL.draw(campaign.ply, outcomes.n)))
        else:
            step(campaign)
        again = resumed(campaign)
        assert same(campaign, again)
        campaign = again


@pytest.mark.rule("ST-75")
def test_a_damaged_record_is_refused_and_told_where() -> None:
    campaign = play_on(Campaign.begin(GAME), 1)
    record = campaign.record()
    text = record.to_json()
    with pytest.raises(RecordError, match="damaged or cut off"):
        Chronicle.read(text[:100])
    with pytest.raises(RecordError, match="form of one"):
        Chronicle.read("{}")
    with pytest.raises(RecordError, match="was changed"):
        Chronicle.read(text.replace("stick exchange", "stick  exchange", 1))
    with pytest.raises(RecordError, match="format 9"):
        Chronicle.read(text.replace('"campaign":', '"format": 9, "campaign":', 1))
    bare = Chronicle.read(text.replace(str(record.digest), "").replace('"digest": ""', '"digest": null'))
    for change, why in (
        ({"rules": 99}, "rules version 99"),
        ({"box": type(record.box)("stickers", 1, "0")}, "another"),
        ({"deeds": ["nonsense"]}, "deed 1"),
        ({"deeds": [*record.deeds, "1 take corking-1"]}, f"deed {len(record.deeds) + 1}"),
    ):
        values = {field: getattr(bare, field) for field in bare.__struct_fields__} | change
        with pytest.raises(RecordError, match=why):
            Campaign.replay(Chronicle(**values), GAME)


def test_deeds_are_read_as_they_are_written() -> None:
    for text in ("# players Ada, Ben", "* booster power-1", "2 stick star corking-3"):
        assert str(read_deed(text)) == text
    for wrong in ("", "*", "0 take corking-1", "x y"):
        with pytest.raises(RecordError, match="is no deed"):
            read_deed(wrong)


def test_stickers_are_dealt_only_from_what_is_left() -> None:
    campaign = due("deal")
    with pytest.raises(Unreadable, match="deals no sticker"):
        campaign.play(CHANCE, "deal star")
    assert BEN not in campaign.waiting
