"""What a person does at the page, in words."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Server

BOTS = ("Juniper", "Pip", "Otter", "Fennel")
PATIENCE = 30_000  # milliseconds; the machine may be busy with other tests

# The page asks itself, so that nobody has to ask it again and again; the server only when the page is at rest: what it
# says takes both of them some milliseconds.
SETTLED = """async (patience) => {
  const root = document.querySelector('meta[name="root"]').content;
  const { dataset } = document.body;
  const asks = '[data-choosable="true"], [data-testid="ranking"]';
  const settled = async () => {
    if (dataset.busy === "true" || !document.querySelector(asks)) return false;
    // Its address may still be that of the page before.
    const answer = await fetch(`${root}api/tables/${location.pathname.split("/").pop()}`);
    if (!answer.ok) return false;
    const now = await answer.json();
    const mine = now.over || now.waiting.includes(now.seat);
    return mine && dataset.ply === String(now.ply) && dataset.busy !== "true";
  };
  for (const until = performance.now() + patience; performance.now() < until; ) {
    if (await settled()) return true;
    await new Promise((then) => setTimeout(then, 10));
  }
  return false;
}"""


class TablePage:
    """A page in somebody's browser; how a turn is taken is Stamp Collection's."""

    game = "stamp_collection"

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        page.set_default_timeout(PATIENCE)

    def find(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def choosable(self, kind: str) -> Locator:
        """The lit pieces whose name begins so."""
        return self.page.locator(f'[data-testid^="{kind}-"][data-choosable="true"]')

    def go_home(self) -> None:
        self.page.goto(self.server.url)
        self.page.locator("main").wait_for()

    def sit_down(self, players: int = 2, mind: str = "amateur", game: str | None = None, **options: str) -> None:
        """By the request that the shelf sends for somebody who has given no name."""
        self.go_to(self.open_with_bots(players, mind, game, **options))
        self.find("prompt").wait_for()

    def open_with_bots(self, players: int, mind: str = "amateur", game: str | None = None, **options: str) -> str:
        seats = [{"kind": "me", "name": "Guest"}]
        seats += [{"kind": "bot", "name": name, "mind": mind} for name in BOTS[: players - 1]]
        return self.open({"game": game or self.game, "seats": seats, "options": options})

    def open(self, wish: dict[str, Any]) -> str:
        """A table as wished, by a request with the cookie of the page, which stays where it is. What it is called."""
        answer = self.page.context.request.post(f"{self.server.url}/api/tables", data=wish)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def go_to(self, number: str) -> None:
        self.page.goto(f"{self.server.url}/table/{number}")

    def go_away(self) -> None:
        """To where there is nothing to draw, and requests can be sent as from a table."""
        self.page.goto(f"{self.server.url}/api/health")

    def sit_down_at_home(
        self, players: int = 2, mind: str = "amateur", game: str | None = None, **options: str
    ) -> None:
        """Through the shelf: the box, as many players, the bots of that kind, then play."""
        self.take_box(game or self.game)
        self.choose("players", str(players))
        if players > 1:
            self.choose("mind", mind)
        for name, choice in options.items():
            self.choose(name, choice)
        self.find("play-now").click()
        self.find("prompt").wait_for()

    def choose(self, name: str, value: str) -> None:
        """One of a few answers, by the words that people press: the round button beside them is for eyes that cannot
        see. Like a person, wait until they lie still and nothing lies over them."""
        answer = self.page.locator(f'input[name="{name}"][value="{value}"]')
        self.page.locator("label", has=answer).click()
        expect(answer).to_be_checked()

    def take_box(self, game: str) -> None:
        """Out of the shelf, and unfold all that can be chosen about its table."""
        box = self.find(f"box-{game}")
        if box.get_attribute("aria-pressed") != "true":
            box.click()
        self.page.locator("details:not([open]) > summary").click()

    def be_quick(self) -> None:
        """As somebody who does not want to watch the bots move."""
        self.find("settings").or_(self.find("menu")).filter(visible=True).click()
        self.choose("pace", "at once")
        self.page.keyboard.press("Escape")

    def settle(self) -> None:
        """Until the page shows what the server has, nothing moves, and I may act or the game is over."""
        assert self.page.evaluate(SETTLED, PATIENCE), "the page does not settle"

    @property
    def number(self) -> str:
        """What the table shown is called in its address."""
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def over(self) -> bool:
        return self.find("ranking").count() > 0

    def snapshot(self) -> Any:
        """What the server says of the table shown; asked by the page itself, with its cookie."""
        text = self.page.evaluate("url => fetch(url).then(answer => answer.text())", self.address)
        return json.loads(text)

    @property
    def address(self) -> str:
        return f"{self.server.url}/api/tables/{self.number}"

    def take_coin(self) -> None:
        self.find("coin").first.click()
        self.confirm()

    def confirm(self) -> None:
        """Commit, and see the table move on."""
        with self.moving_on():
            self.find("confirm").click()

    @contextmanager
    def moving_on(self) -> Iterator[None]:
        """Whatever is done inside carries out a move: wait until the page shows it."""
        shown = self.page.evaluate("document.body.dataset.ply")
        yield
        self.page.wait_for_function("shown => document.body.dataset.ply !== shown", arg=shown)

    def buy(self, number: int) -> None:
        """The n-th lit tile to the n-th lit place."""
        tiles = self.choosable("tile")
        tiles.nth(number % tiles.count()).click()
        slots = self.choosable("slot")
        places = self.choosable("place")
        if places.count():
            places.nth(number % places.count()).click()
        if slots.count():
            slots.nth(number % slots.count()).click()
        self.confirm()

    def take_turn(self, number: int) -> None:
        """Mostly buys, sometimes takes a coin, as people do."""
        if number % 4 == 3 or not self.choosable("tile").count():
            self.take_coin()
        else:
            self.buy(number)

    def play_to_the_end(self, most_turns: int = 120) -> int:
        """Turn after turn until the ranking lies on the table; says how many turns it took."""
        for number in range(most_turns):
            self.settle()
            if self.over:
                return number
            self.take_turn(number)
        raise AssertionError(f"the game was not over after {most_turns} turns")
