"""From a link to a seat: one screen, a name, at most two taps."""

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .gathering import invite, sit
from .test_gathering import SMALL
from .test_home import LANGUAGES
from .test_whole_game import assert_nothing_scrolls_sideways

COUNT_TAPS = "addEventListener('click', () => (globalThis.taps = (globalThis.taps ?? 0) + 1), { capture: true })"
WITHHELD = "Object.defineProperty(globalThis, 'isSecureContext', { value: false })"


def test_from_the_link_to_the_seat_it_is_a_name_and_at_most_two_taps(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada)
    ben.page.goto(link)
    ben.page.evaluate(COUNT_TAPS)
    expect(ben.find("name")).to_be_focused()
    ben.page.keyboard.type("Ben")
    ben.find("sit-down").tap()
    expect(ben.find("gathering")).to_be_visible()
    assert ben.page.evaluate("globalThis.taps") <= 2
    expect(ada.find("place-1")).to_contain_text("Ben")


def test_whose_name_is_known_needs_one_tap(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    sit(ben, invite(ada), "Ben")
    ada.page.goto(ada.server.url)
    ada.find("invite-friends").click()
    ben.page.goto(ada.find("link").input_value())
    expect(ben.find("name")).to_have_value("Ben")
    ben.find("sit-down").tap()
    expect(ada.find("place-1")).to_contain_text("Ben")


def test_the_chosen_tool_is_the_face_that_others_see(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada)
    ben.page.goto(link)
    ben.find("name").fill("Ben")
    ben.page.locator("label", has_text="Post horn").tap()
    ben.find("sit-down").tap()
    expect(ada.find("place-1").locator("use[href='#face-horn']")).to_have_count(1)


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "{ $who } &amp; <b>Ben</b>", "'; DROP TABLE"])
def test_a_name_that_looks_like_code_is_shown_as_text(visit: Visit, name: str) -> None:
    ada, ben = visit(), visit(PHONE)
    dialogs: list[str] = []
    ada.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    sit(ben, invite(ada), name[:24])
    expect(ada.find("place-1").locator("b")).to_have_text(name[:24].strip())
    assert ada.page.locator("main img").count() == 1  # the QR code
    assert dialogs == []


def test_a_name_that_is_taken_is_refused_in_words(visit: Visit, complaints: list[str]) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada)
    ben.page.goto(link)
    ben.find("name").fill("Ada")
    ben.find("sit-down").tap()
    expect(ben.page.get_by_text("This name does not work here")).to_be_visible()
    ben.find("name").fill("Ben")
    ben.find("sit-down").tap()
    expect(ada.find("place-1")).to_contain_text("Ben")
    assert len(complaints) == 1
    assert "422" in complaints.pop()


def test_whoever_only_watches_can_still_sit_down(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada)
    ben.page.goto(link)
    ben.find("only-watch").tap()
    expect(ben.find("place-0")).to_contain_text("Ada")
    ben.find("sit-after-all").tap()
    ben.find("name").fill("Ben")
    ben.find("sit-down").tap()
    expect(ada.find("place-1")).to_contain_text("Ben")


def test_a_seat_that_a_bot_keeps_can_be_taken_while_the_game_runs(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada, players=2)
    ada.find("begin").click()
    expect(ada.find("prompt")).to_be_visible()
    ben.page.goto(link)
    expect(ben.find("joining")).to_contain_text("kept by a bot")
    ben.find("name").fill("Ben")
    ben.find("sit-down").tap()
    expect(ben.find("prompt")).to_be_visible()
    assert ben.snapshot()["seats"][1]["name"] == "Ben"
    assert ben.snapshot()["seat"] == 1


def test_a_full_table_says_so(visit: Visit) -> None:
    ada, ben, cleo = visit(), visit(PHONE), visit(PHONE)
    link = invite(ada, players=2)
    sit(ben, link, "Ben")
    cleo.page.goto(link)
    expect(cleo.page.get_by_text("Every seat is taken")).to_be_visible()


def test_without_clipboard_and_sharing_the_link_lies_there_for_the_hand(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(WITHHELD)
    ada.page.reload()
    link = invite(ada)
    expect(ada.page.get_by_text("copy it by hand")).to_be_visible()
    expect(ada.find("copy")).to_have_count(0)
    ada.find("place-1").get_by_test_id("invite").click()
    expect(ada.find("link")).to_be_focused()
    assert ada.page.evaluate("getSelection().toString()") == link


def test_on_this_machine_only_one_sentence_says_what_to_do(visit: Visit) -> None:
    ada = visit()
    invite(ada)
    expect(ada.find("only-here")).to_contain_text("make play SHARE=1")


def test_without_a_server_the_link_is_answered_kindly(browser: Browser, visit: Visit) -> None:
    ada = visit()
    link = invite(ada)
    page = browser.new_page(viewport=PHONE, locale="en-GB")
    page.route("**/api/**", lambda route: _refuse(route))
    page.goto(link)
    expect(page.get_by_test_id("lost")).to_contain_text("does not answer")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("joining")).to_be_visible()
    page.close()


def _refuse(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_joining_is_for_everybody_in_every_language(visit: Visit, axe: str, size: ViewportSize) -> None:
    ada, ben = visit(), visit(size)
    ben.page.goto(invite(ada, players=4))
    for language in LANGUAGES:
        ben.find("language").select_option(language)
        expect(ben.page.locator("html")).to_have_attribute("lang", language)
        expect(ben.find("sit-down")).to_be_in_viewport(ratio=1)
        assert_nothing_scrolls_sideways(ben.page)
    assert violations(ben.page, axe) == []
