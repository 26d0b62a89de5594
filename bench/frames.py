"""How evenly the page moves: the time between two frames while others play, as the browser itself counts it.

python -m bench.frames                                ColleXXion, three bots, six rounds
python -m bench.frames stamp_collection --rounds 2

A page of 1440 × 900 in Chromium at the pace *calm*, with everything that is animated: flights, sets that are scored,
their stage. Only frames count during which something is shown. They are drawn 60 times a second, so 16.7 ms is as good
as it gets, and where one is missed it takes 33.3 ms. On a machine that does something else meanwhile the figures say
nothing.
"""

import argparse
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import FLAGS, chromium
from tests.server.serving import serving

from bench.machine import describe

BOTS = ("Juniper", "Pip", "Otter")

WATCH = """() => {
  globalThis.frames = [];
  let before;
  const shown = () => document.body.dataset.busy === "true" || document.querySelector('[data-testid="set-card"]');
  const frame = (now) => {
    if (before !== undefined && shown()) globalThis.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

# One's own turns are played over the requests that the page sends: what completes a set, else the first that is
# offered. That is a piece as long as any fits, so chains are long and sets come.
PLAY = """async ([table, round]) => {
  const look = async () => (await fetch(`/api/tables/${table}`)).json();
  const headers = { "content-type": "application/json" };
  const rest = (time) => new Promise((then) => setTimeout(then, time));
  const shown = async (ply) => { while (Number(document.body.dataset.ply) < ply) await rest(50); };
  for (let now = await look(); !now.over && (now.view.round ?? 1) <= round; now = await look()) {
    await shown(now.ply);
    if (now.waiting.includes(now.seat) && now.choices.length > 0) {
      const move = (now.choices.find(({ completes }) => completes?.length) ?? now.choices[0]).move;
      const body = JSON.stringify({ seat: now.seat, ply: now.ply, move });
      await fetch(`/api/tables/${table}/moves`, { method: "POST", headers, body });
    } else await rest(60);
  }
  return globalThis.frames;
}"""
OPEN = """async ([game, bots]) => {
  const seats = [{ kind: "me", name: "Ada" }, ...bots.map((name) => ({ kind: "bot", name, mind: "amateur" }))];
  const body = JSON.stringify({ game, seats });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  return (await answer.json()).table;
}"""


def frames(page: Page, url: str, game: str, rounds: int) -> list[float]:
    """Milliseconds from each frame to the next."""
    page.goto(url)
    page.locator("main").wait_for()
    table = page.evaluate(OPEN, [game, BOTS])
    page.goto(f"{url}/table/{table}")
    page.get_by_test_id("prompt").wait_for()
    page.evaluate(WATCH)
    found: list[float] = page.evaluate(PLAY, [table, rounds])
    return found


def measure(game: str, rounds: int) -> list[float]:
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
        return frames(context.new_page(), server.url, game, rounds)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", nargs="?", default="collexxion")
    reader.add_argument("--rounds", type=int, default=6)
    asked = reader.parse_args()
    found = measure(asked.game, asked.rounds)
    hundredths = statistics.quantiles(found, n=100)
    table = Table(
        "game", "frames", "median ms", "p95 ms", "p99 ms", "longest ms", title=str(describe()), title_justify="left"
    )
    shown = (statistics.median(found), hundredths[94], hundredths[98], max(found))
    table.add_row(asked.game, str(len(found)), *(f"{value:.1f}" for value in shown))
    Console().print(table)


if __name__ == "__main__":
    main()
