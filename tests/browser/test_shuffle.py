"""At the end of a game whoever likes can see how it was shuffled, and whether that is what was promised."""

import json
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .people import hurry_to_the_last_round
from .table import TablePage
from .test_whole_game import assert_nothing_scrolls_sideways

KEPT = "Object.fromEntries(JSON.parse(localStorage.getItem('sammelsurium-shuffles') ?? '[]'))"
EXCHANGE = """([table, kept]) => localStorage.setItem("sammelsurium-shuffles", JSON.stringify([[table, kept]]))"""
WITHOUT_HTTPS = "Object.defineProperty(window, 'isSecureContext', { value: false })"


def played(newcomer: Visit, size: ViewportSize = DESKTOP, mark: str = "") -> TablePage:
    """A game of Stamp Collection, moved to its end behind the page's back."""
    table = newcomer(size)
    if mark:
        table.page.add_init_script(mark)
    table.go_home()
    table.sit_down_at_home(players=2, mind="novice")
    table.settle()
    assert table.find("shuffle").count() == 0
    hurry_to_the_last_round(table)
    table.page.evaluate(PLAY, table.number)
    table.find("ranking").wait_for()
    return table


PLAY = """async (table) => {
  const address = `/api/tables/${table}`;
  for (;;) {
    const now = await (await fetch(address)).json();
    if (now.over) return;
    if (!now.waiting.includes(now.seat)) {
      await new Promise((later) => setTimeout(later, 20));
      continue;
    }
    const { move } = now.choices[now.ply % now.choices.length];
    const body = JSON.stringify({ seat: now.seat, ply: now.ply, move });
    await fetch(`${address}/moves`, { method: "POST", headers: { "content-type": "application/json" }, body });
  }
}"""


def kept(table: TablePage) -> Any:
    return table.page.evaluate(KEPT)[table.number]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_shuffle_is_opened_and_compared_with_what_was_kept(newcomer: Visit, size: ViewportSize, axe: str) -> None:
    table = played(newcomer, size)
    told = table.snapshot()["shuffle"]
    mine = kept(table)
    assert mine["promised"] == [told["commitment"]]
    assert (len(mine["word"]), mine["word"]) == (32, told["words"][0])
    shuffle = table.find("shuffle")
    shuffle.locator("summary").click()
    expect(table.find("shuffle-verdict")).to_have_text("The secret is the one it promised.")
    for text in (told["commitment"], told["secret"], mine["word"], f"--word {mine['word']}"):
        expect(shuffle).to_contain_text(text)
    expect(shuffle.locator(".doubt")).to_have_count(0)
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)


def test_another_promise_and_another_word_are_told(newcomer: Visit) -> None:
    table = played(newcomer)
    table.page.evaluate(EXCHANGE, [table.number, {"word": "0" * 32, "promised": ["0" * 64]}])
    table.page.reload()
    shuffle = table.find("shuffle")
    shuffle.locator("summary").click()
    expect(shuffle.locator(".doubt")).to_have_text(
        ["While you played you were shown another fingerprint.", "The word of your browser is not among them."]
    )


def test_a_secret_that_was_not_promised_is_told(newcomer: Visit) -> None:
    table = played(newcomer)

    def exchange(route: Any) -> None:
        answer = route.fetch()
        now = answer.json()
        now["shuffle"]["secret"] = "0" * 64
        route.fulfill(response=answer, body=json.dumps(now))

    table.page.route(f"**/api/tables/{table.number}", exchange)
    table.page.route_web_socket("**/live", lambda _: None)
    table.page.reload()
    table.find("shuffle").locator("summary").click()
    expect(table.find("shuffle-verdict")).to_have_text("The secret is not the one it promised.")


def test_where_the_page_cannot_compute_it_says_what_can(newcomer: Visit) -> None:
    """Over plain http, from another machine, browsers offer no hashes."""
    table = played(newcomer, mark=WITHOUT_HTTPS)
    table.find("shuffle").locator("summary").click()
    expect(table.find("shuffle-verdict")).to_contain_text("Without https")
    expect(table.find("shuffle")).to_contain_text("sammelsurium verify game.json --commitment")
