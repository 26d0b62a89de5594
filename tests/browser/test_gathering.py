"""The table gathers before everybody's eyes: places fill, the host arranges, and one button always works."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .gathering import invite, names, sit
from .test_home import LANGUAGES
from .test_whole_game import assert_nothing_scrolls_sideways

SMALL: ViewportSize = {"width": 360, "height": 640}


def test_three_people_each_in_their_language_sit_down_by_the_link_and_play(visit: Visit) -> None:
    ada, ben, cleo = visit(), visit(PHONE, "de-DE"), visit(language="fr-FR")
    link = invite(ada, players=4)
    sit(ben, link, "Ben")
    expect(ada.find("place-1")).to_contain_text("Ben")
    sit(cleo, link, "Cléo")
    expect(ada.find("place-2")).to_contain_text("just sat down")
    expect(ben.find("place-2")).to_contain_text("Cléo")
    expect(ben.find("waiting")).to_have_text("Ada fängt gleich an")
    expect(cleo.find("waiting")).to_have_text("Ada va bientôt commencer")
    ada.find("place-3").get_by_test_id("put-bot").click()
    expect(cleo.find("place-3")).to_contain_text("collectionneur")
    ada.find("begin").click()
    for person, language in ((ada, "en"), (ben, "de"), (cleo, "fr")):
        expect(person.find("prompt")).to_be_visible()
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        assert [seat["name"] for seat in person.snapshot()["seats"]][:3] == ["Ada", "Ben", "Cléo"]
    assert [person.snapshot()["seat"] for person in (ada, ben, cleo)] == [0, 1, 2]


def test_people_talk_while_the_table_gathers_and_go_on_when_it_has_begun(visit: Visit) -> None:
    ada, ben = visit(), visit(language="de-DE")
    link = invite(ada, players=2)
    expect(ada.find("talk")).to_have_count(0)  # there is nobody to talk to
    sit(ben, link, "Ben")
    ada.find("phrases").click()
    ada.find("say-good-luck").click()
    expect(ben.find("said")).to_contain_text("Viel Glück")
    expect(ben.find("bubble")).to_contain_text("Viel Glück")
    ada.find("begin").click()
    expect(ben.find("prompt")).to_be_visible()
    expect(ben.find("said")).to_contain_text("Viel Glück")


def test_one_tap_starts_with_bots_on_the_empty_seats(visit: Visit) -> None:
    ada = visit()
    invite(ada, players=4)
    expect(ada.find("begin")).to_have_text("Start with bots on the empty seats")
    ada.find("begin").click()
    expect(ada.find("prompt")).to_be_visible()
    assert [(seat["kind"], seat["open"]) for seat in ada.snapshot()["seats"]] == [
        ("person", False),
        ("bot", True),
        ("bot", True),
        ("bot", True),
    ]


def test_the_host_fills_up_changes_and_frees_places(visit: Visit) -> None:
    ada = visit()
    invite(ada)
    ada.find("fill-up").click()
    expect(ada.find("begin")).to_have_text("Start")
    ada.find("place-1").get_by_test_id("change").click()
    ada.choose("place-mind", "expert")
    ada.find("make-bot").click()
    expect(ada.find("place-1")).to_contain_text("expert")
    ada.find("place-2").get_by_test_id("free").click()
    expect(ada.find("place-2")).to_contain_text("An open seat")
    ada.find("place-2").get_by_test_id("change").click()
    ada.find("beside-name").fill("Dora")
    ada.find("make-beside").click()
    expect(ada.find("place-2")).to_contain_text("Dora")
    ada.find("place-2").get_by_test_id("change").click()
    ada.find("swap-0").click()
    expect(ada.find("place-0")).to_contain_text("Dora")
    assert names(ada)[2] == "Ada"


def test_whoever_is_removed_is_told_kindly_and_may_come_back(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada)
    sit(ben, link, "Ben")
    ada.find("place-1").get_by_test_id("change").click()
    ada.find("make-open").click()
    expect(ben.find("ended-removed")).to_contain_text("Your seat is free again")
    expect(ada.find("place-1")).to_contain_text("An open seat")
    ben.page.get_by_role("button", name="Sit down again").click()
    expect(ben.find("name")).to_have_value("Ben")
    ben.find("sit-down").click()
    expect(ada.find("place-1")).to_contain_text("Ben")


def test_a_table_that_is_cleared_away_says_so_to_everybody(visit: Visit, complaints: list[str]) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada)
    sit(ben, link, "Ben")
    ada.find("disperse").click()
    ada.find("disperse-surely").click()
    expect(ada.find("start")).to_be_visible()
    expect(ben.find("ended-gone")).to_contain_text("Ada cleared it away")
    ben.page.goto(link)
    expect(ben.find("lost")).to_contain_text("does not exist")
    assert complaints
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_when_the_host_leaves_the_next_person_is_the_host(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    sit(ben, invite(ada), "Ben")
    ada.find("leave").click()
    expect(ada.find("start")).to_be_visible()
    expect(ben.find("begin")).to_be_visible()
    expect(ben.find("place-0")).to_contain_text("An open seat")


def test_everybody_sees_what_the_host_sets(visit: Visit) -> None:
    ada, ben = visit(), visit(language="de-DE")
    sit(ben, invite(ada, game="tauschrausch"), "Ben")
    ada.find("term-pace").select_option(label="3 days")
    expect(ben.find("terms")).to_contain_text("3 Tage")
    ada.find("weekends").click()
    expect(ben.find("weekends")).to_contain_text("ja")
    ada.find("watchers").click()
    expect(ben.find("watchers")).to_contain_text("nein")
    ada.find("term-seats").select_option("5")
    expect(ben.find("place-4")).to_contain_text("Ein freier Platz")
    assert ben.page.get_by_role("switch").count() == 0
    assert ben.page.locator("select").count() == 1  # the language


def test_a_place_is_dim_while_its_person_is_not_here(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    sit(ben, invite(ada), "Ben")
    expect(ada.find("place-1")).not_to_contain_text("not here")
    ben.page.goto("about:blank")
    expect(ada.find("place-1")).to_contain_text("not here right now")


def test_a_campaign_gathers_the_same_way(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    ada.take_box("stickers")
    ada.choose("campaign", "yes")
    ada.choose("players", "2")
    ada.find("invite-friends").click()
    ada.find("name").fill("Ada")
    ada.find("open-table").click()
    sit(ben, ada.find("link").input_value(), "Ben")
    ada.find("begin").click()
    for person in (ada, ben):
        expect(person.page.get_by_role("heading", name=re.compile("first game|Game 1|game 1"))).to_be_visible()
        assert [one["name"] for one in person.snapshot()["people"]] == ["Ada", "Ben"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_gathering_is_for_everybody_in_every_language(visit: Visit, axe: str, size: ViewportSize) -> None:
    ada, ben = visit(size), visit(PHONE)
    sit(ben, invite(ada, players=4), "Ben")
    ada.find("put-bot").first.click()
    for language in LANGUAGES:
        ada.find("language").select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        assert_nothing_scrolls_sideways(ada.page)
        expect(ada.find("begin")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".fresh")).to_have_count(0)
    assert violations(ada.page, axe) == []
    ada.find("change").first.click()
    assert violations(ada.page, axe) == []


def test_gathering_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    expect(ada.find("invite-friends")).to_be_enabled()
    ada.find("invite-friends").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find("name")).to_be_focused()
    ada.page.keyboard.type("Ada")
    ada.page.keyboard.press("Enter")
    expect(ada.find("gathering")).to_be_visible()
    ada.find("put-bot").first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find("free")).to_be_visible()
    ada.find("begin").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find("prompt")).to_be_visible()
