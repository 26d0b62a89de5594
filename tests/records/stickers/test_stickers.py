"""What the records of stickers are kept for: every way the cards run out, the rulebook's examples, a whole campaign."""

import pytest

from sammelsurium.games.stickers.campaign import Campaign
from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record

from .make import FOLDER, GAME, is_tied, is_won_by_the_head_start, place_of_last_card


def recorded(name: str) -> Match:
    return replay(Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.rule("ST-51")
@pytest.mark.parametrize(
    ("name", "place", "players"),
    [
        ("ends_in_the_display_two_players", "display", 2),
        ("ends_in_a_hand_three_players", "hand", 3),
        ("ends_by_an_effect_four_players", "effect", 4),
    ],
)
def test_a_whole_game_ends_when_the_last_card_is_drawn(name: str, place: str, players: int) -> None:
    match = recorded(name)
    outcome = match.outcome()
    assert outcome
    assert (outcome.reason, place_of_last_card(match), len(match.seats)) == ("reserve", place, players)
    turns = [action for action in match.actions if action.move.startswith("take ")]
    assert len(turns) % players == 0 or match.position()["display"] == [None] * 6


@pytest.mark.rule("ST-64")
def test_one_game_is_decided_by_the_rarest_set() -> None:
    assert is_tied(recorded("won_by_the_rarest_set"))


@pytest.mark.rule("ST-84")
def test_one_game_is_won_by_the_head_start() -> None:
    match = recorded("even_start")
    assert match.options["start"] == "even"
    assert is_won_by_the_head_start(match)


@pytest.mark.rule("ST-24", "ST-32", "ST-41", "ST-42", "ST-43", "ST-44", "ST-45")
def test_the_example_turn_of_the_rulebook() -> None:
    match = recorded("example_turn")
    bea = match.position()["seats"][0]
    assert bea["album"] == [["astromouse-3", "astromouse-4", "astromouse-2"], ["hocus_hare-11"]]
    assert "corking-3" in bea["hand"]
    board = {space.space: space.set for space in match.view(None).board}
    assert (board["L1"], board["R2"]) == ("geekosaurus", "astromouse")


@pytest.mark.rule("ST-70", "ST-75")
def test_a_recorded_campaign_replays_to_its_end() -> None:
    text = (FOLDER / "campaigns" / "fifteen_games.json").read_text(encoding="utf-8")
    campaign = Campaign.replay(Chronicle.read(text), GAME)
    assert campaign.record().to_json() == text
    assert campaign.finished
    assert len(campaign.champions) >= 1
