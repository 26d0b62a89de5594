"""The tables on every screen that people have: nothing is cut off or out of reach, and nothing jumps."""

import pytest
from playwright.sync_api import Browser, CDPSession, ViewportSize, expect

from tests.server.serving import Server

from .conftest import DESKTOP, PHONE, Visit
from .keyboard import Keyboard
from .layout_shift import shifts
from .screens import PAGES, SIZES, on_every_screen, visit
from .table import TablePage


@pytest.mark.parametrize("game", PAGES)
def test_on_every_screen_all_that_is_lit_can_be_reached(server: Server, browser: Browser, game: str) -> None:
    table = visit(browser, server, game, players=3)
    problems = {name: found for name, found in on_every_screen(table) if found}
    table.page.context.close()
    assert problems == {}


# What everything lies on, and what asks: its parts may come and go during a turn, it stays where it is.
FIXED = ("section.", "aside.", "main.", "nav.", "header.", "div.prompt")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("game", PAGES)
def test_nothing_jumps_during_a_turn(server: Server, browser: Browser, game: str, size: ViewportSize) -> None:
    """Nothing at all while a piece is pointed at, taken up and put back; no part of the table while a turn is taken."""
    table = visit(browser, server, game, players=3, size=size)
    table.page.wait_for_load_state("networkidle")
    with shifts(table.page) as found:
        choose_and_put_back(table)
    assert found == []
    with shifts(table.page) as found:
        keys = Keyboard(table)
        keys.look_for_the_first_piece()
        keys.act()
        table.settle()
    table.page.context.close()
    assert [one for one in found if one.split(": ", 1)[1].startswith(FIXED)] == []


def choose_and_put_back(table: TablePage) -> None:
    """Nothing where there is only a button to press. In ColleXXion a mouse points, and a press takes."""
    for lit in table.page.locator('[data-choosable="true"]:not(.btn)').filter(visible=True).all()[:3]:
        lit.hover(force=True)
        if table.game == "collexxion":
            continue
        lit.click()
        goals = table.page.locator('[data-goal="true"]').filter(visible=True)
        if goals.count():
            goals.first.click()
            table.find("confirm").filter(visible=True).wait_for()
        back = table.find("put-back").filter(visible=True)
        back.click()
        expect(back).to_have_count(0)


# Every place where words stand, once: what is added to it and taken away again is laid out each time.
EVERY_WORD = """() => {
  const told = (one) => one.children.length === 0 && one.textContent.trim() !== "";
  const shown = (one) => told(one) && one.checkVisibility() && one.closest("svg, .log") === null;
  const words = [...document.querySelectorAll("main *")].filter(shown);
  const places = new Map(words.map((one) => [`${one.parentElement.className} ${one.className}`, one]));
  for (const one of places.values())
    for (const change of [() => one.append("x"), () => one.lastChild.remove()]) {
      change();
      document.body.getBoundingClientRect();
    }
  return places.size * 2;
}"""
MOST_STYLED = 1.5
"""How often a changed word may have anything styled anew: by itself, and now and then what is sized by its place."""


def styled(cdp: CDPSession) -> int:
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return int(next(one["value"] for one in metrics if one["name"] == "RecalcStyleCount"))


@pytest.mark.parametrize("game", PAGES)
def test_a_changed_word_does_not_have_the_whole_table_styled_anew(server: Server, browser: Browser, game: str) -> None:
    """What lies in places that are measured with and without their contents is styled twice for each of them."""
    table = visit(browser, server, game, players=3)
    cdp = table.page.context.new_cdp_session(table.page)
    cdp.send("Performance.enable")
    before = styled(cdp)
    changes = table.page.evaluate(EVERY_WORD)
    counted = styled(cdp) - before
    table.page.context.close()
    assert changes > 20
    assert counted <= MOST_STYLED * changes


JUMP = "(place) => document.querySelector('main').style.setProperty('padding-top', place)"
AGAIN = "() => { const main = document.querySelector('main'); main.replaceWith(main.cloneNode(true)); }"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_jumps_is_found(visit: Visit, size: ViewportSize) -> None:
    """Even if the browser, as on a busy machine, has not drawn it yet when somebody begins to watch."""
    table = visit(size)
    for place in ("60px", "0px"):
        table.page.evaluate(AGAIN)
        with shifts(table.page) as found:
            table.page.evaluate(JUMP, place)
        assert found, place


def test_where_nothing_jumps_nothing_is_found(visit: Visit) -> None:
    table = visit(PHONE)
    table.page.wait_for_load_state("networkidle")
    with shifts(table.page) as found:
        table.page.evaluate("() => { document.querySelector('main').style.outline = '3px solid'; }")
    assert found == []
