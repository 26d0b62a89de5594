"""People at one table, each on a device and in a language of their own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import PHONE, Visit
from .people import Round, elsewhere, gather, in_the_last_round, play_campaign, play_on, say_in
from .table import TablePage

GAMES = ("stamp_collection", "collexxion", "tauschrausch", "stickers")


@pytest.fixture
def three(newcomer: Visit) -> tuple[TablePage, TablePage, TablePage]:
    """Ada at a desk, Ben with a phone, and somebody who watches."""
    return newcomer(), newcomer(PHONE, "de-DE"), newcomer(language="fr-FR")


def sit_down(three: tuple[TablePage, TablePage, TablePage], game: str = "stamp_collection", **more: Any) -> Round:
    ada, ben, looker = three
    return gather(ada, ben, looker, game, **more)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game(three: tuple[TablePage, TablePage, TablePage], game: str) -> None:
    """In everybody's sight at the beginning and in the last round; nobody looks at what lies between."""
    ada, _, looker = three
    round = sit_down(three, game)
    expect(looker.find("you-watch")).to_be_visible()
    expect(ada.find("watchers")).to_be_visible()
    play_on(round, lambda now: now["ply"] > 12)
    with elsewhere(*three):
        play_on(round, in_the_last_round)
    for table in three:
        table.find("prompt").wait_for()
    play_on(round, lambda now: bool(now["over"]))
    for table in three:
        table.find("ranking").wait_for()
    titles = [table.find("ranking").locator("h2").first.inner_text() for table in three]
    assert len(set(titles)) == 3, f"three languages, but they read {titles}"
    outcome = round.ada.look()["outcome"]
    assert outcome == round.ben.look()["outcome"] == round.looker.look()["outcome"]
    assert {one["seat"] for one in outcome["ranking"]} == {0, 1, 2}


