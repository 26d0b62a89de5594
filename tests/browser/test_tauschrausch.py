"""Tauschrausch through the page: whole games, splitting, laying out the page, and every screen for axe."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .tauschrausch import TauschrauschPage
from .test_whole_game import assert_nothing_scrolls_sideways

MOST_TURNS = 250
PHASES = {"collect", "split", "choose", "show", "enter"}


def sit(
    visit: Visit, size: ViewportSize = DESKTOP, players: int = 1, dark: bool = False, quick: bool = True
) -> TauschrauschPage:
    home = visit(size, dark=dark, quick=quick)
    table = TauschrauschPage(home.page, home.server)
    table.sit_down(players=players)
    table.settle()
    return table


def look_closely(table: TauschrauschPage, axe: str, seen: set[str]) -> None:
    """The first time a phase comes up, and the first time a stamp is in hand."""
    screen = "placing" if table.find("held").count() else table.phase
    if screen in seen:
        return
    seen.add(screen)
    assert violations(table.page, axe) == [], screen
    assert_nothing_scrolls_sideways(table.page)


@pytest.mark.parametrize(
    ("players", "size", "dark"),
    [(1, DESKTOP, False), (1, PHONE, True), (3, DESKTOP, True), (3, PHONE, False)],
    ids=["solo-desktop-light", "solo-phone-dark", "three-desktop-dark", "three-phone-light"],
)
def test_a_whole_game_is_played_to_the_ranking(
    visit: Visit, axe: str, players: int, size: ViewportSize, dark: bool
) -> None:
    table = sit(visit, size, players, dark)
    seen: set[str] = set()
    for number in range(MOST_TURNS):
        table.settle()
        if table.over:
            break
        look_closely(table, axe, seen)
        table.take_turn(number)

    assert seen >= PHASES | {"placing"}
    told = table.snapshot()
    assert told["over"]
    ranking = table.find("ranking").inner_text()
    for player in told["view"]["players"]:
        assert f"{player['points']} points".replace("-", "−") in ranking.replace("1 point", "1 points")
    assert ("Pinzetta" in ranking) == (players == 1)
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)
    table.page.keyboard.press("Escape")
    assert violations(table.page, axe) == []


def drag(table: TauschrauschPage, piece: Locator, x: float, y: float) -> None:
    start = piece.bounding_box()
    assert start
    mouse = table.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(x, y, steps=8)
    mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def places(table: TauschrauschPage) -> dict[int, str]:
    return {item["item"]: item["place"] for item in table.snapshot()["view"]["items"]}


def test_the_haul_is_split_by_dragging_and_an_unfinished_split_says_why(visit: Visit) -> None:
    table = sit(visit)
    table.play_until("split")
    item = table.page.locator('[data-drop="haul"] [data-testid^="item-"]').first
    number = int(str(item.get_attribute("data-testid")).removeprefix("item-"))
    with table.moving_on():
        drag(table, item, *middle(table.page.locator('[data-drop="tray/a"]')))
    table.settle()
    assert places(table)[number] == "offer/0/a"
    table.find("not-done").dispatch_event("click")
    expect(table.find("toasts").locator("a").first).to_have_attribute("href", "/rules/tauschrausch#TR-40")
    with table.moving_on():
        drag(table, table.find(f"item-{number}"), *middle(table.page.locator('[data-drop="haul"]')))
    table.settle()
    assert places(table)[number] == "haul/0"


def test_a_page_is_laid_out_by_keyboard_and_by_dragging_and_can_be_changed(visit: Visit) -> None:
    table = sit(visit)
    table.play_until("show")
    page = table.page
    first = table.lit("stamp").first
    number = int(str(first.get_attribute("data-testid")).removeprefix("stamp-"))

    with table.moving_on():
        first.focus()
        page.keyboard.press("Enter")
    table.settle()
    places_lit = {choice["cell"]: choice for choice in table.snapshot()["choices"] if choice["verb"] == "place"}
    table.find("place-a1").focus()
    page.keyboard.press("ArrowRight")
    expect(table.find("place-b1")).to_be_focused()
    for effect in places_lit["b1"]["effects"]:
        if effect["key"] == "effect-contest":
            told = page.locator(".contest", has=page.locator("em")).all_inner_texts()
            assert any(str(effect["args"]["total"]) in text for text in told)
    with table.moving_on():
        page.keyboard.press("Enter")
    table.settle()
    assert places(table)[number] == "album/0/b1"

    with table.moving_on():
        page.keyboard.press("Escape")
        table.find("tile-b1").click()
    table.settle()
    assert places(table)[number] == "hand/0"
    with table.moving_on():
        table.find("drop").click()
    table.settle()
    grid = page.locator(".show .grid").bounding_box()
    assert grid
    drag(table, table.find(f"stamp-{number}"), grid["x"] + grid["width"] - 4, grid["y"] + grid["height"] - 4)
    table.page.wait_for_function("() => document.querySelectorAll('.show .grid [data-testid^=tile-]').length === 1")
    table.settle()
    assert places(table)[number].startswith("album/0/")


def test_another_album_opens_and_closes(visit: Visit, axe: str) -> None:
    table = sit(visit, players=2)
    table.find("enlarge-1").click()
    expect(table.find("enlarged")).to_be_visible()
    assert violations(table.page, axe) == []
    table.page.keyboard.press("Escape")
    expect(table.find("enlarged")).to_have_count(0)
    table.find("score").click()
    expect(table.find("score-sheet")).to_be_visible()
    assert violations(table.page, axe) == []


def test_a_spectator_sees_the_table_and_may_do_nothing(visit: Visit) -> None:
    table = sit(visit, players=2)
    watcher = visit()
    watcher.page.goto(table.page.url)
    expect(watcher.find("prompt")).to_be_visible()
    expect(watcher.page.locator('[data-choosable="true"]')).to_have_count(0)
    expect(watcher.page.locator('[data-testid^="item-"]').first).to_be_visible()
