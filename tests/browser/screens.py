"""The tables on every screen that people have: pictures to look at, and what can be measured.

    .venv/bin/python -m tests.browser.screens /tmp/screens stamp_collection tauschrausch

takes them by day and by night, at the beginning of a turn and with something chosen, and says what is cut off.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.seeds import chosen_by
from tests.server.serving import Server, serving

from .collexxion import CollexxionPage
from .conftest import FLAGS, HAS_SET, chromium
from .table import TablePage
from .tauschrausch import TauschrauschPage

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TURNS = 5

# Each lit thing is scrolled to: what then still lies below something that stays in its place can never be pressed.
CUT_OFF = """() => {
  const page = document.documentElement, found = [];
  const wide = page.scrollWidth - page.clientWidth;
  if (wide > 0) found.push(`the page scrolls sideways by ${wide}`);
  for (const one of document.querySelectorAll("main use")) {
    const drawing = one.getAttribute("href");
    if (!document.querySelector(drawing)) found.push(`there is no drawing ${drawing}`);
  }
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  for (const one of [...document.querySelectorAll('[data-choosable="true"]')].filter(shown)) {
    one.scrollIntoView({ block: "center", inline: "nearest" });
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const name = one.dataset.testid ?? one.className;
    if (left < -1 || right > innerWidth + 1) found.push(`${name} lies beside the screen`);
    const top_most = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const over = top_most?.closest("nav, [data-testid=prompt]");
    if (over && !over.contains(one)) found.push(`${name} lies under the ${over.className}`);
  }
  scrollTo(0, 0);
  return found;
}"""
TALL = "() => document.documentElement.scrollHeight - innerHeight"

# Over the requests that the page sends: to the middle of a game in a second.
HURRY = """async ([table, turns]) => {
  const look = async () => (await fetch(`/api/tables/${table}`)).json();
  const headers = { "content-type": "application/json" };
  let taken = 0;
  for (let now = await look(); taken < turns && !now.over; now = await look()) {
    if (now.waiting.includes(now.seat) && now.choices.length > 0) {
      const { move } = now.choices[(taken * 7) % now.choices.length];
      const body = JSON.stringify({ seat: now.seat, ply: now.ply, move });
      const { ok } = await fetch(`/api/tables/${table}/moves`, { method: "POST", headers, body });
      if (ok) taken++;
    } else await new Promise((then) => setTimeout(then, 40));
  }
}"""


class StickersPage(TablePage):
    game = "stickers"


PAGES: dict[str, type[TablePage]] = {
    page.game: page for page in (TablePage, CollexxionPage, TauschrauschPage, StickersPage)
}


def visit(
    browser: Browser,
    server: Server,
    game: str,
    players: int,
    language: str = "en-GB",
    size: ViewportSize = SIZES[4],
) -> TablePage:
    """In the middle of a game, at one's turn; always the same game."""
    context = browser.new_context(
        viewport=size,
        locale=language,
        reduced_motion="reduce",
        service_workers="block",
        extra_http_headers=chosen_by(game),
    )
    context.add_init_script(HAS_SET % '{"pace": "at once"}')
    page = context.new_page()
    table = PAGES[game](page, server)
    number = table.open_with_bots(players)
    table.go_away()
    page.evaluate(HURRY, [number, TURNS])
    table.go_to(number)
    table.settle()
    return table


def on_every_screen(table: TablePage) -> Iterator[tuple[str, list[str]]]:
    """Each size and theme, with what is cut off there; the page shows it while this waits."""
    for size in SIZES:
        table.page.set_viewport_size(size)
        table.page.reload()
        table.settle()
        name = f"{size['width']}x{size['height']}"
        yield from _by_day_and_by_night(table, name, "")
        table.page.locator('[data-choosable="true"]').filter(visible=True).first.click()
        table.page.wait_for_timeout(400)  # until what is lit has settled
        yield from _by_day_and_by_night(table, name, "-chosen")


def _by_day_and_by_night(table: TablePage, size: str, moment: str) -> Iterator[tuple[str, list[str]]]:
    for theme in THEMES:
        table.page.emulate_media(color_scheme=theme)
        yield f"{size}-{theme}{moment}", table.page.evaluate(CUT_OFF)


def take(folder: Path, games: list[str], language: str) -> int:
    """All the pictures; says how many things are cut off."""
    problems = 0
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in games:
            table = visit(browser, server, game, players=3, language=language)
            for name, found in on_every_screen(table):
                table.page.screenshot(path=folder / f"{game}-{name}.png")
                scrolled = table.page.evaluate(TALL)
                print(f"{game} {name}: {scrolled} px below the screen", *found, sep="\n  ", flush=True)  # noqa: T201 # the answer
                problems += len(found)
        browser.close()
    return problems


if __name__ == "__main__":
    folder, *games = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    sys.exit(min(take(Path(folder), games or list(PAGES), "en-GB"), 1))
