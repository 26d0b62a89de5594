"""The first minute: what home shows and when, what it loads, and how few taps lead to a game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from sammelsurium.kernel.registry import house_games
from sammelsurium.server.settings import PAGE_FOLDER
from tests.server.serving import Server, serving, wait_for

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .table import TablePage
from .test_whole_game import assert_nothing_scrolls_sideways

GAMES = list(house_games())
SHELF = ["stamp_collection", "collexxion", "tauschrausch", "stickers"]  # from the left
LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano"}
SHIFTS = """() => new Promise((tell) => {
  let sum = 0;
  const add = (list) => list.getEntries().forEach((shift) => (sum += shift.hadRecentInput ? 0 : shift.value));
  const observer = new PerformanceObserver(add);
  observer.observe({ type: "layout-shift", buffered: true });
  setTimeout(() => tell(sum), 300);
})"""


def files() -> Any:
    return json.loads((PAGE_FOLDER / ".vite" / "manifest.json").read_text(encoding="utf-8"))


def file_of(part: str) -> str:
    return Path(files()[part]["file"]).name


def loaded(page: Page) -> set[str]:
    """The files of the page that have been asked for."""
    told: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {address.rsplit("/", 1)[-1] for address in told if "/assets/" in address}


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_lead_to_the_first_question(visit: Visit, game: str) -> None:
    table = visit(PHONE)
    box = table.find(f"box-{game}")
    expect(box).to_be_in_viewport(ratio=1)
    box.tap()
    expect(table.find("play-now")).to_be_in_viewport(ratio=1)
    expect(table.find("start").get_by_role("heading")).to_have_text(house_games()[game].title)
    table.find("play-now").tap()
    table.settle()
    assert table.page.locator('[data-choosable="true"]').count() > 0


def test_a_game_is_loaded_when_its_box_is_touched(visit: Visit) -> None:
    page = visit(PHONE, "fr-FR").page
    page.wait_for_load_state("networkidle")
    of_games = {game: {file_of(f"src/games/{game}/index.ts"), file_of(f"virtual:words/fr/{game}")} for game in GAMES}
    for own in of_games.values():
        assert loaded(page) & own == set()
    page.get_by_test_id("box-stickers").tap()
    wait_for(lambda: of_games["stickers"] <= loaded(page), "the game and its words", 30)
    for game, own in of_games.items():
        assert loaded(page) & own == (own if game == "stickers" else set())
    spoken = {language: file_of(f"virtual:words/{language}") for language in LANGUAGES}
    assert loaded(page) & set(spoken.values()) == {spoken["fr"]}


def test_the_language_changes_in_mid_game_with_its_words_only(visit: Visit) -> None:
    table = visit()
    table.sit_down_at_home()
    table.settle()
    before = table.find("prompt").inner_text()
    table.find("language").select_option("it")
    expect(table.page.locator("html")).to_have_attribute("lang", "it")
    expect(table.find("prompt")).not_to_have_text(before)
    ours = {language: file_of(f"virtual:words/{language}/{table.game}") for language in LANGUAGES}
    assert loaded(table.page) & set(ours.values()) == {ours["en"], ours["it"]}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_home_is_drawn_before_the_server_answers(browser: Browser, server: Server, size: ViewportSize) -> None:
    """Whatever is asked of the server stays on its way; the shelf stands, and nothing moves when the answers come."""
    page = browser.new_page(viewport=size, locale="en-GB")
    page.route("**/api/**", lambda _: None)
    page.goto(server.url)
    boxes = page.locator('[data-testid^="box-"]')
    expect(boxes).to_have_count(len(GAMES))
    assert boxes.evaluate_all("all => all.map((one) => one.dataset.testid)") == [f"box-{game}" for game in SHELF]
    for game in SHELF:
        expect(page.get_by_test_id(f"box-{game}")).to_be_visible()
    if size == DESKTOP:
        expect(page.get_by_test_id("box-stamp_collection")).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_test_id("play-now")).to_be_disabled()
    page.unroute("**/api/**")
    expect(page.get_by_text("No game here yet")).to_be_visible()
    assert page.evaluate(SHIFTS) == 0
    page.close()


# Where the answers to "how many" lie, in every frame in which they are drawn; told once so many frames have passed.
FOLLOW = """() => {
  globalThis.places = new Set();
  globalThis.frames = 0;
  (function look() {
    const box = document.querySelector("input[name=players]")?.closest("label").getBoundingClientRect();
    if (box?.width) places.add([box.x, box.y, box.width, box.height].map(Math.round).join(" "));
    frames++;
    requestAnimationFrame(look);
  })();
}"""


def lies(page: Page, frames: int = 10) -> list[str]:
    """All places where they have lain so far."""
    seen = page.evaluate("frames")
    page.wait_for_function("least => frames >= least", arg=seen + frames)
    told: list[str] = page.evaluate("[...places]")
    return told


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_what_is_about_to_be_pressed_stays_when_the_words_arrive(visit: Visit, size: ViewportSize) -> None:
    """The words of a game come after its box was taken, and some of its options with them."""
    table = visit(size)
    words: list[Route] = []
    table.page.route(f"**/{file_of('virtual:words/en/stickers')}", lambda route: words.append(route))
    table.take_box("stickers")
    table.page.evaluate(FOLLOW)
    lies(table.page)
    assert len(words) == 1
    expect(table.page.locator('input[name="combos"]')).to_have_count(0)
    words[0].continue_()
    table.page.locator('input[name="combos"]').first.wait_for(state="attached")
    assert len(lies(table.page)) == 1


@pytest.mark.parametrize("words", ["come", "never come"])
def test_what_was_pressed_is_chosen_whenever_the_words_come(visit: Visit, words: str, complaints: list[str]) -> None:
    table = visit()
    if words == "never come":
        table.page.route(f"**/{file_of('virtual:words/en/stickers')}", lambda route: route.abort())
    table.take_box("stickers")
    table.choose("players", "3")
    table.choose("mind", "novice")
    for name, value in (("players", "3"), ("mind", "novice")):
        expect(table.page.locator(f'input[name="{name}"][value="{value}"]')).to_be_checked()
    complaints[:] = [told for told in complaints if "ERR_FAILED" not in told]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_nothing_shifts_when_tables_stand_on_the_desk(visit: Visit, size: ViewportSize) -> None:
    table = visit(size)
    table.sit_down_at_home()
    table.settle()
    table.page.goto(table.server.url)
    card = table.page.locator('[data-testid^="table-"]')
    expect(card).to_be_visible()
    table.page.reload()
    expect(card).to_be_in_viewport(ratio=0.9)
    assert table.page.evaluate(SHIFTS) == 0


def test_the_bin_of_a_running_table_asks_first(visit: Visit) -> None:
    table = visit()
    table.sit_down_at_home()
    table.settle()
    table.page.goto(table.server.url)
    card = table.page.locator('[data-testid^="table-"]')
    table.find("clear").click()
    table.find("keep").click()
    expect(card).to_have_count(1)
    table.find("clear").click()
    table.page.keyboard.press("Escape")
    expect(card).to_have_count(1)
    table.find("clear").click()
    table.find("clear-surely").click()
    expect(card).to_have_count(0)
    expect(table.page.get_by_text("No game here yet")).to_be_visible()


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take their time: whose turn it is stays so."""
    with serving(tmp_path_factory.mktemp("slow"), bots_take=3600.0) as running:
        assert running.url
        yield running


