"""stickers through the page: whole games by clicking what is lit, the steps of a turn, and every screen for axe."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .table import TablePage
from .test_whole_game import assert_nothing_scrolls_sideways

TARGETS = ("display", "space", "player", "card", "kind")
MOST_ACTIONS = 400


def sit_down(table: TablePage, players: int = 2) -> None:
    table.sit_down(players, game="stickers")
    table.settle()


def lit(table: TablePage, kind: str) -> Locator:
    """What may be chosen now and is not chosen yet. On a phone some of it lies on another page."""
    unchosen = table.page.locator('[aria-pressed="false"]')
    return table.choosable(kind).filter(visible=True).and_(unchosen)


def phase(table: TablePage) -> str:
    return str(table.snapshot()["view"]["phase"])


def pick_cards(table: TablePage) -> None:
    """Every card in hand of the set held most often, in the order they lie there."""
    hand = [card["card"] for card in table.snapshot()["view"]["hand"]]
    sets = [card.rsplit("-", 1)[0] for card in hand]
    most = max(sets, key=sets.count)
    for card in hand:
        if card.startswith(f"{most}-"):
            click(table.find(f"card-{card}"))


def click(piece: Locator) -> None:
    """On the left side: in a full hand the next card covers the right one."""
    box = piece.bounding_box()
    assert box
    piece.click(position={"x": box["width"] * 0.22, "y": box["height"] * 0.5})


def point(table: TablePage, number: int) -> None:
    """The n-th lit thing, then whatever else it asks for, until there is something to confirm."""
    for _ in range(4):
        if table.find("confirm").count():
            return
        options = [lit(table, kind) for kind in (*TARGETS, "chip")]
        found = next(one for one in options if one.count())
        click(found.nth(number % found.count()))


def act(table: TablePage, number: int) -> str:
    """One action of mine, committed; says in which phase."""
    now = phase(table)
    if now in ("play", "laying"):
        pick_cards(table)
    else:
        point(table, number)
    table.confirm()
    return now


def play_to_the_end(table: TablePage) -> Iterator[str]:
    for number in range(MOST_ACTIONS):
        table.settle()
        if table.over:
            return
        yield act(table, number)
    raise AssertionError(f"the game was not over after {MOST_ACTIONS} actions")


def advance(table: TablePage, wanted: str) -> None:
    """Plays on until this phase comes up for me."""
    for number in range(MOST_ACTIONS):
        table.settle()
        if phase(table) == wanted:
            return
        act(table, number)
    raise AssertionError(f"no {wanted} in {MOST_ACTIONS} actions")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_to_the_ranking(visit: Visit, size: ViewportSize, axe: str) -> None:
    table = visit(size)
    sit_down(table)

    phases = list(play_to_the_end(table))

    assert {"take", "play", "effects", "bonus", "last card"} <= set(phases)
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


def test_cards_picked_together_are_laid_in_their_order(visit: Visit) -> None:
    table = visit()
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


def test_what_is_in_hand_can_be_put_back(visit: Visit) -> None:
    table = visit()
    sit_down(table)
    before = table.snapshot()["ply"]
    table.choosable("display").first.click()
    expect(table.find("confirm")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.find("confirm")).to_have_count(0)
    assert table.snapshot()["ply"] == before


def test_a_card_that_may_not_be_played_yet_says_why(visit: Visit) -> None:
    table = visit()
    sit_down(table)
    table.page.locator('[data-testid^="card-"]').last.click()
    expect(table.find("toasts").locator("a").first).to_have_attribute("href", r"/rules/stickers#ST-20")


def test_the_first_steps_of_a_turn_by_keyboard_alone(visit: Visit) -> None:
    table = visit()
    sit_down(table)
    before = table.snapshot()["ply"]
    table.choosable("display").first.focus()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.page.wait_for_function("shown => document.body.dataset.ply !== shown", arg=str(before))
    table.settle()
    assert phase(table) == "play"


def test_a_card_is_taken_and_played_by_dragging(visit: Visit) -> None:
    table = visit()
    sit_down(table)
    drop(table, table.choosable("display").first, table.page.locator('[data-drop="hand"]'))
    table.page.wait_for_function("() => document.querySelector('[data-testid^=card-][data-choosable=true]')")
    table.settle()
    assert phase(table) == "play"
    drop(table, table.choosable("card").first, table.page.locator('[data-drop="album"]'))
    table.settle()
    assert table.snapshot()["view"]["players"][table.snapshot()["seat"]]["collections"]


def drop(table: TablePage, piece: Locator, place: Locator) -> None:
    start, goal = piece.bounding_box(), place.bounding_box()
    assert start
    assert goal
    mouse = table.page.mouse
    mouse.move(start["x"] + 12, start["y"] + 20)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    mouse.up()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_any_screen(visit: Visit, axe: str, size: ViewportSize, dark: bool) -> None:
    table = visit(size, dark=dark)
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
