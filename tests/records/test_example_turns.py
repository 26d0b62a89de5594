"""The rulebook's example turns, told alike in German and English: every consequence they state."""

import pytest

from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record

from .example_turns import ADAM, BONUS, NAMES, PAULINA, TANJA, TOM, example_turns
from .make import FOLDER

pytestmark = pytest.mark.parametrize("language", ["de", "en"])


def recorded(language: str, turns: int) -> Match:
    """The record after so many of its turns."""
    text = (FOLDER / f"example_turns_{language}.json").read_text(encoding="utf-8")
    return replay(Record.read(text)).back_to(turns)


def money(language: str, player: int, turn: int) -> int:
    """How much the turn changed the player's money."""
    before, after = (recorded(language, turns).position()["seats"][player]["money"] for turns in (turn - 1, turn))
    return int(after) - int(before)


def test_the_record_is_the_one_told(language: str) -> None:
    assert recorded(language, 4).seats == NAMES[language]
    assert recorded(language, 4).record() == example_turns(language).record()
    assert recorded(language, 0).view(None).side == "B"


@pytest.mark.rule("SC-22", "SC-40", "SC-60", "SC-61")
def test_paulina_pays_3_for_a_pink_panorama_and_her_only_connoisseur_brings_nothing(language: str) -> None:
    assert recorded(language, 0).view(None).coins == 3
    match = recorded(language, 1)
    assert money(language, PAULINA, 1) == -3
    assert "pink panorama" in match.position()["seats"][PAULINA]["stamps"].values()
    assert [colour for colour, host in match.position()["connoisseurs"].items() if host == PAULINA + 1] == ["pink"]
    assert match.position()["seats"][PAULINA]["chocolates"] == 0


@pytest.mark.rule("SC-60", "SC-61")
def test_adam_lures_him_away_for_3_and_gets_a_chocolate_because_the_green_one_is_there(language: str) -> None:
    match = recorded(language, 2)
    assert money(language, ADAM, 2) == -3
    assert "pink animal" in match.position()["seats"][ADAM]["stamps"].values()
    lured = [event.args for event in match.events(1, None) if event.key == "connoisseur-lured"]
    assert lured == [{"seat": ADAM, "region": "pink", "from_seat": PAULINA}]
    hosts = match.position()["connoisseurs"]
    assert {colour for colour, host in hosts.items() if host == ADAM + 1} == {"green", "pink"}
    assert match.position()["seats"][ADAM]["chocolates"] == 1


@pytest.mark.rule("SC-21", "SC-22")
def test_the_third_player_takes_a_coin_and_the_price_falls_to_2(language: str) -> None:
    assert money(language, TANJA, 3) == 5
    assert recorded(language, 3).view(None).price == 2


@pytest.mark.rule("SC-33")
def test_only_now_tom_can_pay_the_mount_and_the_space_that_costs_1(language: str) -> None:
    match = recorded(language, 3)
    move = recorded(language, 4).actions[3].move
    choice = next(choice for choice in match.choices(TOM) if choice.move == move)
    assert (choice.price, choice.extra, choice.total) == (2, 1, 3)
    assert money(language, TOM, 4) == -3
    assert recorded(language, 4).position()["seats"][TOM]["money"] == 0


@pytest.mark.rule("SC-34", "SC-60", "SC-61")
def test_his_stored_green_plant_moves_in_and_the_green_connoisseur_leaves_adam_with_a_chocolate(language: str) -> None:
    before, after = recorded(language, 3).position(), recorded(language, 4).position()
    assert before["seats"][TOM]["storage"] == ["green plant"]
    assert after["seats"][TOM]["storage"] == [None]
    assert "green plant" in after["seats"][TOM]["stamps"].values()
    assert (before["connoisseurs"]["green"], after["connoisseurs"]["green"]) == (ADAM + 1, TOM + 1)
    assert list(before["connoisseurs"].values()).count(TOM + 1) == 2
    assert after["seats"][TOM]["chocolates"] == before["seats"][TOM]["chocolates"] + 1


@pytest.mark.rule("SC-70")
def test_he_takes_the_bonus_tile_at_once(language: str) -> None:
    before, after = recorded(language, 3).position(), recorded(language, 4).position()
    assert before["bonus"] == {}
    assert after["bonus"] == {BONUS.id: TOM + 1}