OPEN = """async ([game, seed]) => {
  const bot = { kind: "bot", name: "Wren", mind: "novice" };
  const body = { game, seats: [{ kind: "me", name: "Ada" }, bot], options: {}, campaign: false };
  const headers = { "content-type": "application/json", "x-seed": seed };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const now = await (await fetch("/api/tables", sent)).json();
  return [now.table, now.waiting.includes(now.seat)];
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_tables_where_it_is_my_turn_come_first(browser: Browser, slow: Server, size: ViewportSize) -> None:
    page = browser.new_page(viewport=size, locale="en-GB")
    page.goto(slow.url)
    opened = [page.evaluate(OPEN, ["stamp_collection", f"{number}"]) for number in range(8)]
    turns = {table for table, mine in opened if mine}
    assert 0 < len(turns) < len(opened)
    page.reload()
    tables = page.locator('[data-testid^="table-"]')
    expect(tables).to_have_count(len(opened))
    told = [name.removeprefix("table-") for name in tables.evaluate_all("all => all.map((one) => one.dataset.testid)")]
    assert set(told[: len(turns)]) == turns
    expect(tables.first).to_contain_text("Your turn")
    expect(tables.first).to_be_in_viewport(ratio=0.9)
    expect(tables.last).to_contain_text("Wren to play")
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 360, "height": 640}], ids=["desk", "phone", "small"])
def test_home_is_for_everybody_in_every_language(visit: Visit, axe: str, size: ViewportSize) -> None:
    home = visit(size)
    home.take_box("tauschrausch")
    for language in LANGUAGES:
        home.find("language").select_option(language)
        expect(home.page.locator("html")).to_have_attribute("lang", language)
        expect(home.find("start").locator("fieldset")).to_have_count(7)
        assert_nothing_scrolls_sideways(home.page)
    assert violations(home.page, axe) == []
    home.find("settings").click()
    # Where the browser never shows a notification, a sentence stands in place of the third.
    expect(home.page.get_by_role("switch").or_(home.page.locator('p[data-testid^="notices-"]'))).to_have_count(3)
    expect(home.page.locator('input[name="pace"]')).to_have_count(3)
    assert violations(home.page, axe) == []


def test_home_by_keyboard_alone(visit: Visit) -> None:
    """Tab to a box, take it, tab to the button, play; Escape closes the settings."""
    home: TablePage = visit()
    page = home.page
    home.find("settings").focus()
    page.keyboard.press("Enter")
    expect(home.find("settings-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(home.find("settings-sheet")).to_have_count(0)
    expect(home.find("settings")).to_be_focused()
    for _ in SHELF:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(home.find(f"box-{SHELF[-1]}")).to_have_attribute("aria-pressed", "true")
    expect(home.find("play-now")).to_be_enabled()  # before the server has said how, nobody can play, nor tab to it
    page.keyboard.press("Tab")
    expect(home.find("play-now")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