def test_what_is_said_everybody_reads_in_their_own_language(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, ben, looker = three
    sit_down(three)
    say_in(ben, "well-played")
    expect(ada.find("said")).to_contain_text("Well played")
    expect(ada.find("bubble")).to_contain_text("Well played")
    expect(ben.find("said")).to_contain_text("Gut gespielt")
    ada.find("react-heart").click()
    expect(ben.find("said")).to_have_count(2)
    expect(ben.find("say-text")).to_have_count(0)  # the host has not allowed it
    assert looker.find("said").count() == 0  # those who watch talk apart


def test_somebody_who_is_muted_is_not_heard_any_more(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, ben, _ = three
    sit_down(three)
    ada.find("people").click()
    ada.find("mute-1").click()
    ada.page.keyboard.press("Escape")
    say_in(ben, "hello")
    ada.find("react-clap").click()
    expect(ada.find("said")).to_have_count(1)
    ada.page.reload()
    ada.find("talk").wait_for()
    expect(ada.find("said")).to_have_count(1)


def test_the_host_allows_texts_and_closes_the_table_to_those_who_watch(
    three: tuple[TablePage, TablePage, TablePage], complaints: list[str]
) -> None:
    ada, ben, looker = three
    sit_down(three)
    ada.find("people").click()
    ada.find("terms-text").click()
    ben.find("tab-log").click()
    ben.find("say-text").fill("<b>Hallo</b>")
    ben.find("say-it").click()
    expect(ada.find("said")).to_contain_text("<b>Hallo</b>")
    ada.find("terms-watchers").click()
    expect(looker.find("lost")).to_be_visible()
    complaints.clear()  # the browser tells of what was refused


def test_undo_by_consent(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, ben, _ = three
    round = sit_down(three)
    play_on(round, lambda now: now["ply"] > 20 and now["waiting"] == [0])
    ply = round.ada.look()["ply"]
    ben.find("people").click()
    ben.find("propose-undo").click()
    expect(ada.find("motion")).to_contain_text("Ben")
    ada.find("agree").click()
    expect(ben.find("motion")).to_have_count(0)
    assert round.ada.look()["ply"] < ply


def test_a_proposal_that_somebody_declines_changes_nothing(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, ben, _ = three
    round = sit_down(three)
    ada.find("people").click()
    ada.find("propose-end").click()
    ben.find("refuse").click()
    expect(ada.find("motion")).to_have_count(0)
    expect(ada.page.get_by_text("Not everybody agreed")).to_be_visible()
    assert not round.ada.look()["ended"]


def test_a_game_is_ended_by_consent_and_played_again(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, ben, _ = three
    round = sit_down(three)
    ada.find("people").click()
    ada.find("propose-end").click()
    ben.find("agree").click()
    for table in (ada, ben):
        expect(table.find("ended")).to_be_visible()
    assert ada.find("ranking").count() == 0
    ada.find("play-again").click()
    ben.find("join-rematch").click()
    ben.page.wait_for_url(lambda url: not url.endswith(round.ada.table))
    ada.page.wait_for_url(lambda url: not url.endswith(round.ada.table))
    assert ada.number == ben.number


def test_whoever_leaves_is_played_for_by_a_bot_and_comes_back(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, ben, _ = three
    round = sit_down(three)
    ben.find("people").click()
    ben.find("leave-1").click()
    ben.find("let-bot").click()
    ben.page.keyboard.press("Escape")
    expect(ben.find("mine-away")).to_be_visible()
    ada.find("people").click()
    expect(ada.find("person-1")).to_have_attribute("data-away", "true")
    ada.page.keyboard.press("Escape")
    play_on(round, lambda now: now["ply"] > 12)
    ben.find("come-back-1").click()
    expect(ben.find("mine-away")).to_have_count(0)
    assert round.ada.look()["seats"][1]["mind"] is None
    play_on(round, lambda now: now["ply"] > 24)


def test_whose_turn_it_is_stands_in_the_title_and_the_icon(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, _, looker = three
    round = sit_down(three)
    play_on(round, lambda now: now["waiting"] == [0])
    expect(ada.page).to_have_title("● Your turn · Stamp Collection · Sammelsurium")
    assert str(ada.page.locator('link[rel="icon"]').get_attribute("href")).startswith("data:")
    assert "●" not in looker.page.title()
    round.ada.act(0)
    expect(ada.page).to_have_title(re.compile(r"^\w+ plays · Stamp Collection · Sammelsurium$"))
    assert str(ada.page.locator('link[rel="icon"]').get_attribute("href")).endswith("icon.svg")


def test_after_a_move_the_table_that_waits_longest_is_offered(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, *_ = three
    first = sit_down(three)
    play_on(first, lambda now: now["waiting"] == [0])
    second = sit_down(three)
    play_on(second, lambda now: now["waiting"] == [0])
    second.ada.act(0)
    ada.find("next-table").click()
    ada.page.wait_for_url(lambda url: url.endswith(first.ada.table))


def test_a_screen_and_two_phones(newcomer: Visit) -> None:
    ada, ben, screen = newcomer(PHONE), newcomer(PHONE, "de-DE"), newcomer()
    server = screen.server.url

    def stand_up(number: str) -> None:
        screen.page.goto(f"{server}/screen/{number}")
        expect(screen.find("screen-gathering")).to_contain_text("Ben")

    round = gather(ada, ben, screen, "stickers", watch=stand_up)
    play_on(round, lambda now: now["ply"] > 12)
    expect(screen.find("screen")).to_be_visible()
    expect(screen.find("screen-line")).to_be_visible()
    assert not screen.page.locator("main button:visible:not([inert] *)").count()
    assert round.looker.look(watch=True)["seat"] is None
    cards = {card["card"] for card in round.ada.look()["view"]["hand"]}
    assert not [card for card in cards if f"card-{card}" in screen.page.content()]


def test_the_first_game_of_a_campaign_and_its_booster_by_two_people(
    three: tuple[TablePage, TablePage, TablePage],
) -> None:
    ada, ben, _ = three
    round = sit_down(three, "stickers", campaign=True)
    play_campaign(round, lambda now: now["campaign"]["stage"] == "game")
    with elsewhere(*three):
        play_campaign(round, in_the_last_round)
    play_campaign(round, lambda now: now["campaign"]["stage"] == "stick")
    for table in (ada, ben):
        table.find("ranking").or_(table.find("between")).first.wait_for()
    play_campaign(round, lambda now: now["campaign"]["stage"] == "gather")
    sheet = round.ben.look()["campaign"]
    assert sheet == round.ada.look()["campaign"]
    assert sheet["game"] == 1
    ben.page.reload()
    expect(ben.find("between")).to_be_visible()


def test_another_device_becomes_mine_by_a_code(newcomer: Visit, complaints: list[str]) -> None:
    here, there = newcomer(), newcomer(PHONE, "it-IT")
    here.sit_down()
    number = here.number
    here.find("settings").click()
    here.find("me").click()
    here.find("new-code").click()
    code = here.find("code").inner_text()
    there.page.goto(f"{there.server.url}/device/nonsense")
    there.find("take-over").click()
    expect(there.find("device-refused")).not_to_be_empty()
    complaints.clear()  # the browser tells of what was refused
    there.page.goto(f"{there.server.url}/device/{code}")
    there.find("take-over").click()
    there.find("to-tables").click()
    expect(there.page.locator(f'a[href$="{number}"]').first).to_be_visible()


def test_everything_about_people_is_accessible(newcomer: Visit, axe: str) -> None:
    ada, ben, looker = newcomer(), newcomer(PHONE, "de-DE"), newcomer()
    gather(ada, ben, looker, "stamp_collection", terms={"talk": "text", "pace": 86_400})
    say_in(ben, "hello")
    ada.find("said").wait_for()
    ada.find("phrases").click()
    ben.find("people").click()
    ben.find("propose-end").click()
    ada.find("motion").wait_for()
    assert not violations(ada.page, axe)
    ada.find("people").click()
    ada.find("person-0").wait_for()
    assert not violations(ada.page, axe)
    ben.find("menu").click()
    ben.find("me").click()
    ben.find("me-page").wait_for()
    assert not violations(ben.page, axe)
    looker.page.goto(f"{looker.server.url}/screen/{ada.number}")
    looker.find("screen").wait_for()
    assert not violations(looker.page, axe)
    for path in ("device", "mail/confirm/nothing", "mail/stop/nothing"):
        looker.page.goto(f"{looker.server.url}/{path}")
        looker.page.locator("main section").wait_for()
        assert not violations(looker.page, axe)
