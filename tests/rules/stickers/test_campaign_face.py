"""The face of a match that a campaign shows the table server: going back, reasons, the log (ST-75)."""

import pytest

from sammelsurium.games.stickers.campaign import Campaign
from sammelsurium.games.stickers.campaign.boosters import words
from sammelsurium.games.stickers.campaign.gathering import check_name
from sammelsurium.kernel.contract import CHANCE, TABLE
from sammelsurium.kernel.errors import Stale, Unreadable
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.text import LANGUAGES, Texts

from .table import GAME
from .test_campaign import gather, play_game, same, step, stick_all


def steps_of(campaign: Campaign, stage: str, n: int) -> Campaign:
    for _ in range(n):
        assert campaign.stage == stage
        step(campaign)
    return campaign


def test_before_the_first_game_there_is_nothing_to_see() -> None:
    campaign = Campaign.begin(GAME)
    assert (campaign.view(None), campaign.outcome(), campaign.caption(), campaign.over) == (
        None,
        None,
        None,
        False,
    )
    assert (campaign.waiting, campaign.interrupting, campaign.undo_ply(0), campaign.begins) == ((), (), None, 0)
    assert not campaign.running


def test_during_a_game_it_speaks_as_the_match() -> None:
    campaign = steps_of(gather(Campaign.begin(GAME)), "game", 4)
    match = campaign.match
    assert match is not None
    assert campaign.caption() == match.caption()
    assert (campaign.over, campaign.outcome(), campaign.running) == (False, None, True)
    assert campaign.interrupting == match.interrupting
    assert campaign.actions[-match.ply :] == match.actions
    player = campaign.waiting[0]
    assert campaign.choices(player) == match.choices(player)
    assert campaign.why(player, campaign.legal(player)[0]) is None
    assert campaign.why(1 - player, campaign.legal(player)[0]) is not None
    with pytest.raises(Unreadable):
        campaign.why(player, "sing")


def test_it_tells_everything_and_names_the_deeds_that_open_a_game() -> None:
    campaign = play_game(stick_all(play_game(Campaign.begin(GAME))), 3)
    assert campaign.campaign is campaign
    assert (campaign.told_from, campaign.recovers) == (campaign.begins, False)
    first, second = campaign.game_plies
    assert (first, second) == (0, campaign.begins)
    assert all(campaign.actions[ply].move.startswith("players ") for ply in (first, second))


@pytest.mark.rule("ST-75")
def test_going_back_leads_to_every_earlier_moment() -> None:
    campaign = play_game(Campaign.begin(GAME))
    plies = sorted({0, 1, 2, 30, campaign.ply - 12, campaign.ply - 3, campaign.ply})
    stick_all(campaign)
    earlier = campaign.back_to(campaign.ply)
    assert same(earlier, campaign)
    for ply in plies:
        before = campaign.back_to(ply)
        again = Campaign.begin(GAME)
        for deed in campaign.deeds[:ply]:
            again.play(*deed)
        assert same(before, again)
    gather(campaign)
    assert campaign.begins == earlier.ply
    assert same(campaign.back_to(campaign.begins), earlier)
    assert campaign.back_to(3).ply == 3  # in an earlier game
    for wrong in (-1, campaign.ply + 1):
        with pytest.raises(Stale, match="no ply"):
            campaign.back_to(wrong)


def test_a_copy_goes_its_own_way() -> None:
    campaign = play_game(Campaign.begin(GAME))
    before = (campaign.sheet(), campaign.record(), campaign.facts)
    other = campaign.back_to(campaign.ply)
    stick_all(other)
    gather(other, 3)
    assert (campaign.sheet(), campaign.record(), campaign.facts) == before


def test_undo_within_a_game_only() -> None:
    campaign = gather(Campaign.begin(GAME))
    player = campaign.waiting[0]
    ply = campaign.ply
    campaign.play(player, campaign.legal(player)[0])
    assert campaign.undo_ply(player) == ply
    assert campaign.undo_ply(1 - player) is None
    assert same(campaign.back_to(ply), gather(Campaign.begin(GAME)))
    while campaign.stage != "stick":
        step(campaign) if campaign.waiting else None
    player = campaign.waiting[0]
    campaign.play(player, campaign.legal(player)[0])
    assert campaign.undo_ply(player) is None


@pytest.mark.rule("ST-72")
def test_reasons_while_sticking() -> None:
    campaign = play_game(Campaign.begin(GAME))
    player = campaign.waiting[0]
    good = campaign.legal(player)[0]
    before = campaign.record()
    assert campaign.why(player, good) is None
    assert campaign.why(1 - player, good) == "ST-72"
    with pytest.raises(Unreadable):
        campaign.why(player, "sing")
    assert campaign.record() == before


@pytest.mark.rule("ST-69", "ST-71", "ST-72", "ST-73")
def test_the_log_tells_what_happens_between_games() -> None:
    campaign = stick_all(play_game(Campaign.begin(GAME)))
    told = [(event.key, event.args) for n in range(campaign.ply) for event in campaign.events(n, None)]
    assert told[0] == ("game-began", {"game": 1})
    keys = [key for key, _ in told]
    assert keys[keys.index("trophy") + 1 :][0] in ("trophy", "opened")
    assert (keys.count("opened"), keys.count("dealt"), keys.count("stuck")) == (1, 4, 4)
    play_game(campaign, 3)
    keys = [event.key for n in range(campaign.begins, campaign.ply) for event in campaign.events(n, 0)]
    assert keys[:3] == ["game-began", "caught-up", "caught-up"]
    assert "dealt-cosmetic" in keys
    stick_all(campaign)
    last = campaign.events(campaign.ply - 1, 0)[0]
    assert last.key == "stuck-cosmetic"
    assert set(last.args) == {"seat", "cosmetic", "set"}


def test_a_hidden_move_stays_hidden_in_the_log() -> None:
    campaign = play_game(Campaign.begin(GAME))
    hidden = {n for n in range(campaign.ply) if campaign.shown_action(n, None) is None}
    assert hidden
    assert all(campaign.deeds[n].actor >= 0 or campaign.deeds[n].actor == CHANCE for n in hidden)
    shown = campaign.shown_action(0, 1)
    assert shown is not None
    assert shown.actor == TABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_between_games_has_words(language: str) -> None:
    campaign = play_game(stick_all(play_game(Campaign.begin(GAME))), 3)
    stick_all(campaign)
    texts = Texts(GAME.folder, language)
    texts.add(words(campaign.opened, campaign.finished)[language])
    for n in range(campaign.begins, campaign.ply):
        for event in campaign.events(n, None):
            assert not event.key or texts.tell(as_tree(event), campaign.seats)


@pytest.mark.parametrize("name", ["", " ", "Ada, Ben", "x" * 41])
def test_names_that_no_campaign_takes(name: str) -> None:
    with pytest.raises(Unreadable, match="a name is"):
        check_name(name)


def test_spaces_in_names_do_not_matter() -> None:
    assert Campaign.check_name("  Ada   Lovelace ") == "Ada Lovelace"
