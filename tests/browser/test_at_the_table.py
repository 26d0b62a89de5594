"""What people expect of the table besides playing: it keeps the game, explains itself, and speaks their language."""

import re

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from tests.server.serving import Server

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .test_home import file_of


def test_a_reload_continues_the_same_game(newcomer: Visit) -> None:
    table = newcomer(pace="calm")
    table.sit_down(players=3)
    for number in range(3):
        table.settle()
        table.take_turn(number)
    table.settle()
    before = table.snapshot()
    log = table.find("log").inner_text()

    table.page.reload()
    table.settle()

    assert table.snapshot()["ply"] == before["ply"]
    assert table.find("log").inner_text() == log
    mine = before["view"]["players"][before["seat"]]
    expect(table.find(f"points-{before['seat']}").first).to_contain_text(str(mine["points"]))


def test_the_running_table_stands_on_the_desk(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(players=2)
    table.settle()
    number = table.page.url.rsplit("/", 1)[-1]
    table.page.goto(table.server.url)
    table.find(f"table-{number}").click()
    table.settle()
    assert table.page.url.endswith(number)


def test_the_consequences_are_shown_before_commitment_and_can_be_put_back(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(players=2)
    table.settle()
    before = table.snapshot()
    table.choosable("tile").first.click()
    places = table.choosable("place")
    expect(places.first).to_be_visible()
    places.first.click()
    expect(table.find("preview").filter(visible=True)).to_have_count(1)
    expect(table.find("confirm")).to_be_enabled()
    table.find("put-back").click()
    table.settle()
    assert table.snapshot()["ply"] == before["ply"]
    expect(table.find("preview").filter(visible=True)).to_have_count(0)


def test_an_impossible_wish_is_answered_with_the_rule(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(players=2)
    table.settle()
    choices = table.snapshot()["choices"]
    mounts = [choice for choice in choices if choice["verb"] == "buy" and choice["place"] not in ("slot", "storage")]
    tile = mounts[0]["tile"]
    lit = {choice["place"] for choice in mounts if choice["tile"] == tile}
    spaces = table.snapshot()["view"]["players"][table.snapshot()["seat"]]["spaces"]
    unlit = next(space["place"] for space in spaces if space["place"] not in lit)
    table.find(f"tile-{tile}").click()
    table.find(f"place-{unlit}").click(force=True)
    toast = table.find("toasts").locator("a")
    # A mount is refused by another rule than a stamp; which of them lies first in the fair is chance.
    expect(toast.first).to_have_attribute("href", re.compile(r"/rules/stamp_collection#SC-\d+$"))
    note, board = (table.page.locator(one).first.bounding_box() for one in (".toast", "main"))
    assert note
    assert board
    assert note["y"] + note["height"] <= board["y"]
    table.page.keyboard.press("Escape")
    expect(toast).to_have_count(0)
    expect(table.find("put-back")).to_be_visible()  # the next one puts that back


def test_who_can_buy_nothing_is_told_why_and_what_to_do(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(players=2)
    table.settle()
    for _ in range(6):
        if not table.choosable("tile").count():
            break
        table.buy(-1)
        table.settle()
    view, seat = table.snapshot()["view"], table.snapshot()["seat"]
    told = f"A tile costs {view['price']} silver, and you have {view['players'][seat]['money']}."
    expect(table.find("prompt")).to_contain_text(told)
    table.page.locator('[data-testid^="tile-"].lock').first.click(force=True)
    expect(table.find("toasts")).to_contain_text(told)
    expect(table.find("toasts").locator("a")).to_have_attribute("href", "/rules/stamp_collection#SC-24")


def test_points_now_and_at_the_end_are_told_apart(visit: Visit) -> None:
    """A loan costs points until it is repaid, and it is at the end by whoever can."""
    table = visit()
    table.sit_down_at_home(players=2, loans="any time")
    table.settle()
    seat = table.snapshot()["seat"]
    table.find("loan").click()
    table.confirm()
    table.settle()
    mine = table.snapshot()["view"]["players"][seat]
    assert mine["at_end"] == mine["points"] + 2
    for size in (DESKTOP, PHONE):
        table.page.set_viewport_size(size)
        expect(table.find(f"points-{seat}")).to_have_text(str(mine["points"]))
        expect(table.find(f"end-{seat}")).to_have_text(str(mine["at_end"]))
    table.find("score").click()
    expect(table.find("score-sheet")).to_contain_text("at the end")


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Regel"), ("en", "Rulebook"), ("fr", "règle du jeu"), ("it", "Regolamento")]
)
def test_the_language_is_the_browsers_and_can_be_changed(visit: Visit, language: str, word: str) -> None:
    table = visit(language=language)
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    expect(table.page.get_by_role("link", name=re.compile(word, re.IGNORECASE)).first).to_be_visible()


FLIGHTS = """() => {
  globalThis.flights = 0;
  const copies = (record) => [...record.addedNodes].filter((node) => node.style?.position === "fixed");
  const count = (records) => records.forEach((record) => (globalThis.flights += copies(record).length));
  new MutationObserver(count).observe(document.body, { childList: true });
}"""


def test_pieces_fly_unless_everything_is_to_show_at_once(newcomer: Visit) -> None:
    table = newcomer(calm=False, pace="calm")
    table.sit_down(players=2)
    table.settle()
    table.page.evaluate(FLIGHTS)
    table.buy(0)
    table.settle()
    assert table.page.evaluate("flights") > 0
    table.be_quick()
    table.page.evaluate("() => (globalThis.flights = 0)")
    table.buy(1)
    table.settle()
    assert table.page.evaluate("flights") == 0


def test_a_turn_can_be_taken_by_keyboard_alone(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(players=2)
    table.settle()
    before = table.snapshot()["ply"]
    table.find("coin").first.focus()
    table.page.keyboard.press("Enter")
    table.find("confirm").focus()
    table.page.keyboard.press("Enter")
    table.settle()
    assert table.snapshot()["ply"] > before


UNREADABLE = """theme => {
  const text = Object.assign(document.createElement("p"), { textContent: "Nobody can read this." });
  const [day, night] = theme === "dark" ? ["#000", "#ddd"] : ["#ddd", "#000"];
  text.style.cssText = `background: #fff; color: light-dark(${day}, ${night})`;
  document.querySelector("main").append(text);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_what_is_unreadable_by_day_or_by_night(visit: Visit, axe: str, theme: str) -> None:
    table = visit()
    table.page.evaluate(UNREADABLE, theme)
    (found,) = violations(table.page, axe)
    assert found.startswith(f"{theme}: color-contrast: ")
    assert "Nobody can read this." in found


def test_axe_waits_for_a_page_whose_parts_come_late(browser: Browser, server: Server, axe: str) -> None:
    """And before the server has said anything about its games, everything has a name."""
    page = browser.new_page(locale="en-GB")
    held: list[Route] = []
    page.route("**/api/**", lambda _: None)
    page.route(f"**/{file_of('src/app/Home.svelte')}", lambda route: held.append(route))
    page.goto(server.url)
    assert page.locator("main").count() == 0
    page.once("console", lambda _: held.pop().continue_())
    page.evaluate("setTimeout(() => console.log('now'), 200)")
    assert violations(page, axe) == []
    assert page.locator("main").count() == 1
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_screen(visit: Visit, axe: str, size: ViewportSize) -> None:
    table = visit(size)
    assert violations(table.page, axe) == []
    table.sit_down_at_home(players=4, albums="picked")
    table.settle()
    expect(table.page.locator('[data-testid^="tile-"]')).to_have_count(8)
    assert violations(table.page, axe) == []
    table.page.locator('[data-testid^="album-"][data-choosable="true"]').first.click()
    table.confirm()
    table.settle()
    table.choosable("tile").first.click()
    assert violations(table.page, axe) == []
    table.find("score").click()
    expect(table.find("score-sheet")).to_be_visible()
    assert violations(table.page, axe) == []
    table.page.goto(f"{table.server.url}/rules/stamp_collection#SC-31")
    expect(table.page.locator("#SC-31")).to_have_count(1)
    expect(table.page.locator('[data-lit="true"]').first).to_be_visible()
    assert violations(table.page, axe) == []
