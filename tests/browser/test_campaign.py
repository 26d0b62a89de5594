"""A campaign of stickers through the page: gathering, a game, the booster, sticking, going on; each stage for axe."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import ViewportSize, expect

import sammelsurium.server
from sammelsurium.games.stickers.campaign.boosters import FOLDER, LANGUAGES

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .stickers import STICKING, begin_campaign, begin_game, drop, finish_game, hurry, my_stickers, step, stick_all
from .table import TablePage
from .test_whole_game import assert_nothing_scrolls_sideways

PAGE = Path(sammelsurium.server.__file__).parent / "page"


def assert_fine(table: TablePage, axe: str) -> None:
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)


def open_booster(table: TablePage) -> None:
    table.find("booster").click()
    table.find("inside").wait_for()
    table.find("deal").click()
    expect(table.find("between")).to_have_attribute("data-step", "stick")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_its_booster_and_the_way_to_the_next_game(visit: Visit, size: ViewportSize, axe: str) -> None:
    table = visit(size)
    begin_campaign(table)
    assert_fine(table, axe)
    begin_game(table)
    finish_game(table)
    told = table.snapshot()
    assert_fine(table, axe)

    table.find("play-again").click()
    winners = [told["seats"][place["seat"]]["name"] for place in told["outcome"]["ranking"] if place["rank"] == 1]
    expect(table.find("winners").locator("li")).to_have_count(len(winners))
    expect(table.page.get_by_text("Swap Meet")).to_have_count(0)
    assert_fine(table, axe)

    table.find("booster").click()
    inside = table.find("inside")
    expect(inside).to_contain_text("Swap Meet")
    expect(inside).to_contain_text("Exchange two adjacent set markers.")
    assert_fine(table, axe)

    table.find("deal").click()
    my_stickers(table).first.click()
    assert_fine(table, axe)
    stick_all(table)
    stuck = table.snapshot()["campaign"]["stuck"]
    assert len(stuck) == 4
    for one in stuck:
        expect(table.find(f"stuck-{one['card']}").first).to_be_visible()
    assert_fine(table, axe)

    table.find("stuck-all").click()
    expect(table.find("track").locator(".opened")).to_have_count(1)
    assert_fine(table, axe)
    table.page.reload()
    table.find("begin").wait_for()
    table.find("add-bot").click()
    expect(table.page.locator('[data-testid^="plays-"]:checked')).to_have_count(3)
    begin_game(table)
    assert len(table.snapshot()["seats"]) == 3
    table.find("campaign").click()
    expect(table.find("campaign-sheet")).to_be_visible()
    assert_fine(table, axe)


def test_a_campaign_waits_on_the_desk_with_its_booster_still_closed(visit: Visit) -> None:
    table = visit()
    begin_campaign(table)
    hurry(table, STICKING)
    assert step(table) == "closed"
    table.page.goto(table.server.url)
    table.page.locator('a[data-testid^="table-"]').click()
    assert step(table) == "closed"
    open_booster(table)
    table.page.reload()
    assert step(table) == "stick"


def test_a_sticker_is_dragged_onto_a_card(visit: Visit) -> None:
    table = visit()
    begin_campaign(table)
    hurry(table, STICKING)
    open_booster(table)
    me = table.snapshot()["seat"]
    goal = table.choosable("goal").nth(1)
    card = str(goal.get_attribute("data-testid")).removeprefix("goal-")
    drop(table, my_stickers(table).first, goal)
    table.confirm()
    stuck = table.snapshot()["campaign"]["stuck"]
    assert [one["card"] for one in stuck if one["seat"] == me] == [card]


def test_the_stickers_of_a_set_booster_may_go_on_every_own_card_with_room(visit: Visit) -> None:
    table = visit()
    begin_campaign(table)
    hurry(table, f"{STICKING} && s.campaign.opened.kind === 'set'")
    open_booster(table)
    choices = table.snapshot()["choices"]
    kind = next(choice["kind"] for choice in choices if not choice["cosmetic"])
    offered = {choice["card"]["card"] for choice in choices if choice["kind"] == kind}
    assert len({card.rsplit("-", 1)[0] for card in offered}) > 1
    table.find(f"sticker-{kind}").first.click()
    expect(table.choosable("goal")).to_have_count(len(offered))
    lit = {str(goal.get_attribute("data-testid")) for goal in table.choosable("goal").all()}
    assert lit == {f"goal-{card}" for card in offered}
    expect(table.page.get_by_text("Other cards of the game")).to_have_count(0)


def test_a_decoration_is_placed_by_keyboard_alone(visit: Visit, axe: str) -> None:
    table = visit()
    begin_campaign(table)
    hurry(table, f"{STICKING} && s.campaign.opened.kind === 'set'")
    kind = next(choice["kind"] for choice in table.snapshot()["choices"] if choice["cosmetic"])
    table.find("booster").focus()
    keyboard = table.page.keyboard
    keyboard.press("Enter")
    table.find("deal").press("Enter")
    table.find(f"sticker-{kind}").press("Enter")
    table.choosable("goal").first.focus()
    keyboard.press("ArrowRight")
    card = table.page.evaluate("document.activeElement.dataset.testid").removeprefix("goal-")
    keyboard.press("Enter")
    expect(table.find("placer")).to_be_focused()
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft"):
        keyboard.press(key)
    assert_fine(table, axe)
    with table.moving_on():
        keyboard.press("Enter")
    worn = [entry["move"] for entry in table.snapshot()["log"] if entry["move"].startswith("stick ")]
    assert f"stick {kind} {card} 46 42" in worn


def test_nothing_of_a_sealed_booster_is_in_the_page() -> None:
    served = "".join(file.read_text("utf-8") for file in PAGE.rglob("*") if file.suffix in (".js", ".css", ".html"))
    assert "set-corking" in served
    secrets: list[str] = []
    for language in LANGUAGES:
        open_box = (FOLDER.parent / "text" / f"{language}.ftl").read_text("utf-8")
        words = sealed_words((FOLDER / f"{language}.ftl").read_text("utf-8"))
        secrets += [word for word in words if word not in open_box]
    assert len(secrets) > 400
    assert [secret for secret in secrets if secret in served] == []


def sealed_words(source: str) -> Iterator[str]:
    """The names of the messages, and every piece of text that is more than a word or two."""
    for message in FluentParser().parse(source).body:
        if not isinstance(message, ast.Message):
            continue
        yield message.id.name
        for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
            yield from pieces_of(pattern)


def pieces_of(pattern: ast.Pattern | None) -> Iterator[str]:
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement) and len(element.value) > 16:
            yield element.value
