"""How long somebody waits between their own move and their next question, at the pace *at once* with three bots.

    .venv/bin/python -m tests.browser.waiting stamp_collection collexxion stickers tauschrausch

Told apart: until the last picture before the question has come, which is the bots' own thinking and the server's work,
and from then on until the question is lit, which is the page's. Novices think for about a millisecond; the machine
should do nothing else meanwhile.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.server.serving import Server, serving

from .conftest import DESKTOP, FLAGS, chromium
from .keyboard import Keyboard
from .table import TablePage

GAMES = ("stamp_collection", "collexxion", "stickers", "tauschrausch")
QUESTIONS = 60
BOTS = ("Pip", "Wren", "Otter")

# Every move that is sent, every picture that comes, and the first frame in which the next question is lit.
WATCH = """
localStorage.setItem("sammelsurium", JSON.stringify({ pace: "at once", language: "en" }));
window.waits = [];
let wait;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (JSON.parse(data).kind === "move") wait = { sent: performance.now(), pictures: 0, ply: document.body.dataset.ply };
  return send.call(this, data);
};
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (!wait || !data.includes('"choices"')) return;
      Object.assign(wait, { last: performance.now(), pictures: wait.pictures + 1 });
    });
  }
};
(function look() {
  const { busy, ply } = document.body?.dataset ?? {};
  if (wait?.last && ply !== wait.ply && busy !== "true" && document.querySelector(".prompt.asking")) {
    window.waits.push({ ...wait, lit: performance.now() });
    wait = undefined;
  }
  requestAnimationFrame(look);
})();
"""


@contextmanager
def sitting(server: Server) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport=DESKTOP, locale="en-GB")
        page.add_init_script(WATCH)
        page.goto(server.url)
        yield page
        browser.close()


def open_table(page: Page, game: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "name": name, "mind": "novice"} for name in BOTS)]
    table = page.evaluate(
        """given => fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" },
             body: JSON.stringify(given) }).then((answer) => answer.json())""",
        {"game": game, "seats": seats},
    )["table"]
    page.goto(page.url.split("/table")[0].rstrip("/") + f"/table/{table}")
    page.get_by_test_id("prompt").wait_for()


def waits(page: Page, server: Server, game: str) -> list[dict[str, Any]]:
    """Those in which a bot has acted, of one game or of the first questions of it."""
    open_table(page, game)
    table = TablePage(page, server)
    hands = Keyboard(table)
    for _ in range(QUESTIONS):
        table.settle()
        if table.over:
            break
        hands.look_for_the_first_piece()
        hands.act()
    table.settle()
    found: list[dict[str, Any]] = page.evaluate("window.waits")
    return [wait for wait in found if wait["pictures"] > 1]


def line(name: str, milliseconds: list[float]) -> str:
    ordered = sorted(milliseconds)
    last = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return f"{name} median {statistics.median(ordered):.0f}, p95 {last:.0f}, most {ordered[-1]:.0f} ms"


def main(games: list[str]) -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, sitting(server) as page:
        for game in games or GAMES:
            found = waits(page, server, game)
            until = [wait["last"] - wait["sent"] for wait in found]
            page_alone = [wait["lit"] - wait["last"] for wait in found]
            told = f"{line('until the last picture', until)}; {line('then until it is lit', page_alone)}"
            sys.stdout.write(f"{game}, {len(found)} questions after bots' turns: {told}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
