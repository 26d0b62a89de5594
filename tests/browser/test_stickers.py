"""stickers through the page: whole games by clicking what is lit, the steps of a turn, and every screen for axe."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.serving import wait_for

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .keyboard import MOST_KEYS, Keyboard
from .layout_shift import shifts
from .people import hurry_to_the_last_round
from .stickers import act, advance, drop, phase, pick_cards, play_to_the_end, sit_down
from .test_whole_game import assert_nothing_scrolls_sideways

EVERY_TURN = {"take", "play", "effects", "bonus"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_to_the_ranking(visit: Visit, size: ViewportSize, axe: str) -> None:
    table = visit(size)
    table.sit_down_at_home(game="stickers")
    table.settle()

    whole = size == DESKTOP
    phases: set[str] = set()
    for played in play_to_the_end(table):
        phases.add(played)
        if not whole and phases >= EVERY_TURN:
            hurry_to_the_last_round(table)  # what lies between is as on a desk
            whole = True

    assert {*EVERY_TURN, "last card"} <= phases
    told = table.snapshot()
    ranking = table.find("ranking").inner_text()
    for place in told["outcome"]["ranking"]:
        assert str(place["points"]) in ranking
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)
    table.page.keyboard.press("Escape")
    for player in told["view"]["players"]:
        expect(table.find(f"last-{player['seat']}")).to_have_attribute("data-state", "shown")
    assert violations(table.page, axe) == []


def test_cards_picked_together_are_laid_in_their_order(newcomer: Visit) -> None:
    table = newcomer()
    sit_down(table, players=3)
    advance(table, "play")
    me = table.snapshot()["seat"]
    pick_cards(table)
    picked = table.page.locator('[data-testid^="card-"][aria-pressed="true"]')
    names = [str(name).removeprefix("card-") for name in picked.evaluate_all("all => all.map(o => o.dataset.testid)")]
    table.confirm()
    table.settle()
    moves = [entry["move"] for entry in table.snapshot()["log"] if entry["seat"] == me]
    laid = [move.removeprefix("play ") for move in moves if move.startswith("play ")]
    assert laid == names


def test_what_is_in_hand_can_be_put_back(newcomer: Visit) -> None:
    table = newcomer()
    sit_down(table)
    before = table.snapshot()["ply"]
    table.choosable("display").first.click()
    expect(table.find("confirm")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.find("confirm")).to_have_count(0)
    assert table.snapshot()["ply"] == before


def test_a_card_that_may_not_be_played_yet_says_why(newcomer: Visit) -> None:
    table = newcomer()
    sit_down(table)
    table.page.locator('[data-testid^="card-"]').last.click(force=True)  # it says that it is disabled, and answers
    expect(table.find("toasts").locator("a").first).to_have_attribute("href", r"/rules/stickers#ST-20")


def test_the_first_steps_of_a_turn_by_keyboard_alone(newcomer: Visit) -> None:
    table = newcomer()
    sit_down(table)
    before = table.snapshot()["ply"]
    table.choosable("display").first.focus()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.page.wait_for_function("shown => document.body.dataset.ply !== shown", arg=str(before))
    table.settle()
    assert phase(table) == "play"


def test_a_card_is_taken_and_played_by_dragging(newcomer: Visit) -> None:
    table = newcomer()
    sit_down(table)
    advance(table, "take")  # whoever begins may ask for a card first
    drop(table, table.choosable("display").first, table.page.locator('[data-drop="hand"]'))
    table.page.wait_for_function("() => document.querySelector('[data-testid^=card-][data-choosable=true]')")
    table.settle()
    assert phase(table) == "play"
    drop(table, table.choosable("card").first, table.page.locator('[data-drop="album"]'))
    table.settle()
    assert table.snapshot()["view"]["players"][table.snapshot()["seat"]]["collections"]


# How large everything in a piece is drawn, beside its place: the copy that flies must not differ.
LOOKS = """(piece) => [piece, ...piece.querySelectorAll("*")].map((one) => {
  const { width, height, fontSize, borderTopLeftRadius, backgroundImage, color } = getComputedStyle(one);
  return [one.tagName, width, height, fontSize, borderTopLeftRadius, backgroundImage, color].join(" ");
})"""
# Copies are put into the page's body; they are looked at as soon as they are there.
WATCH_COPIES = f"""() => {{
  globalThis.copies = [];
  new MutationObserver((changes) => {{
    for (const copy of changes.flatMap(({{ addedNodes }}) => [...addedNodes]))
      if (copy.querySelector?.(".card")) copies.push(({LOOKS})(copy.querySelector(".card")));
  }}).observe(document.body, {{ childList: true }});
}}"""


def test_a_card_on_its_way_looks_like_the_card(newcomer: Visit) -> None:
    table = newcomer(calm=False, pace="calm")
    sit_down(table)
    advance(table, "take")
    card = table.choosable("display").first
    looks = card.locator(".card").evaluate(LOOKS)
    table.page.evaluate(WATCH_COPIES)
    card.click()
    table.confirm()
    wait_for(lambda: table.page.evaluate("copies.length > 0"), "the card to fly")
    assert table.page.evaluate("copies[0]") == looks


def test_a_play_of_several_cards_is_foretold_told_once_and_taken_back_as_one(newcomer: Visit) -> None:
    table = newcomer(PHONE)
    sit_down(table, players=3)
    advance(table, "play")
    while len(set(held := [card["set"] for card in table.snapshot()["view"]["hand"]])) == len(held):
        act(table, 0)
        advance(table, "play")
    before = table.snapshot()
    with shifts(table.page) as jumped:
        pick_cards(table)
        gain = int(table.find("preview").locator("h2 b").inner_text().replace("−", "-"))
        preview, tabs = table.find("preview").bounding_box(), table.page.locator("nav.tabs").bounding_box()
    assert jumped == []
    assert preview
    assert tabs
    assert preview["y"] + preview["height"] <= tabs["y"]
    table.confirm()
    table.settle()
    after = table.snapshot()
    me = before["seat"]
    assert after["view"]["players"][me]["points"] - before["view"]["players"][me]["points"] == gain
    events = [event for entry in after["log"] if entry["ply"] > before["ply"] for event in entry["events"]]
    assert [event["key"] for event in events if event["key"]] == ["collection"]
    table.find("undo").click()
    table.page.wait_for_function("ply => document.body.dataset.ply === ply", arg=str(before["ply"]))


def test_a_whole_game_by_keyboard_alone(newcomer: Visit) -> None:
    table = newcomer()
    sit_down(table)
    keyboard = Keyboard(table)
    keyboard.play_to_the_end()
    assert keyboard.longest <= MOST_KEYS


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_screen(newcomer: Visit, axe: str, size: ViewportSize) -> None:
    table = newcomer(size)
    sit_down(table, players=4)
    assert violations(table.page, axe) == []
    advance(table, "play")
    pick_cards(table)
    assert violations(table.page, axe) == []
    table.page.keyboard.press("Escape")
    advance(table, "effects")
    assert violations(table.page, axe) == []
    if size == PHONE:
        for tab in ("players", "log"):
            table.find(f"tab-{tab}").click()
            assert violations(table.page, axe) == []
    table.find("score").click()
    expect(table.find("score-sheet")).to_be_visible()
    assert violations(table.page, axe) == []
    table.page.goto(f"{table.server.url}/rules/stickers#ST-31")
    expect(table.page.locator('[data-lit="true"]').first).to_be_visible()
    assert violations(table.page, axe) == []
